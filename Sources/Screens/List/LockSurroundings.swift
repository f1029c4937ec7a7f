import Delivery
import Localization
import Notifications
import TerminalCore

/// What stands around the list of the lock screen from iOS 16, which lies at the bottom.
///
/// Over it the clock, large, with the date above it; below it the pile of what has no room,
/// and the Focus that is on.
struct LockSurroundings: ScenePart {
  let model: Model
  let scene: Scene

  /// - Returns: Nil on any other screen, and before iOS 16.
  init?(_ model: Model, _ scene: Scene) {
    guard model.screen(in: scene) == .lockScreen, scene.state.device.profile.has(.listFromBottom)
    else { return nil }
    (self.model, self.scene) = (model, scene)
  }

  private var time: CivilTime { CivilTime(state.now, in: state.device.timeZone) }
  private var clock: String { state.systemWords.clock(time, on: state.device) }
  private var date: String { state.systemWords.date(time, on: state.device) }
  // What is said makes no digits smaller.
  private var room: Int { model.layout.listRows + model.layout.saidRows }

  // From so many rows on there is air; from so many the digits are as large as on a phone.
  private static let (airyRows, tallRows) = (16, 28)

  /// What stands over the list; nil where rows are few and the status line says it.
  var head: Part? {
    if model.layout.isTight {
      if !model.isBare { return nil }
      return .horizontal([
        .spacer(), .text("\(date)  ", .dim), .text(clock, .text, .bold), .spacer(),
      ]).meaning(.heading, label: clock)
    }
    return .vertical([
      room >= Self.airyRows ? .text("") : nil,
      .text(date, .accent, .bold, alignment: .center), digits, .text(""),
    ])
  }

  /// Rows that it takes.
  var headRows: Int {
    head?.rows(columns: max(1, model.layout.phoneColumns), glyphs: model.glyphs) ?? 0
  }

  private var digits: Part {
    guard let rows = lines else { return .text(clock, .text, .bold, alignment: .center) }
    return LargeDigits.part(of: rows).meaning(.heading, label: clock)
  }

  // Large digits are of half blocks; in ASCII there are none, so that each half is a cell.
  private var lines: [String]? {
    // Drawn digits are none to a person who listens.
    if model.isRead { return nil }
    guard let rows = LargeDigits.rows(of: clock) else { return nil }
    let isTall = room >= Self.tallRows && 2 * (rows.first?.columns ?? 0) < model.layout.phoneColumns
    if model.glyphs == .unicode { return isTall ? LargeDigits.doubled(rows) : rows }
    return isTall ? LargeDigits.halves(rows).map { LargeDigits.drawn($0, "#", width: 1) } : nil
  }

  // F19: what is listed one by one lies on no pile.
  private var piles: Bool {
    !model.layout.isTight && model.appearance.density == .comfortable
      && state.device.displayStyle == .stack
  }

  /// Rows that what stands below the list takes.
  var footRows: Int { (piles ? 1 : 0) + (state.focusInForce == nil ? 0 : 1) }

  /// What stands below the list.
  ///
  /// - Parameter hidden: How many rows have no room above it.
  func foot(below hidden: Int) -> Part {
    .vertical([piles ? pile(hidden) : nil, focus])
  }

  private func pile(_ hidden: Int) -> Part {
    let layout = model.layout
    guard hidden > 0 else { return .text("") }
    return .horizontal([
      Part.empty.sized(columns: layout.listMargin),
      ListPainter(model, scene).pile.sized(columns: layout.listColumns), .spacer(),
    ])
  }

  // F4.
  private var focus: Part? { state.shownFocus.map(marks.focusLine(naming:)) }
}
