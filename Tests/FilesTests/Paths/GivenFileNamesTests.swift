import Testing

@testable import Files

@Suite("Names of the files of one folder")
struct GivenFileNamesTests {
  @Test("Names that differ only in case, in signs or behind their hundredth byte are made apart")
  func apart() {
    var given = GivenFileNames(["old"])
    let names = ["a b", "a-b", "A/B", "Old", "a-b-2", "a!", "a?"].map { given.name(like: $0) }
    #expect(names == ["a-b", "a-b-2", "A-B-3", "Old-2", "a-b-2-2", "a-", "a-2"])
  }

  @Test("A numbered name is short and safe, wherever the long one is cut")
  func long() {
    for letters in 95...101 {
      var given = GivenFileNames()
      let text = String(repeating: "a", count: letters) + " tea"
      let names = (1...11).map { _ in given.name(like: text) }
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.utf8.count <= 100 && FileName.safe($0) == $0 }, "\(names)")
    }
  }
}
