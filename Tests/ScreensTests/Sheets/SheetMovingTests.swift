import Delivery
import Explaining
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Moving on sheets with a list or a table")
struct SheetMovingTests {
  private static let sheets = ["M", "C", "ga", "a", "ot", "yy", "yc"]

  /// A sheet with more rows than one, as the person has set the keys.
  private func opened(_ keys: String, _ keymap: Keymap = .standard) throws -> ScreenHarness {
    var harness = ScreenHarness.album(columns: 80, rows: 24)
    harness.type("j")
    harness.model.keymap = keymap
    harness.type(keys)
    if keys == "a" { harness.send(.payloads(ScreenHarness.payloads(30))) }
    if keys == "C" { try compare(&harness) }
    try #require(harness.model.sheets.count == 1, "\(keys): \(harness.text)")
    return harness
  }

  private func compare(_ harness: inout ScreenHarness) throws {
    harness.send(.input(.paste("pl language")))
    harness.press(.enter)
    let order = try #require(harness.model.comparisonOrder)
    let scene = harness.scene
    let other = scene.with(scene.state.speaking("pl", ["pl"]))
    harness.model.take(
      ComparedScreens(
        order, harness.model.canvas(of: scene, for: order),
        harness.model.canvas(of: other, for: order), refusedCount: 0))
  }

  @Test(
    "The letters for the ends of a list do on each what the keys for them do", arguments: sheets)
  func ends(keys: String) throws {
    var harness = try opened(keys)
    harness.press(.end)
    let last = harness.text
    harness.press(.home)
    let first = harness.text
    harness.type("G")
    #expect(harness.text == last, "\(keys)")
    harness.type("gg")
    #expect(harness.text == first, "\(keys)")
    #expect(harness.model.message == nil && harness.model.pressed.pending.isEmpty)
  }

  @Test(
    "The person’s own keys for moving move on each, and those of before do not", arguments: sheets)
  func ownKeys(keys: String) throws {
    let keymap = Keymap(changing: [.down: [Shortcut("Z")], .first: [Shortcut("KK")]])
    var harness = try opened(keys, keymap)
    harness.press(.home)
    let first = harness.text
    harness.type("j")
    harness.model.message = nil
    #expect(harness.text == first, "\(keys)")
    harness.press(.down)
    let second = harness.text
    harness.type("KK")
    #expect(harness.text == first, "\(keys)")
    harness.type("Z")
    #expect(harness.text == second, "\(keys)")
    #expect(harness.model.message == nil && harness.model.sheets.count == 1)
  }

  @Test("The person’s own keys for sideways go through the columns of both tables")
  func ownColumns() throws {
    let keymap = Keymap(changing: [.expand: [Shortcut("L")], .collapse: [Shortcut("Z")]])
    for keys in ["M", "C"] {
      var harness = try opened(keys, keymap)
      harness.press(.left)
      let left = harness.text
      harness.press(.right)
      let right = harness.text
      for key in ["l", "h"] {
        harness.type(key)
        harness.model.message = nil
        #expect(harness.text == right, "\(keys): \(key)")
      }
      harness.type("Z")
      #expect(harness.text == left, "\(keys)")
      harness.type("L")
      #expect(harness.text == right, "\(keys)")
    }
  }

  @Test("A letter that does nothing on a sheet says why, also one that begins something elsewhere")
  func dead() throws {
    for keys in Self.sheets {
      for key in ["x", "t", "s"] {
        var harness = try opened(keys)
        let count = harness.effects.count
        harness.type(key)
        #expect(
          harness.model.message?.text == harness.model.text(Words.sheetIsOpen), "\(keys) \(key)")
        #expect(harness.model.sheets.count == 1 && harness.effects.count == count)
      }
    }
  }

  @Test("A key that means nothing anywhere says so on each sheet and on a question, too")
  func unknown() throws {
    for keys in Self.sheets {
      var harness = try opened(keys)
      for (key, name) in [(Key.Code.character("K"), "K"), (.function(9), "F9")] {
        harness.press(key)
        #expect(
          harness.model.message?.text == harness.model.text(Words.noKey(name)), "\(keys) \(name)")
      }
      #expect(harness.model.sheets.count == 1)
    }
    var harness = ScreenHarness.morning()
    harness.send(.input(.paste("{}")))
    harness.type("K")
    #expect(harness.model.message?.text == harness.model.text(Words.noKey("K")))
    #expect(harness.model.sheets.last is PastedPayloadSheet)
  }

  @Test("Where g begins what the sheet covers, that is said; Esc takes the g back alone")
  func covered() throws {
    var harness = try opened("M")
    harness.type("gm")
    #expect(harness.model.message?.text == harness.model.text(Words.sheetIsOpen))
    harness.type("g")
    #expect(HintBox.wake(in: harness.model) == nil, "no box is waited for")
    harness.press(.escape)
    #expect(harness.model.sheets.count == 1)
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("A lower screen keeps the selected row of a sheet in sight", arguments: ["a", "ol", ":"])
  func lower(keys: String) throws {
    var harness = try opened(keys)
    harness.send(.input(.resize(Size(columns: 120, rows: 40))))
    for _ in 0..<14 { harness.press(.down) }
    for (columns, rows) in [(120, 40), (80, 24), (40, 12)] {
      harness.send(.input(.resize(Size(columns: columns, rows: rows))))
      _ = harness.model.show(in: harness.scene)
      let list = harness.model.sheets.last as? any ChoiceList
      let selected = try #require(harness.model.commands?.selected ?? list?.choice.selected)
      let place = harness.model.painted.targets.rect(of: .choice(selected))
      #expect(place != nil, "\(selected)\n\(harness.text)")
    }
  }

  @Test("A payload stays under the pointer when it is selected, and a second click delivers it")
  func payloadStays() {
    var harness = ScreenHarness.morning()
    harness.type("a")
    var payloads = ScreenHarness.payloads(3)
    payloads[1].text = String(repeating: "{\n", count: 9)
    harness.send(.payloads(payloads))
    harness.click(.choice(1))
    let point = harness.model.painted.targets.rect(of: .choice(1))?.origin
    _ = harness.model.show(in: harness.scene)
    #expect(point != nil && harness.model.painted.targets.rect(of: .choice(1))?.origin == point)
    let isHit = harness.clickShown(.choice(1))
    #expect(isHit && harness.effects.last == .deliver(payloads[1]), "\(harness.text)")
  }

  @Test("Help has its selected row in a lower screen, and in a higher one no empty rows")
  func help() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("?")
    for _ in 0..<14 { harness.press(.down) }
    for (columns, rows) in [(80, 24), (40, 12), (120, 40)] {
      if columns == 120 { harness.press(.end) }
      harness.send(.input(.resize(Size(columns: columns, rows: rows))))
      let (model, scene) = (harness.model, harness.scene)
      let help = try #require(model.sheets.last as? HelpSheet)
      let seen = HelpPainter(model, scene, help).seen
      #expect(help.isSelectionSeen(model, scene), "\(harness.text)")
      #expect(seen.count == HelpSheet.rows(model), "\(harness.text)")
    }
  }

  @Test("Where words are written, the letters for moving are letters")
  func written() throws {
    var harness = try opened("ol")
    harness.type("gg")
    #expect((harness.model.sheets.last as? LocaleSheet)?.field.text == "gg")
    #expect(harness.model.pressed.pending.isEmpty)
  }
}
