import TerminalCore
import Testing

@testable import Screens

@Suite("Rows of the compact list")
struct CompactRowTests {
  private func harness(_ glyphs: Glyphs = .unicode) -> ScreenHarness {
    var harness = ScreenHarness.pods(glyphs: glyphs)
    harness.play("setting all previews=never")
    harness.type("ov")
    return harness
  }

  @Test(
    "H3: a row of one line marks what stands for hidden words",
    arguments: [(Glyphs.unicode, "▒ Notification"), (.ascii, "# Notification")])
  func placeholder(glyphs: Glyphs, words: String) {
    let harness = harness(glyphs)
    #expect(harness.model.appearance.density == .compact)
    #expect(harness.text.contains(words), "\(harness.text)")
  }

  @Test("H3: where it is read it says that the words are hidden")
  func read() {
    let lines = harness(.words).linear.lines.map(\.words)
    #expect(lines.contains { $0.contains("hidden: Notification") }, "\(lines)")
  }

  @Test("H3: where nothing is hidden there is no mark")
  func shown() {
    var harness = ScreenHarness.pods()
    harness.type("ov")
    #expect(harness.text.contains("Episode 12 is out.") && !harness.text.contains("▒"))
  }
}
