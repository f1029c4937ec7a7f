import Notifications
import TerminalCore

/// A story as a recording of a terminal: asciicast v2, a line of JSON for its
/// header and for each screen.
package struct Cast {
  /// The file.
  package let text: String

  package init(_ story: Story) {
    let size = story.steps.first?.frame.canvas.size ?? Size(columns: 80, rows: 24)
    var lines = [JSONText.compact(Self.header(story, size))]
    var now: Int64 = 0
    var shown: [String]?
    for (step, pause) in zip(story.steps, story.pauses) {
      let rows = step.frame.terminalRows
      lines.append(Self.event(at: now, rows.changes(since: shown)))
      shown = rows
      now += pause
    }
    if shown != nil { lines.append(Self.event(at: now, Self.ending(size))) }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func header(_ story: Story, _ size: Size) -> JSONValue {
    [
      "version": 2, "width": .integer(Int64(size.columns)), "height": .integer(Int64(size.rows)),
      "title": .string(story.title.visibleLine), "env": ["TERM": "xterm-256color"],
      "idle_time_limit": .number(seconds(Story.pauses.upperBound)),
      // Not of the format, whose readers pass over what they do not know.
      "widths": .string((story.steps.first?.frame.widths ?? .fixed).description),
      "pauses": [
        "unit": "seconds of the simulated clock",
        "shortest": .number(seconds(Story.pauses.lowerBound)),
        "longest": .number(seconds(Story.pauses.upperBound)),
      ],
    ]
  }

  private static func event(at milliseconds: Int64, _ output: String) -> String {
    JSONText.compact([.number(seconds(milliseconds)), "o", .string(output)])
  }

  // The cursor comes back below the picture.
  private static func ending(_ size: Size) -> String { "\u{1B}[\(size.rows);1H\r\n\u{1B}[?25h" }

  private static func seconds(_ milliseconds: Int64) -> String {
    "\(milliseconds / 1000).\(Int(milliseconds % 1000).padded(3))"
  }
}

extension Frame {
  /// The rows in the terminal's own colors, with the sequences for them.
  fileprivate var terminalRows: [String] {
    var frame = self
    frame.palette = .terminal
    return frame.ansi(depth: .full).utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .prefix(canvas.size.rows).map { String(Substring($0)) }
  }
}

extension [String] {
  /// What makes these rows of the ones that are shown; of nothing the whole
  /// screen, without a cursor.
  fileprivate func changes(since shown: [String]?) -> String {
    let start = shown == nil ? "\u{1B}[?25l\u{1B}[2J" : ""
    let rows = enumerated().filter { shown?[$0.offset] != $0.element }
    // Behind a row that reaches the last column, the cursor stays on that:
    // erased first, it keeps its end.
    return start + rows.map { "\u{1B}[\($0.offset + 1);1H\u{1B}[K\($0.element)" }.joined()
  }
}
