import Delivery
import Localization
import Notifications
import TerminalCore

extension ListPainter {
  /// Whether a row has its swipe row open.
  func isSwiped(_ isSelected: Bool) -> Bool { isSelected && swipe != nil }

  /// Whether a row's first line is reversed: where a button of the row has the focus, that one is.
  func isReversed(_ isSelected: Bool) -> Bool {
    isSelected && swipe == nil && offerIndex == nil
  }

  /// What stands at the trailing edge of a row's first line: its time, or its swipe row (G20).
  func trailing(_ time: String, _ isSelected: Bool, isStack: Bool) -> Part {
    guard isSelected, let swipe else {
      return .text(" \(time)", isSelected ? nil : .dim).meaning(.time)
    }
    return .horizontal(
      SwipeChoice.allCases.map { button($0, isStack: isStack, isChosen: $0 == swipe.choice) })
  }

  private func button(_ choice: SwipeChoice, isStack: Bool, isChosen: Bool) -> Part {
    let hasOptions = state.device.profile.has(.muting)
    let title = system(choice.text(isStack: isStack, hasOptions: hasOptions))
    let role: Role = choice == .clear ? .critical : .accent
    return Part.text(marks.button(title), role, isChosen ? [.bold, .reverse] : .bold)
      .identified(.swipe(choice)).meaning(.button, label: title, isSelected: isChosen)
  }
}

extension SwipeChoice {
  /// What the phone calls it.
  fileprivate func text(isStack: Bool, hasOptions: Bool) -> SystemText {
    switch self {
    case .view: .view
    case .manage: hasOptions ? .options : .manage
    case .clear: isStack ? .clearAll : .clear
    }
  }
}
