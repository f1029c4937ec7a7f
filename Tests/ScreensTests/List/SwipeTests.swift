import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The swipe row")
struct SwipeTests {
  @Test(
    "G20: Left on a stack opens View, Manage and Clear All in place; Enter at once clears nothing")
  func stack() {
    var harness = ScreenHarness.morning()
    harness.type("j")
    let height = harness.text.split(separator: "\n", omittingEmptySubsequences: false).count
    harness.press(.left)
    #expect(harness.text.contains("‹ View ›‹ Manage ›‹ Clear All ›"), "\(harness.text)")
    #expect(harness.text.split(separator: "\n", omittingEmptySubsequences: false).count == height)
    let count = harness.state.list.count
    harness.press(.enter)
    #expect(harness.state.list.count == count)
    #expect(harness.model.list.swipe == nil)
    harness = ScreenHarness.morning()
    harness.type("j")
    harness.press(.left)
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.enter)
    #expect(harness.state.list.count == 8)
    #expect(harness.model.list.swipe == nil)
  }

  @Test("G20: a single row offers Clear", arguments: [(40, 12), (80, 24), (200, 60)])
  func single(columns: Int, rows: Int) {
    for glyphs in [Glyphs.unicode, .ascii] {
      var harness = ScreenHarness.morning(columns: columns, rows: rows, glyphs: glyphs)
      harness.press(.left)
      let row = glyphs == .ascii ? "< View >< Manage >< Clear >" : "‹ View ›‹ Manage ›‹ Clear ›"
      #expect(harness.text.contains(row), "\(harness.text)")
    }
  }

  @Test("X1: before iOS 12 there is no Manage to choose")
  func unmanaged() {
    var harness = ScreenHarness.morning()
    harness.play("device os=11")
    harness.press(.left)
    #expect(harness.text.contains("‹ View ›‹ Clear ›"), "\(harness.text)")
    harness.press(.tab)
    #expect(harness.model.list.swipe?.choice == .clear)
    harness.press(.tab)
    #expect(harness.model.list.swipe?.choice == .view)
    harness.press(.tab, .shift)
    #expect(harness.model.list.swipe?.choice == .clear)
  }

  @Test("The arrows and Tab choose; Right beyond the last and Esc close it")
  func choosing() {
    var harness = ScreenHarness.morning()
    harness.press(.left)
    #expect(harness.model.list.swipe?.choice == .view)
    harness.press(.right)
    #expect(harness.model.list.swipe == nil)
    harness.press(.left)
    harness.press(.tab)
    #expect(harness.model.list.swipe?.choice == .manage)
    harness.press(.right)
    #expect(harness.model.list.swipe?.choice == .clear)
    harness.press(.right)
    #expect(harness.model.list.swipe == nil)
    harness.press(.left)
    harness.press(.escape)
    #expect(harness.model.list.swipe == nil && harness.effects.isEmpty)
  }

  @Test("X1, X10: Manage on a stack opens the sheet for its leading notification")
  func manage() throws {
    var harness = ScreenHarness.morning()
    harness.type("j")
    harness.press(.left)
    harness.press(.tab)
    harness.press(.enter)
    let leading = try #require(harness.number("Got it."))
    #expect(harness.state.sheet?.notification == leading)
    #expect(harness.model.list.swipe == nil)
  }

  @Test("Any other key closes it and acts as ever; so does a click elsewhere")
  func movingAway() throws {
    var harness = ScreenHarness.morning()
    harness.press(.left)
    harness.type("j")
    #expect(harness.model.list.swipe == nil)
    #expect(harness.selectedWords == "stack Got it.")
    harness.press(.left)
    let podcast = try #require(harness.number("Episode 12 is out."))
    harness.click(.row(.notification(podcast)))
    #expect(harness.model.list.swipe == nil)
  }

  @Test("On a member Left collapses its group")
  func member() {
    var harness = ScreenHarness.morning()
    harness.type("jl")
    harness.press(.left)
    #expect(harness.selectedWords == "stack Got it.")
    #expect(harness.model.list.swipe == nil)
  }

  @Test(
    "Four columns toward the leading edge open it, fewer or the other way do not",
    arguments: [(-3, false), (-4, true), (-20, true), (4, false), (20, false)])
  func dragging(columns: Int, opens: Bool) throws {
    var harness = ScreenHarness.morning()
    let podcast = try #require(harness.number("Episode 12 is out."))
    harness.drag(.row(.notification(podcast)), by: columns)
    #expect((harness.model.list.swipe != nil) == opens)
    #expect(harness.effects.isEmpty, "a drag is no click")
    #expect(harness.selectedWords == "Episode 12 is out.")
  }

  @Test("A drag up or down is no swipe, and dragging back closes it")
  func steep() throws {
    var harness = ScreenHarness.morning()
    let podcast = try #require(harness.number("Episode 12 is out."))
    harness.drag(.row(.notification(podcast)), by: -6, rows: 4)
    #expect(harness.model.list.swipe == nil)
    harness.drag(.row(.notification(podcast)), by: -6)
    #expect(harness.model.list.swipe != nil)
    harness.drag(.row(.notification(podcast)), by: 6)
    #expect(harness.model.list.swipe == nil)
  }

  @Test("A stack that is dragged aside does not expand, and its controls are clicked")
  func stackByMouse() throws {
    var harness = ScreenHarness.morning()
    let leading = try #require(harness.number("Got it."))
    harness.drag(.row(.notification(leading)), by: -8)
    #expect(harness.effects.isEmpty && harness.model.list.swipe != nil)
    harness.click(.swipe(.clear))
    #expect(harness.state.list.count == 8)
  }

  @Test(
    "G20: no control is cut where the phone's words are long: blanks go first, then they take lines",
    arguments: [
      ["View", "Options", "Clear All"], ["Anzeigen", "Optionen", "Alle löschen"],
      ["Göster", "Seçenekler", "Tümünü Temizle"], ["Zobacz", "Zarządzaj", "Wyczyść wszystkie"],
    ], [(40, 12), (44, 12), (80, 24)])
  func longWords(titles: [String], size: (Int, Int)) throws {
    for (os, keys) in [(12, "j"), (16, "j"), (12, "ovj")] {
      var harness = ScreenHarness.morning(columns: size.0, rows: size.1)
      harness.speak(
        "tr",
        saying: [
          "row.view": titles[0], "row.manage": titles[1], "row.options": titles[1],
          "list.clear": titles[2], "list.clearAll": titles[2],
        ])
      harness.play("device os=\(os)")
      harness.type(keys)
      harness.model.openSwipe(harness.scene)
      try #require(harness.model.list.swipe != nil)
      _ = harness.model.show(in: harness.scene)
      for (choice, title) in zip(SwipeChoice.allCases, titles) {
        let place = harness.model.painted.targets.rect(of: .swipe(choice))
        let columns = try #require(place, "\(choice)\n\(harness.text)").size.columns
        #expect([2, 4].contains(columns - title.columns), "\(choice)\n\(harness.text)")
        #expect(harness.text.contains(title), "\(harness.text)")
      }
    }
  }

  @Test("In a box each line of a swipe row stands between the sides", arguments: [12, 16])
  func boxed(os: Int) throws {
    var harness = ScreenHarness.morning(columns: 40, rows: 20, glyphs: .ascii)
    harness.speak(
      "tr",
      saying: [
        "row.view": "Zobacz", "row.manage": "Zarzadzaj", "row.options": "Zarzadzaj",
        "list.clearAll": "Wyczysc wszystkie",
      ])
    harness.play("device os=\(os)")
    harness.type("j")
    harness.model.openSwipe(harness.scene)
    _ = harness.model.show(in: harness.scene)
    let rows = harness.text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = Set(
      harness.model.painted.targets.compactMap { target -> Int? in
        if case .swipe = target.id { target.rect.origin.row } else { nil }
      })
    try #require(lines.count > 1, "\(harness.text)")
    for line in lines {
      // Without the mark of the selected row, and without the scroll bar.
      let words = String(rows[line].drop { $0 == ">" }.filter { $0 != "#" }).trimmed
      let edge = line == lines.min() ? "+" : "|"
      #expect(words.hasPrefix(edge) && words.hasSuffix(edge), "\(harness.text)")
    }
  }

  @Test("What is left of a row's words beside its swipe row ends in a mark, or is nothing")
  func leftWords() {
    var harness = ScreenHarness(columns: 44, rows: 12)
    harness.install("com.example.messages", "Messages", icon: "💬")
    harness.play("device os=16")
    harness.push("A title that is much too long", "x")
    harness.push("A title that is much too long", "y")
    harness.press(.left)
    let row = harness.text.split(separator: "\n").first { $0.contains("‹ View ›") } ?? ""
    #expect(row.contains("‹ Clear") && !row.contains("A t"), "\(harness.text)")
    harness.send(.input(.resize(Size(columns: 56, rows: 20))))
    let wider = harness.text.split(separator: "\n").first { $0.contains("‹ View ›") } ?? ""
    #expect(wider.contains("A title") && wider.contains("…"), "\(harness.text)")
  }

  @Test("G18, G22: the controls of a group are whole where the phone's words are long")
  func groupControls() throws {
    var harness = ScreenHarness.morning(columns: 40, rows: 12)
    harness.speak(
      "de", saying: ["list.showLess": "Weniger anzeigen", "list.clearAll": "Alle löschen"])
    harness.perform(.device(.wake))
    let leading = try #require(harness.number("Got it."))
    let place = try #require(harness.state.place(of: leading))
    harness.click(.row(.notification(leading)))
    harness.perform(.arm(place.target))
    #expect(harness.text.contains("Weniger anzeigen"), "\(harness.text)")
    #expect(harness.text.contains("Alle löschen"), "\(harness.text)")
  }
}
