import Delivery
import Notifications
import Testing

@testable import Explaining

@Suite("Rows and columns of a matrix")
struct MatrixAxesTests {
  private static let locales: [MatrixValue] = ["en", "pl", "ar"].map { .locale(WordLocale($0)) }
  private static let previews: [MatrixValue] = [.previews(.always), .previews(.never)]
  private static let counts: [MatrixValue] = [.count(1), .count(2), .count(5)]

  private struct Row: Sendable, CustomTestStringConvertible {
    var values: [MatrixValue]
    var rows: [MatrixAxis]?
    var columns: [MatrixAxis]?
    var down: [MatrixAxis]
    var across: [MatrixAxis]

    var testDescription: String { "\(down) × \(across)" }
  }

  private static let layouts: [Row] = [
    Row(values: locales + previews + counts, down: [.locale], across: [.previews, .count]),
    Row(values: counts + previews + locales, down: [.locale], across: [.previews, .count]),
    // Without languages the first of the others goes down.
    Row(values: counts + previews, down: [.previews], across: [.count]),
    Row(
      values: [.width(40), .width(80), .theme("dark"), .theme("light")], down: [.theme],
      across: [.width]),
    Row(values: counts, down: [.count], across: []),
    // What is asked for is as it is asked; the rest goes to the other side.
    Row(
      values: locales + previews + counts, rows: [.count], down: [.count],
      across: [.locale, .previews]),
    Row(
      values: locales + previews + counts, columns: [.locale], down: [.previews, .count],
      across: [.locale]),
    Row(
      values: locales + previews + counts, columns: [.count], down: [.locale],
      across: [.count, .previews]),
    Row(
      values: locales + previews + counts, rows: [.previews], columns: [.count],
      down: [.previews, .locale], across: [.count]),
    Row(
      values: locales + previews, rows: [.previews, .locale], columns: [],
      down: [.previews, .locale], across: []),
    // An axis without a value is none.
    Row(values: counts, rows: [.theme, .count], down: [.count], across: []),
    Row(values: [], down: [], across: []),
    // One value is no axis of the table unless it is asked for.
    Row(values: locales + [.system(.ios12)], down: [.locale], across: []),
    Row(
      values: locales + [.system(.ios12)], columns: [.system], down: [.locale], across: [.system]),
  ]

  @Test(
    "Languages go down where nothing else is asked for, and every axis has one place",
    arguments: layouts)
  private func layout(row: Row) {
    let axes = MatrixAxes(row.values, rows: row.rows, columns: row.columns)
    #expect(axes.rows == row.down && axes.columns == row.across)
  }

  @Test("Whatever is asked for, each combination of values is one cell, and no two are the same")
  func complete() {
    var random = SplitMix(seed: 41)
    let pool: [[MatrixValue]] = [
      Self.locales, Self.previews, Self.counts, [.theme("dark")], [.width(40), .width(80)],
      MatrixLock.allCases.map { .lock($0) }, Grouping.allCases.map { .grouping($0) },
      [.system(.ios12), .system(.ios15)],
    ]
    for _ in 0..<200 {
      var all = pool.flatMap { $0.prefix(Int.random(in: 0...$0.count, using: &random)) }
      all.shuffle(using: &random)
      var axes = MatrixAxis.allCases.shuffled(using: &random)[...]
      let rows = axes.prefix(Int.random(in: 0...3, using: &random))
      axes = axes.dropFirst(rows.count)
      let columns = axes.prefix(Int.random(in: 0...3, using: &random))
      let layout = MatrixAxes(
        all, rows: Bool.random(using: &random) ? Array(rows) : nil,
        columns: Bool.random(using: &random) ? Array(columns) : nil)
      let points = layout.rowPoints.flatMap { row in
        layout.columnPoints.map { layout.common.with(row).with($0) }
      }
      let counts = Dictionary(grouping: all, by: \.axis).values.map(\.count)
      #expect(points.count == counts.reduce(1, *), "\(layout)")
      #expect(Set(points).count == points.count)
      // Each says something on every axis that has a value.
      #expect(points.allSatisfy { Set($0.values.map(\.axis)) == Set(all.map(\.axis)) })
      #expect(Set(layout.rows).isDisjoint(with: layout.columns))
    }
  }

  @Test("The outermost axis changes slowest, and a heading has its values in that order")
  func order() {
    let axes = MatrixAxes(Self.previews + Self.counts, rows: [.previews, .count])
    #expect(
      axes.rowPoints.map(axes.title) == [
        "previews always · 1", "previews always · 2", "previews always · 5",
        "previews never · 1", "previews never · 2", "previews never · 5",
      ])
    let other = MatrixAxes(Self.previews + Self.counts, rows: [.count, .previews])
    #expect(
      other.rowPoints.prefix(3).map(other.title)
        == ["1 · previews always", "1 · previews never", "2 · previews always"])
    #expect(other.rowPoints.first.map(other.fileTitle) == "1 · always")
    #expect(other.columnPoints == [MatrixPoint()])
  }
}

@Suite("What a cell of a matrix is set to")
struct MatrixPointTests {
  @Test("The values are in the order in which a phone is set, however they were given")
  func order() {
    let values: [MatrixValue] = [
      .width(40), .lock(.locked), .system(.ios15), .count(2), .locale(WordLocale("pl")),
    ]
    let sorted = MatrixPoint(values).values.map(\.axis)
    #expect(sorted == [.system, .locale, .count, .lock, .width])
    #expect(MatrixPoint(values) == MatrixPoint(values.reversed()))
    #expect(MatrixPoint(values).title == "iOS 15 · pl · 2 · locked · 40 columns")
  }

  @Test("Of two that share an axis the other one's value counts, and nothing of either is lost")
  func with() {
    let one = MatrixPoint([.count(1), .theme("dark"), .previews(.never)])
    let other = MatrixPoint([.count(2), .width(80)])
    let both = one.with(other)
    #expect(both.count == 2 && both.theme == "dark" && both.previews == .never && both.width == 80)
    #expect(other.with(one).count == 1)
    #expect(one.with(MatrixPoint()) == one && MatrixPoint().with(one) == one)
    #expect(one.with(one) == one)
  }

  private static let values: [MatrixValue] = [
    .system(.ios12), .locale(WordLocale("de")), .count(0), .grouping(.byApp),
    .previews(.whenUnlocked), .lock(.authenticated), .theme("mono"), .width(33),
  ]

  @Test("What is set on one axis is read there, and nowhere else", arguments: values)
  func apart(value: MatrixValue) {
    let point = MatrixPoint([value])
    #expect(point[value.axis] == value)
    #expect(MatrixAxis.allCases.filter { point[$0] != nil } == [value.axis])
    let read: [MatrixValue?] = [
      point.system.map { .system($0) }, point.locale.map { .locale($0) },
      point.count.map { .count($0) }, point.grouping.map { .grouping($0) },
      point.previews.map { .previews($0) }, point.lock.map { .lock($0) },
      point.theme.map { .theme($0) }, point.width.map { .width($0) },
    ]
    #expect(read.compactMap(\.self) == [value])
  }

  @Test(
    "The names are those of the command line",
    arguments: zip(
      values, ["12", "de", "0", "by-app", "when-unlocked", "authenticated", "mono", "33"]))
  func names(value: MatrixValue, name: String) { #expect(value.name == name) }

  private static let all = MatrixPoint([
    .locale(WordLocale("pl")), .count(5), .grouping(.off), .previews(.never), .lock(.locked),
    .surface(.row), .age(.now), .theme("dark"), .width(40), .focus(.off), .delivery(.summary),
  ])

  @Test("A phone is set to language, grouping, previews and lock, and to no number and no width")
  func settings() {
    #expect(
      Self.all.settings(on: .ios12)
        == MatrixPoint([
          .locale(WordLocale("pl")), .grouping(.off), .previews(.never), .lock(.locked),
        ]))
  }

  @Test("H1: previews are set where the system has that setting")
  func previews() {
    let never = MatrixPoint([.previews(.never)])
    #expect(never.settings(on: .ios10).values.isEmpty)
    #expect(never.settings(on: .ios11) == never)
    let newer = never.with(MatrixPoint([.system(.ios11)]))
    #expect(newer.settings(on: .ios10) == newer)
  }
}
