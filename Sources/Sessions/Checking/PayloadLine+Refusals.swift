import Files
import Notifications
import Push

extension PayloadLine {
  /// What a phone refuses where the line is played: a time to which the clock does not go, a push
  /// type that is not simulated (B15).
  ///
  /// - Parameter clock: As the lines before it left it.
  func refusals(moving clock: inout LineClock?) -> [Diagnostic] {
    [clock?.refusal(of: self), refusalOfType].compactMap(\.self)
  }

  /// B15: that its push type is not simulated, at its word; nil where it is.
  var refusalOfType: Diagnostic? {
    guard let typePlace else { return nil }
    return header(.pushType).flatMap(PushType.refusal).map { Diagnostic(typePlace, .error, $0) }
  }
}
