import Delivery
import Testing

@testable import Screens

@Suite("The question whether a program may run")
struct ProgramQuestionTests {
  private let question = ProgramQuestion(
    name: "Decrypt", app: "Whisper", command: "./decrypt.py", folder: "/apps", fingerprint: "0")

  @Test("A program is only let run by y; Enter, Esc and n refuse it", arguments: 0...3)
  func asking(way: Int) {
    var harness = ScreenHarness.social()
    harness.send(.asked(question))
    harness.send(.asked(question))
    #expect(harness.text.contains("Let the extension “Decrypt” of Whisper run"), "\(harness.text)")
    _ = harness.model.show(in: harness.scene)
    switch way {
    case 0: harness.type("xy")
    case 1: harness.press(.enter)
    case 2: harness.press(.escape)
    default: harness.type("n")
    }
    #expect(harness.effects.last == .answer(question, allows: way == 0))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("A y that was typed before the question showed lets no program run")
  func typedAhead() {
    var harness = ScreenHarness.social()
    harness.send(.asked(question))
    harness.type("y")
    #expect(harness.model.sheets.map { ($0 as? ProgramConsentSheet)?.question } == [question])
    _ = harness.model.show(in: harness.scene)
    harness.type("y")
    #expect(harness.effects.last == .answer(question, allows: true))
  }
}
