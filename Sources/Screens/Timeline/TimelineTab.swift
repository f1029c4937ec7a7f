import Delivery
import Explaining
import Notifications
import TerminalCore

/// *Timeline*: the axis, what was, the present, what is to come and what was left, and below it what there is to
/// know about the row under the cursor. Only rows that are seen are made.
struct TimelineTab {
  private let pane: InspectorPane
  private let rows: TimelineRows

  init(_ pane: InspectorPane) {
    self.pane = pane
    rows = TimelineRows(pane.scene.timeline)
  }

  private var model: Model { pane.model }
  private var scene: Scene { pane.scene }
  private var room: TimelineRoom { model.timelineRoom }

  /// The rows that are seen, between the axis and the details.
  var part: Part {
    let cursor = model.timelineCursor(rows, scene)
    return .vertical([
      room.axisRows > 0
        ? TimelineAxisPart(model, scene, rows).part(hasCursorRow: room.axisRows > 2) : nil,
      Part.vertical(list(cursor)).growing(),
      room.detailRows > 0
        ? TimelineDetail(model, scene, rows.moment(at: cursor)).part(room) : nil,
    ])
  }

  private func list(_ cursor: Int) -> [Part?] {
    let first = model.timelineFirstRow(rows, scene)
    let seen = first..<min(rows.count, first + room.listRows)
    var day: Int64?
    return seen.map { row in
      guard let moment = rows.moment(at: row) else {
        let words = pane.marks.own(Words.linesBeyond(scene.timeline.pendingBeyond))
        return .text("     \(words)", .dim)
      }
      let entry = TimelineRow(pane, rows, moment, row: row)
      defer { day = entry.day ?? day }
      return entry.part(isSelected: row == cursor, namesDay: entry.day != day)
    }
  }
}

/// How the rows of the timeline are divided.
struct TimelineRoom: Hashable {
  /// Rows of the axis: labels and line, and where there are more the cursor's time.
  let axisRows: Int
  /// Rows of the list.
  let listRows: Int
  /// Rows of the details, the line above them included.
  let detailRows: Int

  /// - Parameter rows: All that there are.
  init(rows: Int) {
    axisRows = rows >= 14 ? 3 : rows >= 6 ? 2 : 0
    detailRows = rows >= 24 ? 8 : rows >= 14 ? 5 : rows >= 7 ? 2 : 0
    listRows = max(1, rows - axisRows - detailRows)
  }
}

extension Model {
  /// How the timeline is divided.
  var timelineRoom: TimelineRoom { TimelineRoom(rows: layout.inspectorRows) }
}
