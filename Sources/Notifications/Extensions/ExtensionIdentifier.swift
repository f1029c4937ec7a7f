/// The bundle identifier of an extension, as its property list has it (Y43).
package struct ExtensionIdentifier: Hashable, Sendable {
  /// `CFBundleIdentifier`.
  package var text: String
  /// Where it is written.
  package var place: Place

  package init(_ text: String, at place: Place) {
    (self.text, self.place) = (text, place)
  }
}
