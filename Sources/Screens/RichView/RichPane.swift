import Delivery
import TerminalCore

/// The open rich view: a title bar, what it shows, its actions, and where the
/// keyboard would be its input.
struct RichPane: ScenePart {
  let model: Model
  let scene: Scene
  /// What the phone shows: elements, actions and input.
  let view: RichView
  private let takesKeys: Bool
  /// What the words above the footer leave of the phone's rows.
  private let paneRows: Int

  init(_ model: Model, _ scene: Scene, _ view: RichView) {
    (self.model, self.scene, self.view) = (model, scene, view)
    takesKeys = model.isViewFocused(in: scene) && !model.isBare
    paneRows = model.layout.phoneRows
  }

  /// A piece of it, and what of it can be pressed.
  struct Block {
    /// What is drawn.
    let part: Part
    /// What of it takes the focus, in the order of Tab; empty for words alone.
    var spots: [ViewSpot] = []
    /// Which of the view's elements it belongs to, from 0; nil for none.
    var element: Int?
    /// Whether it is what the notification asks about, as the appointment of an invitation.
    var isAsked = false
  }

  /// It, as wide as the phone and at most as high.
  var part: Part {
    let blocks = body
    let rows = rows(of: blocks)
    let seen = bodyRows(of: rows.reduce(0, +))
    let scrolled = Part.vertical(blocks.map(\.part)).window(firstRow: firstRow(rows, seen))
      .sized(rows: seen)
    let all = Part.vertical(
      [bar, air, scrolled, counter(rows, seen), hasBox ? nil : .spacer()] + pinned + input
    )
    .padded(leading: 1, trailing: 1)
    return framed(all).sized(columns: width, rows: fullRows)
      .identified(.sheet).meaning(.dialog, label: view.title)
  }

  private func framed(_ part: Part) -> Part {
    if !hasBox { return part }
    let box = part.boxed(.accent)
    return style == .patch ? box.filled(.surface) : box
  }

  // With few rows it takes all there are, and needs no edge.
  private var fullRows: Int? { hasBox ? nil : paneRows }
  private var hasBox: Bool { !model.layout.isTight }
  private var air: Part? { model.layout.isTight ? nil : .text("") }
  /// How its card is told from the background.
  var style: CardStyle { CardStyle(model.palette, model.glyphs) }

  // Beside the inspector its edges keep off the line between the panes, on either side: that is the
  // right one where the phone reads to the left.
  private var width: Int {
    model.layout.phoneColumns - (hasBox && model.layout.hasInspector ? 2 : 0)
  }

  /// Columns within its edge.
  var innerColumns: Int { max(1, width - (hasBox ? 4 : 2)) }

  // The marker of what has the focus, and a blank.
  private static let markColumns = 2
  /// Columns of what is shown, beside the column of the marks.
  var columns: Int { max(1, innerColumns - Self.markColumns) }

  /// What is shown, flush with the title and the titles of the actions.
  func inset(_ part: Part) -> Part {
    .horizontal([Part.empty.sized(columns: Self.markColumns), part.growing()])
  }

  /// The most that a picture takes.
  var pictureRoom: Size {
    // What is said leaves pictures as they are.
    let rows = model.layout.phoneRows + model.layout.saidRows
    return Size(columns: columns, rows: max(3, model.layout.isTight ? rows - 5 : rows / 2))
  }

  private var body: [Block] {
    opened(elementBlocks) + textBlocks + (pinsActions ? [] : actionBlocks)
  }

  // Few actions stay in sight while the rest is scrolled; an input takes their place there.
  private var pinsActions: Bool {
    view.input == nil && rows(of: actionBlocks).reduce(0, +) <= paneRows / 2
  }

  private var pinned: [Part?] { pinsActions ? actionBlocks.map(\.part) : [] }

  private func rows(of blocks: [Block]) -> [Int] {
    blocks.map { $0.part.rows(columns: innerColumns, glyphs: model.glyphs) }
  }

  // What the title bar and the input leave.
  private func bodyRows(of total: Int) -> Int {
    let fixed = (hasBox ? 2 : 0) + 1 + (air == nil ? 0 : 1) + rows(of: pinned + input)
    let room = max(1, paneRows - fixed)
    return total <= room ? total : max(1, room - 1)
  }

  private func rows(of parts: [Part?]) -> Int {
    parts.compactMap(\.self).reduce(0) {
      $0 + $1.rows(columns: innerColumns, glyphs: model.glyphs)
    }
  }

  /// The first row that is seen.
  var firstRow: Int {
    let rows = rows(of: body)
    return firstRow(rows, bodyRows(of: rows.reduce(0, +)))
  }

  private func firstRow(_ rows: [Int], _ seen: Int) -> Int {
    min(max(0, model.phone.viewing.firstRow), max(0, rows.reduce(0, +) - seen))
  }

  /// The first row that has to be seen for something to be on the screen.
  func firstRow(showing spot: ViewSpot) -> Int {
    firstRow { $0.spots.contains(spot) } ?? (isFixed(spot) ? firstRow : 0)
  }

  /// The first row that has to be seen for a block to be on the screen; nil where there is none.
  func firstRow(showing isWanted: (Block) -> Bool) -> Int? {
    let blocks = body
    let rows = rows(of: blocks)
    let seen = bodyRows(of: rows.reduce(0, +))
    let first = firstRow(rows, seen)
    guard let index = blocks.firstIndex(where: isWanted) else { return nil }
    let start = rows[..<index].reduce(0, +)
    // Above the first thing that can be pressed stands only what is to be read.
    let isFirst = !blocks[..<index].contains { !$0.spots.isEmpty }
    if start + rows[index] > first + seen { return start + rows[index] - seen }
    if isFirst, start + rows[index] <= seen { return 0 }
    return min(first, start)
  }

  /// Whether something that can be pressed is scrolled out of sight.
  func hides(_ spot: ViewSpot) -> Bool {
    if model.isRead || isFixed(spot) { return false }
    let blocks = body
    guard let index = blocks.firstIndex(where: { $0.spots.contains(spot) }) else { return false }
    let rows = rows(of: blocks)
    let seen = bodyRows(of: rows.reduce(0, +))
    let (first, start) = (firstRow(rows, seen), rows[..<index].reduce(0, +))
    return start + rows[index] <= first || start >= first + seen
  }

  // Whether it is below what is scrolled.
  private func isFixed(_ spot: ViewSpot) -> Bool {
    if case .action = spot { return pinsActions }
    return view.inputSpots.contains(spot)
  }

  private func counter(_ rows: [Int], _ seen: Int) -> Part? {
    let total = rows.reduce(0, +)
    guard total > seen, !model.isBare, !model.isRead else { return nil }
    let first = firstRow(rows, seen)
    let below = total - seen - first
    let words = [
      first > 0 ? "\(phoneMarks.above) \(Words.rows(first))" : nil,
      below > 0 ? "\(phoneMarks.below) \(Words.rows(below))" : nil,
    ].compactMap(\.self).joined(separator: "  ")
    return .text(words, .dim, alignment: .trailing)
  }

  private var bar: Part {
    let icon = IconTile(model, state.systemWords).sign(
      of: state.app(view.app)?.app, named: view.appName)
    let name = state.systemWords.inCapitals(view.appName)
    let title = view.title == view.appName ? "" : view.title
    let shown = state.shown(view.notification)
    let loudness = state.loudness(of: shown, view.notification, .accent, phoneMarks)
    let words = phoneMarks.line(
      of: [[TextRun(name, .text, .bold)] + loudness, [TextRun(title, .text, .bold)]],
      dot: .dim)
    return .horizontal([
      // Flush with what is below.
      .text(" "), button(phoneMarks.close, .close, Words.closeView),
      .text(" "),
      Part.horizontal([
        .text([criticalMark(of: shown)]), .text("\(icon) ", .accent, .bold), words,
      ])
      .changedIf(isFocused(.app)) { $0.selected(in: style) }
      .growing().identified(.view(.app))
      .meaning(.button, label: name, isSelected: isFocused(.app)),
      waiting,
      scene.isManaging ? button(phoneMarks.more, .manage, ControlID.manage.title) : nil,
    ])
  }

  // C13, V17: a program or the extension has not answered yet.
  private var waiting: Part? {
    if view.isAwaitingProgram { return .text(" \(Words.awaitsProgram) ", .warning) }
    return view.waitsUntil == nil ? nil : .text(" \(Words.awaitsExtension) ", .warning)
  }

  /// A mark that is pressed.
  ///
  /// - Parameter alignment: Trailing where it ends a line.
  func button(
    _ title: String, _ spot: ViewSpot, _ label: String, alignment: Alignment = .leading
  ) -> Part {
    let isFocused = isFocused(spot)
    return Part.text(
      " \(title) ", isFocused ? .accent : .dim, isFocused ? [.bold, .reverse] : [],
      alignment: alignment
    ).identified(.view(spot)).meaning(.button, label: label, isSelected: isFocused)
  }

  /// Whether something has the focus.
  func isFocused(_ spot: ViewSpot) -> Bool {
    takesKeys && model.phone.viewing.spot == spot
  }
}

extension Element {
  /// It as a change makes it, under a condition.
  fileprivate func changedIf(_ condition: Bool, _ change: (Self) -> Self) -> Self {
    condition ? change(self) : self
  }
}
