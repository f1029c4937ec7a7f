import Delivery
import Files
import Notifications

extension PayloadLine {
  /// What a phone refuses where the line is played: a time to which the clock does not go, a push
  /// type that is not simulated (B15).
  ///
  /// - Parameter clock: As the lines before it left it.
  func refusals(moving clock: inout LineClock?) -> [Diagnostic] {
    [clock?.refusal(of: self), refusalOfType].compactMap(\.self)
  }

  /// §1: that it is for a device token that no app has or had, at its word: only a bundle identifier
  /// can be stood in for.
  package func refusalOfToken(in state: State) -> Diagnostic? {
    guard let tokenPlace, let recipient, recipient.isWrittenToken,
      state.owner(ofToken: recipient) == nil
    else { return nil }
    let message =
      "no app has this device token; write its bundle identifier, or a token that “coversheet state” shows"
    return Diagnostic(tokenPlace, .error, message)
  }

  /// B15: that its push type is not simulated, at its word; nil where it is.
  var refusalOfType: Diagnostic? {
    guard let typePlace else { return nil }
    return header(.pushType).flatMap(PushType.refusal).map { Diagnostic(typePlace, .error, $0) }
  }
}
