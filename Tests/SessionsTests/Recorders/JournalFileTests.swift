import Glibc
import Notifications
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

  @Test("That a journal may not be written is said in the words of other files")
  func notPermitted() {
    // The kernel's own folder takes no files, not even from root.
    let error = #expect(throws: Diagnostic.self) { try JournalFile(creating: "/sys/journal") }
    #expect(
      error?.message == "cannot begin the journal: writing here is not permitted; "
        + "set XDG_STATE_HOME to a folder that can be written")
  }

  @Test("§2: the line before which a scenario was left is one of the case that was opened")
  func leftCase() throws {
    let header = JournalHeader(
      folder: "/one", played: ["tea.scenario", "day.scenario[two]"],
      next: Place("day.scenario", line: 4))
    for (folder, name) in [("/one", "day.scenario[two]"), ("/two", "/one/day.scenario[two]")] {
      let line = try #require(header.next(from: folder))
      #expect(header.name(of: line, from: folder) == name && line.line == 4)
    }
    #expect(header.name(of: Place("other.scenario", line: 1), from: "/one") == "other.scenario")
  }

  @Test("A first line that is cut anywhere is no header, and says so")
  func header() throws {
    let header = JournalHeader(paths: ["a"], hash: "1", hashes: ["1"])
    let line = Array(header.line.utf8)
    #expect(try JournalHeader.read(line, path: "j") == header)
    for count in 0..<line.count {
      for bytes in [Array(line.prefix(count)), Array(line.prefix(count)) + [0x0A]] {
        if bytes == line { continue }
        let error = #expect(throws: Diagnostic.self) {
          try JournalHeader.read(bytes, path: "j")
        }
        #expect(error?.place.path == "j" && error?.message.isEmpty == false)
      }
    }
  }

  @Test("Which of the opened paths changed is known path by path")
  func changed() throws {
    let scratch = try ScratchFolder(["a": "1", "b": "2"])
    let paths = [scratch("a"), scratch("b"), scratch("c")]
    let header = JournalHeader(
      paths: paths, hash: JournalHeader.hash(of: paths),
      hashes: paths.map { JournalHeader.hash(of: [$0]) })
    #expect(header.changed(paths).isEmpty)
    try scratch.write(Array("3".utf8), to: "b")
    #expect(header.changed(paths) == [scratch("b")])
    unlink(scratch("a"))
    #expect(header.changed(paths) == [scratch("a"), scratch("b")])
    try scratch.write([], to: "c")
    #expect(header.changed(paths).count >= 2)
    var old = header
    old.hashes = []
    #expect(old.changed(paths) == [scratch("a")], "one of old tells that something did")
  }

  @Test("Who wrote last is noted with each line, whoever began later")
  func last() throws {
    let scratch = try ScratchFolder()
    let last = LastJournal(scratch("last"))
    #expect(last.name == nil)
    let first = try JournalFile(creating: scratch("a-longer-name"), noting: last)
    let second = try JournalFile(creating: scratch("b"), noting: last)
    try first.append("wake\n")
    #expect(last.name == "a-longer-name")
    try second.append("wake\n")
    #expect(last.name == "b")
    try first.replace(with: "lock\n")
    #expect(last.name == "a-longer-name")
    try JournalFile(creating: scratch("c")).append("wake\n")
    #expect(last.name == "a-longer-name", "what is not to be noted is not")
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

  @Test(
    "A change of a file that is read is noticed as deep as an app's files lie, of others never",
    arguments: [
      ("x.strings", true), ("de.lproj/x.strings", true), ("PlugIns/S.appex/Info.plist", true),
      ("PlugIns/S.appex/de.lproj/x.strings", true), ("PlugIns/S.appex/Assets/a.png", false),
      ("read.me", false),
    ])
  func nested(name: String, isNoticed: Bool) throws {
    let scratch = try ScratchFolder(["App.app/\(name)": "tea"])
    let hash = JournalHeader.hash(of: [scratch("App.app")])
    try scratch.write(Array("pot".utf8), to: "App.app/\(name)")
    #expect((JournalHeader.hash(of: [scratch("App.app")]) != hash) == isNoticed)
  }
}
