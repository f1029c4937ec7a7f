import Notifications
import Testing

@Suite("Texts one after the other")
struct ListedTextTests {
  @Test(
    "Several texts are listed as English has it",
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ] as [([String], String)])
  func enumerated(texts: [String], sentence: String) {
    #expect(texts.enumerated == sentence)
  }

  @Test("Of those that are the same, or have the same in them, the first stays where it is")
  func uniqued() {
    #expect(["b", "a", "b", "c", "a"].uniqued() == ["b", "a", "c"])
    #expect(["bee", "ant", "bat"].uniqued(on: \.first) == ["bee", "ant"])
  }
}
