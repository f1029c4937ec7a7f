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

  /// What stands at the trailing edge of a row's first line: its time.
  func trailing(_ time: String, isSelected: Bool) -> Part {
    // Letters that join take less room than they were given, and that is not left at the edge.
    Part.text(" \(time)", isSelected ? nil : .dim, alignment: .trailing).meaning(.time)
  }

  /// A row's first line while its swipe row is open (G20): whole controls at the trailing edge, and
  /// before them what there is room for.
  ///
  /// - Parameters:
  ///   - lead: Marks and icon, which stay the longest.
  ///   - words: Shortened, or left out where next to nothing of them would be seen.
  func swipeRow(after lead: [Part?], _ words: Part, isStack: Bool) -> Part {
    let (lead, buttons) = (Part.horizontal(lead), swipeButtons(isStack: isStack))
    let left = swipeRoom - buttons.idealColumns(glyphs)
    let leftForWords = left - lead.idealColumns(glyphs)
    let least = min(words.idealColumns(glyphs), Self.leastWords) + 1
    return .horizontal([
      leftForWords >= 0 ? lead : nil,
      leftForWords >= least ? words.sized(rows: 1).growing() : .spacer(),
      leftForWords >= least ? .text(" ") : nil, buttons,
    ])
  }

  /// Columns of a title: less of it says nothing.
  static let leastWords = 8
  /// Columns of a card's words, beside its large icon where it has one.
  var swipeRoom: Int {
    let hasIconBeside = density == .comfortable && style != .box
    return max(1, textColumns - (hasIconBeside ? iconColumns : 0))
  }

  private func swipeButtons(isStack: Bool) -> Part {
    .buttons(columns: swipeRoom, glyphs, .trailing) { isSpaced in
      SwipeChoice.all(in: state.device.profile).map {
        button($0, isStack: isStack, isSpaced: isSpaced)
      }
    }
  }

  private func button(_ choice: SwipeChoice, isStack: Bool, isSpaced: Bool) -> Part {
    let title = system(choice.text(isStack: isStack, on: state.device))
    let role: Role = choice == .clear ? .critical : .accent
    let isChosen = choice == swipe?.choice
    return Part.text(
      marks.button(title, isSpaced: isSpaced), role, isChosen ? [.bold, .reverse] : .bold
    )
    .identified(.swipe(choice)).meaning(.button, label: title, isSelected: isChosen)
  }
}
