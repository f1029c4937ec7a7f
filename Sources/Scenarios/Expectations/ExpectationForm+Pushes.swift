import Explaining
import Notifications
import Push

extension ExpectationForm {
  private static let statuses =
    [200] + Set(PushRefusal.allCases.map(\.status)).sorted()
    + BinaryStatus.allCases.dropFirst().map { Int($0.rawValue) }

  /// What the push service answered.
  ///
  /// A status by its number; those of the binary interface are below 256.
  static let pushes: [ExpectationForm] = [
    ExpectationForm(
      "apns", "What the last push was answered; none for one that nobody answers",
      .word(.choice("STATUS", statuses.map { (String($0), $0) } + [("none", nil)]))
        .alone().withItsReason,
      .option("reason", .choice("REASON", among: AnswerReason.names), "why it was refused"),
      claim: Claim.apns,
      values: { if case .apns(let status, let reason) = $0 { (status, reason) } else { nil } }
    ) { context, status, reason in
      let answer = context.heardAnswer
      let isMeant = answer?.status == status && (reason == nil || answer?.reason == reason)
      let actual = [answer.map { String($0.status) } ?? "none", answer?.reason]
      let words = answer.flatMap { $0.isAccepted ? nil : "; \($0.because)" } ?? ""
      return ExpectationFinding(
        isMeant, actual: actual.compactMap(\.self).joined(separator: " ") + words)
    }
  ]
}

extension LinePart<Int?, Void> {
  /// B21, B37: a status, beside which a reason is one that is answered with it.
  fileprivate var withItsReason: LinePart {
    LinePart(signature) { reader throws(Diagnostic) in
      let word = reader.upcoming
      let status = try read(&reader)
      guard let word, let status, let reason = reader.option("reason")?.text else { return status }
      let statuses = AnswerReason.statuses(of: reason)
      if statuses.contains(status) { return status }
      let known = statuses.map { String($0) }.joined(separator: " or ")
      throw Diagnostic(
        word.place, .error, "\(reason) is answered with \(known), not with \(status)")
    } write: { status, writer throws(Unwritable) in
      try write(status, &writer)
    }
  }
}

extension ExpectationContext {
  /// What the sender of the last push was answered; nil where nothing is.
  var heardAnswer: PushAnswer? { answerToLast().flatMap { $0.answer.isSilent ? nil : $0.answer } }
}
