import TerminalCore
import Testing

@testable import Screens

@Suite("Keys that the person chose")
struct KeymapTests {
  @Test("What help shows can be written in the configuration")
  func readsWhatHelpShows() {
    for control in Control.all {
      for shortcut in control.shortcuts {
        #expect(Shortcut(reading: shortcut.description) == shortcut, "\(shortcut)")
        #expect(Shortcut(reading: shortcut.ascii) == shortcut, "\(shortcut.ascii)")
      }
    }
  }

  @Test("Keys are read in each way of writing them", arguments: ways)
  func reads(text: String, name: String) {
    #expect(Shortcut(reading: text)?.ascii == name)
  }

  private static let ways: [(String, String)] = [
    ("x", "x"), ("X", "X"), ("gg", "g g"), ("g g", "g g"), ("ctrl-r", "Ctrl-R"),
    ("Ctrl-R", "Ctrl-R"),
    ("alt-x", "Alt-x"), ("shift-tab", "Shift-Tab"), ("page-down", "PgDn"), ("PgDn", "PgDn"),
    ("space", "Space"), (" ", "Space"), ("f5", "F5"), ("-", "-"), ("é", "é"), ("ctrl--", "Ctrl--"),
    ("ctrl-left", "Ctrl-Left"), ("o ctrl-t", "o Ctrl-T"),
    // What terminals send for these is another key's.
    ("ctrl-i", "Tab"), ("ctrl-m", "Enter"), ("ctrl-j", "Enter"), ("Ctrl-H", "Backspace"),
    ("ctrl-[", "Esc"), ("ctrl-alt-i", "Alt-Tab"),
  ]

  @Test(
    "What is no key is none",
    arguments: ["", "dwon", "ctrl-", "ctrl-ab", "shift-x", "f99", "a b c d"])
  func refuses(text: String) {
    #expect(Shortcut(reading: text) == nil)
  }

  @Test("The chosen key acts, the old one does not, and footer and help show it")
  func acts() {
    var harness = ScreenHarness.morning(columns: 120, rows: 50)
    harness.model.keymap = Keymap(changing: [.clear: [Shortcut("D")], .undo: []])
    let count = harness.state.list.count
    harness.type("x")
    #expect(harness.state.list.count == count)
    harness.type("D")
    #expect(harness.state.list.count < count)
    #expect(harness.text.contains("D clear"))
    #expect(harness.model.keymap.changed == [.clear, .undo])
  }

  @Test("Keys that were chosen for searching, the next hit, tab and pane act in views, too")
  func views() throws {
    var harness = ScreenHarness.album(columns: 120, rows: 40)
    harness.model.keymap = Keymap(changing: [
      .search: [Shortcut("K")], .nextHit: [Shortcut("Zn")], .nextTab: [Shortcut(.function(6))],
      .nextPane: [Shortcut(.function(7))],
    ])
    harness.type("M")
    let footer = harness.text.split(separator: "\n").last ?? ""
    #expect(footer.contains("K \(Words.onlyWrong)"), "\(footer)")
    let matrix = try #require(harness.model.sheets.last as? MatrixSheet)
    harness.type("K")
    let narrowed = try #require(harness.model.sheets.last as? MatrixSheet)
    #expect(narrowed.showsOnlyWrong != matrix.showsOnlyWrong && harness.model.message == nil)
    harness.type("K")
    let covered = harness.model.text(Words.sheetIsOpen)
    for code in [Key.Code.function(6), .character("Z"), .character("n")] {
      harness.press(code)
      #expect(harness.model.message?.text != covered, "\(code)")
    }
    harness.press(.escape)
    harness.type("ga")
    let report = harness.text
    harness.press(.function(7))
    #expect(harness.text != report && harness.model.message == nil, "\(harness.text)")
  }

  @Test("The key for the next hit answers no question")
  func questions() {
    var harness = ScreenHarness.morning()
    harness.model.keymap = Keymap(changing: [.nextHit: [Shortcut(.function(6))]])
    harness.model.open(PastedPayloadSheet("{}", harness.model, harness.scene))
    harness.press(.function(6))
    #expect(harness.model.sheets.last is PastedPayloadSheet)
    #expect(harness.model.message?.text == harness.model.text(Words.sheetIsOpen))
  }

  @Test("Where Esc goes nowhere it says so, and takes back what was begun without a word")
  func escape() {
    var harness = ScreenHarness.morning()
    harness.model.keymap = Keymap(changing: [.back: [Shortcut(.function(5))]])
    harness.type("suss")
    harness.press(.escape)
    #expect(harness.model.message?.text.hasPrefix("Esc does nothing here") == true)
    harness.type("g")
    harness.press(.escape)
    #expect(harness.model.message == nil)
  }

  @Test("Whatever the keys are, a sheet can be walked and left")
  func layers() {
    var harness = ScreenHarness.morning()
    harness.model.keymap = Keymap(changing: [.back: [], .down: [Shortcut("n")], .tap: []])
    harness.type("ot")
    harness.press(.down)
    #expect(harness.model.appearance.theme == Palette.builtIn[1].name)
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }
}
