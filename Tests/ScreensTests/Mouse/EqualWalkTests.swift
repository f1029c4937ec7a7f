import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Keys and mouse say the same")
struct EqualWalkTests {
  @Test("A click on what a key would act on asks for the same", arguments: Self.pairs)
  func same(pair: Pair) throws {
    var byKeys = ScreenHarness.morning(columns: 120, rows: 40)
    pair.keys(&byKeys)
    var byMouse = ScreenHarness.morning(columns: 120, rows: 40)
    try pair.mouse(&byMouse)
    #expect(byKeys.effects == byMouse.effects, "\(pair.name)")
    #expect(byKeys.state.list.count == byMouse.state.list.count, "\(pair.name)")
    #expect(byKeys.selectedWords == byMouse.selectedWords, "\(pair.name)")
  }

  /// One act by keys and by the mouse.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: @Sendable (inout ScreenHarness) -> Void
    let mouse: @Sendable (inout ScreenHarness) throws -> Void
    var testDescription: String { name }
  }

  static let pairs: [Pair] = [
    Pair(name: "expand a stack") {
      $0.type("j")
      $0.press(.enter)
    } mouse: { harness in
      try harness.clickRow("Got it.")
    },
    Pair(name: "view a notification") {
      $0.type("jjjv")
    } mouse: { harness in
      try harness.clickRow("Episode 12 is out.")
      try harness.clickRow("Episode 12 is out.")
    },
    Pair(name: "clear by the swipe row") {
      $0.type("j")
      $0.press(.left)
      // View and Manage stand before it: what clears is never chosen first.
      $0.press(.tab)
      $0.press(.tab)
      $0.press(.enter)
    } mouse: { harness in
      let stack = try #require(harness.number("Got it."))
      harness.drag(.row(.notification(stack)), by: -9)
      harness.click(.swipe(.clear))
    },
    Pair(name: "clear everything") {
      $0.type("k")
      $0.press(.enter)
    } mouse: { harness in
      harness.click(.clear(.clearAll))
    },
    Pair(name: "play") {
      $0.type("p")
    } mouse: {
      $0.click(.control(.play))
    },
    Pair(name: "a tab") {
      $0.type("]]")
    } mouse: {
      $0.click(.tab(.log))
    },
    Pair(name: "manage by the swipe row") {
      $0.type("jm2")
    } mouse: { harness in
      let stack = try #require(harness.number("Got it."))
      harness.drag(.row(.notification(stack)), by: -9)
      harness.click(.swipe(.manage))
      harness.click(.offer(harness.state.offers[1]))
    },
    Pair(name: "a switch in Settings") {
      $0.type("suss")
      $0.press(.down)
      $0.press(.enter)
      $0.press(.down)
      $0.press(.enter)
    } mouse: { harness in
      harness.type("suss")
      harness.press(.down)
      harness.click(.setting(.app("com.example.mail")))
      harness.click(.setting(.setting("com.example.mail", "lock-screen")))
    },
    Pair(name: "a banner") {
      $0.type("su")
      $0.push("Ada", "Again", app: "com.example.mail", then: 0)
      $0.type("b")
    } mouse: { harness in
      harness.type("su")
      harness.push("Ada", "Again", app: "com.example.mail", then: 0)
      let banner = try #require(harness.state.banner)
      let rect = Point(column: 10, row: 2)
      harness.drag(.banner(banner.number), by: 0, from: rect)
    },
    Pair(name: "clear from the footer") {
      $0.type("x")
    } mouse: {
      $0.click(.control(.clear))
    },
  ]
}

extension ScreenHarness {
  /// Clicks on the newest notification with this body, or on the stack that shows it.
  mutating func clickRow(_ words: String) throws {
    let newest = try #require(self.number(words))
    click(.row(.notification(newest)))
  }
}
