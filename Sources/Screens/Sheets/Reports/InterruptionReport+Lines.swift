import Explaining
import TerminalCore

extension InterruptionReport {
  /// A line for each app: what came in each hour as bars, then how often in each
  /// way; all apps together last.
  ///
  /// - Parameters:
  ///   - after: The same course with a change of settings; nil for none. What
  ///     differs has a second line.
  ///   - columns: Where there are fewer than 76, only the interruptions are counted beside the
  ///     bars; where there are more, an hour is as wide as fits.
  ///   - isASCII: Whether nothing beyond 7 bits may be written.
  ///   - isInWords: Whether words say what the bars show.
  package func lines(
    after: InterruptionReport? = nil, columns: Int = 80, isASCII: Bool = false,
    isInWords: Bool = false
  ) -> [ReportLine] {
    let shown = apps + (after?.apps ?? []).filter { count(of: $0.app) == nil }.map(\.silent)
    if shown.isEmpty {
      let nothing = hasArrivals ? "Nothing that came showed" : "Nothing came"
      return ReportLine.wrapped("\(nothing), so nothing interrupts.", .value, columns: columns)
    }
    let lines =
      isInWords
      ? wordLines(of: shown, after: after) : barLines(of: shown, after: after, columns, isASCII)
    return lines + [ReportLine([])]
      + ReportLine.wrapped(summary(after: after), .value, columns: columns)
  }

  private func barLines(
    of shown: [AppCount], after: InterruptionReport?, _ columns: Int, _ isASCII: Bool
  ) -> [ReportLine] {
    let most = max(most, after?.most ?? 0)
    let names = shown.map(\.name.visibleLine) + (shown.count > 1 ? [Self.allApps] : [])
    let changes = after.map { after in
      shown.map { InterruptionLines.change($0.hours, after.count(of: $0.app)?.hours, isASCII) }
        + [InterruptionLines.change(hours, after.hours, isASCII)]
    }
    let layout = InterruptionLines(
      columns: columns, isASCII: isASCII, most: most,
      longest: (names + (changes ?? [])).map(\.columns).max() ?? 0)
    var lines = [layout.head]
    for app in shown {
      let other = after.map { $0.count(of: app.app) ?? app.silent }
      lines += layout.lines(app.name, app.hours, after: other?.hours)
    }
    if shown.count > 1 {
      // All together are more than the most of one: measured by that, their bars
      // would end above each other.
      let whole = layout.measured(by: hours + (after?.hours ?? []))
      lines += whole.lines(whole.allApps, hours, after: after?.hours)
    }
    return lines + (layout.sums(hours).map { [$0] } ?? [])
  }

  /// What the line of all apps together begins with.
  static let allApps = "all apps"

  // The most in an hour of an app, which the bars are measured by.
  private var most: Int {
    apps.flatMap { $0.hours.map(\.interruptions) }.max() ?? 0
  }
}

/// How the lines of the report are laid out.
struct InterruptionLines {
  /// Whether there is room to count each way.
  let isWide: Bool
  /// How wide an hour is.
  let hourColumns: Int
  /// Whether nothing beyond 7 bits may be written.
  let isASCII: Bool
  /// What the highest bar stands for.
  private(set) var most: Int

  /// Columns of a line with all counts.
  private static let wideColumns = 76
  private static let widestHour = 4

  /// - Parameters:
  ///   - columns: What there is room for.
  ///   - longest: Columns of what is longest of that which stands before the hours.
  init(columns: Int, isASCII: Bool, most: Int, longest: Int = 0) {
    isWide = columns >= Self.wideColumns
    let rest = columns - (isWide ? Self.wideColumns - 24 : 8 + 4)
    hourColumns = max(1, min(Self.widestHour, rest / 24))
    let least = isWide ? 10 : 8
    nameColumns = min(max(least, longest + 1), least + max(0, rest - 24 * hourColumns))
    (self.isASCII, self.most) = (isASCII, most)
  }

  /// What the line of all apps together begins with: no word of ours is cut.
  var allApps: String {
    let words = InterruptionReport.allApps
    return words.columns < nameColumns ? words : "all"
  }

  // What the hours leave is for the names.
  private let nameColumns: Int
  // Between two counts, and between what stands above them.
  private static let countGap = 2

  /// The same with the most of some hours as the highest bar.
  func measured(by hours: [InterruptionReport.Tally]) -> InterruptionLines {
    var layout = self
    layout.most = hours.map(\.interruptions).max() ?? 0
    return layout
  }

  /// The hours, and what is counted.
  var head: ReportLine {
    let hours = [0, 6, 12, 18].map { String($0).filled(columns: 6 * hourColumns) }.joined()
    return row("", hours: hours, counts: Interruption.allCases.map(\.title), all: "all")
  }

  /// How often it was in each hour, below the bars; nil where an hour is too narrow for a number.
  func sums(_ hours: [InterruptionReport.Tally]) -> ReportLine? {
    let words = hours.map { $0.interruptions == 0 ? "" : String($0.interruptions) }
    guard hourColumns > 2, words.allSatisfy({ $0.count < hourColumns }) else { return nil }
    let line = words.map { $0.filled(columns: hourColumns) }.joined()
    return ReportLine([.init("", columns: nameColumns), .init(line)])
  }

  /// The line of an app, and where it differs a second one.
  func lines(
    _ name: String, _ hours: [InterruptionReport.Tally], after: [InterruptionReport.Tally]?
  ) -> [ReportLine] {
    let own = line(name, hours)
    guard let after, after != hours else { return [own] }
    let change = Self.change(hours, after, isASCII)
    // Where names have little room, the sums stand closer.
    let close = change.filter { !" -".contains($0) }
    let words = [change, "  " + close].first { $0.columns < nameColumns } ?? close
    return [own, line(words, after)]
  }

  /// What stands before the second line: how often it was, and how often it is now.
  static func change(
    _ before: [InterruptionReport.Tally], _ after: [InterruptionReport.Tally]?, _ isASCII: Bool
  ) -> String {
    let counts = [before, after ?? []].map { $0.reduce(0) { $0 + $1.interruptions } }
    return "  \(counts[0]) \(isASCII ? "->" : "→") \(counts[1])"
  }

  private func line(_ name: String, _ hours: [InterruptionReport.Tally]) -> ReportLine {
    let total = hours.reduce(InterruptionReport.Tally()) { $0 + $1 }
    return row(
      name.visibleLine.shortened(columns: nameColumns - 1, ellipsis: isASCII ? "..." : "⋯"),
      hours: hours.map { bar($0.interruptions) }.joined(),
      counts: Interruption.allCases.map { String(total[$0]) }, all: String(total.interruptions))
  }

  private func row(_ name: String, hours: String, counts: [String], all: String) -> ReportLine {
    let counts: [ReportLine.Part] =
      isWide
      ? zip(Interruption.allCases, counts).map { way, count in
        .init(count, columns: way.title.columns + Self.countGap, isOnRight: true)
      }
      : [.init(all, columns: 4, isOnRight: true)]
    return ReportLine([.init(name, columns: nameColumns), .init(hours)] + counts)
  }

  // An hour without any is a dot, so that the hours can be counted.
  private func bar(_ count: Int) -> String {
    let cell = String(repeating: sign(count), count: max(1, hourColumns - 1))
    return (count == 0 ? sign(count) : cell).filled(columns: hourColumns)
  }

  private func sign(_ count: Int) -> String {
    if count == 0 { return isASCII ? "." : "·" }
    let bars = isASCII ? Self.asciiBars : Self.bars
    let index = max(0, (count * bars.count + most - 1) / max(1, most) - 1)
    return String(bars[min(index, bars.count - 1)])
  }

  private static let bars = Array("▁▂▃▄▅▆▇█")
  // No digits: they would read as counts.
  private static let asciiBars = Array("-~=+*%#@")
}
