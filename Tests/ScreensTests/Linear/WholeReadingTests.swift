import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What is read line by line is whole, however few rows a screen has")
struct WholeReadingTests {
  private func harness(_ keys: String, rows: Int = 14) -> ScreenHarness {
    var harness = ScreenHarness.album(columns: 60, rows: rows, glyphs: .words)
    harness.type(keys)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  private func choices(_ harness: ScreenHarness) -> Int {
    harness.linear.lines.count { if case .choice? = $0.id { true } else { false } }
  }

  @Test(
    "Nothing is counted in the place of what there is no room for",
    arguments: ["?", "ot", "ol", "yy", "yc", "C", "I", "M", "W", "A"])
  func counters(keys: String) {
    for rows in [14, 60] {
      let words = harness(keys, rows: rows).linear.lines.map(\.words)
      #expect(words.count > 3, "\(keys): \(words)")
      #expect(
        !words.contains { $0.contains("below:") || $0.contains("above:") },
        "\(keys): \(words)")
    }
  }

  @Test(
    "Few rows and many have the same to read", arguments: ["?", "ot", "ol", "yc", "C", "I", "A"])
  func sameLines(keys: String) {
    #expect(harness(keys).linearWords == harness(keys, rows: 60).linearWords)
  }

  @Test("Each theme and each language has its number")
  func choosers() throws {
    let themes = harness("ot")
    #expect(choices(themes) == themes.model.appearance.themeNames.count)
    let languages = harness("ol")
    let sheet = try #require(languages.model.sheets.last as? LocaleSheet)
    #expect(choices(languages) == sheet.choices.count)
  }

  @Test(
    "Each cell of the matrix is read, with where it is and the word for what is wrong with it")
  func matrix() throws {
    var harness = harness("M")
    let sheet = try #require(harness.model.sheets.last as? MatrixSheet)
    let flag = MatrixFlag(.untranslated, "summary: en stands in")
    let cells = sheet.allPoints.map { MatrixCell(at: $0, words: "1 more", flags: [flag]) }
    harness.send(.matrixCells(cells, sheet.subject))
    let lines = harness.linear.lines
    let read = lines.filter { if case .matrix? = $0.id { true } else { false } }
    #expect(read.count == cells.count, "\(lines.map(\.words))")
    #expect(read.allSatisfy { $0.words.hasSuffix(", 1 more, untranslated") }, "\(read)")
    #expect(Set(read.map(\.words)).count == cells.count, "\(read.map(\.words))")
    #expect(read.first?.words.contains("always, 1, ") == true, "\(read.map(\.words))")
    #expect(!lines.contains { $0.words.contains("✎") }, "\(lines.map(\.words))")
  }

  @Test("In the matrix commas part what is wrong, how far it is, and what a cell is set to")
  func matrixFields() throws {
    var harness = harness("M")
    let sheet = try #require(harness.model.sheets.last as? MatrixSheet)
    let flags = [MatrixFlag(.untranslated, "en stands in"), MatrixFlag(.cut, "2 columns short")]
    let cells = sheet.allPoints.map { MatrixCell(at: $0, words: "1 more", flags: flags) }
    harness.send(.matrixCells([cells[0]], sheet.subject))
    let progress = Words.matrixProgress(1, of: cells.count)
    let times = harness.linear.lines.map(\.time)
    #expect(times.contains { $0.contains(", \(progress)") }, "\(times)")
    harness.send(.matrixCells(cells, sheet.subject))
    let words = harness.linear.lines.map(\.words)
    let counts = "\(cells.count) untranslated, \(cells.count) cut"
    #expect(words.contains { $0.contains(counts) }, "\(words)")
    #expect(words.contains { $0.hasSuffix(", previews always, 1, English") }, "\(words)")
    #expect(!words.contains { $0.contains("·") }, "\(words)")
  }

  @Test("The token of an app is read whole, and once while it is selected")
  func token() throws {
    var harness = harness("")
    harness.play("unlock\nsettings com.example.album")
    harness.press(.end)
    _ = harness.model.show(in: harness.scene)
    let app = try #require(harness.state.app("com.example.album"))
    let words = harness.linear.lines.map(\.words)
    #expect(words.count { $0.contains("\(app.token)") } == 1, "\(words)")
    #expect(words.contains("\(Words.deviceToken), \(app.token)"), "\(words)")
  }

  @Test("While cells of the matrix are played nothing is read of them but how many there are")
  func unplayedCells() throws {
    var harness = harness("M")
    let sheet = try #require(harness.model.sheets.last as? MatrixSheet)
    var reader = LinearReader()
    let all = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(all.contains { $0.contains(Words.matrixProgress(0, of: sheet.allPoints.count)) })
    #expect(!all.contains { $0.contains(". row") }, "\(all)")
    let cells = sheet.allPoints.map { MatrixCell(at: $0, words: "1 more", flags: []) }
    harness.send(.matrixCells([cells[cells.count - 1]], sheet.subject))
    let between = reader.announcements(of: harness.linear, keymap: harness.model.keymap)
    #expect(between.isEmpty, "\(between)")
    harness.send(.matrixCells(cells, sheet.subject))
    let end = reader.announcements(
      of: harness.linear, keymap: harness.model.keymap, isAsked: false)
    #expect(end.contains("Shown: \(cells.count) things; “read” reads all of them."), "\(end)")
    #expect(!end.contains { $0.contains(". row") }, "\(end)")
    let asked = reader.announcements(
      of: harness.linear, keymap: harness.model.keymap, isWhole: true)
    #expect(asked.count { $0.contains(". row") } == cells.count, "\(asked)")
  }

  @Test("Of the commands as many are read as a list shows, with how many there are")
  func commands() {
    let read = harness(":", rows: 60).linear.lines
    let count = read.count { $0.role == .row }
    #expect(read.contains { $0.words.hasPrefix("Rows 1 to \(count) of ") }, "\(read.map(\.words))")
    #expect(!harness(":wait").linear.lines.contains { $0.words.hasPrefix("Rows 1 to ") })
  }

  @Test(
    "What is written into is a field where it is empty, too",
    arguments: [":", "C", "?", "gj", "W"])
  func emptyField(keys: String) {
    let lines = harness(keys).linear.lines
    #expect(lines.contains { $0.role == .field && $0.words.isEmpty }, "\(lines.map(\.words))")
  }

  @Test("A field that is empty says so, with what could be typed, and never that as its value")
  func examples() {
    let fields = { (harness: ScreenHarness) in
      harness.linear.lines.filter { $0.role == .field }.map(\.words)
    }
    let filter = "filter: empty, such as app:NAME, thread:NAME, critical, !NOT, words"
    #expect(fields(harness("f")) == [filter])
    var request = harness("")
    _ = request.model.run(ControlID.addRequest, request.scene)
    let read = fields(request)
    #expect(read.contains("title: empty"), "\(read)")
    #expect(read.contains("after: empty, such as 8h, 90m, 30s"), "\(read)")
    var view = ScreenHarness.social(glyphs: .words)
    view.type("v2")
    #expect(fields(view) == ["Say something: empty"])
    view.type("Hi")
    #expect(fields(view) == ["Say something: Hi"])
  }

  @Test("Every language of the workbench is read")
  func workbench() {
    let read = harness("W").linear.lines.map(\.words)
    for language in ["English", "Polish", "Arabic", "Japanese"] {
      #expect(read.contains { $0.contains(language) }, "\(language): \(read)")
    }
  }

  @Test("Words of the workbench are read with their number and language")
  func workbenchCells() {
    let read = harness("W").linear.lines.filter { if case .word? = $0.id { true } else { false } }
    #expect(read.contains { $0.words.hasPrefix("1, Polish") }, "\(read.map(\.words))")
    #expect(Set(read.map(\.words)).count == read.count, "\(read.map(\.words))")
  }

  @Test("Bars of the report of interruptions are words")
  func interruptions() {
    var harness = ScreenHarness.morning(columns: 60, rows: 14, glyphs: .words)
    _ = harness.model.run(ControlID.interruptions, harness.scene)
    let read = harness.linear.lines.map(\.words)
    #expect(read.contains { $0.contains(" between ") }, "\(read)")
    #expect(!read.contains { $0.contains("-.") || $0.contains("..") }, "\(read)")
  }
}

extension ScreenHarness {
  /// What is read above the acts.
  fileprivate var linearWords: [String] { linear.lines.filter { !$0.isInToolbar }.map(\.words) }
}
