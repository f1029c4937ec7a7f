import Glibc
import TestSupport
import Testing

@testable import Sessions

@Suite("The end of a journal")
struct JournalFileTests {
  @Test(
    "What was written in part is taken off and named",
    arguments: [
      ("wake\nclear n6", "wake\n", "the last line was cut short and is left out: “clear n6”"),
      ("wake\nclear n6\0\0", "wake\n", "the last line was cut short and is left out: “clear n6”"),
      ("wake\n\0\0\0", "wake\n", "its end was never written (3 NUL bytes) and is left out"),
      ("clear", "", "the last line was cut short and is left out: “clear”"),
      ("wake\n", "wake\n", nil), ("", "", nil),
    ])
  func torn(text: String, whole: String, message: String?) throws {
    let scratch = try ScratchFolder(["journal": text])
    let journal = try JournalFile(continuing: scratch("journal"))
    #expect(scratch.text("journal") == whole)
    #expect(journal.tornTail?.message == message)
    try journal.append("sleep\n")
    #expect(scratch.text("journal") == whole + "sleep\n", "the next act begins a line of its own")
  }

  @Test("A first line that is not whole is no header")
  func header() {
    let line = JournalHeader(paths: ["a"]).line
    #expect(JournalHeader(Array(line.utf8)) != nil)
    #expect(JournalHeader(Array(line.utf8.dropLast())) == nil)
    #expect(JournalHeader([]) == nil)
  }

  @Test("A folder that links to itself is gone through once, and pipes in it are passed over")
  func loops() throws {
    let scratch = try ScratchFolder(["App.app/first.apns": "{}"])
    for name in ["a", "b", "c"] { try scratch.link("App.app/" + name, to: scratch("App.app")) }
    try #require(mkfifo(scratch("App.app/pipe.apns"), 0o600) == 0)
    let hash = JournalHeader.hash(of: [scratch("App.app")])
    try scratch.write(Array("{ }".utf8), to: "App.app/first.apns")
    #expect(JournalHeader.hash(of: [scratch("App.app")]) != hash)
  }
}
