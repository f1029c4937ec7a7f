import Delivery
import TerminalCore

/// What the log is narrowed to: lines that have each word that is typed, and none behind a `!`.
struct LogFilter: Sendable {
  /// The line that the words are typed into, with its cursor.
  var field = TextField()
  /// Whether it is being typed.
  var isTyping = true
  /// The indices of the facts that fit, ascending.
  private(set) var hits: [Int] = []
  /// How many facts were looked at.
  private(set) var scanned = 0

  /// Facts that are looked at before other things get their turn.
  private static let slice = 5_000

  /// What is typed.
  var text: String { field.text.trimmed }

  /// Whether a line fits.
  func fits(_ line: String) -> Bool { Self.fits(line, terms) }

  /// Begins anew: other words are looked for, or facts were taken back.
  mutating func restart() {
    hits = []
    scanned = 0
  }

  /// Looks at some more of the log.
  mutating func scan(_ scene: Scene) {
    let facts = scene.facts.facts
    if scanned > facts.count { restart() }
    guard scanned < facts.count else { return }
    let terms = terms
    let end = min(facts.count, scanned + Self.slice)
    for index in scanned..<end
    where Self.fits(facts[index].logText(in: scene.state), terms) { hits.append(index) }
    scanned = end
  }

  private typealias Term = (matcher: TextMatcher, isNegated: Bool)

  private var terms: [Term] {
    ListFilter.words(text).compactMap { word in
      let isNegated = word.hasPrefix("!")
      return TextMatcher(isNegated ? String(word.dropFirst()) : word).map { ($0, isNegated) }
    }
  }

  private static func fits(_ line: String, _ terms: [Term]) -> Bool {
    terms.allSatisfy { $0.matcher.matches(line) != $0.isNegated }
  }
}

extension InspectorView {
  /// Whether the rest of the log is still to be looked at.
  var isReadingLog: Bool { logFilter != nil && !isLogRead }
}
