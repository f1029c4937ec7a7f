import Delivery
import Explaining
import Notifications
import Push

extension ExpectationForm {
  private static let statuses =
    ["200"]
    + Set(PushRefusal.allCases.map(\.status)).sorted().map(String.init)
    + BinaryStatus.allCases.dropFirst().map { String($0.rawValue) }

  /// What the push service answered.
  ///
  /// A status by its number; those of the binary interface are below 256.
  static let pushes: [ExpectationForm] = [
    ExpectationForm(
      "apns", [Parameter("STATUS", .choice(statuses + ["none"]))],
      options: [
        VerbOption(
          "reason", Parameter("REASON", .choice(AnswerReason.names)),
          "why it was refused")
      ], "What the last push was answered; none for one that nobody answers"
    ) { arguments, context in
      let answered = context.answerToLast().flatMap { $0.answer.isSilent ? nil : $0 }
      let status = answered.map { String($0.answer.status) } ?? "none"
      let reason = answered?.answer.reason
      let isMeant =
        status == arguments[0]?.keyword
        && (arguments["reason"].map { $0.text == reason } ?? true)
      let words = answered.flatMap { $0.answer.isAccepted ? nil : "; \($0.answer.because)" }
      return ExpectationFinding(
        isMeant,
        actual: [status, reason].compactMap(\.self).joined(separator: " ") + (words ?? ""))
    }
  ]
}
