import Explaining
import TerminalCore

extension InterruptionReport {
  /// A line for each app: what came in each hour as bars, then how often in each way; all apps together last.
  ///
  /// - Parameters:
  ///   - after: The same course with a change of settings; nil for none. What differs has a second line.
  ///   - columns: Where there are fewer than 76, only the interruptions are counted beside the bars.
  ///   - isASCII: Whether nothing beyond 7 bits may be written.
  package func lines(
    after: InterruptionReport? = nil, columns: Int = 80, isASCII: Bool = false
  ) -> [ReportLine] {
    let shown = apps + (after?.apps ?? []).filter { count(of: $0.app) == nil }.map(\.silent)
    if shown.isEmpty { return [ReportLine("Nothing came, so nothing interrupts.", .value)] }
    let most = max(most, after?.most ?? 0)
    let layout = InterruptionLines(
      isWide: columns >= InterruptionLines.wideColumns, isASCII: isASCII, most: most)
    var lines = [layout.head]
    for app in shown {
      let other = after.map { $0.count(of: app.app) ?? app.silent }
      lines += layout.lines(app.name, app.hours, after: other?.hours)
    }
    if shown.count > 1 { lines += layout.lines("all apps", hours, after: after?.hours) }
    return lines + [ReportLine([]), ReportLine(summary(after: after), .value)]
  }

  // The most in an hour of an app, which the bars are measured by.
  private var most: Int {
    apps.flatMap { $0.hours.map(\.interruptions) }.max() ?? 0
  }
}

/// How the lines of the report are laid out.
struct InterruptionLines {
  /// Whether there is room to count each way.
  let isWide: Bool
  /// Whether nothing beyond 7 bits may be written.
  let isASCII: Bool
  /// What the highest bar stands for.
  let most: Int

  /// Columns of a line with all counts.
  static let wideColumns = 76

  private var nameColumns: Int { isWide ? 10 : 8 }
  private static let countColumns = 7

  /// The hours, and what is counted.
  var head: ReportLine {
    row(
      "", hours: "0     6     12    18    ", counts: Interruption.allCases.map(\.title), all: "all")
  }

  /// The line of an app, and where it differs a second one.
  func lines(
    _ name: String, _ hours: [InterruptionReport.Tally], after: [InterruptionReport.Tally]?
  ) -> [ReportLine] {
    let own = line(name, hours)
    guard let after, after != hours else { return [own] }
    return [own, line("  after", after)]
  }

  private func line(_ name: String, _ hours: [InterruptionReport.Tally]) -> ReportLine {
    let total = hours.reduce(InterruptionReport.Tally()) { $0 + $1 }
    return row(
      name.visibleLine.shortened(columns: nameColumns - 1, ellipsis: isASCII ? "." : "…"),
      hours: hours.map { bar($0.interruptions) }.joined(),
      counts: Interruption.allCases.map { String(total[$0]) }, all: String(total.interruptions))
  }

  private func row(_ name: String, hours: String, counts: [String], all: String) -> ReportLine {
    let counts: [ReportLine.Part] =
      isWide
      ? counts.map { .init($0, columns: Self.countColumns, isOnRight: true) }
      : [.init(all, columns: 4, isOnRight: true)]
    return ReportLine([.init(name, columns: nameColumns), .init(hours)] + counts)
  }

  // An hour without any is a dot, so that the hours can be counted.
  private func bar(_ count: Int) -> String {
    if count == 0 { return isASCII ? "." : "·" }
    let bars = isASCII ? Self.asciiBars : Self.bars
    let index = max(0, (count * bars.count + most - 1) / max(1, most) - 1)
    return String(bars[min(index, bars.count - 1)])
  }

  private static let bars = Array("▁▂▃▄▅▆▇█")
  private static let asciiBars = Array("12345678")
}
