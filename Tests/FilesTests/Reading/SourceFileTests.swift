import Notifications
import Testing

@testable import Files

@Suite("Files: reading bytes")
struct SourceFileTests {
  @Test("A file is read whole, however large, and an empty one is empty")
  func reads() throws {
    let folder = try TemporaryFolder(["empty.json": ""])
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "large.bin")
    #expect(try SourceFile.read(folder("large.bin")).bytes == bytes)
    #expect(try SourceFile.read(folder("empty.json")).bytes == [])
  }

  @Test(
    "What cannot be read is said in one line",
    arguments: [
      ("chat.apn", "chat.apn:1:1: error: there is no such file; did you mean \"chat.apns\"?"),
      ("unlike", "unlike:1:1: error: there is no such file"),
      ("none/a.apns", "none/a.apns:1:1: error: there is no such file, nor its folder"),
      ("folder", "folder:1:1: error: this is a folder where a file is needed"),
      ("chat.apns/a", "chat.apns/a:1:1: error: there is no such file"),
      ("chat.apns", "chat.apns:1:1: error: the file is larger than the 1 bytes that are read"),
    ])
  func complaints(name: String, complaint: String) throws {
    let folder = try TemporaryFolder(["chat.apns": "{}", "folder/a": ""])
    let error = #expect(throws: Diagnostic.self) {
      try SourceFile.read(folder(name), byteLimit: 1)
    }
    #expect(error.map { folder.short($0) } == complaint)
  }

  @Test("At a path with a zero byte nothing is read, though what stands before it names a file")
  func cutShort() throws {
    let folder = try TemporaryFolder(["chat.apns": "{}"])
    let error = #expect(throws: Diagnostic.self) {
      try SourceFile.read(folder("chat.apns\0.json"))
    }
    #expect(error?.message == "no name of a file has a zero byte; leave it out")
  }

  @Test("Encodings are told by their marks, or by where zero bytes are")
  func encodings() {
    #expect(TextEncoding.utf8([0xEF, 0xBB, 0xBF, 0x61]) == Array("a".utf8))
    #expect(TextEncoding.utf8([0xFE, 0xFF, 0, 0x61]) == Array("a".utf8))
    #expect(TextEncoding.utf8([0xFF, 0xFE, 0xE9, 0]) == Array("é".utf8))
    #expect(TextEncoding.utf8([0x61, 0, 0x62, 0]) == Array("ab".utf8))
    #expect(TextEncoding.utf8([0, 0x61, 0, 0x62]) == Array("ab".utf8))
    #expect(TextEncoding.utf8([0xFF, 0xFE, 0x3D, 0xD8, 0, 0xDE]) == Array("😀".utf8))
    #expect(TextEncoding.utf8([0, 0, 1, 0]) == nil)
  }

  @Test("Paths are taken apart by their slashes")
  func paths() {
    let path = FilePath("a/b.c/Chat.App/")
    #expect(
      [path.text, path.name, path.stem, path.kind, path.folder]
        == ["a/b.c/Chat.App", "Chat.App", "Chat", "app", "a/b.c"])
    #expect(
      FilePath("/x").folder == "/" && FilePath("x").folder == "." && FilePath(".x").kind == "")
    #expect(FilePath("/").appending("x") == "/x")
  }

  @Test("Names in a folder are in order, without hidden ones")
  func entries() throws {
    let folder = try TemporaryFolder(["b": "", "a": "", "B": "", ".c": ""])
    #expect(try Folder.entries(folder.path) == ["B", "a", "b"])
    let error = #expect(throws: Diagnostic.self) { try Folder.entries(folder("a")) }
    #expect(error?.message == "this is a file where a folder is needed")
  }

  @Test("A name with a zero byte leads nowhere, and not to what stands before it")
  func zeroByte() throws {
    let folder = try TemporaryFolder(["a": ""])
    #expect(!Folder.exists(folder("a\0.apns")))
    #expect(Folder.entriesIfThere(folder("\0")) == nil)
    let reach = FileReach(read: [folder.path], write: [folder.path])
    #expect(reach.mayWrite(folder("b")) && !reach.mayWrite(folder("b\0.scenario")))
    #expect(reach.mayRead(folder("a")) && !reach.mayRead(folder("a\0")))
  }
}
