import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("The last row says what its keys do where the cursor is")
struct FooterPlaceTests {
  /// Where the cursor can be, and what Enter does there.
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let main: String
    let enter: @Sendable (inout ScreenHarness) -> Void

    init(
      _ name: String, _ main: String, _ enter: @escaping @Sendable (inout ScreenHarness) -> Void
    ) {
      (self.name, self.main, self.enter) = (name, main, enter)
    }

    var testDescription: String { name }
    var station: Station { Station(name, enter) }
  }

  static let places: [Place] = [
    Place("a notification", "↵ tap") { _ in },
    Place("a stack", "↵ tap") { $0.type("j") },
    Place("the list's header", "↵ clear all") { $0.go(to: "clear all") },
    Place("the header of Notification Center", "↵ clear history") { $0.go(to: "clear history") },
    Place("a group's header", "↵ collapse") { harness in
      harness.type("jl")
      harness.go(to: "header", by: .up)
    },
    Place("a swipe row, freshly opened", "↵ View") { $0.press(.left) },
    Place("Manage of a swipe row", "↵ Manage") { harness in
      harness.press(.left)
      harness.press(.tab)
    },
    Place("Clear of a swipe row", "↵ Clear") { harness in
      harness.press(.left)
      for _ in 1...2 { harness.press(.tab) }
    },
    Place("Clear All of a stack's swipe row", "↵ Clear All") { harness in
      harness.type("j")
      harness.press(.left)
      for _ in 1...2 { harness.press(.tab) }
    },
    Place("Settings", "↵ open") { $0.type("suss") },
    Place("the home screen", "↵ open") { $0.type("sush") },
    Place("the log", "↵ explain") { harness in
      harness.type("L")
      if harness.model.focus == .phone { harness.press(.tab) }
    },
    Place("the timeline", "↵ phone") { $0.type("T") },
    Place("a sheet", "↵ keep") { $0.type("ot") },
    Place("help", "↵ run") { $0.type("?") },
  ]

  private func harness(_ place: Place, columns: Int, rows: Int) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.send(.tick(.zero))
    place.enter(&harness)
    _ = harness.model.show(in: harness.scene)
    return harness
  }

  @Test("The main act comes first and is what Enter does there", arguments: places)
  func main(place: Place) throws {
    for (columns, rows) in [(80, 24), (120, 40), (40, 12)] {
      let harness = harness(place, columns: columns, rows: rows)
      let last = String(try #require(harness.text.split(separator: "\n").last)).trimmed
      #expect(
        last == place.main || last.hasPrefix("\(place.main)  "), "\(columns)x\(rows): \(last)")
    }
  }

  @Test("On an empty list the main act is to send something, also where something can be undone")
  func emptyList() throws {
    var harness = ScreenHarness()
    harness.undoTitle = "Wake"
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(String(last).trimmed.hasPrefix("a send  u undo"), "\(last)")
  }

  @Test("Nothing is offered twice: what Enter does has no second key there")
  func once() throws {
    for (name, other) in [
      ("the list's header", "x clear"), ("a group's header", "h collapse"),
      ("a swipe row, freshly opened", "v view"), ("Manage of a swipe row", "m manage"),
      ("Clear of a swipe row", "x clear"),
    ] {
      let place = try #require(Self.places.first { $0.name == name }, "\(name)")
      let harness = harness(place, columns: 120, rows: 40)
      let last = try #require(harness.text.split(separator: "\n").last)
      #expect(!last.contains(other), "\(name): \(last)")
    }
  }

  @Test("A click on the main act does what Enter does", arguments: places)
  func clicked(place: Place) {
    let start = harness(place, columns: 120, rows: 40)
    var (byKey, byMouse) = (start, start)
    guard byMouse.clickShown(.control(.tap)) || byMouse.clickShown(.hintKey(Key(.enter))) else {
      Issue.record("\(place.main) cannot be clicked\n\(start.text)")
      return
    }
    byKey.press(.enter)
    #expect(byKey.effects == byMouse.effects)
    #expect(byKey.model.sheets.count == byMouse.model.sheets.count)
    #expect(byKey.model.list.swipe == byMouse.model.list.swipe)
  }

  @Test("An open swipe row is closed by Esc, which the last row offers, by key and by click")
  func back() throws {
    var harness = ScreenHarness.morning()
    harness.press(.left)
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(last.contains("Esc back") && !last.contains("leave"), "\(last)")
    var clicked = harness
    let isHit = clicked.click(.control(.back))
    #expect(isHit)
    harness.press(.escape)
    #expect(harness.model.list.swipe == nil && clicked.model.list.swipe == nil)
    #expect(harness.effects.isEmpty && clicked.effects.isEmpty)
  }

  @Test("On a header that a filter keeps from clearing, neither Enter nor x is offered")
  func filtered() throws {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.type("fapp:mail")
    harness.press(.enter)
    harness.go(to: "clear all", by: .up)
    let last = try #require(harness.text.split(separator: "\n").last)
    #expect(!last.contains("↵") && !last.contains("x clear"), "\(last)")
    let count = harness.state.list.count
    harness.press(.enter)
    #expect(harness.model.message?.text == Words.filterRefusesClearAll.standard)
    #expect(harness.state.list.count == count)
  }
}

extension ScreenHarness {
  /// Moves until a row is selected whose words begin so.
  fileprivate mutating func go(to words: String, by key: Key.Code? = nil) {
    if key == nil { press(.home) }
    if key == nil, words == "clear all" { return press(.up) }
    for _ in 0..<30 where !selectedWords.hasPrefix(words) { press(key ?? .down) }
  }
}
