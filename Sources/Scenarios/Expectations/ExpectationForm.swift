import Delivery
import Notifications

/// One row of the table of expectations.
///
/// Several rows may begin with one subject; the first word with a choice tells them apart.
package struct ExpectationForm: Sendable {
  /// The first word, such as `group`.
  package var subject: String
  /// What follows it.
  package var signature: Signature
  /// One sentence for help, without a full stop.
  package var summary: String
  /// Understands the words behind the subject.
  let read: @Sendable (inout LineReader<Void>) throws(Diagnostic) -> Claim
  /// Writes the words that read as a claim, the subject among them; throws
  /// for a claim of another row.
  let write: @Sendable (Claim, State) throws(Unwritable) -> String
  /// Finds out whether a claim of this row is so; nil for one of another.
  let find: @Sendable (Claim, ExpectationContext) throws(Diagnostic) -> ExpectationFinding?

  /// Makes a row of its parts, which read and write it, and of what they have to do with the claim.
  ///
  /// - Parameters:
  ///   - parts: What stands behind the subject.
  ///   - claim: What the values of the parts say together.
  ///   - values: What the parts have to write for a claim; nil for a claim of another row.
  ///   - find: Throws for names that are unknown, at their words.
  init<each Value: Sendable>(
    _ subject: String, _ summary: String, _ parts: repeat LinePart<each Value, Void>,
    claim: @escaping @Sendable (repeat each Value) -> Claim,
    values: @escaping @Sendable (Claim) -> (repeat each Value)?,
    find:
      @escaping @Sendable (ExpectationContext, repeat each Value) throws(Diagnostic) ->
      ExpectationFinding
  ) {
    (self.subject, self.summary) = (subject, summary)
    var signature = Signature()
    repeat signature.append((each parts).signature)
    self.signature = signature
    read = { reader throws(Diagnostic) in claim(repeat try (each parts).read(&reader)) }
    write = { claim, state throws(Unwritable) in
      guard let values = values(claim) else { throw Unwritable() }
      return try LineWriter.line(subject, in: state) { writer throws(Unwritable) in
        repeat try (each parts).write(each values, &writer)
      }
    }
    self.find = { claim, context throws(Diagnostic) in
      guard let values = values(claim) else { return nil }
      return try find(context, repeat each values)
    }
  }

  /// How it is written, such as `group GROUP count N [in=…]`.
  ///
  /// Without `expect`.
  package var usage: String {
    signature.usage.isEmpty ? subject : subject + " " + signature.usage
  }

  /// The form as `help --json` gives it.
  package var json: JSONValue {
    .object([
      .init("subject", .string(subject)), .init("usage", .string(usage)),
      .init("summary", .string(summary)),
      .init("arguments", .array(signature.parameters.map(\.json))),
      .init("options", .array(signature.options.map(\.json))),
    ])
  }

  // Each is made when it is asked for, as those of verbs are. All forms of a subject are in one.
  private static let families: [@Sendable () -> [ExpectationForm]] = [
    { groups }, { notifications }, { deliveries }, { pushes }, { pending }, { noticing }, { apps },
    { calls }, { richView }, { management }, { focuses }, { screen }, { explanations },
  ]

  /// Every form.
  ///
  /// In the order of help; forms of one subject stand together, which `subjects` relies on.
  package static let all: [ExpectationForm] = families.flatMap { $0() }

  /// The first words that forms have, each once.
  package static var subjects: [String] {
    all.reduce(into: []) { names, form in
      if names.last != form.subject { names.append(form.subject) }
    }
  }

  /// Advice that lists every first word of a form, for a line that begins with none of them.
  static var subjectsHint: String { "write one of: " + subjects.joined(separator: " ") }

  /// The form that the words behind a subject have.
  ///
  /// - Parameters:
  ///   - subject: The first word.
  ///   - rest: What stands behind it.
  /// - Throws: Where no form has that subject, or none of its forms that word; the nearest is
  ///   named.
  static func form(_ subject: Word, _ rest: LexedLine) throws(Diagnostic) -> ExpectationForm {
    let forms = forms { subject.isKeyword($0) }
    guard let first = forms.first else {
      if subjects.contains(subject.text) {
        throw Diagnostic(
          subject.place, .error, "what is expected has no quotes; write \(subject.text)")
      }
      let near = suggestion(for: subject.text, among: subjects)
      let advice = near.isEmpty ? "; " + subjectsHint : near
      throw Diagnostic(
        subject.place, .error, "there is no expectation \"\(subject.text)\"\(advice)")
    }
    guard let index = first.aspectIndex else { return first }
    let aspects = forms.flatMap { $0.aspects }
    guard index < rest.words.count else {
      if rest.isBroken { return first }
      let message = "expect \(first.subject) lacks one of: " + aspects.joined(separator: " ")
      throw Diagnostic(rest.place, .error, message)
    }
    let word = rest.words[index]
    if let form = forms.first(where: { $0.aspects.contains(word.text) }) { return form }
    throw word.refusal(among: aspects, "expect \(first.subject) knows no")
  }

  private static func forms(_ isMeant: (String) -> Bool) -> [ExpectationForm] {
    // The family that most scenarios ask of comes first.
    for family in [{ notifications }] + families {
      let forms = family().filter { isMeant($0.subject) }
      if !forms.isEmpty { return forms }
    }
    return []
  }

  // The word that tells forms with one subject apart.
  private var aspectIndex: Int? {
    signature.parameters.firstIndex {
      if case .choice = $0.kind { !$0.isOptional } else { false }
    }
  }

  private var aspects: [String] {
    guard let aspectIndex, case .choice(let aspects) = signature.parameters[aspectIndex].kind else {
      return []
    }
    return aspects
  }
}
