import TerminalCore
import Testing

@testable import Screens

@Suite("Keys and names that cannot act here, or mean something else")
struct CoveredKeyTests {
  @Test(
    "A key that a sheet takes the screen from says how to get back to it",
    arguments: ["x", "v", "a"])
  func covered(key: String) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("M" + key)
    #expect(
      harness.text.contains("That is for the screen below; Esc goes back to it."), "\(harness.text)"
    )
    #expect(harness.model.sheets.count == 1)
  }

  @Test("What is said below a sheet takes more rows where one is too narrow, and is whole")
  func narrow() {
    var harness = ScreenHarness.album(columns: 40, rows: 12)
    harness.type("MT")
    let lines = harness.text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let said = lines.firstIndex { $0.contains("That is for the screen below") } ?? 0
    #expect(lines[said...].joined(separator: " ").contains("below; Esc goes back to it."))
    #expect(said > 0 && lines.last?.hasPrefix("↵ open") == true, "\(harness.text)")
  }

  @Test(
    "The key that was chosen for going back does so on every sheet and in every line, as Esc does",
    arguments: ["M", "?", ":", "W", "ol", "ot", "C", "ga", "/", "f"])
  func ownWayBack(keys: String) {
    for key in [Key.Code.function(4), .escape] {
      var harness = ScreenHarness.morning(columns: 120, rows: 40)
      harness.model.keymap = Keymap(changing: [.back: [Shortcut(.function(4))]])
      harness.type(keys)
      #expect(!harness.model.sheets.isEmpty || harness.model.typedLine != nil, "\(keys)")
      harness.press(key)
      #expect(harness.model.sheets.isEmpty && harness.model.typedLine == nil, "\(harness.text)")
    }
  }

  @Test(
    "Ctrl-C names the key that leaves where it does: not over a sheet, in a line or where it has none",
    arguments: [("", true), ("M", false), ("/", false), ("f", false), ("w", true)])
  func interrupted(keys: String, leaves: Bool) {
    for (keymap, name) in [
      (Keymap.standard, "q"), (Keymap(changing: [.quit: [Shortcut("ZZ")]]), "Z Z"),
    ] {
      var harness = ScreenHarness.morning(columns: 120, rows: 40)
      harness.model.keymap = keymap
      harness.type(keys)
      harness.press(.character("c"), .control)
      let wanted = "Ctrl-C again leaves" + (leaves ? "; so does \(name)." : ".")
      #expect(harness.model.message?.text == wanted, "\(keys)")
      #expect(!harness.effects.contains(.terminal(.quit)))
      harness.press(.character("c"), .control)
      #expect(harness.effects.last == .terminal(.quit))
    }
    var harness = ScreenHarness.morning()
    harness.model.keymap = Keymap(changing: [.quit: []])
    harness.press(.character("c"), .control)
    #expect(harness.model.message?.text == "Ctrl-C again leaves.")
  }

  @Test(
    "q closes the sheet or the view that is open, as Esc does; from all else it leaves",
    arguments: EverySurfaceTests.stations + FooterPlaceTests.places.map(\.station))
  func leaving(station: Station) {
    var start = ScreenHarness.morning()
    start.send(.tick(.zero))
    station.enter(&start)
    let (model, scene) = (start.model, start.scene)
    let isWritten = model.sheets.last?.isWritten(model) ?? (model.typedLine != nil)
    if isWritten || model.isWriting(in: scene) || !model.pressed.pending.isEmpty { return }
    var (byQ, byEsc) = (start, start)
    byQ.type("q")
    byEsc.press(.escape)
    if closesByKey(model, scene) {
      #expect(!byQ.effects.contains(.terminal(.quit)))
      #expect(byQ.effects == byEsc.effects && byQ.text == byEsc.text, "\(byQ.text)")
      #expect(byQ.text != start.text)
    } else if model.sheets.isEmpty {
      // What was recorded is asked about before.
      #expect(byQ.effects.last == .terminal(.quit) || !byQ.model.sheets.isEmpty)
    }
  }

  private func closesByKey(_ model: Model, _ scene: Scene) -> Bool {
    if let sheet = model.sheets.last { return sheet.losesNothing }
    if model.focus == .phone, let layer = model.phoneLayer(in: scene), case .sheet = layer {
      return scene.state.wayOut(of: layer) != nil
    }
    return model.focusedView(in: scene) != nil
  }

  @Test("A letter that was chosen for going back is a letter where words are written")
  func writtenWayBack() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.model.keymap = Keymap(changing: [.back: [Shortcut("Y")]])
    harness.type("/Y")
    #expect(harness.model.list.search?.field.text == "Y")
    harness.press(.escape)
    harness.type("MY")
    #expect(harness.model.sheets.isEmpty)
    harness.type("Mx")
    #expect(harness.text.contains("Esc goes back to it."), "\(harness.text)")
  }

  @Test("Where the filter leaves nothing, that is said, and not that the list is empty")
  func filter() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type("fzzzz")
    harness.press(.enter)
    harness.type("j")
    #expect(
      harness.text.contains("Nothing fits the filter; Esc shows all again."), "\(harness.text)")
  }

  @Test(
    "The whole name of an act is that act in the command line, though its first word begins a line")
  func named() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type(":clear all")
    #expect(harness.model.commands?.choice?.act == .control(.clearAll), "\(harness.text)")
    harness.type(" ")
    #expect(harness.model.commands?.choice == nil, "it may go on")
  }

  @Test("A verb is run where the control that is called so cannot act: watch pairs one")
  func pairing() {
    var harness = ScreenHarness.morning(columns: 80, rows: 24)
    harness.type(":watch")
    harness.press(.enter)
    #expect(harness.effects.contains(.performLine("watch")), "\(harness.effects)")
  }

  @Test("A whole line is the phone's to answer, also where the control of that name cannot act")
  func wholeLines() {
    for line in ["lock", "clear-all"] {
      var harness = ScreenHarness.morning(columns: 80, rows: 24)
      if line == "clear-all" { harness.play("unlock\nhome") }
      harness.type(":\(line)")
      harness.press(.enter)
      #expect(harness.effects.contains(.performLine(line)), "\(line): \(harness.effects)")
    }
  }
}
