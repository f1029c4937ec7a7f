import Delivery
import Localization
import Notifications
import TerminalCore

/// Draws the rows of the list, each for itself.
struct ListPainter {
  let rows: ListRows
  /// The width of the list.
  let columns: Int
  /// The marks, mirrored where the phone's language runs from right to left.
  let marks: Marks
  /// How cards are told from the background: by color, or by a box.
  let style: CardStyle
  /// Unicode or ASCII.
  let glyphs: Glyphs
  /// What is so.
  let scene: Scene
  /// What the phone says by itself.
  let system: SystemWords
  /// Cards, or one line for each row.
  let density: Density
  /// The keys that buttons under a row show.
  let keymap: Keymap
  /// Whether there are so few rows that decoration goes before anything else.
  let isTight: Bool
  /// The swipe row, where the selected row has it open.
  let swipe: Swipe?
  /// The button under the selected row that has the focus; nil while the row itself has it.
  let offerIndex: Int?
  /// What stands out in the words; nil for nothing.
  let matcher: TextMatcher?
  /// The pictures beside the words; nil where none are drawn.
  let tile: ThumbnailTile?
  /// The icons of the apps.
  let icons: IconTile
  /// Whether a row has the icon of its app at its side, as from iOS 16, and no
  /// line with the app's name. Letters alone do not tell apps apart, and nothing is read of an
  /// icon: there the name stays.
  let hasSideIcons: Bool
  /// Whether that icon is two rows high.
  let hasLargeIcons: Bool
  /// The most rows that a body takes.
  var bodyRows: Int
  /// What the rows depend on; nil where they depend on more.
  let look: ListLook?
  /// Whether the phone is drawn alone, with nothing of ours.
  let isBare: Bool
  private let selectedIndex: Int?
  private let standing: PaintedRows

  /// - Parameters:
  ///   - standing: Rows that need not be drawn again.
  ///   - width: Of a card that stands elsewhere; nil for the list's.
  init(
    _ model: Model, _ scene: Scene, moving standing: PaintedRows = PaintedRows(),
    columns width: Int? = nil
  ) {
    (self.scene, self.standing) = (scene, standing)
    rows = model.list.rows(in: scene)
    columns = width ?? model.layout.listColumns
    bodyRows = scene.state.device.policies[.bodyListLines]
    glyphs = model.glyphs
    marks = Marks(model.glyphs, scene.direction)
    system = scene.state.systemWords
    style = CardStyle(model.palette, model.glyphs)
    density = model.appearance.density
    keymap = model.keymap
    isTight = model.layout.isTight
    (swipe, isBare) = (model.list.swipe, model.isBare)
    offerIndex = model.phone.offered.rowIndex
    matcher = model.list.highlight
    tile = ThumbnailTile(model)
    icons = IconTile(model, system)
    hasSideIcons = glyphs == .unicode && scene.state.device.profile.has(.listFromBottom)
    // A box has room for the small one alone.
    hasLargeIcons = hasSideIcons && model.hasThumbnailTiles && style != .box
    look = width == nil ? ListLook(model, rows, style) : nil
    selectedIndex = model.marksSelection(in: scene) ? model.list.selectedIndex(rows) : nil
  }

  /// The phone whose list it is.
  var state: State { scene.state }

  /// A row with its height.
  func measured(_ index: Int) -> (part: Part, height: Int) {
    guard let item = rows[index] else { return (.empty, 0) }
    let isSelected = index == selectedIndex
    // It stands anew where its card's head is selected, and where that was.
    if rows.isBelowHead(item, at: selectedIndex) { return arranged(item, at: index, isSelected) }
    if let row = standing.row(rows.spot(of: item), isSelected: isSelected) { return row }
    guard let look else { return arranged(item, at: index, isSelected) }
    let row = ListLook.Row(item: item, index: index, isSelected: isSelected)
    return scene.memory.rows.part(row, in: look) { arranged(item, at: index, isSelected) }
  }

  /// The moment that a row's time is about; nil for headers.
  func date(at index: Int) -> Instant? {
    switch rows[index] {
    case .row(.stack(let key, _), let section):
      state.list.group(at: GroupPlace(key, in: section)).map { state.shown($0).date }
    case .row(.notification(let number, _), _): state.shown(number).date
    case .summary(let card): state.summary.cards[card].date
    case .row(.header, _), .listHeader, .historyHeader, .featured, .nextSummary, .held, .counted,
      nil:
      nil
    }
  }

  private func arranged(
    _ item: ListRows.Item, at index: Int, _ isSelected: Bool
  ) -> (part: Part, height: Int) {
    let arranged = part(item, at: index, isSelected).arranged(columns: columns, glyphs: glyphs)
    return (arranged.element, arranged.rows)
  }

  private func part(_ item: ListRows.Item, at index: Int, _ isSelected: Bool) -> Part {
    let part: Part
    switch item {
    case .listHeader: part = listHeader(isSelected)
    case .historyHeader: part = historyHeader(isSelected)
    case .row(.header(let key), let section):
      part = groupHeader(GroupPlace(key, in: section), isSelected)
    case .row(.stack(let key, let leading), let section):
      part = stack(GroupPlace(key, in: section), leading, isSelected)
    case .row(.notification(let number, let isMember), _):
      part = card(number, at: index, isMember: isMember, isSelected: isSelected)
    case .summary(let card): part = summary(card, isSelected)
    case .featured(let number, let card):
      let isMarked = isSelected || rows.isBelowHead(item, at: selectedIndex)
      part = featured(number, of: card, isSelected, isMarked: isMarked)
    case .nextSummary: part = nextSummary(isSelected)
    case .held(let number): part = held(number, isSelected)
    case .counted: part = counted(isSelected)
    }
    return part.identified(Spot.row(rows.spot(of: item)))
  }

  /// A card with the marker of the selection before it.
  func margined(_ card: Part, _ isSelected: Bool = false) -> Part {
    card.marked(isSelected, by: marks)
  }

  /// What a card stands on.
  func patch(_ isSelected: Bool) -> Role { isSelected ? .surfaceSelected : .surface }

  /// A line of a card: reversed in the card that is selected.
  func headline(_ part: Part, _ isSelected: Bool) -> Part {
    isReversed(isSelected) ? part.selected(in: style) : part
  }
}

extension ListPainter {
  private var hasAirBelowHeaders: Bool { density == .comfortable && !isTight }

  private func listHeader(_ isSelected: Bool) -> Part {
    let line = Part.horizontal([
      listCount(isSelected), .spacer(minimum: 2),
      clearControl(.clearAll, after: "", isSelected),
    ]).padded(leading: 2, trailing: 2).meaning(.heading, isSelected: isSelected)
    return .vertical([
      margined(headline(line, isSelected), isSelected), hasAirBelowHeaders ? .text("") : nil,
    ])
  }

  private func listCount(_ isSelected: Bool) -> Part {
    let count = system.inDigits(of: .listCount, number: state.clearableCount)
    return Part.text(count, isSelected ? nil : .dim).droppable()
  }

  // Under a filter the list is not cleared as a whole; its key clears all of it.
  private func clearControl(_ header: ListSpot, after gap: String, _ isSelected: Bool) -> Part? {
    if rows.isNarrowed { return nil }
    let words = "\(gap)\(marks.close) \(system(.clear))"
    return control(words, .clearAll, isSelected, hasKey: header == .clearAll)
      .identified(.clear(header)).meaning(.button, label: system(.clear))
  }

  private func historyHeader(_ isSelected: Bool) -> Part {
    // Without a header above it, it says how many there are.
    let count = rows.index(of: .clearAll) == nil ? listCount(isSelected) : nil
    let line = Part.horizontal([
      count?.padded(trailing: 2).droppable(),
      Part.repeated(marks.line, isSelected ? nil : .line).growing(),
      .text(" \(system(.notificationCenter)) ", isSelected ? nil : .dim, .bold),
      Part.repeated(marks.line, isSelected ? nil : .line).growing(),
      clearControl(.clearHistory, after: "  ", isSelected),
    ]).padded(leading: 2, trailing: 2).meaning(.heading, isSelected: isSelected)
    return .vertical([
      margined(headline(line, isSelected), isSelected), hasAirBelowHeaders ? .text("") : nil,
    ])
  }
}
