import Explaining
import TerminalCore

/// *Timeline*: the axis, what was, the present, what is to come and what was left, and below it
/// what there is to know about the row under the cursor. Only rows that are seen are made.
struct TimelineTab {
  private let pane: InspectorPane
  private let rows: TimelineRows

  init(_ pane: InspectorPane) {
    self.pane = pane
    rows = TimelineRows(pane.scene.timeline)
  }

  private var model: Model { pane.model }
  private var scene: Scene { pane.scene }
  private var room: TimelineRoom { model.layout.timelineRoom }

  /// The rows that are seen, between the axis and the details.
  var part: Part {
    let cursor = model.timelineCursor(rows, scene)
    return .vertical([
      room.axisRows > 0
        ? TimelineAxisPart(model, scene, rows).part(hasCursorRow: room.axisRows > 2) : nil,
      Part.vertical(list(cursor))
        .padded(trailing: model.timelineLastPage(rows, scene) > 0 ? 1 : 0).growing(),
      room.detailRows > 0
        ? TimelineDetail(model: model, scene: scene, moment: rows.moment(at: cursor)).part(room)
        : nil,
    ])
  }

  // A day is a heading where there is room; rows above the cursor give way to it.
  private func list(_ cursor: Int) -> [Part?] {
    let first = model.timelineFirstRow(rows, scene)
    for start in first...max(first, cursor) {
      let (lines, last) = lines(from: start, cursor, hasHeadings: room.hasHeadings)
      if last >= cursor { return lines }
    }
    return lines(from: first, cursor, hasHeadings: false).lines
  }

  private func lines(
    from first: Int, _ cursor: Int, hasHeadings: Bool
  ) -> (lines: [Part?], last: Int) {
    var (lines, day, row): ([Part?], Int64?, Int) = ([], nil, first)
    while row < rows.count, lines.count < room.listRows {
      guard let moment = rows.moment(at: row) else {
        let words = pane.marks.own(Words.linesBeyond(scene.timeline.pendingBeyond))
        lines.append(.text("     \(words)", .dim))
        row += 1
        continue
      }
      let entry = TimelineRow(pane, rows, moment, row: row)
      let isOtherDay = entry.day != nil && entry.day != day
      if hasHeadings, isOtherDay, let heading = entry.heading {
        if lines.count + 1 >= room.listRows { break }
        lines.append(.text(heading, .dim, .bold))
      }
      day = entry.day ?? day
      lines.append(entry.part(isSelected: row == cursor, namesDay: isOtherDay, hasHeadings))
      row += 1
    }
    return (lines, row - 1)
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

  /// - Parameters:
  ///   - rows: All that there are.
  ///   - saidRows: So many of them are taken by what is said: the list has as many less.
  init(rows: Int, saidRows: Int) {
    axisRows = rows >= 14 ? 3 : rows >= 6 ? 2 : 0
    detailRows = rows >= 24 ? 8 : rows >= 14 ? 5 : rows >= 7 ? 2 : 0
    listRows = max(1, rows - axisRows - detailRows - saidRows)
  }

  /// Whether days are headings among the rows.
  var hasHeadings: Bool { listRows >= 6 }

  /// Lines down to the cursor, from 1, where the list was not scrolled; below it a row, and its
  /// day's heading, have room.
  var linesToCursor: Int {
    max(1, min(listRows * 2 / 3 + 1, listRows - (hasHeadings ? 2 : 1)))
  }
}

extension ScreenLayout {
  /// How the timeline is divided.
  var timelineRoom: TimelineRoom {
    TimelineRoom(rows: inspectorRows + saidRows, saidRows: saidRows)
  }
}
