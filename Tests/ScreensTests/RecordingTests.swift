import TerminalCore
import Testing

@testable import Screens

@Suite("Recording what is done")
struct RecordingTests {
  private var recording: ScreenHarness {
    var stage = ScreenHarness.social()
    stage.type("R")
    return stage
  }

  private func firstLine(_ stage: ScreenHarness) -> Substring {
    stage.text.prefix { $0 != "\n" }
  }

  @Test("R records and says how to keep it; the first line shows that it goes on")
  func begins() {
    var stage = ScreenHarness.social()
    #expect(!firstLine(stage).contains("● rec"))
    stage.type("R")
    #expect(stage.text.contains("R keeps it"), "\(stage.text)")
    #expect(firstLine(stage).contains("● rec"), "\(firstLine(stage))")
  }

  @Test("R again asks for a name; Enter keeps it there, as a scenario")
  func keeps() {
    var stage = recording
    stage.type("R")
    #expect(stage.text.contains("recording.scenario"), "\(stage.text)")
    stage.press(.character("u"), .control)
    stage.type("flow")
    stage.press(.enter)
    #expect(stage.effects.last == .terminal(.keepRecording(path: "flow.scenario", replaces: false)))
    stage.send(.recordingEnded(.kept(path: "flow.scenario", lines: 7)))
    #expect(stage.text.contains("Kept in flow.scenario: 7 lines."), "\(stage.text)")
    #expect(stage.model.recording == nil)
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("Esc goes on recording, Ctrl-X drops it, an empty name is asked for again")
  func otherWays() {
    var stage = recording
    stage.type("R")
    stage.press(.escape)
    #expect(stage.model.recording != nil)
    stage.type("R")
    stage.press(.character("u"), .control)
    stage.press(.enter)
    #expect(stage.text.contains("Type the name of a file"), "\(stage.text)")
    stage.press(.character("x"), .control)
    #expect(stage.model.recording == nil)
    #expect(stage.effects.isEmpty)
  }

  @Test("A file that is there is replaced by y only; else another name is asked for")
  func replaces() {
    var stage = recording
    stage.type("R")
    stage.press(.enter)
    stage.send(.recordingEnded(.isThere(path: "recording.scenario")))
    #expect(stage.text.contains("recording.scenario is there already."), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.text.contains("Keep what was done"), "\(stage.text)")
    stage.press(.enter)
    stage.send(.recordingEnded(.isThere(path: "recording.scenario")))
    stage.type("y")
    #expect(
      stage.effects.last == .terminal(.keepRecording(path: "recording.scenario", replaces: true)))
  }

  @Test("What cannot be written is said where the name is asked for")
  func failure() {
    var stage = recording
    stage.type("R")
    stage.press(.enter)
    stage.send(.recordingEnded(.failed(path: "recording.scenario", reason: "the disk is full")))
    #expect(stage.text.contains("the disk is full"), "\(stage.text)")
    #expect(stage.model.recording != nil)
  }

  @Test("Leaving asks about a recording that is not kept; only y loses it")
  func leaving() {
    var stage = recording
    stage.type("q")
    #expect(stage.text.contains("Leave without it?"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.effects.isEmpty)
    #expect(stage.model.sheets.isEmpty)
    stage.type("qy")
    #expect(stage.effects == [.terminal(.quit)])
  }

  @Test("k keeps it first, and then leaves")
  func keepsAndLeaves() {
    var stage = recording
    stage.type("qk")
    stage.press(.enter)
    #expect(
      stage.effects.last == .terminal(.keepRecording(path: "recording.scenario", replaces: false)))
    stage.send(.recordingEnded(.kept(path: "recording.scenario", lines: 3)))
    #expect(stage.effects.last == .terminal(.quit))
  }

  @Test("One whose file was named is kept without a question")
  func named() {
    var stage = ScreenHarness.social()
    stage.model.recording = Recording(path: "flow.scenario")
    stage.type("q")
    #expect(stage.effects == [.terminal(.keepRecording(path: "flow.scenario", replaces: false))])
  }

  @Test("The name's buttons do by click what their keys do")
  func clicks() {
    var stage = recording
    stage.type("R")
    stage.click(.hintKey(Key(.escape)))
    #expect(stage.model.sheets.isEmpty)
    #expect(stage.model.recording != nil)
  }

  @Test("What is asked fits into every size", arguments: [(40, 12), (80, 24), (120, 40)])
  func sizes(columns: Int, rows: Int) {
    var stage = recording
    stage.send(.input(.resize(Size(columns: columns, rows: rows))))
    stage.type("R")
    for words in ["keep", "drop", "go on"] {
      #expect(stage.text.contains(words), "no “\(words)” in:\n\(stage.text)")
    }
  }

  @Test("What is asked looks as it is on file", arguments: FindingSnapshotTests.sizes)
  func pictures(columns: Int, rows: Int) {
    var stage = ScreenHarness.morning(columns: columns, rows: rows)
    stage.type("Rq")
    expect(stage, "recording-leaving")
    stage.type("k")
    expect(stage, "recording-name")
    stage.send(.recordingEnded(.isThere(path: "recording.scenario")))
    expect(stage, "recording-replacing")
  }
}
