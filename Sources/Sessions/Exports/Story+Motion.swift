import Notifications
import TerminalCore

extension Story {
  /// How long a screen stays at least and at most, in milliseconds: what comes at once is still seen one after the
  /// other, and hours are not waited for.
  static let pauses: ClosedRange<Int64> = 500...3000

  /// How long the screen of each step stays, in milliseconds: until the next one by the phone's clock, the last one longest.
  var pauses: [Int64] {
    let ends = zip(steps, steps.dropFirst()).map { step, next in
      min(max((next.at - step.at).milliseconds, Self.pauses.lowerBound), Self.pauses.upperBound)
    }
    return steps.isEmpty ? [] : ends + [Self.pauses.upperBound]
  }

  /// The screens one after the other, as a picture that moves.
  package var animation: String {
    FrameAnimation(
      zip(steps, pauses).map { FrameAnimation.Shot($0.frame, milliseconds: $1) }
    ).svg
  }
}
