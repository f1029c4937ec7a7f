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
    var harness = ScreenHarness.pods(columns: columns, rows: rows)
    harness.type("m")
    for words in ["Manage", "Podcasts", "Deliver Quietly", "! Turn Off…", "Cancel"] {
      #expect(harness.text.contains(words), "\(words)\n\(harness.text)")
    }
    #expect(!harness.text.contains("‹Esc›"), "the last row says it: \(harness.text)")
  }

  static let sizes = [(40, 12), (80, 24), (120, 40)]

  @Test("X3, X6: Enter presses the first button; the app is marked as quiet from then on")
  func quietly() {
    var harness = ScreenHarness.pods()
    #expect(!harness.text.contains("☾"))
    harness.type("m")
    #expect(harness.state.sheet?.name == .management)
    harness.press(.enter)
    #expect(harness.state.sheet == nil)
    #expect(harness.state.app("com.example.podcasts")?.isQuiet == true)
    #expect(harness.text.contains("☾ "), "\(harness.text)")
    #expect(harness.model.message?.text.hasPrefix("Podcasts: Deliver Quietly.") == true)
  }

  @Test("X7: Turn Off… asks first; its sheet is left by Esc, and confirmed by its first button")
  func turningOff() {
    var harness = ScreenHarness.pods()
    harness.type("mj")
    harness.press(.enter)
    #expect(harness.state.sheet?.name == .turnOff)
    #expect(harness.text.contains("Turn Off All Notifications"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.state.sheet?.name == .management)
    harness.type("21")
    #expect(harness.state.sheet == nil)
    #expect(harness.state.list.count == 0)
  }

  @Test("Every way of choosing asks for the same", arguments: Ways.all)
  func ways(way: Ways) {
    var harness = ScreenHarness.pods()
    harness.type("m")
    way.choose(&harness)
    #expect(harness.effects.last == .perform(.management(.turnOff(nil))), "\(way)")
  }

  @Test("X7: who leaves the sheet that asks is back at the button that asked")
  func wayBack() {
    var harness = ScreenHarness.pods()
    harness.type("mj")
    harness.press(.enter)
    harness.press(.escape)
    #expect(harness.model.phone.offered.index == 1)
    harness.press(.escape)
    harness.type("m")
    #expect(harness.model.phone.offered.index == 0)
  }

  @Test("X10: m, the swipe row and the scenario line manage a stack as the group that it is")
  func managingStack() {
    let pushes = "push podcasts {\"aps\":{\"alert\":\"One\",\"thread-id\":\"bees\"}}\n"
    let group = GroupKey(app: "com.example.podcasts", kind: .thread("bees"))
    for keys in [["m"], ["left", "tab", "enter"]] {
      var harness = ScreenHarness.pods()
      harness.play(pushes + pushes)
      harness.type("gg")
      for key in keys {
        switch key {
        case "left": harness.press(.left)
        case "tab": harness.press(.tab)
        case "enter": harness.press(.enter)
        default: harness.type(key)
        }
      }
      let command = Command.management(.open(.management, .group(group)))
      #expect(harness.effects.last == .perform(command), "\(keys)")
      #expect(command.line(in: harness.state) == "manage podcasts/bees")
      let place = harness.state.list.find(group)
      let leading = place.flatMap { harness.state.list[$0.section].group(group)?.leading }
      #expect(harness.state.sheet?.notification == leading)
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
      Ways(testDescription: "click") { harness in
        let offers = harness.state.offers
        harness.click(.offer(offers[1]))
      },
    ]
  }

  @Test("While a sheet is open the list is out of reach, and says so; u, w and the clock are not")
  func modal() {
    var harness = ScreenHarness.pods()
    harness.type("m")
    let count = harness.effects.count
    for key in ["x", "X", "e", "m"] {
      harness.type(key)
      #expect(harness.model.message?.text == Words.layerIsOpen, "\(key)")
    }
    #expect(harness.effects.count == count)
    let footer = harness.text.split(separator: "\n").last ?? ""
    #expect(footer.contains("Deliver Quietly") && footer.contains("Cancel"), "\(footer)")
    harness.type("w>")
    #expect(harness.state.sheet != nil)
    #expect(harness.effects.last == .minuteOn)
  }

  @Test("A digit that no button has says which ones there are")
  func otherDigit() {
    var harness = ScreenHarness.pods()
    harness.type("m7")
    #expect(harness.state.sheet != nil)
    let words = harness.model.message?.text ?? ""
    #expect(words.hasPrefix("There is no 7 here, but 1 Deliver Quietly, 2 Turn Off"), "\(words)")
  }

  @Test("Under a sheet no row of the list is marked: the sheet has what is selected")
  func oneMark() {
    var harness = ScreenHarness.pods()
    func marked() -> Int { harness.text.split(separator: "\n").count { $0.hasPrefix("▌") } }
    #expect(marked() > 0)
    for (keys, way) in [("m", Key.Code.escape), ("?", .escape), (":", .escape), ("a", .escape)] {
      harness.type(keys)
      #expect(marked() == 0, "\(keys): \(harness.text)")
      harness.press(way)
      #expect(marked() > 0, "\(keys): \(harness.text)")
    }
    // What is chosen there shows on the list how it would look.
    for keys in ["ot", "ol"] {
      harness.type(keys)
      #expect(marked() > 0, "\(keys): \(harness.text)")
      harness.press(.escape)
    }
  }

  @Test("Where the inspector has the keys, they are its own; a click on the sheet takes them back")
  func otherPane() {
    var harness = ScreenHarness.pods(columns: 120, rows: 40)
    harness.type("mL")
    harness.model.focus = .inspector
    harness.press(.down)
    #expect(harness.model.phone.offered.index == 0)
    harness.click(.sheet)
    #expect(harness.model.focus == .phone)
    harness.press(.down)
    #expect(harness.model.phone.offered.index == 1)
  }

  @Test("X17, X18: a prompt waits for an answer: Esc says which ones there are", arguments: sizes)
  func prompt(columns: Int, rows: Int) {
    var harness = ScreenHarness.pods(columns: columns, rows: rows)
    harness.play(ScreenHarness.news)
    #expect(harness.text.contains("Would Like to"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.state.prompt != nil)
    #expect(harness.model.message?.text.contains("Allow") == true)
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.state.prompt == nil)
    #expect(harness.state.app("com.example.news")?.authorization == .authorized)
  }

  @Test("X17: where rows are few, a prompt says as much below its question as they hold")
  func promptWords() {
    var harness = ScreenHarness.pods(columns: 40, rows: 12)
    harness.play(ScreenHarness.news)
    let lines = harness.text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("Notifications may") }, "\(harness.text)")
    #expect(lines.contains { $0.contains("1 Don’t Allow") }, "\(harness.text)")
    #expect(lines.contains { $0.contains("2 Allow") }, "\(harness.text)")
  }

  @Test(
    "X17: an app's name in a prompt runs its own way between the quotation marks of the language",
    arguments: [("ar_EG", "«", "»"), ("he_IL", "״", "״"), ("de_DE", "„", "“")])
  func quotedName(locale: String, opening: String, closing: String) {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.speakSystemWords(of: locale)
    let name = "Maps (\u{5DE}\u{5E4}\u{5D5}\u{5EA} 2)"
    harness.play(
      #"app {"bundleIdentifier":"com.example.maps","displayName":"\#(name)"} state=fresh"#
        + "\nauthorize maps")
    harness.model.appearance.bidi = .terminal
    let text = harness.model.frame(in: harness.scene).ansi(depth: .none)
    #expect(text.contains("\(opening)\u{2066}\(name)\u{2069}\(closing)"), "\(text)")
  }

  @Test("A sheet is mirrored where the phone reads from right to left")
  func mirrored() {
    var harness = ScreenHarness.pods()
    harness.play("locale ar_EG")
    harness.type("m")
    _ = harness.model.show(in: harness.scene)
    let quiet = harness.state.offers[0]
    let rect = harness.model.painted.targets.rect(of: .offer(quiet))
    let line = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rect.map { line[$0.origin.row] } ?? ""
    #expect(row.contains("1 ▐"), "\(harness.text)")
  }
}
