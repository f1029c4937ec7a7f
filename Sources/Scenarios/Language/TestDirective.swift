import Files
import Notifications

/// What a scenario says of its own test; on the phone it does nothing.
package enum TestDirective: Hashable, Sendable {
  /// Words by which tests are chosen.
  case tags([String])
  /// Why it is not played.
  case skip(String)
  /// Why it is known to fail.
  case fails(String)

  /// The verbs of the lines that say it.
  static let verbs = ["tag", "skip", "fails"]
}

/// What a scenario says of its own test before its first other line.
package struct TestDirectives: Hashable, Sendable {
  /// The words by which tests are chosen, in the order of the file.
  package private(set) var tags: [String] = []
  /// Why it is not to be played; nil where it is.
  package private(set) var skipReason: String?
  /// Why it is known to fail; nil where it has to pass.
  package private(set) var failureReason: String?

  /// Reads no further than the first line that says something else.
  package init(_ file: SourceFile) {
    var lexer = ScenarioLexer(file.bytes, path: file.path)
    while let line = lexer.next(), let verb = line.words.first?.text,
      ScenarioDocument.isHeading(verb)
    {
      let words = line.words.dropFirst().map(\.text)
      switch verb {
      case "tag": tags += words
      case "skip": skipReason = words.first
      case "fails": failureReason = words.first
      case _: break
      }
    }
  }
}

extension ScenarioDocument {
  /// Whether lines with this verb stand before all others: they say something of the scenario.
  static func isHeading(_ verb: String) -> Bool {
    verb == "title" || TestDirective.verbs.contains(verb)
  }

  /// What is wrong with a line that says something of the scenario's test; nil where nothing is.
  func mistake(inPlaceOf line: ScenarioLine) -> Diagnostic? {
    let name = line.verb.name
    guard TestDirective.verbs.contains(name) else { return nil }
    if let place = line.whenPlace {
      return Diagnostic(place, .error, "\(name) is of the whole scenario; write no time before it")
    }
    guard lines.contains(where: { !Self.isHeading($0.verb.name) }) else { return nil }
    return Diagnostic(
      line.place, .error, "\(name) stands before all lines but title; move it to the top")
  }
}
