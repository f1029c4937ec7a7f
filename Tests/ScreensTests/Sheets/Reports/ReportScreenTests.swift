import Delivery
import Explaining
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Reports on the session so far")
struct ReportScreenTests {
  private func harness(
    _ control: ControlID, columns: Int, rows: Int, glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = ScreenHarness.album(columns: columns, rows: rows, glyphs: glyphs)
    harness.effects += harness.model.run(control, harness.scene)
    return harness
  }

  @Test("Reports look as they are on file", arguments: [(80, 24), (120, 40), (40, 12)])
  func picture(columns: Int, rows: Int) {
    expect(harness(.privacy, columns: columns, rows: rows), "report-privacy")
    expect(harness(.interruptions, columns: columns, rows: rows), "report-interruptions")
  }

  @Test("A key that a report has no use for says so", arguments: [Key.Code.enter, .left, .right])
  func deadKeys(code: Key.Code) {
    for control in [ControlID.privacy, .interruptions] {
      var harness = harness(control, columns: 80, rows: 24)
      harness.press(code)
      #expect(harness.model.message?.text == harness.model.text(Words.sheetIsOpen))
      #expect(harness.model.sheets.count == 1)
    }
  }

  @Test("In ASCII bars are digits")
  func letters() {
    expect(harness(.interruptions, columns: 80, rows: 24, glyphs: .ascii), "report-ascii")
  }

  @Test("A name that runs from right to left stands before its bars, and its count behind them")
  func turned() throws {
    var harness = ScreenHarness.morning(columns: 40, rows: 20)
    harness.install("com.example.transit", "تطبيق")
    harness.push("Line 9", "On time", app: "com.example.transit")
    harness.model.appearance.bidi = .program
    harness.effects += harness.model.run(.interruptions, harness.scene)
    // As they were written, or in the form that they take beside others.
    let isLetter = { (character: Character) in
      character.unicodeScalars.contains {
        (0x600..<0x700).contains($0.value) || (0xFB50..<0xFF00).contains($0.value)
      }
    }
    let row = try #require(
      harness.text.split(separator: "\n").first { $0.contains(where: isLetter) },
      "\(harness.text)")
    let letter = try #require(row.firstIndex(where: isLetter))
    let bars = try #require(row.firstIndex(of: "·"))
    let lastNumber = row.lastIndex { $0.isNumber }
    let count = try #require(lastNumber)
    #expect(letter < bars && bars < count, "\(row)")
  }

  @Test("Read line by line a report is whole at any size: no line is cut in two")
  func read() {
    let reports = [(40, 12), (120, 60)].map { columns, rows in
      var harness = harness(.privacy, columns: columns, rows: rows, glyphs: .words)
      _ = harness.model.show(in: harness.scene)
      return harness.linear.lines.map(\.words)
    }
    for words in reports {
      #expect(!words.contains { $0.hasPrefix("below") }, "\(words)")
    }
    let settings = reports.map { $0.filter { $0.hasPrefix("Never, ") || $0.hasPrefix("Always, ") } }
    #expect(settings[0] == settings[1] && settings[0].count > 1, "\(settings)")
  }

  @Test("What leaks stands out; what is said of it is written as all else")
  func roles() throws {
    let phone = try Phone(album: [("Anna", "A hat", "photo")])
    var facts = FactLog()
    facts.append(phone.facts)
    let scene = Scene(state: phone.state, facts: facts)
    var model = Model(size: Size(columns: 120, rows: 24), theme: "dark")
    model.open(ReportSheet(.privacy, scene))
    let frame = model.frame(in: scene)
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("“Anna”") }, "\(frame.text)")
    let account = PrivacyAudit(phone.state).subjects.compactMap(\.reading).first?.account
    let word = try #require(account?.split(separator: " ").first)
    let styles = try ["“Anna”", String(word)].map { words in
      let place = try #require(lines[row].firstRange(of: words)).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: place)
      return frame.canvas[Point(column: column, row: row)].style
    }
    #expect(styles[0] != styles[1])
  }

  @Test("While a setting is tried, Esc says that it takes that away, and does so")
  func tried() {
    var harness = harness(.interruptions, columns: 80, rows: 24)
    let report = InterruptionReport(harness.facts, on: harness.state)
    let trial = Trial.setting(.toggle(.sounds, false), of: "com.example.album", named: "Album")
    harness.send(.triedOut(report, trial))
    #expect(harness.text.contains("? help  Esc as it was"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.text.contains("? help  Esc back"), "\(harness.text)")
    #expect(harness.model.sheets.count == 1)
  }

  @Test("Tab goes to the other report, Esc closes")
  func turning() {
    var harness = harness(.privacy, columns: 80, rows: 24)
    harness.press(.tab)
    #expect(harness.text.contains("on 1 day"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("What a report counted is still there after a look at the other, until anything happens")
  func turningBack() {
    var harness = ScreenHarness()
    harness.play("device os=16")
    harness.install("com.example.messages", "Messages")
    harness.play(Self.loud)
    harness.effects += harness.model.run(.interruptions, harness.scene)
    #expect(harness.model.silencingOrder != nil)
    while let order = harness.model.silencingOrder { harness.model.take(nil, for: order) }
    harness.press(.tab)
    harness.press(.tab)
    #expect(harness.model.silencingOrder == nil)
    harness.press(.tab)
    harness.play(Self.loud)
    harness.press(.tab)
    #expect(harness.model.silencingOrder != nil)
  }

  private static let loud = #"push messages {"aps":{"alert":"Tea","sound":"default"}}"#
}
