import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What is typed into the plural workbench")
struct WorkbenchQueryTests {
  @Test("L26: W, a language, a number and Tab show what a hidden group says")
  func finding() {
    var harness = ScreenHarness.album()
    harness.type("Wpl22")
    harness.press(.tab)
    #expect(harness.text.contains("22 komentarze"), "\(harness.text)")
    #expect(harness.text.contains("Polish · 22 · hidden · few"))
    #expect(!harness.text.contains("comments"), "only the language that was typed is shown")
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

  @Test("What is proposed to be typed is a language that the app has")
  func sample() {
    var harness = ScreenHarness.album(columns: 120)
    harness.type("W")
    #expect(harness.text.contains("type pl 22"), "\(harness.text)")
    var other = ScreenHarness.pods(columns: 120)
    other.type("W")
    #expect(other.text.contains("type en 22"), "\(other.text)")
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
    "L26: A word in any script that is no language, and a mark alone, are said to be none",
    arguments: ["zzqq", "НОВОЕ", "😀", "?", " ,"])
  func noLanguage(typed: String) {
    var harness = ScreenHarness.album()
    harness.type("W" + typed)
    #expect(harness.text.contains("No language is called so"), "\(harness.text)")
    #expect(!harness.text.contains("Unknown"), "\(harness.text)")
  }

  @Test("A language that the app lacks is found by its tag", arguments: ["pt", "pt-br", "es_419"])
  func otherLanguage(typed: String) {
    #expect(WordQuery(typed).locales(among: []).count == 1)
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

  @Test("However long a number is, two blanks stand behind it", arguments: [60, 80, 120])
  func longNumbers(columns: Int) {
    var harness = ScreenHarness.album(columns: columns)
    harness.type("Wen 1000000")
    #expect(harness.text.contains("▌1000000  1000000 more"), "\(harness.text)")
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
    arguments: [("es-419", 1), ("es_419", 1), ("pl22", 1), ("pl de", 2)])
  func query(typed: String, languages: Int) {
    let query = WordQuery(typed)
    #expect(query.languages.count == languages)
    #expect(query.numbers == (typed == "pl22" ? [22] : []))
  }
}
