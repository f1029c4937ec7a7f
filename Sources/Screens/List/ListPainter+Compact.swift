import Delivery
import Notifications
import TerminalCore

extension ListPainter {
  /// A row of the compact list: icon, app, title, body, count and time on one line.
  func compact(_ row: CompactRow, _ isSelected: Bool) -> Part {
    let (shown, isReversed) = (row.shown, isReversed(isSelected))
    let tint = tint(of: row.number, isSelected)
    let dim: Role? = isReversed ? nil : .dim
    let app = state.app(of: row.number)
    let lead: [Part?] = [
      leadingMark(of: row, app, isReversed),
      row.isMember ? .text("  ") : icon(of: shown, app, tint),
    ]
    let name = Part.text(system.inCapitals(shown.appName), tint)
    let time = time(shown)
    let content =
      isSwiped(isSelected)
      ? swipeRow(after: lead, words(of: shown), isStack: row.more > 0)
      : Part.horizontal(
        lead + [
          row.isMember || !hasNames
            ? nil : name.sized(columns: Self.nameColumns).padded(trailing: 1),
          words(of: shown).growing(minimum: leastWordColumns(of: row, beside: time)),
          shown.thumbnail?.words.padded(leading: 1).droppable(),
          count(of: row, dim), timeColumn(time, beside: row, isSelected),
        ])
    let line = content.padded(leading: 1, trailing: 2)
    let patch = style == .patch ? line.filled(self.patch(isSelected)) : line
    let below = row.offers.map { $0.padded(leading: 6, trailing: 2) }
    return margined(
      .vertical([
        isReversed ? line.selected(in: style) : patch,
        style == .patch ? below?.filled(self.patch(isSelected)) : below,
      ]), isSelected
    )
    .meaning(.row, label: shown.firstWords ?? "", isSelected: isSelected)
  }

  // How loud it is: by itself, else by its app.
  private func leadingMark(of row: CompactRow, _ app: InstalledApp?, _ isReversed: Bool) -> Part {
    let mark = row.isMember && !row.shown.isCritical ? nil : mark(of: row.shown, app)
    if let mark { return .text(marks.before(mark), role(of: mark, isReversed), .bold) }
    return timeSensitiveMark(of: row.number, isReversed) ?? .text("  ")
  }

  /// F3: what stands before a row that has no room for the label; nil where it has none.
  func timeSensitiveMark(of number: Int, _ isReversed: Bool) -> Part? {
    guard state.isTimeSensitive(number) else { return nil }
    let words = marks.timeSensitiveAlone(system(.timeSensitive))
    return .text(words, isReversed ? nil : .accent, .bold)
  }

  // In narrow lists words have more use of the room than counts have of columns of their own.
  private var hasColumns: Bool { columns >= 60 }
  // All rows have their app's name, or none has, however short or long its time is; what is
  // read aloud has room for it.
  private var hasNames: Bool {
    let named = Self.leadColumns + Self.nameColumns + 1 + Self.leastWordColumns
    return marks.isInWords || columns >= named + Self.countColumns + Self.mostTimeColumns
  }
  // Marker, mark and icon with what is around them, and the edge; an app's name; the
  // fewest that say anything.
  private static let (leadColumns, nameColumns, leastWordColumns) = (9, 12, 12)
  // A count of two digits, and a weekday with its time; what is longer takes more.
  private static let (countColumns, timeColumns) = (4, 10)
  // “Yesterday, 10:05 PM”, with the blank before it.
  private static let mostTimeColumns = 20

  // The words give what a longer count or time takes: half a time would be another one.
  private func leastWordColumns(of row: CompactRow, beside time: String) -> Int {
    let usual = hasNames ? Self.mostTimeColumns : Self.timeColumns
    let longer =
      max(0, countWords(of: row).columns - Self.countColumns)
      + max(0, time.columns + 1 - usual)
    return max(1, Self.leastWordColumns - longer)
  }

  private func countWords(of row: CompactRow) -> String {
    row.more > 0 ? " +\(system.number(row.more))" : ""
  }

  private func count(of row: CompactRow, _ role: Role?) -> Part? {
    if row.more == 0 { return nil }
    let words = countWords(of: row)
    if !hasColumns { return .text(words, role, .bold) }
    return Part.text(words, role, .bold, alignment: .trailing)
      .sized(columns: max(words.columns, Self.countColumns))
  }

  // Where no count has to stand in its column, the words go on up to the time itself.
  private func timeColumn(_ time: String, beside row: CompactRow, _ isSelected: Bool) -> Part {
    if !hasColumns { return trailing(time, isSelected: isSelected) }
    return Part.text(" \(time)", isSelected ? nil : .dim, alignment: .trailing)
      .sized(columns: row.more > 0 ? max(time.columns + 1, Self.timeColumns) : time.columns + 2)
      .meaning(.time)
  }

  private func words(of shown: RowContent) -> Part {
    let titles = titles(of: shown)
    let words = (shown.body ?? "").replacingEach("\n", by: " ")
    let body = words.isEmpty ? [] : hiddenMark(of: shown) + marked(words)
    let flaw = flaw([.title, .subtitle, .body], of: shown)
    let gap = TextRun(titles.isEmpty || body.isEmpty ? "" : "  ")
    let texts = [shown.title, shown.subtitle, words].compactMap(\.self)
    if marks.isMirrored || texts.contains(where: \.hasRightToLeft) {
      // Each in its place, whichever way it runs.
      let fields = titles.map { Part?.some(.text($0)) }
      return .horizontal([
        .text(flaw), .horizontal(fields), .text([gap]), Part.text(body).growing(),
      ])
    }
    return .text(flaw + titles.flatMap(\.self) + [gap] + body)
  }

  // The title, and behind a dot the subtitle.
  private func titles(of shown: RowContent) -> [[TextRun]] {
    let dot = TextRun(marks.isInWords ? ", " : " \(marks.dot) ")
    guard let title = shown.title else {
      return shown.subtitle.map { [marked($0, nil, .bold)] } ?? []
    }
    return [marked(title, nil, .bold)] + (shown.subtitle.map { [[dot], marked($0)] } ?? [])
  }
}

/// What a row of the compact list shows.
struct CompactRow {
  /// The words as previews and lock allow them.
  let shown: RowContent
  /// The delivery number of its notification.
  let number: Int
  /// How many more its stack holds; 0 for a single notification.
  var more = 0
  /// Whether it is in an expanded group, and stands indented.
  var isMember = false
  /// The buttons under it; nil for none.
  var offers: Part?
}

/// How much room the rows of the list take.
package enum Density: String, CaseIterable, Hashable, Sendable {
  /// Cards with air.
  case comfortable
  /// A line a row, for long lists.
  case compact
}
