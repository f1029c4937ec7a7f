import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("Pictures of the phone alone")
struct BarePictureTests {
  private static func picture(
    _ harness: ScreenHarness, _ screen: PicturedScreen = .asIs, isBare: Bool = true,
    size: Size = Size(columns: 80, rows: 24)
  ) -> Frame {
    let model = Model(size: size, theme: "dark", showing: screen, isBare: isBare)
    let state = harness.state.pictured(as: screen)
    return model.frame(in: Scene(state: state, facts: harness.facts))
  }

  @Test("--bare leaves out status line, footer, hints, selection, counters and inspector")
  func list() {
    let harness = ScreenHarness.morning()
    let text = Self.picture(harness, size: Size(columns: 120, rows: 24)).text
    for word in ["iOS 12", "help", "quit", "▌", "‹", "more\n", "Why", "9:41", "Lock Screen"] {
      #expect(!text.contains(word), "\(word) in\n\(text)")
    }
    #expect(text.contains("10 notifications") && text.contains("✕ Clear"), "\(text)")
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[0].contains("notifications"), "the phone begins in the first row")
  }

  @Test(
    "--bare: no key stands beside anything, and nothing is selected",
    arguments: [
      "unlock\nhome", "unlock\nsettings", "unlock\nsettings podcasts", "manage podcasts",
      ScreenHarness.news, "unlock\npush podcasts {\"aps\":{\"alert\":\"a\"}}",
      "unlock\nlaunch podcasts",
    ])
  func others(acts: String) {
    var harness = ScreenHarness.pods()
    harness.play(acts)
    let frame = Self.picture(harness)
    for word in [
      "Esc", "↵", "▌", "‹", "1 Deliver", "1 Allow", "Device Token", "flick away", "leaves",
      "delegate",
    ] {
      #expect(!frame.text.contains(word), "\(word) in\n\(frame.text)")
    }
    #expect(frame.cursor == nil)
    #expect(!frame.styledText.contains("reverse"), "\(frame.styledText)")
  }

  @Test("render --screen shows what lies over that screen, where the phone is there")
  func sheets() {
    var harness = ScreenHarness.pods()
    harness.play("manage podcasts")
    #expect(Self.picture(harness, .screen(.lockScreen)).text.contains("Deliver Quietly"))
    #expect(!Self.picture(harness, .screen(.home)).text.contains("Deliver Quietly"))
    harness.play(ScreenHarness.news)
    #expect(Self.picture(harness, .screen(.lockScreen)).text.contains("Would Like to Send You"))
    var home = ScreenHarness.pods()
    home.play("unlock\npush podcasts {\"aps\":{\"alert\":\"Bees again\"}}")
    #expect(
      Self.picture(home, .screen(.home)).text.contains("Bees again"), "a banner lies there too")
  }

  @Test("A file of the picture says in which language the phone speaks")
  func language() {
    var harness = ScreenHarness.pods()
    #expect(Self.picture(harness).language == "en")
    harness.speak("pt-BR", "en")
    #expect(Self.picture(harness).language == "pt-BR")
  }
}
