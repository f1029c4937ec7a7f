import Delivery
import Notifications

extension State {
  /// G17: that a tap does not open what it names, because a stack hides it; nil where it does.
  func note(ofTapOn key: NotificationKey, at place: Place) -> Diagnostic? {
    guard let (number, section) = list.find(key),
      let group = stackExpanded(byTapOn: number, in: section), group.leading != number
    else { return nil }
    let front = notification(group.leading).request.identifier
    return Diagnostic(
      place, .note,
      "“\(key.identifier)” is hidden behind “\(front)”, so the tap expands their stack; "
        + "tap it once more to open it",
      rule: "G17")
  }
}
