import Notifications

/// A picture as the screen is now, which is to be kept.
package struct DrawnPicture: Hashable, Sendable {
  /// What its line calls it.
  let name: String
  /// The file in which it is kept.
  package let path: String
  /// What the file is to hold, whole.
  package let text: String
  /// The line that draws it.
  let place: Place
}
