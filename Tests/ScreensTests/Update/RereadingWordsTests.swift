import Testing

@testable import Screens

@Suite("What is said of files that reloaded")
struct RereadingWordsTests {
  @Test(
    "One file was, several were, whatever they are called",
    arguments: [
      (["salt and pepper.apns"], "salt and pepper.apns reloaded"),
      (["two files"], "two files reloaded"), (["a", "a"], "a reloaded"),
      (["a", "b"], "a and b reloaded"), (["a", "b", "c"], "3 files reloaded"),
    ])
  func numbers(names: [String], words: String) {
    #expect(Words.readAnew(names, struck: []).hasPrefix(words))
  }
}
