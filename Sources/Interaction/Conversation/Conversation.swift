import Explaining
import Notifications
import Push
import Scenarios
import Sessions
import TerminalCore

/// A program that talks to a phone in lines: each line is answered in JSON (formats.md §5).
///
/// It holds what is the program's own, not the phone: several programs may talk to one.
package struct Conversation {
  private let files: ScenarioFiles
  private var subscription: Set<String>?
  /// Whether a line was wrong.
  ///
  /// An expectation that is not met counts only where the phone says so as a mistake.
  package private(set) var hasInvalidInput = false

  /// Begins with nothing said.
  ///
  /// - Parameters:
  ///   - locations: Where files are found that lines name.
  ///   - folder: The folder that their paths begin in; empty for the working directory.
  package init(_ locations: DataLocations, in folder: String = "") {
    files = locations.files(folder: folder)
  }

  /// Whether the program follows facts.
  ///
  /// Nothing is followed before a line `subscribe`; a further one replaces the names.
  package var isSubscribed: Bool { subscription != nil }

  /// Whether the program is told of a fact.
  ///
  /// - Parameter fact: As JSON, with its name under `fact`.
  /// - Returns: True for any fact after a `subscribe` without names; false before one.
  package func follows(_ fact: JSONValue) -> Bool {
    guard let subscription, let name = fact["fact"]?.string else { return false }
    return subscription.isEmpty || subscription.contains(name)
  }

  /// The answer to a line; one that is blank or only a comment has no facts.
  ///
  /// `state`, `explain`, `render` and `subscribe` are answered here and change nothing on the
  /// phone; all others are lines of the scenario language.
  ///
  /// - Parameter line: Without its line feed.
  /// - Returns: An object with `ok`; where that is false, with `error` and `suggestions`, and with
  ///   the `facts` and `diagnostics` of what was done all the same, where there are any.
  package mutating func answer<Phone: ConversedPhone>(
    _ line: String, on phone: inout Phone
  ) -> JSONValue {
    guard line.utf8.count <= ProgramLine.byteLimit else { return refusal(ProgramLine.tooLong) }
    let words = line.split(maxSplits: 1) { " \t\r".contains($0) }.map(String.init)
    guard let verb = words.first else { return ["ok": true, "facts": []] }
    let rest = words.count > 1 ? words[1] : ""
    do throws(Diagnostic) {
      switch OwnVerb(rawValue: verb) {
      case .state: return state(try LexedLine(rest), phone)
      case .explain: return try explain(rest, phone.session)
      case .render: return try render(LexedLine(rest), phone)
      case .subscribe: return subscribe(try LexedLine(rest))
      case nil: return perform(line, verb, on: &phone)
      }
    } catch {
      return refusal(error.message)
    }
  }

  private mutating func perform<Phone: ConversedPhone>(
    _ line: String, _ verb: String, on phone: inout Phone
  ) -> JSONValue {
    let outcome = phone.reply(to: line, files: files)
    let facts: [JSONValue.Member] = [.init("facts", .array(outcome.facts))]
    guard let error = outcome.mistake ?? outcome.failure else {
      return .object([.init("ok", true)] + facts + outcome.diagnostics(beside: nil))
    }
    hasInvalidInput = hasInvalidInput || outcome.mistake != nil
    // A line may act before it is wrong: as far as its moment, or in a file that it includes.
    return answer(
      error: outcome.mistake.flatMap { _ in OwnVerb.mistaken(verb) } ?? error,
      (outcome.facts.isEmpty ? [] : facts) + outcome.diagnostics(beside: error))
  }

  private mutating func state(_ line: LexedLine, _ phone: some ConversedPhone) -> JSONValue {
    guard line.isEmpty else { return refusal("too much for state, which takes nothing") }
    return ["ok": true, "state": phone.stateJSON.value]
  }

  // What is explained need not be a line: words of a notification may have a
  // quote that is never closed.
  private mutating func explain(
    _ text: String, _ session: Session
  ) throws(Diagnostic) -> JSONValue {
    if let line = try? LexedLine(text), line.isEmpty {
      let target = "NOTIFICATION|GROUP|APP"
      return refusal("explain lacks \(target); write explain \(target)")
    }
    let explanation = try session.explanation(ofAnything: text)
    return ["ok": true, "explanation": session.json(of: explanation)]
  }

  private func render(
    _ line: LexedLine, _ phone: some ConversedPhone
  ) throws(Diagnostic) -> JSONValue {
    let asked = try AskedPicture(line)
    let frame = phone.session.frame(
      asked.screen, size: asked.size, palette: phone.palette ?? asked.format.standardTheme,
      in: phone.surroundings, clockSpeed: phone.clockSpeed)
    return ["ok": true, "text": .string(asked.format.text(of: frame))]
  }

  private mutating func subscribe(_ line: LexedLine) -> JSONValue {
    let wanted = line.words.map(\.text) + line.options.map { "\($0.key)=" }
    if let unknown = wanted.first(where: { !FactName.all.contains($0) }) {
      let near = suggestion(for: unknown, among: FactName.all)
      return refusal("there is no fact “\(unknown)”\(near)")
    }
    subscription = Set(wanted)
    return ["ok": true, "subscribed": .array(wanted.map(JSONValue.string))]
  }

  /// The answer to a line of which nothing is done, or to one that was wrong.
  ///
  /// - Parameter message: What was wrong and what to write instead.
  package mutating func refusal(_ message: String) -> JSONValue {
    hasInvalidInput = true
    return answer(error: message)
  }

  private func answer(error message: String, _ done: [JSONValue.Member] = []) -> JSONValue {
    let near = suggestedName(in: message).map { [JSONValue.string($0)] } ?? []
    let refused: [JSONValue.Member] = [
      .init("ok", false), .init("error", .string(message)), .init("suggestions", .array(near)),
    ]
    return .object(refused + done)
  }
}

extension LineReply {
  // Only where they say more than the error: most who read answers look for no more than that, or
  // than facts. Of a line that did nothing, what else is doubtful in it does not matter yet.
  fileprivate func diagnostics(beside error: String?) -> [JSONValue.Member] {
    let isWhole = error == nil || !facts.isEmpty || complaints.count { $0.severity == .error } > 1
    guard isWhole, complaints.contains(where: { $0.answer != error }) else { return [] }
    return [.init("diagnostics", .array(complaints.map(\.json)))]
  }
}

/// The verbs that are answered by the conversation itself: the language of
/// scenarios does not know them.
private enum OwnVerb: String, CaseIterable {
  case state, explain, render, subscribe

  private static let allVerbs = KnownNames(Verb.all.map(\.name) + allCases.map(\.rawValue))

  /// What is said of an unknown verb that is nearest to one of these; nil for every other.
  static func mistaken(_ word: String) -> String? {
    guard Verb.named(word) == nil, let meant = allVerbs.nearest(to: word),
      OwnVerb(rawValue: meant) != nil
    else { return nil }
    return "unknown verb \"\(word)\"" + suggestion(of: meant, for: word)
  }
}
