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

  @Test("What is gone is told before what is there, and what can no longer be done behind both")
  func gone() {
    #expect(Words.readAnew(["b"], gone: ["a"], struck: []) == "a is gone; b reloaded.")
    #expect(
      Words.readAnew([], gone: ["a", "b"], struck: ["Clear"])
        == "a and b are gone; “Clear” can no longer be done.")
  }
}
