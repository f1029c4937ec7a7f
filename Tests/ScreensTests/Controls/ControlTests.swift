import TerminalCore
import Testing

@testable import Screens

@Suite("The table of controls")
struct ControlTests {
  @Test("Every key belongs to one control, and none is the beginning of another")
  func uniqueKeys() {
    let all = Control.all.flatMap { control in
      control.shortcuts.map { (id: control.id, keys: $0.keys) }
    }
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        let shorter = min(one.keys.count, other.keys.count)
        #expect(
          one.keys.prefix(shorter) != other.keys.prefix(shorter), "\(one.id) and \(other.id)")
      }
    }
  }

  @Test("Every control has an id of its own, a key, a list or the palette, and words")
  func complete() {
    #expect(Set(Control.all.map(\.id)).count == Control.all.count)
    for control in Control.all {
      let isElsewhere: Set<ControlID> = [
        .copyScreen, .copyRequest, .openNearby, .tourList, .tourWhy, .tourApp,
      ]
      #expect(
        control.firstShortcut != nil || isElsewhere.contains(control.id), "\(control.id) has no key"
      )
      #expect(!control.title.isEmpty && !control.summary.isEmpty, "\(control.id) has no words")
      #expect(control.summary.last != ".", "\(control.id)")
    }
  }

  @Test(
    "Help and the way out never drop from the footer",
    arguments: Array(stride(from: 40, through: 130, by: 5)))
  func footer(columns: Int) {
    var harness = ScreenHarness.morning(columns: columns)
    for keys in ["", "jj", "l", "w"] {
      harness.type(keys)
      let last = harness.text.split(separator: "\n").last ?? ""
      let goesBack = last.contains("Esc back")
      #expect(last.contains("? help"), "\(columns) columns: \(last)")
      #expect(last.contains("q leave") != goesBack, "\(columns) columns: \(last)")
      #expect(!goesBack || keys == "w", "\(columns) columns: \(last)")
    }
  }

  @Test("The footer has at most eight acts, the palette among them", arguments: [80, 120, 200])
  func handful(columns: Int) throws {
    var harness = ScreenHarness.morning(columns: columns, rows: 40)
    harness.undoTitle = "clear Messages"
    for keys in ["", "jj", "l", "susc", "ss"] {
      harness.type(keys)
      _ = harness.model.show(in: harness.scene)
      let last = harness.model.size.rows - 1
      let acts = harness.model.painted.targets.filter { $0.rect.origin.row == last }
      #expect((5...8).contains(acts.count), "\(harness.text.split(separator: "\n").last ?? "")")
      #expect(acts.contains { $0.id == .control(.commands) })
    }
  }

  @Test("Beside the inspector that says why, the footer has room for something else")
  func whyIsSeen() {
    var harness = ScreenHarness.morning(columns: 200, rows: 40)
    func footer() -> Substring { harness.text.split(separator: "\n").last ?? "" }
    #expect(!footer().contains("w why"))
    harness.type("]")
    #expect(footer().contains("w why"), "\(footer())")
  }

  @Test(
    "What Enter does, and the way back, stay in the footer beside help, however long they are",
    arguments: [40, 60, 80])
  func mainAct(columns: Int) {
    var harness = ScreenHarness(columns: columns)
    harness.play("app {\"bundleIdentifier\":\"com.example.fern\",\"displayName\":\"Fern\"}")
    harness.play("push fern {\"aps\":{\"alert\":\"Dry\"}} id=dry")
    harness.play("manage dry")
    let last = harness.text.split(separator: "\n").last ?? ""
    #expect(last.contains("Deliver Quietly") && last.contains("Esc Cancel"), "\(last)")
    #expect(last.contains("? help"), "\(last)")
  }

  @Test("A control that cannot act says why, and does nothing")
  func disabled() {
    for control in Control.all {
      var harness = ScreenHarness()
      guard let reason = control.availability(harness.model, harness.scene).reason?.standard else {
        continue
      }
      harness.press(control)
      #expect(harness.model.message == Message(text: reason, isError: true), "\(control.id)")
      #expect(harness.effects.isEmpty, "\(control.id)")
      #expect(reason.last == ".", "\(control.id): \(reason)")
    }
  }

  @Test("Keys have names with and without symbols")
  func names() {
    #expect(Shortcut("gg").description == "g g")
    #expect(Shortcut.control("r").description == "Ctrl-R")
    #expect(Shortcut(.enter).description == "↵")
    #expect(Shortcut(.enter).ascii == "Enter")
    #expect(Shortcut(" ").description == "Space")
  }
}
