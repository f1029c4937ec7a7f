import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The plural workbench")
struct WorkbenchTests {
  @Test(
    "The app before the category has its dot, or goes with it",
    arguments: [40, 50, 60, 70, 80, 120])
  func title(columns: Int) {
    var harness = ScreenHarness.album(columns: columns)
    harness.type("W")
    let line = harness.text.split(separator: "\n").first { $0.contains("comment") } ?? ""
    #expect(!line.contains("Album") || line.contains("Album · comment"), "\(harness.text)")
    #expect(line.contains("Album") || !line.contains("· comment"), "\(harness.text)")
  }

  @Test("Ctrl-Y copies the selected words, and y is typed")
  func copying() {
    var harness = ScreenHarness.album()
    harness.type("W")
    harness.press(.character("y"), .control)
    #expect(harness.effects.last == .terminal(.copy("2 more comments from Jo and Ben")))
    harness.send(.told("Sent."))
    #expect(
      harness.text.contains("\n Sent.") && !harness.text.contains("✗ Sent."), "\(harness.text)")
    harness.type("2y")
    guard let workbench = harness.model.sheets.last as? WorkbenchSheet else {
      Issue.record("closed")
      return
    }
    #expect(workbench.field.text == "2y")
  }

  @Test("It opens at the category, the language and the number of the selected group")
  func opening() {
    var harness = ScreenHarness.album()
    harness.type("W")
    #expect(harness.text.contains("Album · comment 1/3"))
    #expect(harness.text.contains("English · 2 · shown · other"))
    #expect(harness.text.contains("2 more comments from Jo and Ben"), "\(harness.text)")
  }

  @Test("H6, T17: in a mix it opens at the number of the category, hidden or shown")
  func mixed() {
    var harness = ScreenHarness.album()
    for _ in 0..<2 {
      harness.play(
        "push album {\"aps\":{\"alert\":\"x\",\"category\":\"plain\",\"thread-id\":\"beach\"}}")
    }
    harness.play(
      "push album {\"aps\":{\"alert\":\"y\",\"category\":\"comment\",\"thread-id\":\"beach\"}}")
    harness.type("W")
    #expect(harness.text.contains("English · 3 · shown"), "\(harness.text)")
    harness.press(.escape)
    harness.play("setting all previews=never")
    harness.type("W")
    #expect(harness.text.contains("English · 4 · hidden"), "\(harness.text)")
  }

  @Test("G1, H1: words that the system never shows are not offered")
  func older() {
    var harness = ScreenHarness.album()
    harness.play("device os=11")
    harness.type("W")
    #expect(harness.text.contains(" hidden ") && !harness.text.contains("shown, hidden, both"))
    harness.press(.tab)
    #expect((harness.model.sheets.last as? WorkbenchSheet)?.uses == [.placeholder])
    harness.press(.escape)
    harness.play("device os=10")
    harness.type("W")
    #expect(harness.model.sheets.isEmpty && harness.text.contains("Before iOS 11 there are no"))
  }

  @Test("Below the account stand the languages that are not seen, else the other categories")
  func others() {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.type("W")
    #expect(harness.text.contains("2 in the other languages"), "\(harness.text)")
    #expect(harness.text.contains("Polish") && harness.text.contains("2 kolejne"))
    harness.type("en")
    #expect(harness.text.contains("2 in the other categories"), "\(harness.text)")
    #expect(harness.text.contains("plain") && !harness.text.contains("Polish"))
  }

  @Test("What there is no room for below is counted on the rule, and Page Down reaches it")
  func othersBelow() {
    var harness = ScreenHarness.album(columns: 40, rows: 12)
    harness.type("W")
    #expect(harness.text.contains("─ ↓ ") && harness.text.contains(" more ── 1 of 5 languages"))
    #expect(!harness.text.contains("Polish"), "\(harness.text)")
    for _ in 0..<9 { harness.press(.pageDown) }
    #expect(harness.text.contains("Polish") && !harness.text.contains("↓"), "\(harness.text)")
    harness.press(.pageUp)
    #expect(harness.text.contains("↓ 3 more"), "\(harness.text)")
  }

  @Test("Arrows move by cell, [ and ] by category; the ends are ends")
  func moving() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W")
    for _ in 0..<9 { harness.press(.left) }
    #expect(harness.text.contains("Arabic · 2 · shown · two"))
    for _ in 0..<9 { harness.press(.up) }
    #expect(harness.text.contains("Arabic · 0 · shown · zero"))
    #expect(harness.text.contains("a group of one has no summary"))
    harness.press(.end)
    #expect(harness.text.contains("Arabic · 100 · shown · other"))
    for _ in 0..<9 { harness.press(.right) }
    #expect(harness.text.contains("Polish · 100 · shown · many"))
    harness.type("]")
    harness.press(.tab)
    #expect(harness.text.contains("like 2/3") && harness.text.contains("Somebody likes something"))
    harness.type("[[")
    #expect(harness.text.contains("plain 3/3"))
  }

  @Test("Y17, Y15: a missing form and a missing key are marked, with file and line")
  func flaws() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("Wpl3")
    #expect(harness.text.contains("✗ 3 kolejnego komentarza"))
    #expect(
      harness.text.contains(
        "✗ the form \"few\" is missing in pl; \"other\" stands in  album.scenario:"),
      "\(harness.text)")
    harness.press(.escape)
    harness.type("ja")
    harness.press(.tab)
    #expect(harness.text.contains("✗ HIDDEN"))
    #expect(harness.text.contains("✗ the key \"HIDDEN\" is missing in ja  album.scenario:"))
  }

  @Test("L17: where the app lacks the language, what stands in is marked")
  func standIn() {
    var harness = ScreenHarness.album()
    harness.type("Wfr")
    #expect(harness.text.contains("~ 2 more comments from"))
    #expect(harness.text.contains("The app has no words in this language"))
  }

  @Test("T1, L17: words are whole where there is room, rather with fewer languages at a time")
  func wholeWords() {
    var harness = ScreenHarness.album(columns: 80)
    harness.type("W")
    #expect(harness.text.contains("100 more comments from Jo, Ben, and Anna"), "\(harness.text)")
    #expect(!harness.text.contains("…"), "\(harness.text)")
    for _ in 0..<4 { harness.press(.right) }
    let words = "100 kolejnych komentarzy od Jo, Ben i Anna"
    #expect(harness.text.contains(words), "\(harness.text)")
    #expect(!harness.text.contains("100 more comments"), "the others are scrolled away")
  }

  @Test("Languages that say the same for every number are one, with the others' names below")
  func folding() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W]en fr pl es")
    harness.press(.tab)
    #expect(harness.text.contains("~French, Polish, ~Spanish as English"), "\(harness.text)")
    harness.press(.right)
    #expect(harness.text.contains("English · 2 · hidden"), "there is but one column")
    harness.press(.escape)
    harness.type("[fr pl")
    #expect(!harness.text.contains(" as "), "\(harness.text)")
  }

  @Test("Where rows are few numbers have them, two blanks before their words, and folds none")
  func fewRows() throws {
    var harness = ScreenHarness.album(columns: 40, rows: 12)
    harness.type("W]en fr pl es")
    harness.press(.tab)
    let lines = harness.text.split(separator: "\n")
    let head = try #require(lines.firstIndex { $0.contains("English  en") }, "\(harness.text)")
    for line in lines[head + 1...head + 3] {
      #expect(line.contains(/[0-9]  \S/), "\(harness.text)")
    }
    #expect(lines[head + 4].contains("──"), "\(harness.text)")
  }

  @Test("L17: read line by line, what stands in is said once of all languages that it is about")
  func readStandIns() {
    var harness = ScreenHarness.album(columns: 120, rows: 40, glyphs: .words)
    harness.type("W]en fr pl es")
    harness.press(.tab)
    _ = harness.model.show(in: harness.scene)
    let words = harness.linear.lines.map(\.words)
    #expect(
      words.contains { $0.contains("Polish, in another language: French, Spanish") }, "\(words)")
  }

  @Test("L17: a language that the app does not have is marked, also where its words are literal")
  func standInLanguage() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W]ja fr")
    harness.press(.tab)
    #expect(harness.text.contains("~French as Japanese"), "\(harness.text)")
    harness.press(.escape)
    harness.type("fr")
    #expect(harness.text.contains("~ French  fr"), "\(harness.text)")
    #expect(harness.text.contains("~ Somebody likes something"))
    #expect(harness.text.contains("The app has no words in this language"))
  }

  @Test("Tab goes from shown to hidden to both, side by side")
  func both() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("Wpl22")
    harness.press(.tab)
    harness.press(.tab)
    #expect(
      harness.text.contains("Polish  pl · shown") && harness.text.contains("Polish  pl · hidden"))
    let row = harness.text.split(separator: "\n").first { $0.contains("▌") } ?? ""
    #expect(row.contains("22 kolejne") || row.contains("22 kolejnego"), "\(harness.text)")
    #expect(row.contains("22 komentarze"), "\(harness.text)")
    #expect(harness.model.workbenchSpot?.use == .placeholder)
    harness.press(.left)
    #expect(harness.text.contains("Polish · 22 · shown"), "\(harness.text)")
    harness.press(.tab)
    #expect(!harness.text.contains("22 komentarze"), "\(harness.text)")
  }

  @Test("Enter and a second click open the file at the line", arguments: [0, 1])
  func opensFile(way: Int) throws {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("Wpl22")
    switch way {
    case 0: harness.press(.enter)
    default: harness.click(.word(WordSpot(locale: "pl", number: 22)))
    }
    guard case .terminal(.edit(let path, let line))? = harness.effects.last else {
      Issue.record("nothing was opened: \(harness.effects)")
      return
    }
    #expect(path == "album.scenario" && line > 1)
  }

  @Test("What the system says has no file, and says so")
  func noFile() {
    var harness = ScreenHarness.album()
    harness.type("W]]")
    harness.press(.enter)
    #expect(harness.text.contains("These are the system’s own words"))
    #expect(harness.effects.isEmpty)
  }

  @Test("Where more languages are than are seen, their number is said", arguments: [80, 120, 200])
  func languages(columns: Int) throws {
    var harness = ScreenHarness.album(columns: columns)
    harness.type("W")
    let heads = harness.text.split(separator: "\n").first { $0.contains("English") } ?? ""
    let all = ["English", "Polish", "Arabic", "Japanese"].filter(heads.contains)
    #expect(
      harness.text.contains(/of 5 languages [‹›]/) != (all.count == 4), "\(all) in\n\(harness.text)"
    )
  }

  @Test(
    "Wide letters and those from right to left keep the columns",
    arguments: [40, 57, 80, 120, 200])
  func columns(columns: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: 24)
    harness.type("W")
    for _ in 0..<5 {
      // Between the edges; below them is the one footer.
      for line in harness.text.split(separator: "\n").dropFirst().dropLast(2) {
        #expect(
          String(line).columns == columns && line.hasPrefix("│") && line.hasSuffix("│"), "\(line)")
      }
      harness.press(.right)
    }
  }
  @Test("The heads of a language’s two columns say which is which", arguments: [40, 57, 80])
  func heads(columns: Int) {
    var harness = ScreenHarness.album(columns: columns, rows: 24)
    harness.type("W")
    let tells = { (text: String) in
      text.split(separator: "\n").contains { $0.contains("· shown") && $0.contains("· hidden") }
    }
    for _ in 0..<3 where !tells(harness.text) { harness.press(.tab) }
    #expect(tells(harness.text), "\(harness.text)")
  }
}

extension Model {
  fileprivate var workbenchSpot: WordSpot? {
    (sheets.last as? WorkbenchSheet)?.spot
  }
}
