import Delivery
import Explaining
import Notifications
import TerminalCore

/// The axis of the timeline as it is drawn: its ticks' labels, the line with its
/// marks, and the cursor below it.
struct TimelineAxisPart: ScenePart {
  let model: Model
  let scene: Scene
  private let rows: TimelineRows
  private let axis: TimelineAxis

  init(_ model: Model, _ scene: Scene, _ rows: TimelineRows) {
    (self.model, self.scene, self.rows) = (model, scene, rows)
    axis = model.timelineAxis(rows, scene)
  }

  /// All of it.
  ///
  /// - Parameter hasCursorRow: Whether there is room for a row that says when the cursor is.
  func part(hasCursorRow: Bool) -> Part {
    .vertical([
      .text(labels), .text(line), hasCursorRow ? .text(cursorRow) : nil,
    ]).sized(columns: axis.columns).identified(.axis)
      .meaning(.image, label: Words.axis, value: clock(cursor))
  }

  private var cursor: Instant { model.timelineInstant(rows, scene) }

  private func clock(_ instant: Instant) -> String {
    let time = CivilTime(instant, in: axis.zone)
    return
      "\(scene.state.device.englishDates.day(time, besideYear: presentYear)) \(time.shortestClock)"
  }

  private var presentYear: Int { CivilTime(rows.timeline.present, in: axis.zone).year }

  // A label that would touch the one before is left out.
  private var labels: [TextRun] {
    var runs: [TextRun] = []
    var end = 0
    for tick in axis.ticks(scene.state.device.englishDates) where tick.column >= end {
      let text = tick.label
      guard text.columns <= axis.columns - tick.column else { break }
      runs.append(TextRun(String(repeating: " ", count: tick.column - end)))
      runs.append(TextRun(text + " ", tick.beginsDay ? .text : .dim, tick.beginsDay ? .bold : []))
      end = tick.column + text.columns + 1
    }
    return runs
  }

  // What stands in a cell, the most important of all that falls into it.
  fileprivate struct Cell: Equatable {
    /// One column wide.
    var mark: String
    /// Its color by what it means.
    var role: Role
    /// Such as reversed under the cursor.
    var attributes: Attributes = []
  }

  private var line: [TextRun] {
    var cells = [Cell](
      repeating: Cell(mark: String(marks.line), role: .line), count: axis.columns)
    for tick in axis.ticks(scene.state.device.englishDates) {
      cells[tick.column] = Cell(mark: marks.tick, role: .line)
    }
    for firing in laterFirings { put(Cell(mark: marks.laterFiring, role: .accent), firing) }
    for change in clockChanges { put(Cell(mark: marks.clockChange, role: .warning), change) }
    for column in 0..<axis.columns where rows.hasArrival(in: axis.stretch(ofColumn: column)) {
      cells[column] = Cell(mark: marks.came, role: .text)
    }
    for branch in rows.timeline.branches {
      put(Cell(mark: marks.branch, role: .quiet), branch.leftAt)
    }
    for case let date? in rows.timeline.pending.map(\.at) {
      put(Cell(mark: marks.waits, role: .accent, attributes: .bold), date)
    }
    put(Cell(mark: marks.presentLine, role: .success, attributes: .bold), rows.timeline.present)
    reverse(at: cursor)
    return cells.runs

    func put(_ cell: Cell, _ instant: Instant) {
      if let column = axis.column(of: instant) { cells[column] = cell }
    }
    func reverse(at instant: Instant) {
      if let column = axis.column(of: instant) { cells[column].attributes.insert(.reverse) }
    }
  }

  private var clockChanges: [Instant] {
    let zone = axis.zone
    let from = zone.firstChange(after: axis.stretch.lowerBound.seconds)
    return zone.changes[from...].prefix { $0.start < axis.stretch.upperBound.seconds }
      .prefix(axis.columns).map { Instant(milliseconds: $0.start * 1000) }
  }

  // Of what repeats, the firings behind the next: of few requests, so that a
  // frame never waits for them.
  private var laterFirings: [Instant] {
    let repeating = rows.timeline.pending.lazy.compactMap(\.request)
      .filter { $0.request.trigger.repeats && $0.request.trigger.isQuickToReckon }
    return repeating.prefix(Self.mostRepeating).flatMap { request in
      FiringPreview(
        of: request, in: scene.state, after: rows.timeline.present, count: Self.mostFirings
      ).firings
        .compactMap(\.at).filter(axis.stretch.contains)
    }
  }

  private static let (mostRepeating, mostFirings) = (16, 12)

  private var cursorRow: [TextRun] {
    guard let column = axis.column(of: cursor) else { return [TextRun("")] }
    let words = clock(cursor)
    let isRight = column + 2 + words.columns > axis.columns
    let start = isRight ? max(0, column - words.columns - 1) : column
    let text = isRight ? "\(words) \(marks.cursor)" : "\(marks.cursor) \(words)"
    return [TextRun(String(repeating: " ", count: start)), TextRun(text, .text, .bold)]
  }
}

extension Trigger {
  // Calendars of the moon take a thousand times as long as the others.
  fileprivate var isQuickToReckon: Bool {
    switch self {
    case .calendar(let matching, _): (matching.calendar ?? .gregorian) == .gregorian
    case .legacy(let notification, _):
      (notification.repeatCalendar ?? .gregorian) == .gregorian
    case .timeInterval: true
    case .push, .immediate, .location: false
    }
  }
}

extension [TimelineAxisPart.Cell] {
  // Neighbors that look the same are one run.
  fileprivate var runs: [TextRun] {
    var runs: [TextRun] = []
    var index = startIndex
    while index < endIndex {
      let first = self[index]
      let same = self[index...].prefix {
        $0.role == first.role && $0.attributes == first.attributes
      }
      runs.append(TextRun(same.map(\.mark).joined(), first.role, first.attributes))
      index = same.endIndex
    }
    return runs
  }
}

extension Marks {
  /// On the timeline's axis: something came.
  var came: String { isInWords ? "" : isASCII ? "*" : "●" }
  /// On the timeline: something will fire.
  var waits: String { isInWords ? "waits:" : isASCII ? "o" : "○" }
  /// On the timeline's axis: something that repeats fires again.
  fileprivate var laterFiring: String { isASCII ? "." : "·" }
  /// On the timeline's axis: a round reading of the clock.
  var tick: String { isASCII ? "+" : "┴" }
  /// On the timeline's axis: the clocks are set.
  var clockChange: String { isASCII ? "~" : "↻" }
  /// On the timeline's axis: the present.
  var presentLine: String { isInWords ? "" : isASCII ? "|" : "┃" }
  /// Below the timeline's axis: the moment of the cursor.
  var cursor: String { isASCII ? "^" : "▲" }
}
