import Glibc
import TestSupport
import Testing

@testable import Sessions

@Suite("An undo and a journal that takes nothing")
struct UnwrittenUndoTests {
  @Test("An undo that cannot be written comes with the next lines that can, all anew")
  func undone() throws {
    let folder = try ScratchFolder()
    let file = try JournalFile(creating: folder("journal"))
    var run = try HeadlessRun.played(
      "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\nwake\nlock\n")
    run.kept = KeptSession(run.session, journal: Journal(file, listsLines: false))
    let files = DataLocations(dataFolder: nil).files(folder: "")
    file.release()
    // A journal that is written anew is a new file, which takes the place of no folder.
    try #require(unlink(folder("journal")) == 0)
    try folder.write([], to: "journal/full")
    _ = run.perform("undo", files: files)
    guard case .lost(_, unwritten: 0)? = run.kept.takeOutcome() else {
      Issue.record("the journal was written")
      return
    }
    #expect(run.session.redoTitle != nil, "the undo stays")
    try #require(rename(folder("journal"), folder("elsewhere")) == 0)
    _ = run.perform("setting tea sounds=off", files: files)
    #expect(run.kept.takeOutcome() == .recovered)
    let text = folder.text("journal") ?? ""
    #expect(text.hasPrefix("# coversheet"), "\(text)")
    #expect(try HeadlessRun.played(text).phone == run.phone)
    #expect(run.kept.journal.lines.isEmpty, "where none asks for them, none are held")
  }
}
