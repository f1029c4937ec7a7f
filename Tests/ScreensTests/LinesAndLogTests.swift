import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("What was done, and what was refused")
struct LinesAndLogTests {
  @Test("Y shows the lines, newest first; Enter takes one into the command line; y l copies it")
  func lines() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.type("Y")
    #expect(stage.text.contains(Words.noLines))
    stage.commandLog = ["lock", "expand messages/family", "clear n3"]
    stage.type("j")
    #expect(stage.model.inspector.selectedLine(stage.scene) == 1)
    stage.type("yl")
    #expect(stage.effects.last == .terminal(.copy("expand messages/family")))
    stage.press(.enter)
    #expect(stage.model.commands?.field.text == "expand messages/family")
    stage.press(.escape)
    stage.click(.line(2))
    stage.click(.line(2))
    #expect(stage.model.commands?.field.text == "clear n3")
  }

  @Test("Of the phone, y l copies the line that would tap the selected row")
  func tapLine() {
    var stage = ScreenHarness.morning()
    stage.type("yl")
    #expect(stage.effects.last == .terminal(.copy("tap n10")))
    stage.type("ys")
    guard case .terminal(.copy(let screen))? = stage.effects.last else {
      Issue.record("the screen was not copied")
      return
    }
    #expect(screen.contains("Glucose level at 57."))
  }

  @Test("What was refused says why, shows the log's key, and stays in the log")
  func refusals() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.type("u")
    let line = stage.text.split(separator: "\n").first { $0.contains("✗") } ?? ""
    #expect(line.contains(Words.nothingToUndo) && line.contains("L log"), "\(line)")
    stage.push("Zoe", "Later", thread: "zoe", then: 0)
    stage.type("L")
    let rows = stage.text.split(separator: "\n").map(String.init)
    let refused = rows.firstIndex { $0.contains("✗ " + Words.nothingToUndo) }
    let later = rows.firstIndex { $0.contains("n11") && $0.contains("│") }
    #expect(refused != nil && later != nil && later ?? 0 < refused ?? 0, "\(stage.text)")
  }

  @Test("The log's selection passes over what was refused")
  func selection() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.type("L")
    stage.press(.tab)
    let before = LogRows(stage.model, stage.scene).count
    stage.send(.refused("no"))
    #expect(LogRows(stage.model, stage.scene).count == before + 1)
    stage.type("jkGgg")
    #expect(stage.model.inspector.fact == nil)
  }

  @Test("E asks for the file behind the selected notification, or says that there is none")
  func editing() {
    var stage = ScreenHarness.morning()
    stage.type("E")
    #expect(stage.effects == [.terminal(.edit(path: "push.apns", line: 1))])
    var empty = ScreenHarness()
    empty.type("E")
    #expect(empty.model.message == Message(text: Words.noFile, isError: true))
  }

  @Test("f narrows the log by words while it has the keys, also what comes; Esc shows all again")
  func narrowing() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.type("u")
    stage.type("L")
    stage.press(.tab)
    let all = LogRows(stage.model, stage.scene).count
    stage.type("fpresented")
    #expect(stage.text.contains("log: presented"), "\(stage.text)")
    stage.press(.enter)
    let few = LogRows(stage.model, stage.scene)
    #expect(few.count == 10 && few.count < all)
    #expect(stage.text.contains("presented · 10 of "), "\(stage.text)")
    stage.push("Zoe", "Hi", thread: "zoe")
    #expect(LogRows(stage.model, stage.scene).count == 11)
    stage.type("jjw")
    #expect(stage.model.inspector.tab == .why)
    stage.type("L")
    stage.press(.escape)
    stage.type("f!presented undo")
    stage.press(.enter)
    let refusals = LogRows(stage.model, stage.scene)
    #expect(refusals.count == 1 && refusals[0] == .refusal(Words.nothingToUndo))
    stage.press(.escape)
    #expect(stage.model.inspector.logFilter == nil && stage.model.isInLog)
    #expect(LogRows(stage.model, stage.scene).count > all)
  }
}
