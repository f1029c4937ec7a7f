import Foundation
import Testing

@testable import Files

@Suite("Files: what an editor holds and has not saved")
struct UnsavedTextsTests {
  private func bytes(_ path: String) -> String? {
    SourceFile.readIfThere(path).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private func keep(_ text: String, at path: String) {
    UnsavedTexts.keep(Array(text.utf8), at: path)
  }

  @Test("A text that is held is read however the path is spelled, until it is forgotten")
  func spellings() throws {
    let folder = try TemporaryFolder(["day.scenario": "saved"])
    let (path, link) = (folder("day.scenario"), folder("link"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    keep("typed", at: path)
    defer { UnsavedTexts.forget(path) }
    for spelling in [path, link, folder("./day.scenario")] { #expect(bytes(spelling) == "typed") }
    UnsavedTexts.forget(path)
    for spelling in [path, link] { #expect(bytes(spelling) == "saved") }
  }

  @Test("A file that gets the number of one that was replaced is not read as that one")
  func replaced() throws {
    let folder = try TemporaryFolder(["day.scenario": "saved", "new": "saved anew"])
    let (path, other) = (folder("day.scenario"), folder("other.scenario"))
    keep("typed", at: path)
    defer { UnsavedTexts.forget(path) }
    // As an editor saves by renaming; the number that is left goes to another file.
    #expect(rename(path, other) == 0 && rename(folder("new"), path) == 0)
    #expect(bytes(other) == "saved", "nobody has this one open")
    #expect(bytes(path) == "typed")
    keep("typed anew", at: path)
    #expect(bytes(other) == "saved")
    #expect(bytes(folder("./day.scenario")) == "typed anew")
  }

  @Test("What was never saved is there for all who look: a file in its folder")
  func neverSaved() throws {
    let folder = try TemporaryFolder(["tea/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("tea"))
    let path = folder("tea/day.scenario")
    #expect(!Folder.exists(path))
    keep("typed", at: path)
    defer { UnsavedTexts.forget(path) }
    for spelling in [path, folder("link/day.scenario"), folder("tea/../tea/day.scenario")] {
      #expect(Folder.exists(spelling) && Folder.isRegularFile(spelling), "\(spelling)")
      #expect(bytes(spelling) == "typed")
      #expect(FileIdentity(path: spelling) == FileIdentity(path: path))
    }
    #expect(try Folder.entries(folder("link")) == ["a.txt", "day.scenario"])
    #expect(FileIdentity(path: path) != FileIdentity(path: folder("tea/a.txt")))
    #expect(!Folder.exists(folder("day.scenario")), "only in its own folder")
    UnsavedTexts.forget(path)
    #expect(!Folder.exists(path) && FileIdentity(path: path) == nil)
    #expect(try Folder.entries(folder("tea")) == ["a.txt"])
  }

  @Test("What was saved meanwhile is listed once, and a folder is there with what is to be in it")
  func edges() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    let (saved, lost) = (folder("b.txt"), folder("none/c.txt"))
    for path in [saved, lost] { keep("typed", at: path) }
    defer { for path in [saved, lost] { UnsavedTexts.forget(path) } }
    try folder.write(Array("typed".utf8), to: "b.txt")
    #expect(try Folder.entries(folder.path) == ["a.txt", "b.txt", "none"])
    #expect(bytes(lost) == "typed" && FileIdentity(path: lost) != nil)
    #expect(Folder.exists(folder("none")) && Folder.isFolder(folder("none")))
    #expect(try Folder.entries(folder("none")) == ["c.txt"])
    UnsavedTexts.forget(lost)
    #expect(!Folder.exists(folder("none")) && Folder.entriesIfThere(folder("none")) == nil)
    #expect(try Folder.entries(folder.path) == ["a.txt", "b.txt"])
  }

  @Test("Of thousands of texts each is listed in its folder alone, be that spelled in two ways")
  func manyFolders() throws {
    let folder = try TemporaryFolder(["tea/a.txt": "", "soup/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("tea"))
    let names = ["tea/b.txt", "tea/c.txt", "link/d.txt", "soup/e.txt", "none/f.txt", "none/g.txt"]
    for name in names { keep("typed", at: folder(name)) }
    defer { for name in names { UnsavedTexts.forget(folder(name)) } }
    #expect(UnsavedTexts.names(in: folder("tea")).sorted() == ["b.txt", "c.txt", "d.txt"])
    #expect(UnsavedTexts.names(in: folder("link/")).sorted() == ["b.txt", "c.txt", "d.txt"])
    #expect(UnsavedTexts.names(in: folder("soup")) == ["e.txt"])
    #expect(UnsavedTexts.names(in: folder("none")).sorted() == ["f.txt", "g.txt"])
    #expect(UnsavedTexts.names(in: folder.path) == ["none"])
  }

  @Test("G5: of two files whose names only look alike each has the text that was typed in it")
  func lookalikes() throws {
    let folder = try TemporaryFolder()
    let paths = ["caf\u{E9}.txt", "cafe\u{301}.txt"].map { folder($0) }
    for path in paths { keep(String(path.utf8.count), at: path) }
    defer { for path in paths { UnsavedTexts.forget(path) } }
    for path in paths { #expect(bytes(path) == String(path.utf8.count)) }
    #expect(FileIdentity(path: paths[0]) != FileIdentity(path: paths[1]))
    #expect(try Folder.entries(folder.path).count == 2)
    UnsavedTexts.forget(paths[1])
    #expect(bytes(paths[0]) != nil && bytes(paths[1]) == nil)
  }
}
