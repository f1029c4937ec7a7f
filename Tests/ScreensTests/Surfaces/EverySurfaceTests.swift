import TerminalCore
import Testing

@testable import Screens

/// A place that one can get to by keys or lines, from a morning's list.
struct Station: Sendable, CustomTestStringConvertible {
  let name: String
  let enter: @Sendable (inout ScreenHarness) -> Void

  init(_ name: String, _ enter: @escaping @Sendable (inout ScreenHarness) -> Void) {
    (self.name, self.enter) = (name, enter)
  }

  init(keys: String) {
    self.init(keys) { $0.type(keys) }
  }

  init(lines: String) {
    self.init(lines) { $0.play(lines) }
  }

  var testDescription: String { name }
}

@Suite("Every surface in every size")
struct EverySurfaceTests {
  static let stations: [Station] = [
    Station("the list") { _ in },
    Station(keys: "j"), Station(keys: "jl"), Station(keys: "G"), Station(keys: "ov"),
    Station(keys: "w"), Station(keys: "i"), Station(keys: "ii"), Station(keys: "]"),
    Station(keys: "]]"), Station(keys: "z"), Station(keys: "L"), Station(keys: "Y"),
    Station(keys: "!"), Station(keys: "T"), Station(keys: "W"), Station(keys: "?"),
    Station(keys: ":"), Station(keys: ":push"), Station(keys: ":setting mail s"),
    Station(keys: "ot"), Station(keys: "ol"), Station(keys: "R"), Station(keys: "yf"),
    Station(keys: "a"), Station(keys: "m"), Station(keys: "v"), Station(keys: "/cake"),
    Station(keys: "fcritical"), Station(keys: "su"), Station(keys: "susc"),
    Station(keys: "ss"), Station(keys: "sa"), Station(keys: "p"), Station(keys: "<"),
    Station(lines: "manage mail sheet=turn-off"), Station(lines: "unlock\nlaunch mail"),
    Station(lines: "unlock\nsettings mail"), Station(lines: "dnd on\nringer off"),
    Station(lines: "setting all previews=never"), Station(lines: "suggest podcasts"),
    Station(lines: ScreenHarness.news), Station(lines: ScreenHarness.trial),
    Station(lines: "unlock\npush mail {\"aps\":{\"alert\":\"Banner\"}}"),
    Station(lines: ScreenHarness.socialApp + "\nview post"),
    Station(lines: ScreenHarness.socialApp + "\nact post comment"),
    Station(lines: ScreenHarness.socialApp + "\nact post report"),
  ]

  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 121, rows: 40),
    Size(columns: 160, rows: 50), Size(columns: 53, rows: 9), Size(columns: 12, rows: 3),
    Size(columns: 1, rows: 1),
  ]

  private func harness(_ station: Station, _ size: Size, _ glyphs: Glyphs = .unicode)
    -> ScreenHarness
  {
    entered(station, glyphs).resized(to: size)
  }

  private func entered(_ station: Station, _ glyphs: Glyphs) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: 80, rows: 24, glyphs: glyphs)
    // One has to have seen the list before something can act there.
    harness.send(.tick(.zero))
    station.enter(&harness)
    return harness
  }

  @Test(
    "A frame has the terminal's size, whole characters and a cursor inside", arguments: stations)
  func whole(station: Station) {
    for glyphs in [Glyphs.unicode, .ascii] {
      let entered = entered(station, glyphs)
      for size in Self.sizes {
        var harness = entered.resized(to: size)
        let frame = harness.model.show(in: harness.scene)
        #expect(frame.canvas.size == size)
        for row in 0..<size.rows { checkWhole(frame.canvas.row(row), size) }
        if let cursor = frame.cursor { #expect(frame.canvas.bounds.contains(cursor), "\(size)") }
      }
    }
  }

  // A wide character has its second half, and no half stands alone; nothing drives a terminal.
  private func checkWhole(_ row: CanvasRow, _ size: Size) {
    var isHalfNext = false
    for cell in row {
      #expect((cell.columns == 0) == isHalfNext, "\(size): half of a character")
      isHalfNext = cell.columns == 2
      let isControl = cell.character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      #expect(!isControl, "\(size): a control character")
    }
    #expect(!isHalfNext, "\(size): a character is cut by the edge")
  }

  @Test(
    "What can be clicked lies inside the frame, and is hit where it was painted",
    arguments: stations)
  func targets(station: Station) {
    let entered = entered(station, .unicode)
    for size in Self.sizes.prefix(3) {
      var harness = entered.resized(to: size)
      let frame = harness.model.show(in: harness.scene)
      let targets = harness.model.painted.targets
      if size.columns >= 40 { #expect(!targets.isEmpty, "nothing can be clicked") }
      for target in targets {
        let inside = target.rect.intersection(frame.canvas.bounds)
        #expect(inside == target.rect && !target.rect.isEmpty, "\(target) in \(size)")
      }
    }
  }

  @Test("The same model gives the same frame, however often it is asked", arguments: stations)
  func pure(station: Station) {
    var harness = harness(station, Size(columns: 100, rows: 30))
    let first = harness.model.show(in: harness.scene)
    let again = harness.model.show(in: harness.scene)
    #expect(first == again && harness.model.frame(in: harness.scene) == again)
  }

  @Test("Without colors a screen has the same characters, and none in color", arguments: stations)
  func uncolored(station: Station) {
    var harness = harness(station, Size(columns: 80, rows: 24))
    var frame = harness.model.show(in: harness.scene)
    let text = frame.text
    frame.palette = frame.palette.uncolored
    let written = frame.ansi(depth: .full)
    #expect(frame.text == text)
    #expect(!written.contains("38;") && !written.contains("48;"), "colors where there are none")
  }

  @Test("Escape closes what lies above the list, and never leaves", arguments: stations)
  func escape(station: Station) {
    var harness = harness(station, Size(columns: 80, rows: 24))
    for _ in 0..<6 { harness.press(.escape) }
    #expect(harness.model.sheets.isEmpty && !harness.effects.contains(.terminal(.quit)))
    #expect(!harness.model.isWriting(in: harness.scene))
  }

  @Test("Keys nobody has a meaning for change nothing but what is said", arguments: stations)
  func foreign(station: Station) {
    var harness = harness(station, Size(columns: 80, rows: 24))
    let (state, effects) = (harness.state, harness.effects.count)
    harness.press(.function(11))
    harness.press(.function(5), .control)
    harness.press(.insert)
    #expect(harness.state.list.count == state.list.count && harness.state.now == state.now)
    let asked = harness.effects.dropFirst(effects)
    #expect(!asked.contains { if case .perform = $0 { true } else { false } }, "\(asked)")
  }

  @Test("A wheel and a click anywhere harm nothing, in any size", arguments: stations)
  func anywhere(station: Station) {
    for size in [Size(columns: 40, rows: 12), Size(columns: 80, rows: 24)] {
      var harness = harness(station, size)
      for row in stride(from: 0, to: size.rows, by: 4) {
        for column in stride(from: 0, to: size.columns, by: 23) {
          let point = Point(column: column, row: row)
          harness.send(.input(.mouse(Mouse(.wheelDown, at: point))))
          harness.send(.input(.mouse(Mouse(.press(.right), at: point))))
          harness.send(.input(.mouse(Mouse(.release(.right), at: point))))
          harness.send(.input(.mouse(Mouse(.wheelUp, at: point))))
        }
      }
      #expect(harness.model.show(in: harness.scene).canvas.size == size)
    }
  }

  @Test("On a phone that reads from the right, everything fits as well", arguments: stations)
  func mirrored(station: Station) {
    var entered = ScreenHarness.mirrored(columns: 80, rows: 24)
    entered.send(.tick(.zero))
    station.enter(&entered)
    for size in Self.sizes.prefix(2) {
      var harness = entered.resized(to: size)
      let frame = harness.model.show(in: harness.scene)
      #expect(frame.canvas.size == size)
      for row in 0..<size.rows { checkWhole(frame.canvas.row(row), size) }
    }
  }
}

extension ScreenHarness {
  fileprivate func resized(to size: Size) -> ScreenHarness {
    var harness = self
    harness.send(.input(.resize(size)))
    return harness
  }
}
