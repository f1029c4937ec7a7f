import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("The plural workbench")
struct WorkbenchTests {
  @Test("L26: W, a language, a number and Tab show what a hidden group says")
  func finding() {
    var stage = ScreenHarness.album()
    stage.type("Wpl22")
    stage.press(.tab)
    #expect(stage.text.contains("22 komentarze"), "\(stage.text)")
    #expect(stage.text.contains("Polish · 22 · hidden · few"))
    #expect(!stage.text.contains("comments"), "only the language that was typed is shown")
  }

  @Test("Words do as well, in any order", arguments: ["22 hidden polish", "hidden, polski 22"])
  func words(typed: String) {
    var stage = ScreenHarness.album()
    stage.type("W" + typed)
    #expect(stage.text.contains("Polish · 22 · hidden · few"), "\(stage.text)")
  }

  @Test(
    "A number that was only typed goes when Esc or Backspace takes it back",
    arguments: [true, false])
  func takingBack(isEscaped: Bool) {
    var stage = ScreenHarness.album()
    stage.type("W")
    let before = stage.text
    stage.type("47")
    #expect(stage.text.contains("English · 47 · shown"), "\(stage.text)")
    if isEscaped { stage.press(.escape) } else { for _ in 0..<2 { stage.press(.backspace) } }
    #expect(stage.text == before)
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("Ctrl-Y copies the selected words, and y is typed")
  func copying() {
    var stage = ScreenHarness.album()
    stage.type("W")
    stage.press(.character("y"), .control)
    #expect(stage.effects.last == .terminal(.copy("2 more comments from Anna and Jo")))
    stage.send(.told("Sent."))
    #expect(stage.text.contains("✓ Sent.") && !stage.text.contains("✗ Sent."), "\(stage.text)")
    stage.type("2y")
    guard let workbench = stage.model.sheets.last as? Workbench else {
      Issue.record("closed")
      return
    }
    #expect(workbench.field.text == "2y")
  }

  @Test("It opens at the category, the language and the number of the selected group")
  func opening() {
    var stage = ScreenHarness.album()
    stage.type("W")
    #expect(stage.text.contains("Album · comment 1/3"))
    #expect(stage.text.contains("English · 2 · shown · other"))
    #expect(stage.text.contains("2 more comments from Anna and Jo"), "\(stage.text)")
  }

  @Test("Arrows move by cell, [ and ] by category; the ends are ends")
  func moving() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("W")
    for _ in 0..<9 { stage.press(.left) }
    #expect(stage.text.contains("Arabic · 2 · shown · two"))
    for _ in 0..<9 { stage.press(.up) }
    #expect(stage.text.contains("Arabic · 0 · shown · zero"))
    #expect(stage.text.contains("a group of one has no summary"))
    stage.press(.end)
    #expect(stage.text.contains("Arabic · 100 · shown · other"))
    for _ in 0..<9 { stage.press(.right) }
    #expect(stage.text.contains("Polish · 100 · shown · many"))
    stage.type("]")
    stage.press(.tab)
    #expect(stage.text.contains("like 2/3") && stage.text.contains("Somebody likes something"))
    stage.type("[[")
    #expect(stage.text.contains("plain 3/3"))
  }

  @Test("Y17, Y15: a missing form and a missing key are marked, with file and line")
  func flaws() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("Wpl3")
    #expect(stage.text.contains("✗ 3 kolejnego komentarza"))
    #expect(
      stage.text.contains(
        "✗ the form \"few\" is missing in pl; \"other\" stands in  album.scenario:"),
      "\(stage.text)")
    stage.press(.escape)
    stage.type("ja")
    stage.press(.tab)
    #expect(stage.text.contains("✗ HIDDEN"))
    #expect(stage.text.contains("✗ the key \"HIDDEN\" is missing in ja  album.scenario:"))
  }

  @Test("L17: where the app lacks the language, what stands in is marked")
  func standIn() {
    var stage = ScreenHarness.album()
    stage.type("Wfr")
    #expect(stage.text.contains("~ 2 more comments from"))
    #expect(stage.text.contains("The app has no words in this language"))
  }

  @Test("T1, L17: words are whole where there is room, rather with fewer languages at a time")
  func wholeWords() {
    var stage = ScreenHarness.album(columns: 80)
    stage.type("W")
    #expect(stage.text.contains("100 more comments from Anna and Jo"), "\(stage.text)")
    #expect(!stage.text.contains("…"), "\(stage.text)")
    for _ in 0..<4 { stage.press(.right) }
    #expect(stage.text.contains("100 kolejnych komentarzy od Anna i Jo"), "\(stage.text)")
    #expect(!stage.text.contains("100 more comments"), "the others are scrolled away")
  }

  @Test("Languages that say the same for every number are one, with the others' names below")
  func folding() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("W]en fr pl es")
    stage.press(.tab)
    #expect(stage.text.contains("~fr pl ~es as en"), "\(stage.text)")
    #expect(!stage.text.contains("French") && !stage.text.contains("Polish"))
    stage.press(.right)
    #expect(stage.text.contains("English · 2 · hidden"), "there is but one column")
    stage.press(.escape)
    stage.type("[fr pl")
    #expect(!stage.text.contains(" as "), "\(stage.text)")
  }

  @Test("L17: a language that the app does not have is marked, also where its words are literal")
  func standInLanguage() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("W]ja fr")
    stage.press(.tab)
    #expect(stage.text.contains("~fr as ja"), "\(stage.text)")
    stage.press(.escape)
    stage.type("fr")
    #expect(stage.text.contains("~ fr  French"), "\(stage.text)")
    #expect(stage.text.contains("~ Somebody likes something"))
    #expect(stage.text.contains("The app has no words in this language"))
  }

  @Test("Tab goes from shown to hidden to both, side by side")
  func both() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("Wpl22")
    stage.press(.tab)
    stage.press(.tab)
    #expect(stage.text.contains("pl  Polish · shown") && stage.text.contains("pl  Polish · hidden"))
    let row = stage.text.split(separator: "\n").first { $0.contains("▌") } ?? ""
    #expect(row.contains("22 kolejne") || row.contains("22 kolejnego"), "\(stage.text)")
    #expect(row.contains("22 komentarze"), "\(stage.text)")
    #expect(stage.model.workbenchSpot?.use == .placeholder)
    stage.press(.left)
    #expect(stage.text.contains("Polish · 22 · shown"), "\(stage.text)")
    stage.press(.tab)
    #expect(!stage.text.contains("22 komentarze"), "\(stage.text)")
  }

  @Test("What is proposed to be typed is a language that the app has")
  func sample() {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("W")
    #expect(stage.text.contains("type pl 22"), "\(stage.text)")
    var other = ScreenHarness.pods(columns: 120)
    other.type("W")
    #expect(other.text.contains("type en 22"), "\(other.text)")
  }

  @Test("Enter and a second click open the file at the line", arguments: [0, 1])
  func opensFile(way: Int) throws {
    var stage = ScreenHarness.album(columns: 120)
    stage.type("Wpl22")
    switch way {
    case 0: stage.press(.enter)
    default: stage.click(.word(WordSpot(locale: "pl", number: 22)))
    }
    guard case .terminal(.edit(let path, let line))? = stage.effects.last else {
      Issue.record("nothing was opened: \(stage.effects)")
      return
    }
    #expect(path == "album.scenario" && line > 1)
  }

  @Test("What the system says has no file, and says so")
  func noFile() {
    var stage = ScreenHarness.album()
    stage.type("W]]")
    stage.press(.enter)
    #expect(stage.text.contains("These are the system's own words"))
    #expect(stage.effects.isEmpty)
  }

  @Test("Esc first forgets what was typed, then closes; a letter closes nothing")
  func closing() {
    var stage = ScreenHarness.album(columns: 200)
    stage.type("Wpl")
    stage.press(.escape)
    #expect(stage.text.contains("Japanese"))
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty)
    stage.type("WW")
    #expect((stage.model.sheets.last as? Workbench)?.field.text == "W")
  }

  @Test("A language that nobody knows is said to be none, and Backspace goes on")
  func unknown() {
    var stage = ScreenHarness.album()
    stage.type("Wplq")
    #expect(stage.text.contains("No language is called so"))
    stage.press(.enter)
    stage.press(.backspace)
    #expect(stage.text.contains("Polish"))
  }

  @Test(
    "Wide letters and those from right to left keep the columns",
    arguments: [40, 57, 80, 120, 200])
  func columns(columns: Int) {
    var stage = ScreenHarness.album(columns: columns, rows: 24)
    stage.type("W")
    for _ in 0..<5 {
      for line in stage.text.split(separator: "\n").dropFirst().dropLast() {
        #expect(
          String(line).columns == columns && line.hasPrefix("│") && line.hasSuffix("│"), "\(line)")
      }
      stage.press(.right)
    }
  }

  @Test("Numbers that no phone has, and letters of any kind, are survived")
  func hostile() {
    var stage = ScreenHarness.album(columns: 40, rows: 12)
    stage.type("W99999999999999999999 1000000000 0 -_-,;:é日本 \u{202E}es-419_")
    for key in [Key.Code.up, .down, .left, .right, .end, .home, .pageDown, .pageUp, .tab, .enter] {
      stage.press(key)
      _ = stage.text
    }
    stage.send(.input(.paste("pl\n22\u{1B}[31m")))
    #expect(!stage.text.contains("\u{1B}"))
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
    (sheets.last as? Workbench)?.spot
  }
}
