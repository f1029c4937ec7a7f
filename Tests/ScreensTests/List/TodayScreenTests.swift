import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("The lock screen of today")
struct TodayScreenTests {
  @Test("It looks as it is on file", arguments: SnapshotTests.sizes)
  func lockScreen(columns: Int, rows: Int) {
    expect(ScreenHarness.today(columns: columns, rows: rows), "today")
  }

  @Test("Without color and in ASCII it looks as it is on file", arguments: [(80, 24), (40, 12)])
  func withoutColor(columns: Int, rows: Int) {
    let plain = ScreenHarness.today(columns: columns, rows: rows, theme: "mono", glyphs: .ascii)
    expect(plain, "today-ascii")
  }

  @Test("A summary looks as it is on file", arguments: SnapshotTests.sizes)
  func summary(columns: Int, rows: Int) {
    var harness = ScreenHarness.summary(columns: columns, rows: rows)
    harness.play("at 18:00")
    expect(harness, "summary")
  }

  @Test(
    "Large clock, date above it, the list at the bottom, the Focus below: from iOS 16, in every theme and size",
    arguments: [
      ("dark", Glyphs.unicode), ("light", .unicode), ("mono", .unicode), ("mono", .ascii),
    ],
    [(80, 24), (120, 40), (40, 12)])
  func order(theme: (String, Glyphs), size: (Int, Int)) throws {
    var harness = ScreenHarness.today(
      columns: size.0, rows: size.1, theme: theme.0, glyphs: theme.1)
    func rows() -> [String] { harness.text.split(separator: "\n").map(String.init) }
    let focus = try #require(rows().lastIndex { $0.contains("Work") && !$0.contains(":") })
    let last = try #require(rows().lastIndex { $0.contains("Your parcel") || $0.contains("Slugs") })
    // Where rows are few the status line alone says it.
    let date = try #require(
      rows().dropFirst(size.1 == 12 ? 0 : 1).firstIndex { $0.contains("Jun 4") })
    #expect(date < last && last < focus, "\(harness.text)")
    harness.play("device os=15")
    #expect(rows().dropFirst().firstIndex { $0.contains("Jun 4") } == nil, "\(harness.text)")
    #expect(harness.text.contains("PARCEL") || size.1 == 12, "\(harness.text)")
  }

  @Test("Its digits are twice as large where there is room, and whole cells in ASCII")
  func digits() throws {
    let rows = try #require(LargeDigits.rows(of: "9:41"))
    let tall = LargeDigits.doubled(rows)
    #expect(tall.count == 2 * rows.count && tall.allSatisfy { $0.columns == 2 * rows[0].columns })
    #expect(tall.joined().allSatisfy { $0 == "█" || $0 == " " })
    let drawn = LargeDigits.halves(rows).map { LargeDigits.drawn($0, "#", width: 1) }
    #expect(drawn.joined().allSatisfy { $0 == "#" || $0 == " " } && drawn[0].hasPrefix("###"))
  }

  @Test("Digits of Arabic and Persian are drawn as well, those of other scripts as Latin ones")
  func otherDigits() throws {
    for (latin, others) in zip("0123456789", zip("٠١٢٣٤٥٦٧٨٩", zip("۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९"))) {
      let arabic = try #require(LargeDigits.rows(of: String(others.0)))
      #expect(arabic.count == 3 && Set(arabic.map(\.columns)).count == 1, "\(arabic)")
      let persian = LargeDigits.rows(of: String(others.1.0))
      #expect((persian == arabic) != [4, 5, 6].contains(latin.wholeNumberValue))
      #expect(LargeDigits.rows(of: String(others.1.1)) == LargeDigits.rows(of: String(latin)))
    }
    #expect(LargeDigits.rows(of: "一") == nil)
  }

  @Test("A letter between hour and minute stands at the foot of their digits")
  func letters() throws {
    let rows = try #require(LargeDigits.rows(of: "09 h 41"))
    let (hour, minute) = (
      try #require(LargeDigits.rows(of: "09")), try #require(LargeDigits.rows(of: "41"))
    )
    for row in 0..<3 {
      #expect(rows[row].hasPrefix(hour[row]) && rows[row].hasSuffix(minute[row]), "\(rows)")
      #expect(rows[row].contains("h") == (row == 2), "\(rows)")
    }
    for words in ["09 h 41", "9時41", "午後9:41"] {
      let rows = try #require(LargeDigits.rows(of: words))
      for lines in [rows, LargeDigits.doubled(rows)] {
        #expect(Set(lines.map(\.columns)).count == 1, "\(lines)")
      }
    }
  }

  @Test("L34: the large clock is drawn the same whichever way the phone reads")
  func clockRightToLeft() throws {
    var harness = ScreenHarness.today(columns: 80, rows: 24)
    func clock() throws -> [Substring] {
      let lines = harness.text.split(separator: "\n")
      let first = try #require(lines.firstIndex { $0.contains("█▀█ ▄") })
      return Array(lines[first..<first + 3])
    }
    let before = try clock()
    harness.speak("he")
    #expect(try clock() == before, "\(harness.text)")
  }

  @Test("F3: a Time Sensitive row of the compact list has a mark, in ASCII and in words, too")
  func compactTimeSensitive() {
    for (glyphs, mark) in [(Glyphs.unicode, "◷ 📦"), (.ascii, "t P  PARCEL")] {
      var harness = ScreenHarness.today(columns: 80, rows: 24, glyphs: glyphs)
      harness.type("ov")
      #expect(harness.text.ranges(of: mark).count == 1, "\(harness.text)")
    }
    var spoken = ScreenHarness.today(columns: 80, rows: 24, glyphs: .words)
    spoken.type("ov")
    let read = LinearScreen(spoken.model, spoken.scene).lines.map(\.words)
    #expect(read.contains { $0.contains("TIME SENSITIVE") }, "\(read)")
  }

  @Test(
    "A row says which app it is from, also from iOS 16 where a letter or nothing is its icon",
    arguments: [Glyphs.ascii, .words])
  func appName(glyphs: Glyphs) {
    let harness = ScreenHarness.today(columns: 80, rows: 40, glyphs: glyphs)
    let rows =
      glyphs == .ascii
      ? harness.text.split(separator: "\n").map(String.init)
      : harness.linear.lines.filter { $0.role == .row }.map(\.words)
    for name in ["PARCEL", "ALLOTMENT", "ROTA"] {
      #expect(rows.contains { $0.contains(name) }, "\(name)\n\(rows)")
    }
  }

  @Test("F3: a Time Sensitive row among the members of its group has a mark, too")
  func memberTimeSensitive() {
    var harness = ScreenHarness.today(columns: 80, rows: 40)
    harness.play("expand parcel")
    #expect(harness.text.contains("◷ Your parcel"), "\(harness.text)")
  }

  @Test(
    "P20: what is cut is counted at the width that is left beside the icon", arguments: [60, 80])
  func cuts(columns: Int) {
    var harness = ScreenHarness(columns: columns, rows: 40, theme: "dark")
    harness.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      """)
    let room = columns - 1 - 5 - 5
    harness.push("T", String(repeating: "x", count: 4 * room), app: "com.example.chat", then: 0)
    #expect(harness.model.cuts(in: harness.scene).isEmpty, "\(harness.text)")
    harness.push("T", String(repeating: "x", count: 4 * room + 1), app: "com.example.chat", then: 0)
    #expect(!harness.model.cuts(in: harness.scene).isEmpty)
  }

  @Test("Where rows are few the time stands once, in the first line")
  func clock() {
    for (columns, rows, count) in [(40, 12, 1), (80, 24, 2)] {
      var harness = ScreenHarness.today(columns: columns, rows: rows)
      harness.play("device os=16")
      #expect(harness.text.ranges(of: "Mon, Jun 4").count == count, "\(harness.text)")
    }
    var picture = ScreenHarness.today(columns: 40, rows: 12)
    picture.play("device os=16")
    picture.model = Model(size: Size(columns: 40, rows: 12), theme: "dark", isBare: true)
    #expect(picture.text.contains("Mon, Jun 4"), "\(picture.text)")
  }

  @Test("The selected row is seen whole wherever the keys go", arguments: [(80, 24), (40, 12)])
  func moving(columns: Int, rows: Int) {
    var harness = ScreenHarness.today(columns: columns, rows: rows)
    for _ in 0..<12 {
      harness.push("Kim", "Ticket?", thread: nil, then: 0)
      harness.push("Rota", "Week", app: "com.example.rota", thread: "x", then: 0)
    }
    harness.play("setting all display=list")
    for keys in ["j", "j", "j", "j", "j", "G", "k", "k", "gg", "k"] {
      harness.type(keys)
      #expect(harness.model.selectionIsSeen(harness.scene), "\(keys)\n\(harness.text)")
    }
  }
}
