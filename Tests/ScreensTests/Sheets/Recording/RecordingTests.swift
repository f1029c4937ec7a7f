import TerminalCore
import Testing

@testable import Screens

@Suite("Recording what is done")
struct RecordingTests {
  private var recording: ScreenHarness {
    var harness = ScreenHarness.social()
    harness.type("R")
    return harness
  }

  private func firstLine(_ harness: ScreenHarness) -> Substring {
    harness.text.prefix { $0 != "\n" }
  }

  @Test("R records and says how to keep it; the first line shows that it goes on")
  func begins() {
    var harness = ScreenHarness.social()
    #expect(!firstLine(harness).contains("● rec"))
    harness.type("R")
    #expect(harness.text.contains("R keeps it"), "\(harness.text)")
    #expect(firstLine(harness).contains("● rec"), "\(firstLine(harness))")
  }

  @Test("A scenario from a pipe goes on with a recording, and takes nothing done in one away")
  func pipedScenario() {
    var harness = recording
    #expect(harness.model.refusalOfPipedScenario(harness.scene) == nil)
    harness.undoTitle = "Cleared “One”"
    #expect(
      harness.model.refusalOfPipedScenario(harness.scene)
        == harness.model.text(Words.recordingFirst))
    harness.model.recording = nil
    #expect(harness.model.refusalOfPipedScenario(harness.scene) == nil)
  }

  @Test("R again asks for a name; Enter keeps it there, as a scenario")
  func keeps() {
    var harness = recording
    harness.type("R")
    #expect(harness.text.contains("recording.scenario"), "\(harness.text)")
    harness.press(.character("u"), .control)
    harness.type("flow")
    harness.press(.enter)
    #expect(
      harness.effects.last == .terminal(.keepRecording(path: "flow.scenario", replaces: false)))
    harness.send(.recordingEnded(.kept(path: "flow.scenario", lines: 7)))
    #expect(harness.text.contains("Kept in flow.scenario: 7 lines."), "\(harness.text)")
    #expect(harness.model.recording == nil)
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("Esc goes on recording, Ctrl-X drops it, an empty name is asked for again")
  func otherWays() {
    var harness = recording
    harness.type("R")
    harness.press(.escape)
    #expect(harness.model.recording != nil)
    harness.type("R")
    harness.press(.character("u"), .control)
    harness.press(.enter)
    #expect(harness.text.contains("Type the name of a file"), "\(harness.text)")
    harness.press(.character("x"), .control)
    #expect(harness.model.recording == nil)
    #expect(harness.effects.isEmpty)
  }

  @Test("A recording that is there is replaced by y only; else another name is asked for")
  func replaces() {
    var harness = recording
    harness.type("R")
    harness.press(.enter)
    harness.send(.recordingEnded(.isThere(path: "recording.scenario")))
    #expect(harness.text.contains("recording.scenario is there already."), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("Keep what was done"), "\(harness.text)")
    harness.press(.enter)
    harness.send(.recordingEnded(.isThere(path: "recording.scenario")))
    harness.type("y")
    #expect(
      harness.effects.last == .terminal(.keepRecording(path: "recording.scenario", replaces: true)))
  }

  @Test("What cannot be written is said where the name is asked for")
  func failure() {
    var harness = recording
    harness.type("R")
    harness.press(.enter)
    harness.send(.recordingEnded(.failed(path: "recording.scenario", reason: "the disk is full")))
    #expect(harness.text.contains("the disk is full"), "\(harness.text)")
    #expect(harness.model.recording != nil)
  }

  @Test("Leaving asks about a recording that is not kept; only y loses it")
  func leaving() {
    var harness = recording
    harness.type("q")
    #expect(harness.text.contains("Leave without it?"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.effects.isEmpty)
    #expect(harness.model.sheets.isEmpty)
    harness.type("qy")
    #expect(harness.effects == [.terminal(.quit)])
  }

  @Test("In a window too small to ask it, q says what would be lost, and asks once there is room")
  func leavingTooSmall() {
    var harness = recording
    harness.send(.input(.resize(Size(columns: 30, rows: 8))))
    harness.type("qyq")
    #expect(harness.effects.isEmpty)
    let words = harness.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words == "Needs 40x12; the recording is not kept: Ctrl-C twice leaves without it", "\(words)")
    harness.send(.input(.resize(Size(columns: 80, rows: 24))))
    #expect(harness.text.contains("Leave without it?"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.sheets.isEmpty && harness.model.recording != nil)
    harness.send(.input(.resize(Size(columns: 30, rows: 8))))
    harness.type("q")
    for _ in 0..<2 { harness.press(.character("c"), .control) }
    #expect(harness.effects == [.terminal(.quit)])
  }

  @Test("k keeps it first, and then leaves")
  func keepsAndLeaves() {
    var harness = recording
    harness.type("qk")
    harness.press(.enter)
    #expect(
      harness.effects.last == .terminal(.keepRecording(path: "recording.scenario", replaces: false))
    )
    harness.send(.recordingEnded(.kept(path: "recording.scenario", lines: 3)))
    #expect(harness.effects.last == .terminal(.quit))
  }

  @Test("One whose file was named is kept without a question")
  func named() {
    var harness = ScreenHarness.social()
    harness.model.recording = Recording(path: "flow.scenario")
    harness.type("q")
    #expect(harness.effects == [.terminal(.keepRecording(path: "flow.scenario", replaces: false))])
  }

  @Test("The name's buttons do by click what their keys do")
  func clicks() {
    var harness = recording
    harness.type("R")
    harness.click(.hintKey(Key(.escape)))
    #expect(harness.model.sheets.isEmpty)
    #expect(harness.model.recording != nil)
  }

  @Test("What is asked fits into every size", arguments: [(40, 12), (80, 24), (120, 40)])
  func sizes(columns: Int, rows: Int) {
    var harness = recording
    harness.send(.input(.resize(Size(columns: columns, rows: rows))))
    harness.type("R")
    #expect(harness.text.contains("keep"), "\(harness.text)")
    #expect(columns < 60 || harness.text.contains("drop"), "\(harness.text)")
    #expect(harness.text.contains("Esc back"), "\(harness.text)")
    // What the last row has no room for is in help.
    harness.press(.function(1))
    for words in ["Keep", "Drop"] {
      #expect(harness.text.contains(words), "no “\(words)” in:\n\(harness.text)")
    }
  }

  @Test("What is asked looks as it is on file", arguments: FindingSnapshotTests.sizes)
  func pictures(columns: Int, rows: Int) {
    var harness = ScreenHarness.morning(columns: columns, rows: rows)
    harness.type("Rq")
    expect(harness, "recording-leaving")
    harness.type("k")
    expect(harness, "recording-name")
    harness.send(.recordingEnded(.isThere(path: "recording.scenario")))
    expect(harness, "recording-replacing")
  }
}
