import TerminalCore
import Testing

@testable import Screens

@Suite("No meaning by color alone")
struct ColorlessTests {
  private static let keys: [Key.Code] = [
    .down, .up, .right, .left, .tab, .enter, .character(" "), .character("x"), .character("p"),
    .escape,
  ]

  /// The frames of a walk from a place, each with the one before it.
  private static func walk(from station: Station) -> [Frame] {
    var harness = ScreenHarness.morning(columns: 100, rows: 30, theme: "dark")
    harness.send(.tick(.zero))
    station.enter(&harness)
    return walk(&harness, keys.map { [$0] })
  }

  private static func walk(_ harness: inout ScreenHarness, _ steps: [[Key.Code]]) -> [Frame] {
    var frames = [harness.model.show(in: harness.scene)]
    for step in steps {
      for key in step { harness.press(key) }
      frames.append(harness.model.show(in: harness.scene))
    }
    return frames
  }

  private static var tour: [Frame] {
    var harness = ScreenHarness.touring(columns: 100, rows: 30)
    harness.model.appearance.theme = "dark"
    let steps = ["j", "e", "x", "u", "/cake", "olpolish", "op", "w", "og", "W", "M", "ot"]
    return walk(
      &harness,
      steps.flatMap { keys in keys.map { [Key.Code.character($0)] } + [[.enter], [.escape]] })
  }

  @Test("Whatever changes in color changes without", arguments: EverySurfaceTests.stations)
  func changes(station: Station) { check(Self.walk(from: station)) }

  @Test("On the screens of the tour, too, whatever changes in color changes without")
  func tour() { check(Self.tour) }

  private func check(_ frames: [Frame]) {
    for (before, after) in zip(frames, frames.dropFirst())
    where before.palette == after.palette && before.roles != after.roles {
      #expect(before.colorless != after.colorless, "\(before.differences(from: after))")
    }
    var said: [Words: Set<Role>] = [:]
    for frame in frames { frame.collect(into: &said) }
    for (words, roles) in said where roles.count > 1 {
      Issue.record("“\(words.text)” means several things by color: \(roles)")
    }
  }

  @Test("What means something by color alone would be found")
  func finds() {
    let harness = ScreenHarness(theme: "dark")
    let frames = [Role.success, .quiet, .warning].map { role -> Frame in
      var frame = harness.model.frame(in: harness.scene)
      frame.canvas =
        Element.text("Saved", role).painted(as: Spot.self, size: Size(columns: 9, rows: 1)).canvas
      return frame
    }
    #expect(frames[0].roles != frames[1].roles && frames[0].colorless == frames[1].colorless)
    // Bold tells a warning from a success where there is no color.
    #expect(frames[0].colorless != frames[2].colorless)
    var said: [Words: Set<Role>] = [:]
    for frame in frames { frame.collect(into: &said) }
    #expect(said.values.contains([.success, .quiet]))
  }

  /// Words as they look without color.
  fileprivate struct Words: Hashable {
    let text: String
    let attributes: Attributes
  }
}

extension Frame {
  /// The roles of its cells, patches left out: those are decoration.
  fileprivate var roles: [Role] { cells.map(\.style.foreground) }

  /// What is left of it without color.
  fileprivate var colorless: [String] {
    let palette = palette.uncolored
    return cells.map { "\($0.character)\(palette.resolved($0.style).attributes.rawValue)" }
  }

  private var cells: [Cell] { (0..<canvas.size.rows).flatMap { Array(canvas.row($0)) } }

  fileprivate func differences(from other: Frame) -> String {
    (0..<canvas.size.rows).filter { Array(canvas.row($0)) != Array(other.canvas.row($0)) }
      .map { "\($0): \(String(canvas.row($0).map(\.character)))" }.joined(separator: "\n")
  }

  /// The words that stand in a role which says how good or bad something is.
  fileprivate func collect(into said: inout [ColorlessTests.Words: Set<Role>]) {
    let palette = palette.uncolored
    for row in 0..<canvas.size.rows {
      var run: (text: String, style: Style)?
      for cell in Array(canvas.row(row)) + [Cell(" ", Style())] {
        if let open = run, open.style != cell.style {
          let text = open.text.trimmed
          if text.count > 2,
            [.critical, .warning, .success, .quiet].contains(open.style.foreground)
          {
            let words = ColorlessTests.Words(
              text: text, attributes: palette.resolved(open.style).attributes)
            said[words, default: []].insert(open.style.foreground)
          }
          run = nil
        }
        run = (text: (run?.text ?? "") + String(cell.character), style: cell.style)
      }
    }
  }
}
