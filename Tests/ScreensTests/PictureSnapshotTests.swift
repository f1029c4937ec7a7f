import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Pictures of the screens, with their colors")
struct PictureSnapshotTests {
  static let sizes = [(80, 24), (120, 40), (40, 12)]

  @Test(
    "Each screen is drawn as it is on file",
    arguments: [
      "lock-screen", "expanded", "why", "home", "app", "empty", "locales", "workbench",
      "offers", "management-sheet", "prompt", "banner-home", "settings-app", "rich-view",
      "rich-view-field",
    ],
    sizes)
  func picture(screen: String, size: (columns: Int, rows: Int)) {
    let stage = Self.stage(screen, columns: size.columns, rows: size.rows)
    let name = "\(screen)-\(size.columns)x\(size.rows)"
    let snapshot = Snapshot(name, ending: "svg", beside: #filePath)
    let complaint = snapshot.complaint(about: stage.model.frame(in: stage.scene).svg)
    #expect(complaint == nil, "\(complaint ?? "")")
  }

  private static func stage(_ screen: String, columns: Int, rows: Int) -> ScreenHarness {
    var stage =
      switch screen {
      case "empty": ScreenHarness(columns: columns, rows: rows, theme: "dark")
      case "locales", "workbench": ScreenHarness.album(columns: columns, rows: rows, theme: "dark")
      case "rich-view", "rich-view-field":
        ScreenHarness.social(columns: columns, rows: rows, theme: "dark")
      case "offers", "management-sheet", "prompt":
        ScreenHarness.pods(columns: columns, rows: rows, theme: "dark")
      default: ScreenHarness.morning(columns: columns, rows: rows, theme: "dark")
      }
    switch screen {
    case "expanded": stage.type("jjl")
    case "rich-view": stage.type("v")
    case "rich-view-field": stage.type("v2So beau")
    case "why": stage.type("w")
    case "locales":
      stage.type("olpol")
    case "workbench": stage.type("W22")
    case "offers", "management-sheet":
      stage.play(ScreenHarness.trial)
      stage.play("suggest podcasts")
      if screen == "offers" { stage.type("ggj") }
      if screen == "management-sheet" { stage.type("Gm") }
    case "banner-home":
      stage.play("unlock\nset-badge mail 12345\npush podcasts {\"aps\":{\"alert\":\"Bees\"}}")
    case "settings-app":
      stage.play("unlock\nsettings messages")
      stage.type("jjj")
    case "prompt": stage.play(ScreenHarness.news)
    case "home": stage.type("su")
    case "app":
      stage.type("susc")
      stage.press(.enter)
    default: break
    }
    return stage
  }
}
