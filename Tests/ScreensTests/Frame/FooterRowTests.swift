import TerminalCore
import Testing

@testable import Screens

@Suite("The last row of what lies on top of the phone")
struct FooterRowTests {
  private static let own = Keymap(changing: [
    .back: [Shortcut("Q")], .mute: [], .tap: [Shortcut([Key(.character(" "))])], .toggle: [],
  ])

  private func lastRow(_ keys: String, _ keymap: Keymap) throws -> (String, ScreenHarness) {
    var harness = ScreenHarness.morning(columns: 120, rows: 40)
    harness.model.keymap = keymap
    for key in keys { harness.press(key == "\t" ? .tab : .character(key)) }
    return (String(try #require(harness.text.split(separator: "\n").last)), harness)
  }

  @Test(
    "A sheet names the person's own keys for Enter and Esc, as any other surface does",
    arguments: ["ot", "ga", "ga\t", "m", "T"])
  func named(keys: String) throws {
    var (row, harness) = try lastRow(keys, Self.own)
    #expect(row.contains("Q ") && !row.contains("Esc") && !row.contains("↵"), "\(row)")
    if keys == "ot" { #expect(row.contains("Space keep"), "\(row)") }
    harness.type("Q")
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("What is typed into names Enter and Esc, and so does what has that key for something else")
  func fixed() throws {
    let palette = try lastRow(":", Self.own).0
    #expect(palette.contains("Esc "), "\(palette)")
    let report = try lastRow("ga\t", Keymap(changing: [.back: [Shortcut("o")]])).0
    #expect(report.contains("Esc back") && report.contains("o "), "\(report)")
  }
}
