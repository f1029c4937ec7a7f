@testable import Screens

extension Sentence {
  /// With the standard keys.
  var standard: String { text(.standard, .unicode) }
}
