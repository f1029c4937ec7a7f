import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Opening what lies near the working folder")
struct OpenSheetTests {
  private static let files = [
    OpenableFile(.app, "Demo/Tea.app"), OpenableFile(.payloads, "Demo/Payloads"),
    OpenableFile(.scenario, "day.scenario"),
  ]

  private func offered(columns: Int = 80) throws -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: 24)
    let control = try #require(Control.with(.openNearby))
    let scene = harness.scene
    let effects = harness.model.run(control, scene)
    #expect(effects == [.terminal(.listOpenable)])
    harness.send(.openable(Self.files))
    return harness
  }

  @Test(
    "Apps, folders of payloads and scenarios are listed with what they are", arguments: [40, 80])
  func listed(columns: Int) throws {
    let harness = try offered(columns: columns)
    for words in ["Demo/Tea.app", " app ", "Demo/Payloads", "payloads", "day.scenario", "scenario"]
    {
      #expect(harness.text.contains(words), "“\(words)” is not in\n\(harness.text)")
    }
  }

  @Test("Enter opens the one that is selected, Esc opens nothing")
  func taking() throws {
    var harness = try offered()
    harness.press(.down)
    harness.press(.enter)
    #expect(harness.effects.last == .terminal(.open(path: "Demo/Payloads")))
    var other = try offered()
    let before = other.effects
    other.press(.escape)
    #expect(other.model.sheets.isEmpty && other.effects == before)
  }

  @Test("Where nothing is near, it is said how to name a path")
  func nothing() throws {
    var harness = ScreenHarness.morning()
    harness.send(.openable([]))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.text.contains("coversheet My.app"), "\(harness.text)")
  }

  @Test("While something is recorded that would be lost, nothing else is opened")
  func recorded() throws {
    var harness = ScreenHarness.morning()
    harness.type("R")
    let control = try #require(Control.with(.openNearby))
    let scene = harness.scene
    let effects = harness.model.run(control, scene)
    #expect(effects.isEmpty, "\(harness.text)")
  }
}
