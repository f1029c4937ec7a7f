import Notifications
import TerminalCore

/// A story as a recording of a terminal: asciicast v2, a line of JSON for its header and for each screen.
package struct Cast {
  /// The file.
  package let text: String

  /// How long a screen stays at least and at most, in milliseconds: what comes at once is still seen one after the
  /// other, and hours are not waited for.
  static let pauses: ClosedRange<Int64> = 500...3000

  package init(_ story: Story) {
    let size = story.steps.first?.frame.canvas.size ?? Size(columns: 80, rows: 24)
    var lines = [JSONText.compact(Self.header(story, size))]
    var now: Int64 = 0
    var shown: [String]?
    for (index, step) in story.steps.enumerated() {
      if index > 0 { now += Self.pause(from: story.steps[index - 1].at, to: step.at) }
      let rows = step.frame.terminalRows
      lines.append(Self.event(at: now, rows.changes(since: shown)))
      shown = rows
    }
    if shown != nil {
      lines.append(Self.event(at: now + Self.pauses.upperBound, Self.ending(size)))
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func header(_ story: Story, _ size: Size) -> JSONValue {
    [
      "version": 2, "width": .integer(Int64(size.columns)), "height": .integer(Int64(size.rows)),
      "title": .string(story.title.visibleLine), "env": ["TERM": "xterm-256color"],
      "idle_time_limit": .number(seconds(pauses.upperBound)),
      // Not of the format, whose readers pass over what they do not know.
      "pauses": [
        "unit": "seconds of the simulated clock", "shortest": .number(seconds(pauses.lowerBound)),
        "longest": .number(seconds(pauses.upperBound)),
      ],
    ]
  }

  private static func event(at milliseconds: Int64, _ output: String) -> String {
    JSONText.compact([.number(seconds(milliseconds)), "o", .string(output)])
  }

  private static func pause(from earlier: Instant, to later: Instant) -> Int64 {
    min(max((later - earlier).milliseconds, pauses.lowerBound), pauses.upperBound)
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
    return frame.ansi(depth: .full).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(canvas.size.rows).map(String.init)
  }
}

extension [String] {
  /// What makes these rows of the ones that are shown; of nothing the whole screen, without a cursor.
  fileprivate func changes(since shown: [String]?) -> String {
    let start = shown == nil ? "\u{1B}[?25l\u{1B}[2J" : ""
    let rows = enumerated().filter { shown?[$0.offset] != $0.element }
    // Behind a row that reaches the last column, the cursor stays on that: erased first, it keeps its end.
    return start + rows.map { "\u{1B}[\($0.offset + 1);1H\u{1B}[K\($0.element)" }.joined()
  }
}
