import Testing

@testable import Sessions

@Suite("Which folders tell of failures")
struct FailureRecordTests {
  @Test("What is kept is read again as it was, and two tests never have one folder")
  func roundTrip() throws {
    var record = FailureRecord([])
    #expect(record.text == nil)
    let names = ["../a b.scenario", "../a-b.scenario", "../A-b.scenario"].map {
      record.folder(of: $0, like: $0.replacing("../", with: "").replacing(".scenario", with: ""))
    }
    #expect(names == ["a-b", "a-b-2", "A-b-3"])
    let text = try #require(record.text)
    var again = FailureRecord(Array(text.utf8))
    #expect(again == record)
    again.forget { $0 == "a-b-2" }
    #expect(again.folder(of: "../a-b.scenario") == nil)
    #expect(again.folder(of: "../other.scenario", like: "a b") == "a-b-2")
  }

  @Test("G5: tests whose paths look the same have a folder each, on any file system")
  func lookalikes() throws {
    var record = FailureRecord([])
    let names = ["caf\u{E9}.scenario", "cafe\u{301}.scenario"]
    let folders = names.map { record.folder(of: $0, like: String($0.dropLast(9))) }
    #expect(folders == ["caf\u{E9}", "cafe\u{301}-2"])
    let again = FailureRecord(Array(try #require(record.text).utf8))
    #expect(names.map(again.folder) == folders)
  }

  @Test("Folders of tests whose paths begin alike for long, or end in a sign, are known again")
  func longNames() throws {
    var record = FailureRecord([])
    let long = String(repeating: "appointment-", count: 9)
    for name in ["\(long)a", "\(long)b", "what?", "what!"] {
      _ = record.folder(of: name, like: name)
    }
    #expect(record.folder(of: "what!") == "what-2")
    #expect(FailureRecord(Array(try #require(record.text).utf8)) == record)
  }

  @Test(
    "A name that it cannot have written is none: nothing outside of the folder is ever removed",
    arguments: ["../../home", "a/b", "..", ".", "", "a b", ".git"])
  func strangers(name: String) {
    let record = FailureRecord(Array("# heading\n\(name)\ta.scenario\nok\tb.scenario\n".utf8))
    #expect(record.folder(of: "a.scenario") == nil)
    #expect(record.folder(of: "b.scenario") == "ok")
  }
}
