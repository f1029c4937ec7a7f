import Delivery
import Explaining
import Files
import Notifications
import Scenarios
import Screens
import Sessions
import TerminalCore

/// A program that talks to a phone in lines: each line is answered in JSON (formats.md §5).
package struct Conversation {
  private var run: HeadlessRun
  private let files: ScenarioFiles
  private var subscription: Set<String>?

  /// Begins with a fresh phone.
  ///
  /// - Throws: Where the settings cannot be.
  package init(settings: WorldSettings, locations: DataLocations) throws {
    run = HeadlessRun(try LoadedInput([], settings: settings, locations: locations))
    files = locations.files(folder: "")
  }

  /// Whether a check failed.
  package var hasFailed: Bool { run.report.hasFailed }
  /// Whether something was warned of.
  package var hasWarned: Bool { run.report.diagnostics.contains { $0.severity == .warning } }
  /// Whether a line was wrong.
  package private(set) var hasInvalidInput = false

  /// The answers to a line: first its own, then the facts that were subscribed to. None for a line
  /// that is blank or only a comment.
  package mutating func answer(_ line: String) -> [JSONValue] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first {
    case nil: return []
    case "state": return [["ok": true, "state": run.stateJSON.value]]
    case "explain": return [explain(words.count > 1 ? words[1] : "")]
    case "render": return [render(words.count > 1 ? words[1] : "")]
    case "subscribe": return [subscribe(words.count > 1 ? words[1] : "")]
    default: return perform(line)
    }
  }

  private mutating func perform(_ line: String) -> [JSONValue] {
    let failuresBefore = run.report.failures.count
    let events = run.perform(line, files: files)
    let facts = events.flatMap { $0.json(in: run.session.state) }
    if let error = events.firstError { return [refusal(error.message)] }
    if run.report.failures.count > failuresBefore, let failure = run.report.failures.last {
      return [answer(error: failure.diagnostic.message)]
    }
    if events.isEmpty, !ScenarioDocument(line: line).isMeaningful { return [] }
    let followed = facts.filter { isSubscribed($0) }
    return [["ok": true, "facts": .array(facts)]] + followed
  }

  private func isSubscribed(_ fact: JSONValue) -> Bool {
    guard let subscription, let name = fact["fact"]?.string else { return false }
    return subscription.isEmpty || subscription.contains(name)
  }

  private mutating func explain(_ name: String) -> JSONValue {
    do throws(Diagnostic) {
      let explanation = try run.session.explanation(ofAnything: name)
      return ["ok": true, "explanation": run.session.json(of: explanation)]
    } catch {
      return refusal(error.message)
    }
  }

  // `render [SCREEN] [COLUMNSxROWS] [FORMAT]`, in any order.
  private mutating func render(_ text: String) -> JSONValue {
    var screen = PicturedScreen.asIs
    var size = Size(columns: 80, rows: 24)
    var format = PictureFormat.text
    for word in text.split(separator: " ").map(String.init) {
      let numbers = word.split(separator: "x").compactMap { Int($0) }
      if let named = PicturedScreen(rawValue: word) {
        screen = named
      } else if let named = PictureFormat(rawValue: word) {
        format = named
      } else if numbers.count == 2, numbers.allSatisfy((1...1000).contains) {
        size = Size(columns: numbers[0], rows: numbers[1])
      } else {
        let known = PicturedScreen.allCases.map(\.rawValue) + PictureFormat.allCases.map(\.rawValue)
        let near = suggestion(for: word, among: known)
        return refusal("“\(word)” is no screen, size or format\(near)")
      }
    }
    return ["ok": true, "text": .string(format.text(of: run.session.frame(screen, size: size)))]
  }

  private mutating func subscribe(_ names: String) -> JSONValue {
    let wanted = names.split(separator: " ").map(String.init)
    if let unknown = wanted.first(where: { EventName(rawValue: $0) == nil && $0 != "rewound" }) {
      let near = suggestion(for: unknown, among: EventName.allCases.map(\.rawValue))
      return refusal("there is no fact “\(unknown)”\(near)")
    }
    subscription = Set(wanted)
    return ["ok": true, "subscribed": .array(wanted.map(JSONValue.string))]
  }

  private mutating func refusal(_ message: String) -> JSONValue {
    hasInvalidInput = true
    return answer(error: message)
  }

  private func answer(error message: String) -> JSONValue {
    let near = suggestedName(in: message).map { [JSONValue.string($0)] } ?? []
    return ["ok": false, "error": .string(message), "suggestions": .array(near)]
  }
}

extension [SessionEvent] {
  /// The first complaint that is an error.
  fileprivate var firstError: Diagnostic? {
    for case .complaint(let diagnostic) in self where diagnostic.severity == .error {
      return diagnostic
    }
    return nil
  }
}

extension ScenarioDocument {
  /// Whether there is anything to do in it.
  fileprivate var isMeaningful: Bool { !lines.isEmpty }
}
