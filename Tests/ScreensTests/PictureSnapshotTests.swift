import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of the screens, with their colors")
struct PictureSnapshotTests {
  // What screens look like is kept as styled text; these hold what is made of that: cards, badges,
  // marks, tables of several scripts, a cursor.
  @Test(
    "A screen is drawn as it is on file",
    arguments: [
      ("lock-screen", 80, 24), ("banner-home", 80, 24), ("why", 120, 40), ("locales", 120, 40),
      ("rich-view-field", 40, 12),
    ])
  func picture(screen: String, columns: Int, rows: Int) {
    let harness = Self.harness(screen, columns: columns, rows: rows)
    let name = "\(screen)-\(columns)x\(rows)"
    let snapshot = Snapshot(name, ending: "svg")
    let complaint = snapshot.complaint(about: harness.model.frame(in: harness.scene).svg)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  private static func harness(_ screen: String, columns: Int, rows: Int) -> ScreenHarness {
    var harness =
      switch screen {
      case "locales": ScreenHarness.album(columns: columns, rows: rows, theme: "dark")
      case "rich-view-field": ScreenHarness.social(columns: columns, rows: rows, theme: "dark")
      default: ScreenHarness.morning(columns: columns, rows: rows, theme: "dark")
      }
    switch screen {
    case "rich-view-field": harness.type("v2So beau")
    case "why": harness.type("w")
    case "locales": harness.type("olpol")
    case "banner-home":
      harness.play("unlock\nset-badge mail 12345\npush podcasts {\"aps\":{\"alert\":\"Bees\"}}")
    default: break
    }
    return harness
  }
}
