import TerminalCore
import Testing

@testable import Screens

@Suite("Hints for keys that wait for another")
struct HintTests {
  @Test("They show after a moment, with the present values", arguments: ["o", "s", "y", "g"])
  func waiting(prefix: String) throws {
    var harness = ScreenHarness.morning()
    harness.send(.tick(.seconds(5)))
    harness.type(prefix)
    #expect(!HintBox.isShown(in: harness.model))
    let wake = try #require(harness.model.nextWake)
    #expect(wake == .milliseconds(5300))
    harness.send(.tick(.milliseconds(5299)))
    #expect(!HintBox.isShown(in: harness.model))
    harness.send(.tick(wake))
    let box = try #require(HintBox(harness.model, harness.scene)?.part.words)
    for control in Control.all where control.continues([Key(.character(Character(prefix)))]) {
      // The present value stands at the line's end.
      let title = Bindings(harness.model, harness.scene).title(of: control)
      let columns = title.split(separator: ": ").joined(separator: "   ")
      #expect(box.contains(columns), "\(control.id)\n\(box)")
    }
    #expect(harness.text.contains("\(prefix)⋯"))
  }

  @Test("Options stand in two columns, those of the words first, with languages by name")
  func options() throws {
    var harness = ScreenHarness.morning()
    harness.type("o")
    harness.send(.tick(.seconds(1)))
    let rows = harness.text.split(separator: "\n").drop { !$0.contains(" Options ") }.dropFirst()
      .map { $0.split(separator: " ") }
    let keys = rows.map { row in row.filter { $0.wholeMatch(of: /[a-z]/) != nil }.joined() }
    #expect(keys.prefix(4) == ["lp", "gt", "vo", "dr"], "\(harness.text)")
    #expect(rows.first?.contains("English") == true, "\(harness.text)")
    #expect(rows.dropFirst(3).first?.contains("50%") == true, "\(harness.text)")
  }

  @Test("All options have room on the smallest screen, with the values in line at their right")
  func smallest() {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.type("o")
    harness.send(.tick(.seconds(1)))
    let rows = harness.text.split(separator: "\n").filter { $0.hasPrefix("│ ") }
    let keys = rows.flatMap { $0.split(separator: " ").filter { $0.count == 1 && $0 != "│" } }
    // The one that has no room of its own stands beside the nearest that leaves it some.
    #expect(keys.joined() == "lgvd-f+ptorP", "\(harness.text)")
    #expect(!harness.text.contains("more"), "\(harness.text)")
    #expect(rows.allSatisfy { !$0.hasSuffix("  │") }, "\(harness.text)")
    let ends = ["Automatic │", "50% │", "as the device │"]
    for end in ends { #expect(rows.contains { $0.hasSuffix(end) }, "\(harness.text)") }
  }

  @Test(
    "All of a box has room on the smallest screen, also over the tour and what is said",
    arguments: ["o", "s", "y", "g"])
  func smallestTour(prefix: String) {
    for isSaid in [false, true] {
      var harness = ScreenHarness.morning(columns: 40, rows: 12)
      harness.model.beginTour()
      harness.type(prefix)
      harness.send(.tick(.seconds(1)))
      if isSaid { harness.model.say(String(repeating: "word ", count: 20)) }
      _ = harness.model.show(in: harness.scene)
      #expect(HintBox.isShown(in: harness.model))
      let controls = harness.model.keymap.continuations(of: harness.model.pressed.pending)
      for control in controls {
        let place = harness.model.painted.targets.rect(of: .control(control.id))
        #expect(place != nil, "\(control.id)\n\(harness.text)")
      }
    }
  }

  @Test("What g leads to stands in the order of the manual")
  func going() {
    var harness = ScreenHarness.morning(columns: 40, rows: 20)
    harness.type("g")
    let order = harness.model.keymap.continuations(of: harness.model.pressed.pending)
      .compactMap { $0.shortcuts.first { $0.keys.count == 2 }?.keys.last?.name }
    #expect(order.joined() == "gwmctalsnfoj")
  }

  @Test(
    "Help answers by key and click while keys wait, and begins with what goes on from them",
    arguments: ["o", "g", "y", "s"])
  func helped(prefix: String) throws {
    for (columns, rows) in [(40, 12), (80, 24)] {
      var harness = ScreenHarness.morning(columns: columns, rows: rows)
      harness.type(prefix)
      let last = try #require(harness.text.split(separator: "\n").last)
      #expect(last.contains("? help") && last.contains("Esc back"), "\(last)")
      for key in [Key.Code.character("?"), .function(1), nil] {
        var helped = harness
        if let key { helped.press(key) } else { helped.click(.control(.help)) }
        let help = try #require(helped.model.sheets.last as? HelpSheet, "\(helped.text)")
        let entries = HelpEntries(help, helped.model, helped.scene)
        #expect(entries.groups.first?.controls.count ?? 0 > 5)
        let all = entries.groups.first?.controls.allSatisfy {
          $0.continues([Key(.character(Character(prefix)))])
        }
        #expect(all == true && helped.model.pressed.pending.isEmpty)
      }
    }
  }

  @Test("The next key works at once, and before they show")
  func notBlocking() {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.wake))
    harness.type("sz")
    #expect(harness.effects.last == .perform(.device(.sleep)))
    harness.type("s")
    harness.send(.tick(.seconds(1)))
    harness.type("w")
    #expect(harness.effects.last == .perform(.device(.wake)))
    #expect(harness.model.nextWake == nil)
  }

  @Test("A click on one of them does it")
  func clicking() {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.wake))
    harness.type("s")
    harness.send(.tick(.seconds(1)))
    harness.click(.control(.sleep))
    #expect(harness.effects.last == .perform(.device(.sleep)))
    #expect(!HintBox.isShown(in: harness.model))
  }
}
