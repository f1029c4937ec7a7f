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
  private func stage(
    _ field: ContentRevision.Field = .title, columns: Int = 80, rows: Int = 24
  ) throws -> ScreenHarness {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.press(.down)
    stage.press(.down)
    stage.type("I")
    var form = try #require(stage.model.sheets.last as? QuickEdit)
    form.selected = field
    stage.model.sheets = [form]
    return stage
  }

  private func lines(_ stage: inout ScreenHarness) -> String {
    stage.model.show(in: stage.scene).text
  }

  @Test("The list says what is typed, as the phone would, and nothing has happened yet")
  func preview() throws {
    var stage = try stage(.body)
    let count = stage.facts.count
    stage.press(.character("u"), .control)
    stage.type("At seven?")
    let text = lines(&stage)
    #expect(text.components(separatedBy: "At seven?").count == 3, "\(text)")
    #expect(stage.facts.count == count && stage.body(6) == "See you at six?")
  }

  @Test("Esc takes it back, Enter keeps it as an act that a scenario can say")
  func keeping() throws {
    var stage = try stage(.body)
    stage.type("!")
    stage.press(.escape)
    #expect(stage.model.sheets.isEmpty && !lines(&stage).contains("six?!"))
    stage.type("I")
    for _ in 0..<3 { stage.press(.down) }
    stage.press(.character("u"), .control)
    stage.type("trip")
    let before = stage.state
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty)
    guard case .perform(let command)? = stage.effects.last(where: { $0.isAct }) else {
      Issue.record("\(stage.effects)")
      return
    }
    #expect(command.line(in: before) == "edit n7 thread=trip")
    #expect(stage.state.groupKey(6).path.hasSuffix("trip"))
    #expect(lines(&stage).contains("Edited: thread. u takes it back"), "\(lines(&stage))")
  }

  @Test("G3: typing another thread moves the row into its group at once, and the selection with it")
  func thread() throws {
    var stage = try stage(.thread)
    stage.press(.character("u"), .control)
    stage.type("trip")
    let text = lines(&stage)
    #expect(text.contains("2 more notifications"), "\(text)")
    #expect(stage.selectedWords == "stack See you at six?")
  }

  @Test("What is pasted goes into the row, line breaks as blanks; Ctrl-_ takes it back")
  func pasting() throws {
    var stage = try stage(.title)
    stage.send(.input(.paste(" and\nJo")))
    #expect(lines(&stage).contains("Anna and Jo"))
    stage.press(.character("_"), .control)
    let form = try #require(stage.model.sheets.last as? QuickEdit)
    #expect(form[.title].text == "Anna" && form.revision.isEmpty)
  }

  @Test("A click selects a row; the arrows and Tab go from row to row and stop at both ends")
  func moving() throws {
    var stage = try stage()
    func selected() -> ContentRevision.Field? {
      (stage.model.sheets.last as? QuickEdit)?.selected
    }
    stage.click(.editedField(.category))
    #expect(selected() == .category)
    stage.press(.down)
    stage.press(.down)
    #expect(selected() == .argument)
    stage.press(.tab, .shift)
    #expect(selected() == .category)
    for _ in 0..<9 { stage.press(.up) }
    #expect(selected() == .title)
  }

  @Test("Enter does nothing where nothing would be left, and the form says so")
  func nothingLeft() throws {
    var stage = try stage(.title)
    stage.press(.character("u"), .control)
    stage.press(.down)
    stage.press(.down)
    stage.press(.character("u"), .control)
    stage.press(.enter)
    #expect(!stage.model.sheets.isEmpty)
    #expect(lines(&stage).contains("nothing of it would be left to list"))
  }

  @Test("It closes without a word where nothing was typed")
  func unchanged() throws {
    var stage = try stage()
    let count = stage.effects.count
    stage.press(.enter)
    #expect(stage.model.sheets.isEmpty && stage.effects.count == count)
  }

  @Test("It goes where its notification goes: cleared from elsewhere, it is closed")
  func gone() throws {
    var stage = try stage()
    stage.perform(.clearAll(nil))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test(
    "The selected row stays in sight above the form or beside it, at every size",
    arguments: [
      Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ])
  func sizes(size: Size) throws {
    var stage = try stage(columns: size.columns, rows: size.rows)
    stage.type("!")
    let text = lines(&stage)
    #expect(text.contains("Anna!"), "\(text)")
    #expect(text.contains("keep") && text.contains("cancel"), "\(text)")
    stage.send(.input(.resize(Size(columns: 80, rows: 24))))
    stage.send(.input(.resize(size)))
    #expect(lines(&stage) == text)
  }

  @Test("C8: while its rich view is open it says to close that first")
  func openView() {
    var stage = ScreenHarness.morning()
    stage.press(.down)
    stage.type("v")
    stage.type("I")
    #expect(stage.model.sheets.isEmpty)
    #expect(lines(&stage).contains("close it first"), "\(lines(&stage))")
  }

  @Test("Its payload is copied and saved with what was edited, the rest as it came")
  func saving() throws {
    var stage = try stage(.title)
    stage.type("!")
    stage.press(.enter)
    stage.type("ya")
    stage.press(.enter)
    guard case .terminal(.savePayload(let bytes, "push-edited.apns", false))? = stage.effects.last
    else {
      Issue.record("\(stage.effects.suffix(2))")
      return
    }
    let json =
      #"{ "aps": { "alert": { "title": "Anna!", "body": "See you at six?" }, "badge": 3 } }"#
    #expect(String(decoding: bytes, as: UTF8.self) == json)
    stage.send(.payloadSaved(.isThere(path: "push-edited.apns")))
    #expect(lines(&stage).contains("is there already. Replace it?"))
    stage.press(.enter)
    stage.press(.enter)
    stage.send(.payloadSaved(.isThere(path: "push-edited.apns")))
    stage.type("y")
    guard case .terminal(.savePayload(_, "push-edited.apns", true))? = stage.effects.last else {
      Issue.record("\(stage.effects.suffix(2))")
      return
    }
    stage.send(.payloadSaved(.kept(path: "push-edited.apns")))
    #expect(lines(&stage).contains("The payload is in push-edited.apns."))
  }

  @Test(
    "The form looks as it is on file, below the list and beside it", arguments: SnapshotTests.sizes)
  func looks(columns: Int, rows: Int) throws {
    var stage = try stage(.body, columns: columns, rows: rows)
    stage.type(" Or seven?")
    expect(stage, "quick-edit")
  }
}

extension Effect {
  fileprivate var isAct: Bool { if case .perform = self { true } else { false } }
}
