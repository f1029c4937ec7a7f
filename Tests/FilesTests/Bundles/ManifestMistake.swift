import Notifications
import TestSupport
import Testing

@testable import Files

/// A mistake in the members of an app, with its place marked, and the sentence about it.
struct ManifestMistake: Sendable, CustomTestStringConvertible {
  var members: String
  var severity: Diagnostic.Severity
  var sentence: String

  init(_ members: String, _ severity: Diagnostic.Severity, _ sentence: String) {
    (self.members, self.severity, self.sentence) = (members, severity, sentence)
  }

  var testDescription: String { members }

  /// Expects that an app with the members is told of it, and of nothing else.
  func check(_ location: SourceLocation = #_sourceLocation) {
    let marked = MarkedText(#"{"bundleIdentifier":"com.example.a",\#(members)}"#)
    let wanted = "app:\(marked.place ?? "?"): \(severity): \(sentence)"
    #expect(Self.remarks(marked.text) == [wanted], sourceLocation: location)
  }

  /// What is said of an app that is written as JSON, such as in a scenario.
  static func remarks(_ json: String) -> [String] {
    let source = SourceText(Array(json.utf8)[...], at: Place("app"))
    return AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description)
  }
}
