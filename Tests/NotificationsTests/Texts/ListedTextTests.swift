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

  @Test("Of many the first are named, and it is said how many more there are")
  func few() {
    let texts = ["a", "b", "c", "d"]
    #expect(texts.enumerated(atMost: 4) == "a, b, c and d")
    #expect(texts.enumerated(atMost: 2) == "a, b and 2 more")
    #expect(texts.thereAre(atMost: 3) == "there are a, b, c and 1 more")
    #expect(["a"].thereAre(atMost: 3) == "there is a")
  }

  @Test("Of those that are the same, or have the same in them, the first stays where it is")
  func uniqued() {
    #expect(["b", "a", "b", "c", "a"].uniqued() == ["b", "a", "c"])
    #expect(["bee", "ant", "bat"].uniqued(on: \.first) == ["bee", "ant"])
  }
}
