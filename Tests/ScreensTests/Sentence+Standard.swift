@testable import Screens

extension Sentence {
  /// With the keys that are in force where nobody changed any.
  var standard: String { text(.standard, .unicode) }
}
