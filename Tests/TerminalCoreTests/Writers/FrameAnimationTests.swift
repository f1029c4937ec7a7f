import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import TerminalCore

@Suite("Pictures that move")
struct FrameAnimationTests {
  private typealias Shot = FrameAnimation.Shot

  private func shots(_ durations: [Int64], seed: UInt64) -> [Shot] {
    var frames = RandomFrames(seed: seed, size: Size(columns: 24, rows: 6))
    return durations.map { Shot(frames.next(), milliseconds: $0) }
  }

  /// What is drawn, an element a line, in any order; the ground is left out.
  private func elements(_ svg: String) -> [String] {
    svg.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<text") || ($0.hasPrefix("<rect") && !$0.contains("rx=")) }.sorted()
  }

  /// What a picture shows so many thousandths of its whole time after its beginning, as
  /// a browser takes its rules.
  private func shown(_ svg: String, at thousandths: Double) throws -> [String] {
    var names: Set<String> = []
    for rule in svg.matches(of: /@keyframes (\S+?)\{(.*)\}\n/) {
      let steps = rule.output.2.matches(of: /([0-9.]+)%\{visibility:(visible|hidden)\}/).map {
        (start: (Double($0.output.1) ?? 0) * 10, isVisible: $0.output.2 == "visible")
      }
      let last = try #require(steps.last { $0.start <= thousandths })
      if last.isVisible { names.insert(String(rule.output.1)) }
    }
    var lines: [Substring] = []
    var isShown = true
    var depth = 0
    for line in svg.split(separator: "\n") {
      if let group = line.firstMatch(of: /^<g class="m (\S+?)(?: l)?">/) {
        isShown = names.contains(String(group.output.1))
        depth = 0
      } else if line.hasPrefix("<g ") {
        depth += 1
      } else if line == "</g>" {
        depth -= 1
        if depth < 0 { isShown = true }
      }
      if isShown { lines.append(line) }
    }
    return elements(lines.joined(separator: "\n"))
  }

  @Test(
    "At each moment what one frame draws is seen, and nothing else",
    arguments: 1...6 as ClosedRange<UInt64>)
  func frames(seed: UInt64) throws {
    let shots = shots([500, 1000, 2000, 500, 1000, 3000], seed: seed)
    let svg = FrameAnimation(shots).svg
    let total = Double(shots.map(\.milliseconds).reduce(0, +))
    var start = 0.0
    for shot in shots {
      let middle = (start + Double(shot.milliseconds) / 2) / total * 1000
      #expect(try shown(svg, at: middle) == elements(shot.frame.svg))
      start += Double(shot.milliseconds)
    }
  }

  @Test("What stays as it is stands in the file once, and a still picture is the last frame")
  func size() throws {
    let frame = Part.vertical([.text("one"), .text("two")]).painted(
      size: Size(columns: 9, rows: 2))
    let other = Part.vertical([.text("one"), .text("three")]).painted(
      size: Size(columns: 9, rows: 2))
    let svg = FrameAnimation([
      Shot(Frame(canvas: frame.canvas, palette: .dark), milliseconds: 1000),
      Shot(Frame(canvas: other.canvas, palette: .dark), milliseconds: 3000),
    ]).svg
    #expect(svg.ranges(of: ">one<").count == 1 && svg.contains("animation:4000ms"))
    #expect(svg.contains("prefers-reduced-motion"))
    let lasting = try #require(svg.firstMatch(of: /<g class="m \S+ l">(?s:.*?)>three</))
    #expect(!lasting.output.contains(">two<"))
    #expect(throws: Never.self) { try XMLDocument(data: Data(svg.utf8)) }
  }

  @Test("A frame alone stands still; of none there is no picture")
  func edges() {
    let svg = FrameAnimation(shots([700], seed: 3)).svg
    #expect(!svg.contains("keyframes") && !svg.contains("class=\"m"))
    #expect(FrameAnimation([]).svg.isEmpty)
  }
}
