import Delivery
import Notifications

extension State {
  /// F19: that a notification has no row where it lies, as an answer; none where it has.
  func countedAnswer(on number: Int) -> [Question.Answer] {
    guard isCounted(number) else { return [] }
    let name = displayName(of: notification(number).app)
    return [
      Question.Answer(
        subject: "no row",
        words: "the lock screen only counts what \(name) has until the number is opened",
        rules: ["F19"])
    ]
  }

  /// F19: what would show its row; nil where it has one.
  func adviceOnCounted(_ number: Int) -> Advice? {
    guard isCounted(number) else { return nil }
    let app = notification(number).app
    let deed = "show \(displayName(of: app)) as stacks"
    return Advice(
      spot: .lockScreen, words: "To see its row: \(deed)", deed: deed,
      commands: [.set(app, [.display(.stack)])], gain: "its row", effect: .now)
  }

  private func isCounted(_ number: Int) -> Bool {
    place(of: number)?.section == .lockScreen
      && displayStyle(of: notification(number).app) == .count
  }
}
