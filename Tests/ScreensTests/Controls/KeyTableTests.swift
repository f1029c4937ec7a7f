import TerminalCore
import Testing

@testable import Screens

@Suite("The table of keys")
struct KeyTableTests {
  @Test("Before what is there also, help has at most 70 rows, each control with a key in one")
  func short() {
    let rows = Control.Family.allCases.flatMap(KeyRow.rows)
    #expect(rows.count <= 70, "\(rows.count) rows")
    let listed = rows.flatMap { $0.controls.map(\.id) }
    let keyed = Control.all.filter { !$0.shortcuts.isEmpty }.map(\.id)
    #expect(Set(listed) == Set(keyed) && listed.count == keyed.count)
    for row in rows {
      #expect(!row.keys.isEmpty && !row.summary.hasSuffix("."), "\(row.summary)")
    }
  }

  @Test("The order of help: what moves, the list, options; copying is last")
  func order() {
    let sections = Control.Family.allCases
    #expect(sections.prefix(3) == [.moving, .list, .options] && sections.last == .copying)
  }

  @Test("g goes to each of eleven places, and to the top")
  func going() {
    let keys = Control.all.flatMap(\.shortcuts).map(\.description).filter { $0.hasPrefix("g ") }
    #expect(Set(keys.compactMap(\.last)) == Set("gwmctalsnfoj"))
  }

  @Test("y copies six things")
  func copying() {
    let keys = Control.all.flatMap(\.shortcuts).map(\.description).filter { $0.hasPrefix("y ") }
    #expect(Set(keys.compactMap(\.last)) == Set("tpwcsy"))
  }

  @Test(
    "Keys that were published and left the table do what they did",
    arguments: Shortcut.published.flatMap { id, keys in keys.map { (id, $0) } })
  func published(id: ControlID, shortcut: Shortcut) throws {
    #expect(Keymap.standard.control(for: shortcut.keys)?.id == id)
    for count in 1..<shortcut.keys.count {
      #expect(Keymap.standard.continues(Array(shortcut.keys.prefix(count))))
    }
    for control in Control.all where control.id != id {
      #expect(!control.shortcuts.contains { $0.keys.starts(with: shortcut.keys) }, "\(control.id)")
    }
  }

  @Test("Whoever gives such a key to something else, or the control others, has it no longer")
  func replaced() {
    let taken = Keymap(changing: [.clear: [Shortcut("D")]])
    #expect(taken.control(for: [Key(.character("D"))])?.id == .clear)
    let moved = Keymap(changing: [.log: [Shortcut("K")]])
    #expect(moved.control(for: [Key(.character("L"))]) == nil)
  }

  @Test("Such keys are in no hint box, footer or page of help")
  func unseen() {
    var harness = ScreenHarness.morning(columns: 120, rows: 60)
    harness.send(.tick(.seconds(1)))
    harness.type("y")
    harness.send(.tick(.seconds(2)))
    #expect(harness.text.contains("explanation") || harness.text.contains("why"))
    #expect(!harness.text.contains("simctl"), "\(harness.text)")
    harness.press(.escape)
    let list = HelpEntries(HelpSheet(), harness.model, harness.scene).controls
    #expect(!list.contains { $0.shortcuts.isEmpty }, "\(list.map(\.id))")
  }

  @Test(
    "What has no letter of its own is in a list", arguments: [("yc", 4), ("ys", 2), ("yy", 5)])
  func lists(keys: String, count: Int) throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type(keys)
    let list = try #require(harness.model.sheets.last as? CopyList)
    #expect(list.controls.count == count)
    for id in list.controls { #expect(harness.text.contains(Control.with(id)?.title ?? "?")) }
    let id = list.controls[list.choice.selected]
    #expect(Bindings(harness.model, harness.scene).isEnabled(try #require(Control.with(id))))
    harness.press(.enter)
    #expect(!harness.model.sheets.contains { $0 is CopyList })
  }

  @Test("A list that was opened on one notification copies of no other", arguments: ["yc", "yy"])
  func listOfGone(keys: String) {
    var harness = ScreenHarness.pods()
    harness.push("Anna", "See you at six?", app: "com.example.podcasts")
    harness.type(keys)
    harness.perform(.clear(.notification(harness.state.notification(1).key)))
    let count = harness.effects.count
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && harness.effects.count == count)
    #expect(
      harness.model.message?.text == "“Anna” is not selected any more; nothing was copied.")
  }

  @Test(
    "What the selected row of such a list does, or why not, is said whole, and the list stays where it is",
    arguments: ["yc", "ys", "yy"], [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func listNotes(keys: String, size: Size) throws {
    var harness = ScreenHarness.morning(columns: size.columns, rows: size.rows)
    harness.type(keys)
    let list = try #require(harness.model.sheets.last as? CopyList)
    let top = harness.text.split(separator: "\n").firstIndex { $0.contains("┌") }
    for id in list.controls {
      let (text, control) = (harness.text, try #require(Control.with(id)))
      let words = text.split { " \n│".contains($0) }.joined(separator: " ")
      let note = Bindings(harness.model, harness.scene).whyDisabled(control) ?? control.summary
      #expect(words.contains(note), "\(text)")
      #expect(size.columns < 80 || text.contains(note), "\(text)")
      #expect(text.split(separator: "\n").firstIndex { $0.contains("┌") } == top, "\(text)")
      harness.press(.down)
    }
  }

  @Test("Enter’s word is what the selected row of such a list does: copy, or write a file")
  func listActs() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("ys")
    #expect(harness.text.contains("↵ write"), "\(harness.text)")
    harness.press(.down)
    #expect(harness.text.contains("↵ copy"), "\(harness.text)")
  }

  @Test("Tab turns from payloads to a request of the app's own, and from privacy to interruptions")
  func tabs() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("a")
    harness.press(.tab)
    #expect(harness.model.sheets.last is RequestSheet)
    harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("ga")
    #expect(harness.text.contains(Words.privacyReport))
    harness.press(.tab)
    #expect(harness.text.contains(Words.interruptionReport))
  }
}
