import Delivery
import Explaining
import Files
import Notifications
import Push
import Scenarios
import Screens
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
  /// - Returns: An object with `ok`; where that is false, with `error` and `suggestions`.
  package mutating func answer<Phone: ConversedPhone>(
    _ line: String, on phone: inout Phone
  ) -> JSONValue {
    guard line.utf8.count <= ProgramLine.byteLimit else { return refusal(ProgramLine.tooLong) }
    let words = line.split(maxSplits: 1) { " \t\r".contains($0) }.map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case nil: return ["ok": true, "facts": []]
    case "state": return state(rest, phone)
    case "explain": return explain(rest, phone.session)
    case "render": return render(rest, phone.session)
    case "subscribe": return subscribe(rest)
    default: return perform(line, on: &phone)
    }
  }

  private mutating func perform<Phone: ConversedPhone>(
    _ line: String, on phone: inout Phone
  ) -> JSONValue {
    let outcome = phone.reply(to: line, files: files)
    if let mistake = outcome.mistake { return refusal(Self.misspelling(in: line) ?? mistake) }
    if let failure = outcome.failure { return answer(error: failure) }
    let done: [JSONValue.Member] = [.init("ok", true), .init("facts", .array(outcome.facts))]
    // Only where there is something to say: most who read answers look for no more than facts.
    let said = outcome.complaints.map(\.json)
    return .object(done + (said.isEmpty ? [] : [.init("diagnostics", .array(said))]))
  }

  private static let verbs = ["state", "explain", "render", "subscribe"]
  private static let allVerbs = KnownNames(Verb.all.map(\.name) + verbs)

  // The language of scenarios does not know the verbs that are answered here.
  private static func misspelling(in line: String) -> String? {
    guard let word = line.split(whereSeparator: { " \t\r".contains($0) }).first.map(String.init),
      Verb.named(word) == nil, let meant = allVerbs.nearest(to: word), verbs.contains(meant)
    else { return nil }
    return "unknown verb \"\(word)\"" + suggestion(of: meant, for: word)
  }

  private mutating func state(_ text: String, _ phone: some ConversedPhone) -> JSONValue {
    do throws(Diagnostic) {
      let line = try LexedLine(text)
      guard line.words.isEmpty, line.options.isEmpty else {
        return refusal("too much for state, which takes nothing")
      }
      return ["ok": true, "state": phone.stateJSON.value]
    } catch {
      return refusal(error.message)
    }
  }

  private mutating func explain(_ text: String, _ session: Session) -> JSONValue {
    let target = "NOTIFICATION|GROUP|APP"
    if let line = try? LexedLine(text), line.words.isEmpty, line.options.isEmpty {
      return refusal("explain lacks \(target); write explain \(target)")
    }
    do throws(Diagnostic) {
      let explanation = try session.explanation(ofAnything: text)
      return ["ok": true, "explanation": session.json(of: explanation)]
    } catch {
      return refusal(error.message)
    }
  }

  private mutating func render(_ text: String, _ session: Session) -> JSONValue {
    do throws(Diagnostic) {
      let asked = try AskedPicture(try LexedLine(text))
      let frame = session.frame(asked.screen, size: asked.size)
      return ["ok": true, "text": .string(asked.format.text(of: frame))]
    } catch {
      return refusal(error.message)
    }
  }

  private mutating func subscribe(_ text: String) -> JSONValue {
    let wanted: [String]
    do throws(Diagnostic) {
      let line = try LexedLine(text)
      wanted = line.words.map(\.text) + line.options.map { "\($0.key)=" }
    } catch {
      return refusal(error.message)
    }
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

  private func answer(error message: String) -> JSONValue {
    let near = suggestedName(in: message).map { [JSONValue.string($0)] } ?? []
    return ["ok": false, "error": .string(message), "suggestions": .array(near)]
  }
}
