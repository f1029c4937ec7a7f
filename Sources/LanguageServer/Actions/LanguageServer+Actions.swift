import Delivery
import Files
import JSONRPC
import Notifications
import Scenarios
import Sessions

// What can be done at a place: what `check --fix` mends, names that were meant,
// expecting what is so, opening.
extension LanguageServer {
  /// The command of the client that opens the screen before a line, with its path and number.
  package static let openCommand = "coversheet.openAtLine"

  /// The actions for a part of a document.
  mutating func codeActions(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let document = try document(params)
    let bytes = try bytes(params["range"] ?? .null, in: document.text)
    let wanted = params[path: "context", "only"]?.array?.compactMap(\.string)
    var actions = mending(document) + namesMeant(document, bytes)
    if document.kind == .scenario {
      actions += presentExpectations(document, bytes)
      actions += try expectations(document, bytes)
      actions.append(opening(document, bytes))
    }
    return .array(
      actions.filter { action in
        wanted.map { $0.contains(where: action.kind.isAsked) } ?? true
      }.map(\.json))
  }

  /// The action with its edits, which are worked out once it is chosen.
  mutating func resolved(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    guard let data = params[given: "data"], case .object(var members) = params else {
      return params
    }
    let uri = data["uri"]?.string ?? ""
    guard let document = documents[uri], let line = data["line"]?.integer,
      1...document.text.lineCount ~= Int(clamping: line)
    else { throw .invalidParams("the action is of no line of a document that is open") }
    let changes = try written(expectationsAfter: Int(clamping: line), document)
    members.removeAll { $0.key == "edit" }
    members.append(.init("edit", ["changes": .object(changes)]))
    return .object(members)
  }

  // What needs no judgment; all of a file's at once, as it is mended together.
  private func mending(_ document: OpenDocument) -> [CodeAction] {
    guard let mended = mended(document) else { return [] }
    let title =
      mended.notes.count == 1
      ? mended.notes.map(\.message).joined() : "mend \(mended.notes.count) mistakes"
    let old = document.text.bytes
    let difference = TextDifference(old, mended.bytes).inCharacters(of: old)
    let new = String(decoding: mended.bytes[difference.new], as: UTF8.self)
    return [CodeAction.Kind.quickFix, .fixAll].map { kind in
      var action = CodeAction(title, kind)
      action.changes = [
        .init(document.uri.text, [edit(difference.old, new, in: document.text)])
      ]
      return action
    }
  }

  // As long as a scenario is typed on, nothing is mended in it: that would keep keys waiting.
  private func mended(_ document: OpenDocument) -> MendedFile? {
    guard let analysis = document.analysis else { return Analysis.mended(document, locations) }
    if analysis.bytes == document.text.bytes { return analysis.mended }
    return document.kind == .payload ? Analysis.mended(document, locations) : nil
  }

  // `did you mean "push"?`
  private mutating func namesMeant(
    _ document: OpenDocument, _ bytes: Range<Int>
  ) -> [CodeAction] {
    guard let analysis = document.analysis, analysis.bytes == document.text.bytes else { return [] }
    let text = document.text
    return analysis.findings.compactMap { finding in
      guard finding.place.path.isExactly(document.uri.path),
        let suggestion = NameSuggestion(in: finding.message),
        text.rows(of: bytes).overlaps(text.rows(of: finding.range(in: text)))
      else { return nil }
      let said = outline(document.uri)?.word(at: text.offset(of: finding.place))
      let own = said.flatMap { $0.word.json == nil ? $0 : nil }
      let word = MisspelledWord(finding, own, in: text)
      guard let correction = NameCorrection(suggestion, in: word) else { return nil }
      var action = CodeAction("write \(correction.name)", .quickFix)
      action.changes = [
        .init(document.uri.text, [edit(correction.bytes, correction.text, in: text)])
      ]
      return action
    }
  }

  // Of an expectation that does not hold, what holds in its place.
  private mutating func presentExpectations(
    _ document: OpenDocument, _ bytes: Range<Int>
  ) -> [CodeAction] {
    lines(document, bytes).compactMap { line in
      let number = document.text.lineNumber(of: line.bytes.lowerBound)
      guard
        case .fails(_, let new?, let cases)? =
          document.analysis?.verdict(ofLine: number, in: document.text),
        // What a case fills in would stand there for all of them.
        cases.isEmpty || !document.text.text(line.bytes).containsBytes(of: "{")
      else { return nil }
      var action = CodeAction("expect it as it is: \(new)", .quickFix)
      let words = line.words.first { $0.role == .verb }?.bytes.lowerBound
      let range = (words ?? line.bytes.lowerBound)..<line.bytes.upperBound
      action.changes = [.init(document.uri.text, [edit(range, new, in: document.text)])]
      return action
    }
  }

  // Behind any other line, what is so then: the scenario is played up to there once the action is
  // chosen. Not where there are cases, which differ, nor among lines that stand before all others.
  private mutating func expectations(
    _ document: OpenDocument, _ bytes: Range<Int>
  ) throws(JSONRPCError) -> [CodeAction] {
    guard !ScenarioSearch.isHelper(document.uri.path), let line = lines(document, bytes).last,
      let verb = line.verb, verb.name != Verb.expect.name,
      !ScenarioDocument.isHeading(verb.name), document.text.cases.isEmpty
    else { return [] }
    let number = document.text.lineNumber(of: line.bytes.upperBound)
    var action = CodeAction("expect it as it is after this line", .rewrite)
    if client.resolvesEdits {
      action.data = ["uri": .string(document.uri.text), "line": .integer(Int64(number))]
    } else {
      action.changes = try written(expectationsAfter: number, document)
    }
    return [action]
  }

  private func written(
    expectationsAfter line: Int, _ document: OpenDocument
  ) throws(JSONRPCError) -> [JSONValue.Member] {
    let path = document.uri.path
    guard
      let opening = try? LoadedInput([path], settings: settings, locations: locations)
    else { throw .invalidParams("\(path) cannot be played") }
    var run = HeadlessRun(opening)
    run.playOn(stop: .before(line + 1))
    let latest = run.session.state.notifications.indices.last
    let holding = run.session.holding(of: latest.map(ExpectationSubject.notification) ?? .phone)
    // Texts that are missing tell least: others are not to be left out for them.
    let missing = holding.filter(\.claim.isOfMissingText)
    let written = (holding.filter { !$0.claim.isOfMissingText } + missing).prefix(3)
    let text = written.map { document.text.lineEnd + "expect \($0.text)" }.joined()
    let end = document.text.line(line - 1).upperBound
    return [.init(document.uri.text, [edit(end..<end, text, in: document.text)])]
  }

  private func opening(_ document: OpenDocument, _ bytes: Range<Int>) -> CodeAction {
    var action = CodeAction("open at this line", .source)
    let line = document.text.lineNumber(of: bytes.lowerBound)
    action.command = (
      Self.openCommand, [.string(document.uri.path), .integer(Int64(line))]
    )
    return action
  }

  // The lines of which a part is chosen.
  private mutating func lines(
    _ document: OpenDocument, _ bytes: Range<Int>
  ) -> [OutlinedLine] {
    let text = document.text
    let rows = text.rows(of: bytes)
    let (first, last) = (text.line(rows.lowerBound), text.line(rows.upperBound))
    return outline(document.uri)?.lines(from: first.lowerBound, through: last.upperBound) ?? []
  }
}

extension Claim {
  /// Whether it says that a notification lacks title, subtitle or body.
  fileprivate var isOfMissingText: Bool {
    if case .notificationText(_, _, nil) = self { true } else { false }
  }
}
