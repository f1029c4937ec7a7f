import Delivery
import Notifications
import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("Sheets and prompts")
struct OfferTests {
  @Test("X1, X2: m opens the management sheet in the phone's own words", arguments: Self.sizes)
  func managing(columns: Int, rows: Int) {
    var stage = ScreenHarness.pods(columns: columns, rows: rows)
    stage.type("m")
    for words in ["Manage", "Podcasts", "Deliver Quietly", "! Turn Off…", "Cancel", "‹Esc›"] {
      #expect(stage.text.contains(words), "\(words)\n\(stage.text)")
    }
  }

  static let sizes = [(40, 12), (80, 24), (120, 40)]

  @Test("X3, X6: Enter presses the first button; the app is marked as quiet from then on")
  func quietly() {
    var stage = ScreenHarness.pods()
    #expect(!stage.text.contains("☾"))
    stage.type("m")
    #expect(stage.state.sheet?.name == .management)
    stage.press(.enter)
    #expect(stage.state.sheet == nil)
    #expect(stage.state.app("com.example.podcasts")?.isQuiet == true)
    #expect(stage.text.contains("☾ "), "\(stage.text)")
    #expect(stage.model.message?.text.hasPrefix("Podcasts: Deliver Quietly.") == true)
  }

  @Test("X7: Turn Off… asks first; its sheet is left by Esc, and confirmed by its first button")
  func turningOff() {
    var stage = ScreenHarness.pods()
    stage.type("mj")
    stage.press(.enter)
    #expect(stage.state.sheet?.name == .turnOff)
    #expect(stage.text.contains("Turn Off All Notifications"), "\(stage.text)")
    stage.press(.escape)
    #expect(stage.state.sheet?.name == .management)
    stage.type("21")
    #expect(stage.state.sheet == nil)
    #expect(stage.state.list.count == 0)
  }

  @Test("Every way of choosing asks for the same", arguments: Ways.all)
  func ways(way: Ways) {
    var stage = ScreenHarness.pods()
    stage.type("m")
    way.choose(&stage)
    #expect(stage.effects.last == .perform(.management(.turnOff(nil))), "\(way)")
  }

  @Test("X7: who leaves the sheet that asks is back at the button that asked")
  func wayBack() {
    var stage = ScreenHarness.pods()
    stage.type("mj")
    stage.press(.enter)
    stage.press(.escape)
    #expect(stage.model.phone.offered.index == 1)
    stage.press(.escape)
    stage.type("m")
    #expect(stage.model.phone.offered.index == 0)
  }

  @Test("X10: m, the swipe row and the scenario line manage a stack as the group that it is")
  func managingStack() {
    let pushes = "push podcasts {\"aps\":{\"alert\":\"One\",\"thread-id\":\"bees\"}}\n"
    let group = GroupKey(app: "com.example.podcasts", kind: .thread("bees"))
    for keys in [["m"], ["left", "tab", "enter"]] {
      var stage = ScreenHarness.pods()
      stage.play(pushes + pushes)
      stage.type("gg")
      for key in keys {
        switch key {
        case "left": stage.press(.left)
        case "tab": stage.press(.tab)
        case "enter": stage.press(.enter)
        default: stage.type(key)
        }
      }
      let command = Command.management(.open(.management, .group(group)))
      #expect(stage.effects.last == .perform(command), "\(keys)")
      #expect(command.line(in: stage.state) == "manage podcasts/bees")
      let place = stage.state.list.find(group)
      let leading = place.flatMap { stage.state.list[$0.section].group(group)?.leading }
      #expect(stage.state.sheet?.notification == leading)
    }
  }

  /// A way to press the second button.
  struct Ways: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let choose: @Sendable (inout ScreenHarness) -> Void

    static let all = [
      Ways(testDescription: "arrow") {
        $0.press(.down)
        $0.press(.enter)
      },
      Ways(testDescription: "Tab") {
        $0.press(.tab)
        $0.type(" ")
      },
      Ways(testDescription: "back with Tab") {
        for _ in 0..<4 { $0.press(.tab, .shift) }
        $0.press(.tab)
        $0.press(.right)
        $0.press(.left)
        $0.press(.enter)
      },
      Ways(testDescription: "digit") { $0.type("2") },
      Ways(testDescription: "click") { stage in
        let offers = stage.state.offers
        stage.click(.offer(offers[1]))
      },
    ]
  }

  @Test("While a sheet is open the list is out of reach, and says so; u, w and the clock are not")
  func modal() {
    var stage = ScreenHarness.pods()
    stage.type("m")
    let count = stage.effects.count
    for key in ["x", "X", "e", "m"] {
      stage.type(key)
      #expect(stage.model.message?.text == Words.layerIsOpen, "\(key)")
    }
    #expect(stage.effects.count == count)
    let footer = stage.text.split(separator: "\n").last ?? ""
    #expect(footer.contains("Deliver Quietly") && footer.contains("Cancel"), "\(footer)")
    stage.type("w>")
    #expect(stage.state.sheet != nil)
    #expect(stage.effects.last == .minuteOn)
  }

  @Test("A digit that no button has says which ones there are")
  func otherDigit() {
    var stage = ScreenHarness.pods()
    stage.type("m7")
    #expect(stage.state.sheet != nil)
    let words = stage.model.message?.text ?? ""
    #expect(words.hasPrefix("There is no 7 here, but 1 Deliver Quietly, 2 Turn Off"), "\(words)")
  }

  @Test("Under a sheet no row of the list is marked: the sheet has what is selected")
  func oneMark() {
    var stage = ScreenHarness.pods()
    func marked() -> Int { stage.text.split(separator: "\n").count { $0.hasPrefix("▌") } }
    #expect(marked() > 0)
    for (keys, way) in [("m", Key.Code.escape), ("?", .escape), (":", .escape), ("a", .escape)] {
      stage.type(keys)
      #expect(marked() == 0, "\(keys): \(stage.text)")
      stage.press(way)
      #expect(marked() > 0, "\(keys): \(stage.text)")
    }
    // What is chosen there shows on the list how it would look.
    for keys in ["ot", "ol"] {
      stage.type(keys)
      #expect(marked() > 0, "\(keys): \(stage.text)")
      stage.press(.escape)
    }
  }

  @Test("Where the inspector has the keys, they are its own; a click on the sheet takes them back")
  func otherPane() {
    var stage = ScreenHarness.pods(columns: 120, rows: 40)
    stage.type("mL")
    stage.model.focus = .inspector
    stage.press(.down)
    #expect(stage.model.phone.offered.index == 0)
    stage.click(.sheet)
    #expect(stage.model.focus == .phone)
    stage.press(.down)
    #expect(stage.model.phone.offered.index == 1)
  }

  @Test("X17, X18: a prompt waits for an answer: Esc says which ones there are", arguments: sizes)
  func prompt(columns: Int, rows: Int) {
    var stage = ScreenHarness.pods(columns: columns, rows: rows)
    stage.play(ScreenHarness.news)
    #expect(stage.text.contains("Would Like to"), "\(stage.text)")
    stage.press(.escape)
    #expect(stage.state.prompt != nil)
    #expect(stage.model.message?.text.contains("Allow") == true)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.state.prompt == nil)
    #expect(stage.state.app("com.example.news")?.authorization == .authorized)
  }

  @Test("A sheet is mirrored where the phone reads from right to left")
  func mirrored() {
    var stage = ScreenHarness.pods()
    stage.play("locale ar_EG")
    stage.type("m")
    _ = stage.model.show(in: stage.scene)
    let quiet = stage.state.offers[0]
    let rect = stage.model.painted.targets.last { $0.id == .offer(quiet) }?.rect
    let line = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rect.map { line[$0.origin.row] } ?? ""
    #expect(row.contains("1 ▐"), "\(stage.text)")
  }
}
