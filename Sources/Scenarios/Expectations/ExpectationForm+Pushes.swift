import Delivery
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
        .alone(),
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

extension ExpectationContext {
  /// What the sender of the last push was answered; nil where nothing is.
  var heardAnswer: PushAnswer? { answerToLast().flatMap { $0.answer.isSilent ? nil : $0.answer } }
}
