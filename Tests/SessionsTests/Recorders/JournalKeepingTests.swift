import Files
import Glibc
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("A journal and the file that keeps it")
struct JournalKeepingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func session() throws -> Session {
    try HeadlessRun.played("note one\nnote two\n").session
  }

  @Test("A new one is for its owner alone, and never takes the place of another")
  func created() throws {
    let file = try JournalFile(creating: folder("j"))
    try file.append("note x\n")
    var status = stat()
    #expect(stat(folder("j"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(throws: Diagnostic.self) { try JournalFile(creating: folder("j")) }
    #expect(folder.text("j") == "note x\n")
  }

  @Test("Where its folder takes no file, it is said which folder to set")
  func refusedFolder() throws {
    let path = folder("nowhere/j")
    #expect(throws: Diagnostic.self) { try JournalFile(creating: path) }
    do throws(Diagnostic) { _ = try JournalFile(creating: path) } catch {
      #expect(error.message.hasSuffix("; set XDG_STATE_HOME to a folder that can be written"))
    }
  }

  @Test("While one session writes it no other can, and then it can")
  func claimed() throws {
    let file = try JournalFile(creating: folder("j"))
    #expect(JournalFile.isInUse(folder("j")))
    #expect(throws: Diagnostic.self) { try JournalFile(continuing: folder("j")) }
    file.release()
    #expect(!JournalFile.isInUse(folder("j")) && !JournalFile.isInUse(folder("none")))
    let next = try JournalFile(continuing: folder("j"))
    #expect(next.tornTail == nil && !next.isDirty)
  }

  @Test("A session that begins while others look for sessions has its journal for itself")
  func asked() throws {
    let path = folder("j")
    let isDone = Abandonment()
    let asking = try #require(
      ThreadWork { while !isDone.isAsked { _ = JournalFile.isInUse(path) } }.start())
    defer {
      isDone.ask()
      pthread_join(asking, nil)
    }
    for _ in 1...2000 {
      let file = try JournalFile(creating: path)
      #expect(throws: Diagnostic.self) { try JournalFile(continuing: path) }
      file.release()
      try JournalFile(continuing: path).remove()
    }
  }

  @Test("What is replaced is whole, of the new text alone, and is gone on with behind it")
  func replaced() throws {
    let file = try JournalFile(creating: folder("j"))
    try file.append("note old\nnote older\n")
    try file.replace(with: "note new\n")
    try file.append("note newer\n")
    #expect(folder.text("j") == "note new\nnote newer\n" && folder.names() == ["j"])
    #expect(JournalFile.isInUse(folder("j")), "the new file is claimed, too")
    #expect(file.isDirty)
    try file.synchronize()
    #expect(!file.isDirty)
  }

  @Test("What is released takes nothing any more, and says so")
  func released() throws {
    let file = try JournalFile(creating: folder("j"))
    file.release()
    #expect(throws: Diagnostic.self) { try file.append("note x\n") }
    #expect(throws: Diagnostic.self) { try file.synchronize() }
    #expect(folder.text("j") == "")
  }

  @Test("A file that was deleted takes nothing any more, and all of it written anew is there again")
  func deleted() throws {
    let file = try JournalFile(creating: folder("j"))
    try file.append("note x\n")
    unlink(folder("j"))
    let error = #expect(throws: Diagnostic.self) { try file.append("note y\n") }
    #expect(
      error?.message == "cannot write the journal: its file was deleted; begin a new session")
    try file.replace(with: "note x\n")
    try file.append("note y\n")
    #expect(folder.text("j") == "note x\nnote y\n")
  }

  @Test("Lines that the file does not take were none for their sender, and are told why")
  func refused() throws {
    let file = try JournalFile(creating: folder("j"))
    var journal = Journal(file)
    let session = try session()
    try journal.keep(["note one"], in: session)
    #expect(journal.lines == ["note one"] && journal.failure == nil && journal.isKept)
    file.release()
    #expect(throws: Diagnostic.self) { try journal.keep(["note two"], in: session) }
    #expect(journal.lines == ["note one"] && journal.unwrittenCount == 0)
    #expect(journal.failure?.message.hasPrefix("cannot write the journal") == true)
    // What a person did has happened all the same: it is to be written later.
    journal.record(.performed(["note three"], isBranch: false), in: session)
    #expect(journal.lines == ["note one", "note three"] && journal.unwrittenCount == 1)
  }

  @Test("Behind a branch, and behind what belongs before the rest, all of it is written anew")
  func anew() throws {
    let session = try session()
    for isInserted in [true, false] {
      let name = isInserted ? "inserted" : "branch"
      var journal = Journal(try JournalFile(creating: folder(name)))
      journal.record(.performed(["note left"], isBranch: false), in: session)
      if isInserted { journal.insert("note before") }
      journal.record(.performed(["note two"], isBranch: !isInserted), in: session)
      let text = try #require(folder.text(name))
      #expect(try JournalHeader.read(Array(text.utf8), path: name) == JournalHeader())
      let lines = text.split(separator: "\n").dropFirst().map(String.init)
      #expect(lines == session.scenarioLines && journal.unwrittenCount == 0)
    }
  }

  @Test("§2: it says whether a recording goes on, also where it is written anew")
  func recording() throws {
    var kept = KeptSession(try session(), journal: Journal(try JournalFile(creating: folder("j"))))
    for isRecording in [false, true, false, true] {
      kept.note(isRecording: isRecording)
      for isBranch in [false, true, false] {
        kept.write(["note three"], isBranch: isBranch)
        let text = try #require(folder.text("j"))
        #expect(Journal.wasRecording(Array(text.utf8)) == isRecording, "\(text)")
      }
    }
  }

  @Test("Without a file all lines are known, and nothing fails")
  func none() throws {
    var journal = Journal(nil)
    try journal.keep(["note x"], in: try session())
    journal.record(.title("Tea"), in: try session())
    #expect(
      journal.lines == ["note x"] && !journal.isKept && !journal.isDirty && journal.failure == nil)
  }
}

@Suite("What files are like, for a journal that goes on")
struct JournalHashTests {
  private func hash(_ files: [String: String], _ names: [String] = ["Tea.app"]) throws -> String {
    let folder = try ScratchFolder(files)
    return JournalHeader.hash(of: names.map { folder($0) })
  }

  private static let tea = [
    "Tea.app/Info.plist": "<plist/>", "Tea.app/en.lproj/Localizable.strings": "\"A\"=\"a\";",
  ]

  @Test(
    "A change in what input is read from is another hash; what is not read makes none",
    arguments: [
      ("Tea.app/Info.plist", "<plist></plist>", true), ("Tea.app/new.apns", "{}", true),
      ("Tea.app/new.ndjson", "{}", true), ("Tea.app/new.jsonl", "{}", true),
      ("Tea.app/new.json", "{}", true), ("Tea.app/Tea.entitlements", "<plist/>", true),
      ("Tea.app/en.lproj/Localizable.strings", "\"A\"=\"b\";", true),
      ("Tea.app/PlugIns/S.appex/de.lproj/S.strings", "\"B\"=\"b\";", true),
      ("Tea.app/notes.txt", "x", false), ("Tea.app/a/b/c/d/e/deep.strings", "\"C\"=\"c\";", false),
      ("Tea.app/.hidden.strings", "\"C\"=\"c\";", false),
    ])
  func changes(name: String, text: String, isOther: Bool) throws {
    let before = try hash(Self.tea)
    let after = try hash(Self.tea.merging([name: text]) { $1 })
    #expect((before != after) == isOther)
    #expect(before.utf8.count == 16 && before.allSatisfy(\.isHexDigit))
    #expect(try hash(Self.tea) == before, "the same files are the same, wherever they lie")
  }

  @Test("§2: of a scenario with the name of a case the file is hashed")
  func cases() throws {
    let folder = try ScratchFolder(["c.scenario": "case one\nwake\n"])
    let whole = JournalHeader.hash(of: [folder("c.scenario")])
    #expect(JournalHeader.hash(of: [folder("c.scenario[one]")]) == whole)
    #expect(JournalHeader.hash(of: [folder("none.scenario[one]")]) != whole)
  }

  @Test("The order of files counts, a file that is not there does not")
  func order() throws {
    let files = ["a.apns": "1", "b.apns": "2"]
    let both = try hash(files, ["a.apns", "b.apns"])
    #expect(try hash(files, ["b.apns", "a.apns"]) != both)
    #expect(try hash(files, ["a.apns", "none.apns", "b.apns"]) == both)
    #expect(try hash(files, ["a.apns"]) != both)
  }
}
