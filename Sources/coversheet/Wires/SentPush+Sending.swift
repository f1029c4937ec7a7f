import Files
import Lint
import Notifications
import Push
import Scenarios
import Sessions

// What a phone that runs makes of it.
extension SentPush {
  /// Sends it to the phone, and prints what became of it.
  ///
  /// - Returns: Whether the phone's service took it, and no rule of the phone found an error.
  /// - Throws: Where no phone listens, or it cannot perform the line.
  func send(_ invocation: Invocation) throws -> ExitStatus {
    var phone = try ControlSocketClient(try invocation.controlSocket(options.socket))
    let line = try line
    let own = allFindings
    invocation.say(options.isJSON ? findings : own)
    let answer = try phone.ask(line)
    guard let root = JSONDocument.read(answer, path: "the phone", grammar: .ours).root?.value else {
      throw UsageError("the phone’s answer cannot be read")
    }
    let remarks = remarks(in: root, to: line, besides: own)
    if options.isJSON { Console.printLine(JSONText.compact(root.saying(own + remarks))) }
    guard root["ok"] == true else {
      throw UsageError(root["error"]?.string ?? "the phone’s answer cannot be read")
    }
    if !options.isJSON { invocation.say(remarks) }
    let facts = root["facts"]?.array ?? []
    let outcome = SendOutcome(facts)
    if !options.isJSON, !invocation.options.isQuiet { Console.printLine(outcome.words) }
    return outcome.isRefused || remarks.contains { $0.severity == .error } ? .failed : .done
  }

  // With what rules say of a payload whatever its app declares: that is told before the phone
  // answers.
  private var allFindings: [Diagnostic] {
    var lint = PayloadLint(for: nil)
    let found = lint.findings(in: payload.source, content: payload.content)
    return findings + found.holding(forPushOf: options.pushType)
  }

  // What the phone alone can say, such as that it knows no such app, or that a date is past; what
  // one look at the payload tells was said from here. Of the payload it stands where the file has it.
  private func remarks(
    in answer: JSONValue, to line: String, besides own: [Diagnostic]
  ) -> [Diagnostic] {
    let given = answer["diagnostics"]?.array ?? []
    if given.isEmpty { return [] }
    let said = Set(own.compactMap(\.rule))
    let written = JSONDocument.read(payload.source, grammar: .payload)
    let sent = ScenarioOutline(Array(line.utf8), path: path).lines.first?.words
      .firstNonNil(\.word.json).map { JSONDocument.read($0, grammar: .payload) }
    return given.compactMap { remark in
      let rule = remark["rule"]?.string.map { RuleID($0) }
      guard let message = remark["message"]?.string, rule.map(said.contains) != true else {
        return nil
      }
      let severity =
        remark["severity"]?.string.flatMap(Diagnostic.Severity.init(rawValue:)) ?? .note
      let place = sent.flatMap { written.place(ofSameAs: remark.place(in: path), in: $0) }
      return Diagnostic(place ?? Place(path), severity, message, rule: rule)
    }
  }
}

extension JSONValue {
  // The line and the column that it has.
  fileprivate func place(in path: String) -> Place {
    let number = { (key: String) in self[key]?.integer.map { Int($0) } ?? 1 }
    return Place(path, line: number("line"), column: number("column"))
  }

  // The same answer with other findings, where it has any.
  fileprivate func saying(_ findings: [Diagnostic]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        member.key == "diagnostics"
          ? Member(member.key, .array(findings.map(\.json))) : member
      })
  }
}

/// What became of a push, as the facts say.
private struct SendOutcome {
  /// A line about it.
  let words: String
  /// Whether the service refused it.
  let isRefused: Bool

  init(_ facts: [JSONValue]) {
    let answer = facts.first { $0["fact"] == "answeredProvider" }
    let status = answer?["status"].map(JSONText.compact)
    if let reason = answer?["reason"]?.string {
      let why = (answer?["words"]?.string ?? "").followed(byAdvice: answer?["advice"]?.string)
      words = "refused: \(status ?? "") \(reason), \(why)"
      isRefused = true
      return
    }
    isRefused = false
    let named = answer?["push"]?.string
    let fate = Self.fate(in: facts, named) ?? "nothing happened"
    let identifier = answer?["apns-id"]?.string.map { " apns-id \($0)," } ?? ""
    words = (status.map { "\($0)\(identifier.isEmpty ? "," : identifier) " } ?? "") + fate
  }

  // What happened to it first: `n1 received`. Over the binary interface it
  // leaves its sender before that.
  private static func fate(in facts: [JSONValue], _ named: String?) -> String? {
    let names = ["received", "stored", "coalesced", "expired", "undelivered", "rejected"]
    let told = facts.first { names.contains($0["fact"]?.string ?? "") }
    guard let fact = told ?? facts.first(where: { $0["fact"] == "sent" }),
      let name = fact["fact"]?.string
    else { return nil }
    let push = named ?? fact["push"]?.string ?? fact["notification"]?.string ?? "the push"
    return "\(push) \(name)"
  }
}
