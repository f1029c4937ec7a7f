import TestSupport
import TestTraits
import Testing

@Suite("Pictures of scenarios that are gone", .waitsOutside)
struct AbandonedPictureTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "new.scenario": "expect groups 0\n", "new.snapshots/kept.txt": "x",
      "old.snapshots/phone.txt": "x", "deep/older.snapshots/a.txt": "x",
      "theirs.snapshots/a.txt": "x", "theirs.snapshots/notes.md": "x",
      "_part.snapshots/a.txt": "x", "single/a.scenario": "expect groups 0\n",
    ])
  }

  private static let told = [
    "./old.snapshots:1:1: warning: old.scenario is gone, and nothing compares its pictures any more; "
      + "--update-snapshots removes them",
    "./deep/older.snapshots:1:1: warning: older.scenario is gone",
  ]

  @Test("They are told once for each folder, and fail where warnings count")
  func told() throws {
    let desk = try desk()
    let outcome = try desk.run("test", ".")
    for warning in Self.told { #expect(outcome.errors.contains(warning), "\(outcome.errors)") }
    #expect(!outcome.errors.contains("theirs") && !outcome.errors.contains("_part"))
    #expect(outcome.status == .exited(0))
    #expect(try desk.run("test", "--strict", ".").status == .exited(1))
  }

  @Test("They are removed where pictures are drawn anew, and nothing else is")
  func removed() throws {
    let desk = try desk()
    let outcome = try desk.run("test", ".", "--update-snapshots")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text("old.snapshots/phone.txt") == nil)
    #expect(desk.folder.text("deep/older.snapshots/a.txt") == nil)
    for kept in ["theirs.snapshots/a.txt", "theirs.snapshots/notes.md", "_part.snapshots/a.txt"] {
      #expect(desk.folder.text(kept) == "x")
    }
    #expect(!(try desk.run("test", ".").errors.contains("is gone")))
  }

  @Test(
    "Nothing is said of them where only some tests are played",
    arguments: [["."] + ["--filter=new"], [".", "--shard=1/2"], ["new.scenario"], ["single"]])
  func partly(words: [String]) throws {
    let desk = try desk()
    for option in [[], ["--update-snapshots"]] {
      let outcome = try desk.run(["test"] + words + option)
      #expect(!outcome.errors.contains("is gone"), "\(outcome.errors)")
    }
    #expect(desk.folder.text("old.snapshots/phone.txt") == "x")
  }
}
