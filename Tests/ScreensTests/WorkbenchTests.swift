import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The plural workbench")
struct WorkbenchTests {
  @Test("L26: W, a language, a number and Tab show what a hidden group says")
  func finding() {
    var harness = ScreenHarness.album()
    harness.type("Wpl22")
    harness.press(.tab)
    #expect(harness.text.contains("22 komentarze"), "\(harness.text)")
    #expect(harness.text.contains("Polish · 22 · hidden · few"))
    #expect(!harness.text.contains("comments"), "only the language that was typed is shown")
  }

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

  @Test("Words do as well, in any order", arguments: ["22 hidden polish", "hidden, polski 22"])
  func words(typed: String) {
    var harness = ScreenHarness.album()
    harness.type("W" + typed)
    #expect(harness.text.contains("Polish · 22 · hidden · few"), "\(harness.text)")
  }

  @Test(
    "A number that was only typed goes when Esc or Backspace takes it back",
    arguments: [true, false])
  func takingBack(isEscaped: Bool) {
    var harness = ScreenHarness.album()
    harness.type("W")
    let before = harness.text
    harness.type("47")
    #expect(harness.text.contains("English · 47 · shown"), "\(harness.text)")
    if isEscaped { harness.press(.escape) } else { for _ in 0..<2 { harness.press(.backspace) } }
    #expect(harness.text == before)
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
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
    #expect(harness.text.contains("100 more comments from Jo and Ben"), "\(harness.text)")
    #expect(!harness.text.contains("…"), "\(harness.text)")
    for _ in 0..<4 { harness.press(.right) }
    #expect(harness.text.contains("100 kolejnych komentarzy od Jo i Ben"), "\(harness.text)")
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

  @Test("What is proposed to be typed is a language that the app has")
  func sample() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W")
    #expect(harness.text.contains("type pl 22"), "\(harness.text)")
    var other = ScreenHarness.pods(columns: 120)
    other.type("W")
    #expect(other.text.contains("type en 22"), "\(other.text)")
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
    #expect(harness.text.contains("These are the system's own words"))
    #expect(harness.effects.isEmpty)
  }

  @Test("Where more languages are than are seen, their number is said", arguments: [80, 120, 200])
  func languages(columns: Int) throws {
    var harness = ScreenHarness.album(columns: columns)
    harness.type("W")
    let heads = harness.text.split(separator: "\n").first { $0.contains("English") } ?? ""
    let all = ["English", "Polish", "Arabic", "Japanese"].filter(heads.contains)
    #expect(
      harness.text.contains(" languages ›") != (all.count == 4), "\(all) in\n\(harness.text)")
  }

  @Test("Esc first forgets what was typed, then closes; a letter closes nothing")
  func closing() {
    var harness = ScreenHarness.album(columns: 200)
    harness.type("Wpl")
    harness.press(.escape)
    #expect(harness.text.contains("Polish") && harness.text.contains("Japanese"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
    harness.type("WW")
    #expect((harness.model.sheets.last as? WorkbenchSheet)?.field.text == "W")
  }

  @Test("A language that nobody knows is said to be none, and Backspace goes on")
  func unknown() {
    var harness = ScreenHarness.album()
    harness.type("Wplq")
    #expect(harness.text.contains("No language is called so"))
    harness.press(.enter)
    #expect(harness.model.message?.text == Words.noColumn.standard)
    harness.press(.backspace)
    #expect(harness.text.contains("Polish"))
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

  @Test("Numbers that no phone has, and letters of any kind, are survived")
  func hostile() {
    var harness = ScreenHarness.album(columns: 40, rows: 12)
    harness.type("W99999999999999999999 1000000000 0 -_-,;:é日本 \u{202E}es-419_")
    for key in [Key.Code.up, .down, .left, .right, .end, .home, .pageDown, .pageUp, .tab, .enter] {
      harness.press(key)
      _ = harness.text
    }
    harness.send(.input(.paste("pl\n22\u{1B}[31m")))
    #expect(!harness.text.contains("\u{1B}"))
  }

  @Test("However long a number is, a blank stands behind it", arguments: [60, 80, 120])
  func longNumbers(columns: Int) {
    var harness = ScreenHarness.album(columns: columns)
    harness.type("Wen 1000000")
    #expect(harness.text.contains("▌1000000 1000000 more"), "\(harness.text)")
  }

  @Test(
    "Digits with a point or comma between them are no number, and that is said",
    arguments: [("1.5", "1.5"), ("en 1,000 2", "1,000"), ("2000000000", "2000000000")])
  func noNumbers(typed: String, refused: String) {
    #expect(WordQuery(typed).refused == refused)
    #expect(WordQuery(typed).numbers == (typed.hasSuffix(" 2") ? [2] : []))
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W" + typed)
    #expect(harness.text.contains("\"\(refused)\" is no number of notifications"))
  }

  @Test("A comma or point behind a number is none of its", arguments: ["22, pl", "pl 22.", ",22"])
  func marksBehind(typed: String) {
    #expect(WordQuery(typed).numbers == [22] && WordQuery(typed).refused == nil)
  }

  @Test(
    "A tag may hold digits; digits behind letters are a number",
    arguments: [("es-419", 1), ("pl22", 1), ("pl de", 2)])
  func query(typed: String, languages: Int) {
    let query = WordQuery(typed)
    #expect(query.languages.count == languages)
    #expect(query.numbers == (typed == "pl22" ? [22] : []))
  }
}

extension Model {
  fileprivate var workbenchSpot: WordSpot? {
    (sheets.last as? WorkbenchSheet)?.spot
  }
}
