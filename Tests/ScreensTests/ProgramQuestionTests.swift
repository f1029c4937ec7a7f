import Delivery
import Testing

@testable import Screens

@Suite("The question whether a program may run")
struct ProgramQuestionTests {
  private let question = ProgramQuestion(
    name: "Decrypt", app: "Whisper", command: "./decrypt.py", folder: "/apps", fingerprint: "0")

  @Test("A program is only let run by y; Enter, Esc and n refuse it", arguments: 0...3)
  func asking(way: Int) {
    var stage = ScreenHarness.social()
    stage.send(.asked(question))
    stage.send(.asked(question))
    #expect(stage.text.contains("Let the extension “Decrypt” of Whisper run"), "\(stage.text)")
    _ = stage.model.show(in: stage.scene)
    switch way {
    case 0: stage.type("xy")
    case 1: stage.press(.enter)
    case 2: stage.press(.escape)
    default: stage.type("n")
    }
    #expect(stage.effects.last == .answer(question, allows: way == 0))
    #expect(stage.model.sheets.isEmpty)
  }

  @Test("A y that was typed before the question showed lets no program run")
  func typedAhead() {
    var stage = ScreenHarness.social()
    stage.send(.asked(question))
    stage.type("y")
    #expect(stage.model.sheets.map { ($0 as? ProgramConsent)?.question } == [question])
    _ = stage.model.show(in: stage.scene)
    stage.type("y")
    #expect(stage.effects.last == .answer(question, allows: true))
  }
}
