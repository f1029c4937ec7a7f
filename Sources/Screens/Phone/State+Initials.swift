import Delivery
import Notifications
import TerminalCore

extension State {
  /// F9: what stands for a picture of who speaks; nil without a sender, or while the words are hidden.
  func initials(of number: Int) -> String? {
    if isHidden(number) { return nil }
    return communication(of: notification(number)).map { systemWords.inCapitals($0.initials) }
  }

  /// F9: who speaks, behind what says how loud it is and before the icon of the app.
  func initialsPart(of number: Int, _ role: Role?) -> Part? {
    initials(of: number).map { Part.text("(\($0)) ", role, .bold).droppable() }
  }
}
