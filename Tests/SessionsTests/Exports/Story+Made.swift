import Delivery
import Notifications
import TerminalCore

@testable import Sessions

extension Frame {
  /// A screen of some lines, as wide as the widest.
  static func made(_ lines: [String], columns: Int = 12) -> Frame {
    var canvas = Canvas(size: Size(columns: columns, rows: max(1, lines.count)))
    for (row, line) in lines.enumerated() { canvas.put(line, at: Point(column: 0, row: row)) }
    return Frame(canvas: canvas)
  }
}

extension Story {
  /// A story of steps a minute apart, each with one line of a scenario.
  static func made(_ steps: [(line: String?, notes: [String], screen: [String])]) -> Story {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41).instant(in: .utc)
    return Story(
      title: "Tea", phone: "iOS 12 · en_US · UTC",
      steps: steps.enumerated().map { index, step in
        Story.Step(
          at: start + .minutes(Int64(index)), clock: "09:4\(index + 1):00", line: step.line,
          notes: step.notes, frame: .made(step.screen))
      })
  }
}
