import Notifications
import TerminalCore

extension Story {
  /// How long a screen stays at least and at most, in milliseconds: what comes at once is still
  /// seen one after the other, and hours are not waited for.
  static let pauses: ClosedRange<Int64> = 500...3000

  /// How long the screen of each step stays, in milliseconds: until the next one by the phone's
  /// clock, the last one longest.
  var pauses: [Int64] {
    let ends = zip(steps, steps.dropFirst()).map { step, next in
      min(max((next.at - step.at).milliseconds, Self.pauses.lowerBound), Self.pauses.upperBound)
    }
    return steps.isEmpty ? [] : ends + [Self.pauses.upperBound]
  }

  /// The screens one after the other, as a picture that moves.
  package var animation: String {
    let shots = zip(steps, pauses).enumerated().filter { index, _ in isSeen(index) }
    return FrameAnimation(
      shots.map { FrameAnimation.Shot($1.0.frame, milliseconds: $1.1) }
    ).svg
  }

  // What changed nothing on the screen, and is followed at the same moment,
  // takes no time of its own.
  private func isSeen(_ index: Int) -> Bool {
    guard index + 1 < steps.count else { return true }
    let (step, next) = (steps[index], steps[index + 1])
    return step.frame != next.frame || step.at < next.at
  }
}
