import Notifications
import Testing

/// A mistake in the members of an app, with its place marked, and the sentence about it.
struct ManifestMistake: Sendable, CustomTestStringConvertible {
  var members: String
  var severity: Diagnostic.Severity
  var sentence: String

  init(_ members: String, _ severity: Diagnostic.Severity, _ sentence: String) {
    (self.members, self.severity, self.sentence) = (members, severity, sentence)
  }

  var testDescription: String { members }
}
