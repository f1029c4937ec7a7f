import Files
import Notifications
import Push

extension PayloadLine {
  /// What a phone refuses where the line is played: a time to which the clock does not go, a push
  /// type that is not simulated (B15).
  ///
  /// - Parameter clock: As the lines before it left it.
  func refusals(moving clock: inout LineClock?) -> [Diagnostic] {
    let type = header(.pushType).flatMap(PushType.refusal)
    return [clock?.refusal(of: self), type.map { Diagnostic(place, .error, $0) }]
      .compactMap(\.self)
  }
}
