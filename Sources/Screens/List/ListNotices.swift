import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// What stands over the rows of the list from iOS 15: the Focus that is on, how many came while one was, and summaries.
struct ListNotices {
  private let scene: Scene
  private let marks: Marks
  private let columns: Int
  private let room: Int
  private let glyphs: Glyphs

  init(_ model: Model, _ scene: Scene) {
    self.scene = scene
    marks = Marks(model.glyphs, scene.direction)
    columns = model.layout.listColumns
    glyphs = model.glyphs
    room = model.layout.listRows
  }

  private var state: State { scene.state }
  private var system: SystemWords { state.systemWords }

  /// Everything there is, from top to bottom; nil for nothing.
  var part: Part? {
    let parts = [focus, past] + cards + [next]
    return parts.contains { $0 != nil } ? .vertical(parts) : nil
  }

  /// Rows that it takes.
  var rows: Int { part?.rows(columns: columns, glyphs: glyphs) ?? 0 }

  // F4: on the lock screen, whichever Focus it is.
  private var focus: Part? {
    guard state.device.screen == .lockScreen, let focus = state.focusInForce else { return nil }
    return .text("\(marks.quiet) \(focus.name)", .accent, .bold, alignment: .center)
  }

  // F7.
  private var past: Part? {
    guard state.device.screen == .notificationCenter, let past = state.silencedByPastFocus else {
      return nil
    }
    return .text(
      system(.whileFocus, number: past.count, arguments: [past.name]), .dim, alignment: .center)
  }

  // F13, F15: the newest first; where there is little room the titles alone.
  private var cards: [Part?] {
    let cards = state.summary.cards.reversed()
    let wholes = cards.enumerated().map { whole($1, isNewest: $0 == 0) }
    let height = Part.vertical(wholes).rows(columns: columns, glyphs: glyphs)
    if height * 2 <= room { return wholes }
    return cards.enumerated().map { brief($1, isNewest: $0 == 0) }
  }

  private func whole(_ card: SummaryCard, isNewest: Bool) -> Part {
    .vertical(
      [brief(card, isNewest: isNewest)] + card.featured.map { featured($0) }
        + [state.rest(of: card).map { .text("  \($0)", .dim, .italic) }, .text("")])
  }

  private func brief(_ card: SummaryCard, isNewest: Bool) -> Part {
    let title = state.title(of: card)
    return .horizontal([
      .text("  \(title)", .text, .bold),
      Part.text(" · \(system(.listCount, number: card.members.count))", .dim).droppable(),
      .spacer(minimum: 1),
      isNewest ? button(Offer(system(.view), .summary(.open))) : nil,
      isNewest ? button(Offer(system(.clear), .summary(.clear))) : nil,
    ]).meaning(.row, label: title)
  }

  // F13: title, first line and picture.
  private func featured(_ number: Int) -> Part {
    let shown = state.shown(number)
    let title = [shown.appName, shown.title].compactMap(\.self).joined(separator: " · ")
    return .vertical([
      .text("  \(title)", .text, .bold),
      shown.body.map { .text("    \($0)", .text) },
      shown.thumbnail.map { Part.horizontal([.text("    "), $0.words]) },
    ])
  }

  // F16: what is held, while it is looked at.
  private var next: Part? {
    guard state.summary.isNextShown else { return nil }
    let held = state.summary.held.map { number -> Part? in
      let shown = state.shown(number)
      let words = [shown.appName, shown.title, shown.body].compactMap(\.self)
      return .text("    \(words.joined(separator: " · "))", .dim)
    }
    return .vertical([.text("  \(system(.scheduledSummary))", .text, .bold)] + held)
  }

  private func button(_ offer: Offer) -> Part {
    Part.text(marks.button(offer.title), .accent, .bold).identified(.offer(offer))
      .meaning(.button, label: offer.title)
  }
}

extension State {
  /// F19: whether the lock screen only counts a notification.
  func isCounted(_ number: Int) -> Bool {
    guard countsOnLockScreen else { return false }
    let own = app(of: number)?.settings.display
    return (own ?? device.displayStyle) == .count
  }

  /// F19: whether anything is only counted where the person looks.
  var countsOnLockScreen: Bool {
    guard device.screen == .lockScreen, device.profile.has(.displayStyle) else { return false }
    return device.displayStyle == .count || apps.contains { $0.settings.display == .count }
  }

  /// F19: how many are only counted, in words; nil for none.
  var countWords: String? {
    guard countsOnLockScreen else { return nil }
    let count = listedNumbers.count(where: isCounted)
    return count > 0 ? systemWords(.hiddenMany, number: count) : nil
  }
}

extension Model {
  /// Rows that the list has below what stands over it, and over the line that counts the rest.
  func listRows(_ scene: Scene) -> Int {
    let notices = ListNotices(self, scene).rows + (scene.state.countWords == nil ? 0 : 1)
    return max(1, layout.listRows - notices)
  }
}
