import Files
import Notifications
import Sessions
import TestSupport
import Testing

@testable import Interaction

@Suite("What a screen tells beside the phone")
struct ScreenSurroundingsTests {
  private static let scenario = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Now","bagde":1}}
    schedule tea {"identifier":"r","content":{"title":"Later"},"trigger":{"timeInterval":60}}
    """

  private func played(_ lines: String = "") throws -> HeadlessRun {
    let folder = try ScratchFolder(["a.scenario": "\(Self.scenario)\n\(lines)\n"])
    var settings = WorldSettings()
    settings.drawing = .screens
    let opening = try LoadedInput(
      [folder("a.scenario")], settings: settings, locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    return run
  }

  private func picture(_ words: String, of phone: inout some ConversedPhone) -> String {
    var program = Conversation(DataLocations(dataFolder: nil))
    return program.answer("render \(words)", on: &phone)["text"]?.string ?? ""
  }

  @Test("§1, §5: a picture that a line asks for tells what comes next, complaints and the title")
  func line() throws {
    var (run, desk) = (try played(), try TestSession(Self.scenario))
    for text in [picture("160x24", of: &run), picture("160x24", of: &desk.interaction)] {
      #expect(text.contains("next: 9:42") && text.contains("next event"), "\(text)")
      #expect(text.contains("1 problem"), "\(text)")
    }
    #expect(picture("svg", of: &run).contains("a.scenario · Coversheet</title>"))
  }

  @Test("§3: what an expectation finds on the screen is what the command that shows it draws")
  func expectation() throws {
    let run = try played(#"expect screen contains "next event""#)
    #expect(run.report.failedChecks.isEmpty && run.report.passedExpectations == 1)
  }

  @Test("§5: SVG and HTML have the colors of render, or those of the person’s screen")
  func colors() throws {
    var (run, desk) = (try played(), try TestSession(Self.scenario))
    for format in ["svg", "html"] {
      #expect(picture(format, of: &run).contains("#101318"), "the background of the theme dark")
    }
    let before = picture("svg", of: &desk.interaction)
    desk.interaction.model.use(.light)
    #expect(picture("svg", of: &desk.interaction) != before)
  }
}
