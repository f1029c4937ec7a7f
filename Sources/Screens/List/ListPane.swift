import Delivery
import TerminalCore

/// The list on the phone: the rows that are seen, and how many there are above and below.
///
/// A class: what is a part of it holds it, and a copy would count all that model and scene refer to.
final class ListPane: ScenePart {
  let model: Model
  let scene: Scene
  private let rows: ListRows
  private let arrivals: ArrivalCount
  /// The part of the list that is seen.
  let window: ListWindow

  /// - Parameter standing: Rows that need not be drawn again.
  init(_ model: Model, _ scene: Scene, moving standing: PaintedRows) {
    (self.model, self.scene) = (model, scene)
    window = model.window(scene, moving: standing)
    rows = model.list.rows(in: scene)
    var arrivals = standing.arrivals
    arrivals.seek(model.list.arrived, in: rows, outside: window)
    self.arrivals = arrivals
  }

  /// What of the list stands on the screen once it is painted.
  ///
  /// - Parameter targets: What was painted where.
  func standing(in targets: [Target<Spot>]) -> PaintedRows {
    let marked = model.marksSelection(in: scene) ? model.list.selectedIndex(rows) : nil
    let (tile, icons) = (ThumbnailTile(model), IconTile(model, scene.state.systemWords))
    func hasPicture(_ number: Int) -> Bool {
      tile?.isShown(scene.state.thumbnail(of: number)) == true
        || icons.isPicture(scene.state.app(of: number)?.app)
    }
    // Once for all rows: of two places of one, that on top is painted last.
    var places: [ListSpot: Rect] = [:]
    for target in targets { if case .row(let spot) = target.id { places[spot] = target.rect } }
    let shown = window.items.compactMap { item -> PaintedRows.Row? in
      guard let row = rows[item.index], let place = places[rows.spot(of: row)] else { return nil }
      let spot = rows.spot(of: row)
      return .init(
        spot: spot, isSelected: item.index == marked, place: place, cut: max(0, -item.row),
        height: item.height,
        isDrawnAnew: rows.isBelowHead(row, at: marked)
          || state.leading(of: spot).map(hasPicture) == true)
    }
    return PaintedRows(rows: shown, arrivals: arrivals)
  }

  /// All of it, as high as there is room for.
  var part: Part {
    if window.items.isEmpty { return empty }
    let folded = model.list.folding.map { window.items($0, at: model.now, in: scene.state) }
    let items = folded ?? window.items
    let offset = max(0, -(items.first?.row ?? 0))
    let above = counterAbove.padded(trailing: 1)
    return .vertical([
      head,
      model.isBare
        ? nil
        : .horizontal([
          above.growing(minimum: above.idealColumns(model.glyphs)),
          SearchLine(model: model, scene: scene).summary,
        ]),
      notices,
      filling(
        .horizontal([
          Part.empty.sized(columns: model.layout.listMargin),
          Part.vertical([air(above: items)] + items.map(\.part)).window(firstRow: offset)
            .sized(columns: model.layout.listColumns).meaning(.list),
          .spacer(), hasOwnBar ? window.scrollBar?.part(phoneMarks, of: .phone) : nil,
        ])),
      LockSurroundings(model, scene)?.foot(below: window.hidden.below),
    ])
  }

  private func air(above items: [ListWindow.Item]) -> Part? {
    guard let row = items.first?.row, row > 0, model.appearance.fillsHeight else { return nil }
    return Part.empty.sized(rows: row)
  }

  // What has more rows than there is room for is cut in any case, and what stands below it is not.
  private func filling(_ part: Part) -> Part {
    let isCut = window.items.last.map { $0.row + $0.height > window.height } ?? false
    return model.appearance.fillsHeight || isCut ? part.growing() : part
  }

  // From iOS 16, on the lock screen.
  private var head: Part? { LockSurroundings(model, scene)?.head }

  // From iOS 15: what stands over the rows.
  private var notices: Part? {
    ListNotices(model, scene).part.map { part in
      .horizontal([
        Part.empty.sized(columns: model.layout.listMargin),
        part.sized(columns: model.layout.listColumns), .spacer(),
      ])
    }
  }

  // Beside the inspector its thumb is on the line between the panes.
  private var hasOwnBar: Bool {
    !model.isBare
      && (!model.layout.hasInspector || model.layout.watchRows > 0
        || scene.direction == .rightToLeft)
  }

  private var counterAbove: Part {
    RowCounter(model, scene).above(rowsAbove, new: arrivals.above)
  }

  // Headers are no notifications: they are not counted.
  private var rowsAbove: Int {
    let above = window.hidden.above
    if above == 0 { return 0 }
    let headers = [.clearAll, .clearHistory].compactMap(rows.index(of:))
    return above - headers.count { $0 < above }
  }

  private var empty: Part {
    if model.list.filter != nil, scene.state.list.count > 0 { return nothingFits }
    return nothingListed
  }

  private var nothingFits: Part {
    // Until all was looked at, something may.
    let words = model.list.filter?.isDone == true ? Words.nothingFits : ""
    return .vertical([
      .horizontal([.spacer(), SearchLine(model: model, scene: scene).summary]), .spacer(),
      .text(words, .text, .bold, alignment: .center), .spacer(),
    ])
  }

  private var nothingListed: Part {
    let space: Part? = model.appearance.fillsHeight ? .spacer() : nil
    return .vertical([
      head, notices, space,
      .text(scene.state.systemWords(.emptyList), .text, .bold, alignment: .center),
      .text(""),
      // Read, it would be said twice, with the same number as in the last row.
      model.isRead ? nil : ControlHint(model).part([(.send, Words.sendsPayload)]), space,
      LockSurroundings(model, scene)?.foot(below: 0),
    ])
  }

  /// The line below the list: how many rows are below.
  var counterBelow: Part {
    let below = window.hidden.below
    let history = rows.index(of: .clearHistory)
    let count = below - (history.map { $0 >= window.range.upperBound ? 1 : 0 } ?? 0)
    return RowCounter(model, scene).below(count, new: arrivals.below)
  }
}
