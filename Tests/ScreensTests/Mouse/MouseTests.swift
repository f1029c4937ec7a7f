import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Mouse")
struct MouseTests {
  @Test("P9: One click selects a row, a second one opens its rich view")
  func clicking() throws {
    var harness = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", harness))
    harness.click(.row(.notification(podcast)))
    #expect(harness.selectedWords == "Episode 12 is out.")
    #expect(harness.effects.isEmpty)
    harness.click(.row(.notification(podcast)))
    #expect(harness.effects == [.perform(.view(.open(harness.state.notification(podcast).key)))])
  }

  @Test(
    "A drag to the side taps no banner, as it clicks on no row",
    arguments: [(-4, 0), (30, 1), (9, -2), (-40, 16)])
  func bannerAside(columns: Int, rows: Int) throws {
    var harness = ScreenHarness.pods()
    harness.type("su")
    harness.play(#"push podcasts {"aps":{"alert":"Bees again"}}"#)
    let number = try #require(harness.state.banner?.number)
    let before = harness.effects
    harness.drag(.banner(number), by: columns, rows: rows)
    #expect(harness.effects == before && harness.state.banner != nil)
  }

  @Test("A key between two clicks makes each a first one")
  func clickKeyClick() throws {
    var harness = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", harness))
    harness.click(.row(.notification(podcast)))
    harness.type("kj")
    harness.click(.row(.notification(podcast)))
    #expect(harness.effects.isEmpty)
  }

  @Test("A click on a stack expands it, and the controls of its header collapse and clear it")
  func stacks() throws {
    var harness = ScreenHarness.morning()
    let leading = try #require(number("Got it.", harness))
    let place = try #require(harness.state.place(of: leading))
    harness.click(.row(.notification(leading)))
    #expect(harness.state.list[.lockScreen].group(place.key)?.isExpanded == true)
    harness.click(.showLess(place))
    #expect(harness.state.list[.lockScreen].group(place.key)?.isExpanded == false)
    harness.click(.row(.notification(leading)))
    harness.click(.clear(.group(place)))
    #expect(harness.state.list[.lockScreen].group(place.key) == nil)
  }

  @Test("G18, G22: an armed X reads Clear All, and its second press spares what came since")
  func armed() throws {
    var harness = ScreenHarness.morning()
    harness.perform(.device(.wake))
    let leading = try #require(number("Got it.", harness))
    let place = try #require(harness.state.place(of: leading))
    harness.click(.row(.notification(leading)))
    let wasThere = harness.text.contains("Clear All")
    harness.perform(.arm(place.target))
    #expect(!wasThere && harness.text.contains("Clear All"))
    harness.push("Ben", "Newer", thread: "trip", then: 5)
    harness.click(.clear(.group(place)))
    #expect(harness.state.list[.lockScreen].group(place.key)?.count == 1)
    #expect(harness.state.armedClear == nil)
  }

  @Test("G23: A click on Clear in the headers of list and history clears")
  func headers() {
    var harness = ScreenHarness.morning(columns: 80, rows: 40)
    harness.click(.clear(.clearHistory))
    #expect(harness.state.list[.notificationCenter].count == 0)
    harness.click(.clear(.clearAll))
    #expect(harness.state.list.count == 0)
  }

  @Test("A click on a heading beside its Clear selects it, however often, and clears nothing")
  func besideClear() {
    for (header, words) in [(ListSpot.clearAll, "clear all"), (.clearHistory, "clear history")] {
      var harness = ScreenHarness.morning(columns: 80, rows: 40)
      for _ in 0..<3 { harness.click(.row(header)) }
      #expect(harness.selectedWords == words && harness.effects.isEmpty)
    }
  }

  @Test("What was painted is what is hit, whatever came since")
  func identity() throws {
    var harness = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", harness))
    _ = harness.model.show(in: harness.scene)
    let rect = try #require(
      harness.model.painted.targets.rect(of: .row(.notification(podcast))))
    harness.push("Zoe", "Newer", thread: "new")
    harness.push("Zoe", "Newest", thread: "newest")
    harness.send(.input(.mouse(Mouse(.press(.left), at: rect.origin))))
    #expect(harness.selectedWords == "Episode 12 is out.")
  }

  @Test("The wheel scrolls the list and leaves the selection alone")
  func wheel() {
    var harness = ScreenHarness.morning()
    _ = harness.model.show(in: harness.scene)
    let before = harness.text
    harness.send(.input(.mouse(Mouse(.wheelDown, at: Point(column: 5, row: 5)))))
    #expect(harness.text != before)
    #expect(harness.selectedWords == "Glucose level at 57.")
    for _ in 0..<9 {
      harness.send(.input(.mouse(Mouse(.wheelUp, at: Point(column: 5, row: 5)))))
    }
    #expect(harness.text == before)
  }

  // All of it at once.
  private static let help: ScreenHarness = {
    var harness = ScreenHarness.morning(columns: 80, rows: 240)
    harness.type("?")
    _ = harness.model.show(in: harness.scene)
    return harness
  }()

  @Test(
    "Every control that footer and help show acts by a click",
    arguments: Control.all.filter { !$0.shortcuts.isEmpty }.map(\.id))
  func controls(id: ControlID) {
    var harness = Self.help
    let isThere = harness.clickShown(.control(id))
    #expect(isThere, "\(id) is not on the sheet of keys")
    #expect(!(harness.model.sheets.first is HelpSheet) || id == .help)
  }

  @Test(
    "What has no key is in the palette, and taken there by a click",
    arguments: Control.all.filter(\.shortcuts.isEmpty).map(\.id))
  func unkeyed(id: ControlID) throws {
    var harness = ScreenHarness.morning(columns: 80, rows: 240)
    harness.type(":")
    let suggestions = try #require(harness.model.commands?.suggestions)
    let index = try #require(suggestions.firstIndex { $0.act == .control(id) })
    harness.model.select(suggestion: index)
    harness.click(.choice(index))
    let isRefused = harness.model.commands?.complaint != nil
    #expect(!(harness.model.sheets.last is CommandSheet) || isRefused, "\(id)")
  }

  @Test("The tabs of the inspector are clicked open")
  func tabs() {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.click(.tab(.log))
    #expect(harness.model.inspector.tab == .log)
    harness.click(.tab(.payload))
    #expect(harness.text.contains("push.apns:1:1"))
  }

  private func number(_ body: String, _ harness: ScreenHarness) -> Int? {
    harness.state.notifications.indices.last { harness.body($0) == body }
  }
}
