import Delivery
import Notifications
import Scenarios
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Editing words in place")
struct QuickEditTests {
  /// The form over the morning's family thread, with a row selected.
  private func harness(
    _ field: ContentRevision.Field = .title, columns: Int = 80, rows: Int = 24
  ) throws -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.press(.down)
    harness.press(.down)
    harness.type("I")
    var form = try #require(harness.model.sheets.last as? QuickEditSheet)
    form.selected = field
    harness.model.sheets = [form]
    return harness
  }

  private func lines(_ harness: inout ScreenHarness) -> String {
    harness.model.show(in: harness.scene).text
  }

  @Test("The list says what is typed, as the phone would, and nothing has happened yet")
  func preview() throws {
    var harness = try harness(.body)
    let count = harness.facts.count
    harness.press(.character("u"), .control)
    harness.type("At seven?")
    let text = lines(&harness)
    #expect(text.components(separatedBy: "At seven?").count == 3, "\(text)")
    #expect(harness.facts.count == count && harness.body(6) == "See you at six?")
  }

  @Test("Esc takes it back, Enter keeps it as an act that a scenario can say")
  func keeping() throws {
    var harness = try harness(.body)
    harness.type("!")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty && !lines(&harness).contains("six?!"))
    harness.type("I")
    for _ in 0..<3 { harness.press(.down) }
    harness.press(.character("u"), .control)
    harness.type("trip")
    let before = harness.state
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty)
    guard case .perform(let command)? = harness.effects.last(where: { $0.isAct }) else {
      Issue.record("\(harness.effects)")
      return
    }
    #expect(command.line(in: before) == "edit n7 thread=trip")
    #expect(harness.state.groupKey(6).path.hasSuffix("trip"))
    #expect(lines(&harness).contains("Edited: thread. u takes it back"), "\(lines(&harness))")
  }

  @Test("G3: typing another thread moves the row into its group at once, and the selection with it")
  func thread() throws {
    var harness = try harness(.thread)
    harness.press(.character("u"), .control)
    harness.type("trip")
    let text = lines(&harness)
    #expect(text.contains("2 more notifications"), "\(text)")
    #expect(harness.selectedWords == "stack See you at six?")
  }

  @Test("What is pasted goes into the row, line breaks as blanks; Ctrl-_ takes it back")
  func pasting() throws {
    var harness = try harness(.title)
    harness.send(.input(.paste(" and\nJo")))
    #expect(lines(&harness).contains("Anna and Jo"))
    harness.press(.character("_"), .control)
    let form = try #require(harness.model.sheets.last as? QuickEditSheet)
    #expect(form[.title].text == "Anna" && form.revision.isEmpty)
  }

  @Test("A click selects a row; the arrows and Tab go from row to row and stop at both ends")
  func moving() throws {
    var harness = try harness()
    func selected() -> ContentRevision.Field? {
      (harness.model.sheets.last as? QuickEditSheet)?.selected
    }
    harness.click(.editedField(.category))
    #expect(selected() == .category)
    harness.press(.down)
    harness.press(.down)
    #expect(selected() == .argument)
    harness.press(.tab, .shift)
    #expect(selected() == .category)
    for _ in 0..<9 { harness.press(.up) }
    #expect(selected() == .title)
  }

  @Test("Enter does nothing where nothing would be left, and the form says so")
  func nothingLeft() throws {
    var harness = try harness(.title)
    harness.press(.character("u"), .control)
    harness.press(.down)
    harness.press(.down)
    harness.press(.character("u"), .control)
    harness.press(.enter)
    #expect(!harness.model.sheets.isEmpty)
    #expect(lines(&harness).contains("✗ Nothing of it would be left to list"))
  }

  @Test("It closes without a word where nothing was typed")
  func unchanged() throws {
    var harness = try harness()
    let count = harness.effects.count
    harness.press(.enter)
    #expect(harness.model.sheets.isEmpty && harness.effects.count == count)
  }

  @Test("It goes where its notification goes: cleared from elsewhere, it is closed, and says so")
  func gone() throws {
    for (typed, loss) in [("", ""), ("x", "; what you wrote was not kept")] {
      try expectGone(typed, "“Anna” is gone\(loss). Esc goes on.")
    }
  }

  private func expectGone(_ typed: String, _ said: String) throws {
    var harness = try harness()
    harness.type(typed)
    harness.perform(.clearAll(nil))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.message?.text == said)
    harness.type("ga")
    #expect(harness.model.sheets.isEmpty && harness.model.message?.text == said)
    harness.press(.escape)
    harness.type("?")
    #expect(!harness.model.sheets.isEmpty)
  }

  @Test(
    "The selected row stays in sight above the form or beside it, at every size",
    arguments: [
      Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ])
  func sizes(size: Size) throws {
    var harness = try harness(columns: size.columns, rows: size.rows)
    harness.type("!")
    let text = lines(&harness)
    #expect(text.contains("Anna!"), "\(text)")
    #expect(text.contains("keep") && text.contains("Esc back"), "\(text)")
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    harness.send(.input(.resize(size)))
    #expect(lines(&harness) == text)
  }

  @Test("C8: while its rich view is open it says to close that first")
  func openView() {
    var harness = ScreenHarness.morning()
    harness.press(.down)
    harness.type("v")
    harness.type("I")
    #expect(harness.model.sheets.isEmpty)
    #expect(lines(&harness).contains("close it first"), "\(lines(&harness))")
  }

  @Test("Its payload is copied and saved with what was edited, the rest as it came")
  func saving() throws {
    var harness = try harness(.title)
    harness.type("!")
    harness.press(.enter)
    harness.type("ya")
    harness.press(.enter)
    guard case .terminal(.savePayload(let bytes, "push-edited.apns", false))? = harness.effects.last
    else {
      Issue.record("\(harness.effects.suffix(2))")
      return
    }
    let json =
      #"{ "aps": { "alert": { "title": "Anna!", "body": "See you at six?" }, "badge": 3 } }"#
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    harness.send(.payloadSaved(.isThere(path: "push-edited.apns")))
    #expect(lines(&harness).contains("is there already. Replace it?"))
    harness.press(.enter)
    harness.press(.enter)
    harness.send(.payloadSaved(.isThere(path: "push-edited.apns")))
    harness.type("y")
    guard case .terminal(.savePayload(_, "push-edited.apns", true))? = harness.effects.last else {
      Issue.record("\(harness.effects.suffix(2))")
      return
    }
    harness.send(.payloadSaved(.kept(path: "push-edited.apns")))
    #expect(lines(&harness).contains("The payload is in push-edited.apns."))
  }

  @Test(
    "The form looks as it is on file, below the list and beside it", arguments: SnapshotTests.sizes)
  func looks(columns: Int, rows: Int) throws {
    var harness = try harness(.body, columns: columns, rows: rows)
    harness.type(" Or seven?")
    expect(harness, "quick-edit")
  }
}

extension Effect {
  fileprivate var isAct: Bool { if case .perform = self { true } else { false } }
}
