import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Columns are counted in cells, whatever apps and notifications are called")
struct WideNameTests {
  static let names = [
    "Bistro", "日本語の食堂", "e\u{301}te\u{301} à la cafe\u{301}", "👩‍👩‍👧‍👦 Famille", "🇵🇱🇺🇦 Flagi", "ﾊﾝｶｸ",
    "नमस्ते दुनिया", "☕️ Kawa", String(repeating: "面", count: 40),
    String(repeating: "👍🏽", count: 40),
  ]

  static let sizes = [(80, 24), (120, 40), (40, 12), (56, 20)]

  private func harness(_ name: String, columns: Int, rows: Int) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: rows)
    harness.install("com.example.bistro", name)
    harness.push(name, "Two soups", app: "com.example.bistro", then: 86_400)
    harness.push(name, "Two soups", app: "com.example.bistro")
    let trigger = Trigger.timeInterval(.seconds(7200), repeats: true)
    let request = Request(
      identifier: "table", content: Content(title: .literal(name)), trigger: trigger)
    harness.perform(.schedule("com.example.bistro", request))
    return harness
  }

  /// The column of each character of a row that stands for itself, by cells.
  private func columns(_ row: CanvasRow, of character: Character) -> [Int] {
    row.indices.filter { row[$0].columns > 0 && row[$0].character == character }
  }

  /// The columns of the marks before what apps did; the axis has such marks, too,
  /// but no names behind them.
  private func marks(_ harness: ScreenHarness, before name: String) -> [Int] {
    let canvas = harness.model.frame(in: harness.scene).canvas
    return (0..<canvas.size.rows).flatMap { row in
      let row = canvas.row(row)
      return (columns(row, of: "●") + columns(row, of: "○")).filter {
        $0 + 2 < row.count && row[$0 + 2].character == name.first
      }
    }
  }

  @Test("Rows of the timeline line up", arguments: names, sizes)
  func timeline(name: String, size: (columns: Int, rows: Int)) throws {
    var (own, other) = (
      harness(name, columns: size.columns, rows: size.rows),
      harness("Bistro", columns: size.columns, rows: size.rows)
    )
    own.type("T")
    other.type("T")
    let marks = marks(own, before: name)
    #expect(Set(marks).count == 1, "\(own.text)")
    #expect(marks == self.marks(other, before: "Bistro"), "\(own.text)")
  }

  @Test(
    "Marks of the timeline stand below each other, whatever days are called",
    arguments: ["en_US", "en_GB", "en_CA", "de_DE", "ja_JP", "sv_SE"], sizes + [(160, 40)])
  func days(locale: String, size: (columns: Int, rows: Int)) {
    var harness = harness("Bistro", columns: size.columns, rows: size.rows)
    harness.play(
      """
      device locale=\(locale)
      at 2018-09-29T23:30
      push bistro {"aps":{"alert":"Late"}}
      schedule bistro {"identifier":"far","content":{"title":"Far"},
        "trigger":{"dateMatching":{"year":2021,"month":9,"day":29,"hour":12}}}
      at 2018-09-30T10:00
      push bistro {"aps":{"alert":"Early"}}
      """)
    harness.type("T")
    #expect(Set(marks(harness, before: "Bistro")).count == 1, "\(harness.text)")
  }

  @Test(
    "Reports and their boxes line up", arguments: names,
    [ControlID.privacy, .interruptions])
  func reports(name: String, report: ControlID) {
    for size in Self.sizes {
      var harness = harness(name, columns: size.0, rows: size.1)
      harness.effects += harness.model.run(report, harness.scene)
      let canvas = harness.model.frame(in: harness.scene).canvas
      let edges = (0..<size.1).map { columns(canvas.row($0), of: "│") }
        .filter { $0.count >= 2 }.map { [$0[0], $0[$0.count - 1]] }
      #expect(edges.count >= 4 && Set(edges).count == 1, "\(name): \(harness.text)")
    }
  }
}
