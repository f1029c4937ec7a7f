import Delivery
import Notifications
import TerminalCore

/// The card of the phone on which the selected words of the workbench stand,
/// drawn as the list draws it.
struct WorkbenchCard {
  private let painter: WorkbenchPainter

  init(_ painter: WorkbenchPainter) { self.painter = painter }

  /// How wide it is.
  static let columns = 42
  private static let leastBeside = 54

  /// Whether it has room beside the table.
  static func fits(_ columns: Int) -> Bool { columns >= Self.columns + leastBeside }

  /// The card: what the newest of the category says, and the selected words in their place.
  ///
  /// They are what it is for: where there are few rows, the edges of the stack, the body and
  /// the titles go before them.
  ///
  /// - Parameter rows: As many as there is room for.
  func part(rows: Int) -> Part {
    guard let wording else { return .empty }
    guard let shown = shown(wording) else { return first(wording) }
    let cards = clips(within: rows).lazy.map { card(saying: shown, $0) }
    let fitting = cards.first { card in
      card.rows(columns: Self.columns, glyphs: painter.model.glyphs) <= rows
    }
    return (fitting ?? card(saying: shown, Clip(hasTitles: false, bodyRows: 0)))
      .reading(painter.scene.direction)
  }

  // On a phone to which nothing came there is no row to draw: the app, and what it would say.
  private func first(_ wording: Wording) -> Part {
    let name = state.systemWords.inCapitals(state.displayName(of: subject.app))
    let card = Part.vertical([
      .text(name, state.tint(of: subject.app)),
      .text(wording.words.visibleLine, .dim, .italic),
    ]).padded(leading: 3, trailing: 2).reading(painter.scene.direction)
    let isPatch = CardStyle(painter.model.palette, painter.model.glyphs) == .patch
    return isPatch ? card.filled(.surface) : card
  }

  private var state: State { painter.scene.state }
  private var subject: WordSubject { painter.workbench.subject }

  /// What of it is drawn.
  private struct Clip {
    var hasEdges = false
    var hasTitles = true
    var bodyRows: Int
  }

  private func clips(within rows: Int) -> [Clip] {
    let most = max(1, min(rows, state.device.policies[.bodyListLines]))
    return [Clip(hasEdges: true, bodyRows: most)]
      + (0...most).reversed().map { Clip(bodyRows: $0) } + [Clip(hasTitles: false, bodyRows: 0)]
  }

  private func card(saying shown: RowContent, _ clip: Clip) -> Part {
    var list = ListPainter(painter.model, painter.scene, columns: Self.columns)
    if !shown.isHidden { list.bodyRows = max(1, clip.bodyRows) }
    let card = PaintedCard(
      shown: shown.clipped(to: clip.bodyRows, hasTitles: clip.hasTitles), number: newest,
      isSelected: false, isStack: true, app: state.app(subject.app),
      tint: state.tint(of: subject.app), offers: nil)
    let others = painter.workbench.spot.number
    let edges = clip.hasEdges && others > 0 ? list.edges(under: others) : nil
    return .vertical([list.margined(list.framed(card)), edges])
  }
}

extension WorkbenchCard {
  // T1, H3: while previews are hidden the words stand in the place of the body, else below it.
  private func shown(_ wording: Wording) -> RowContent? {
    guard var shown = newest.map(state.words) ?? imagined else { return nil }
    let words = wording.words.visibleLine
    let isFlawed = wording.text?.isFlawed == true
    switch painter.workbench.spot.use {
    case .summary:
      shown.summary = words
      if isFlawed { shown.flawed.insert(.summary) }
    case .placeholder:
      hide(&shown)
      shown.body = words
      if isFlawed { shown.flawed.insert(.body) }
    }
    return shown
  }

  private var wording: Wording? {
    let wordings = painter.grid.wordings(of: painter.workbench.spot)
    guard let selected = painter.selected, wordings.indices.contains(selected.use) else {
      return nil
    }
    return wordings[selected.use]
  }

  // H3, H14.
  private func hide(_ shown: inout RowContent) {
    let options = state.app(subject.app)?.app.category(subject.category)?.options ?? []
    if !options.contains(.hiddenPreviewsShowTitle) { shown.title = nil }
    if !options.contains(.hiddenPreviewsShowSubtitle) { shown.subtitle = nil }
    shown.flawed.remove(.body)
    shown.thumbnail = nil
    shown.isHidden = true
  }

  // Of a category of which nothing came only the words are known.
  private var imagined: RowContent? {
    guard var shown = state.notifications.indices.last.map(state.words) else { return nil }
    (shown.title, shown.subtitle, shown.body, shown.thumbnail) = (nil, nil, nil, nil)
    (shown.isCritical, shown.flawed) = (false, [])
    (shown.appName, shown.date) = (state.displayName(of: subject.app), state.now)
    return shown
  }

  private var newest: Int? {
    state.notifications.indices.suffix(Self.mostSearched).last {
      state.notification($0).isOf(subject)
    }
  }

  private static let mostSearched = 500
}

extension RowContent {
  // What stands for hidden content is not clipped: it is what is looked at.
  fileprivate func clipped(to bodyRows: Int, hasTitles: Bool) -> RowContent {
    var shown = self
    if !hasTitles { (shown.title, shown.subtitle) = (nil, nil) }
    if isHidden { return shown }
    if bodyRows == 0 { (shown.body, shown.thumbnail) = (nil, nil) }
    return shown
  }
}
