import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Mouse")
struct MouseTests {
  @Test("P9: One click selects a row, a second one opens its rich view")
  func clicking() throws {
    var stage = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", stage))
    stage.click(.row(.notification(podcast)))
    #expect(stage.selectedWords == "Episode 12 is out.")
    #expect(stage.effects.isEmpty)
    stage.click(.row(.notification(podcast)))
    #expect(stage.effects == [.perform(.view(.open(stage.state.notification(podcast).key)))])
  }

  @Test("A key between two clicks makes each a first one")
  func clickKeyClick() throws {
    var stage = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", stage))
    stage.click(.row(.notification(podcast)))
    stage.type("kj")
    stage.click(.row(.notification(podcast)))
    #expect(stage.effects.isEmpty)
  }

  @Test("A click on a stack expands it, and the controls of its header collapse and clear it")
  func stacks() throws {
    var stage = ScreenHarness.morning()
    let leading = try #require(number("Got it.", stage))
    let place = try #require(stage.state.place(of: leading))
    stage.click(.row(.notification(leading)))
    #expect(stage.state.list[.lockScreen].group(place.key)?.isExpanded == true)
    stage.click(.showLess(place))
    #expect(stage.state.list[.lockScreen].group(place.key)?.isExpanded == false)
    stage.click(.row(.notification(leading)))
    stage.click(.clearGroup(place))
    #expect(stage.state.list[.lockScreen].group(place.key) == nil)
  }

  @Test("G18, G22: an armed X reads Clear All, and its second press spares what came since")
  func armed() throws {
    var stage = ScreenHarness.morning()
    stage.perform(.device(.wake))
    let leading = try #require(number("Got it.", stage))
    let place = try #require(stage.state.place(of: leading))
    stage.click(.row(.notification(leading)))
    let wasThere = stage.text.contains("Clear All")
    stage.perform(.arm(place.target))
    #expect(!wasThere && stage.text.contains("Clear All"))
    stage.push("Ben", "Newer", thread: "trip", then: 5)
    stage.click(.clearGroup(place))
    #expect(stage.state.list[.lockScreen].group(place.key)?.count == 1)
    #expect(stage.state.armedClear == nil)
  }

  @Test("The headers of list and history clear by a click")
  func headers() {
    var stage = ScreenHarness.morning(columns: 80, rows: 40)
    stage.click(.row(.clearHistory))
    #expect(stage.state.list[.notificationCenter].count == 0)
    stage.click(.row(.clearAll))
    #expect(stage.state.list.count == 0)
  }

  @Test("What was painted is what is hit, whatever came since")
  func identity() throws {
    var stage = ScreenHarness.morning()
    let podcast = try #require(number("Episode 12 is out.", stage))
    _ = stage.model.show(in: stage.scene)
    let rect = try #require(
      stage.model.painted.targets.last { $0.id == .row(.notification(podcast)) }?.rect)
    stage.push("Zoe", "Newer", thread: "new")
    stage.push("Zoe", "Newest", thread: "newest")
    stage.send(.input(.mouse(Mouse(.press(.left), at: rect.origin))))
    #expect(stage.selectedWords == "Episode 12 is out.")
  }

  @Test("The wheel scrolls the list and leaves the selection alone")
  func wheel() {
    var stage = ScreenHarness.morning()
    _ = stage.model.show(in: stage.scene)
    let before = stage.text
    stage.send(.input(.mouse(Mouse(.wheelDown, at: Point(column: 5, row: 5)))))
    #expect(stage.text != before)
    #expect(stage.selectedWords == "Glucose level at 57.")
    for _ in 0..<9 {
      stage.send(.input(.mouse(Mouse(.wheelUp, at: Point(column: 5, row: 5)))))
    }
    #expect(stage.text == before)
  }

  // All of it at once.
  private static let help: ScreenHarness = {
    var stage = ScreenHarness.morning(columns: 80, rows: 240)
    stage.type("?")
    _ = stage.model.show(in: stage.scene)
    return stage
  }()

  @Test("Every control that footer and help show acts by a click", arguments: Control.all.map(\.id))
  func controls(id: ControlID) {
    var stage = Self.help
    let isThere = stage.clickShown(.control(id))
    #expect(isThere, "\(id) is not on the sheet of keys")
    #expect(!(stage.model.sheets.first is HelpList) || id == .help)
  }

  @Test("The tabs of the inspector are clicked open")
  func tabs() {
    var stage = ScreenHarness.morning(columns: 120, rows: 40)
    stage.click(.tab(.log))
    #expect(stage.model.inspector.tab == .log)
    stage.click(.tab(.payload))
    #expect(stage.text.contains("push.apns:1:1"))
  }

  private func number(_ body: String, _ stage: ScreenHarness) -> Int? {
    stage.state.notifications.indices.last { stage.body($0) == body }
  }
}
