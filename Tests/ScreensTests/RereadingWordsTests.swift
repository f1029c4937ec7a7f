import Testing

@testable import Screens

@Suite("What is said of files that were read anew")
struct RereadingWordsTests {
  @Test(
    "One file was, several were, whatever they are called",
    arguments: [
      (["salt and pepper.apns"], "salt and pepper.apns was read anew"),
      (["two files"], "two files was read anew"), (["a", "a"], "a was read anew"),
      (["a", "b"], "a and b were read anew"), (["a", "b", "c"], "3 files were read anew"),
    ])
  func numbers(names: [String], words: String) {
    #expect(Words.readAnew(names, struck: []).hasPrefix(words))
  }
}
