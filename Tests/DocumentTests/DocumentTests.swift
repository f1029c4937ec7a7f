import Delivery
import Scenarios
import Testing

@Suite("Documents made from the program’s tables")
struct DocumentTests {
  @Test("A document says what the tables say", arguments: Document.all.map(\.path))
  func isFresh(path: String) throws {
    let document = try #require(Document.all.first { $0.path == path })
    guard let line = document.firstStaleLine else { return }
    if Document.isRecording {
      try document.record()
      Issue.record("\(document.path) was made anew; run the tests again without RECORD")
    } else {
      Issue.record(
        "\(document.path) is stale from line \(line) on; refresh it: \(Document.refreshing)")
    }
  }

  @Test(
    "The ways to write a WHEN that help shows can be read", arguments: When.forms.map(\.example))
  func whenForms(example: String) throws {
    #expect(try #require(When(example)).description == example)
  }

  @Test("The rows of the table of reach are made of known words, and every word is used")
  func reachWords() {
    let used = Set(
      Document.reachRows.flatMap { $0.split(separator: ", ").map(String.init) })
    #expect(used.subtracting(Situation.words.keys) == ["as said above"])
    #expect(Set(Situation.words.keys).subtracting(used).isEmpty)
  }

  @Test("Every form of an expectation is used by some scenario that comes with the program")
  func expectationsAreShown() {
    let used = Set(Document.usedExpectations.map(\.form.usage))
    let unused = ExpectationForm.all.map(\.usage).filter { !used.contains($0) }
    #expect(unused.isEmpty, "no scenario in Fixtures shows them")
  }
}

extension Document {
  /// All of them.
  fileprivate static let all = [
    rules, rulePage, scenarios, controls, reach, policies, conformance, textMateGrammar, vimSyntax,
    kateSyntax,
  ]
}
