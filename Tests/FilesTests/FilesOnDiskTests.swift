import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Files and folders as the system has them")
struct FilesOnDiskTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "tea.apns": "{}", "coffee.apns": "{}", "deep/cup.json": "[]", ".hidden": "x", "é.txt": "é",
    ])
  }

  private func complaint(_ path: String, limit: Int = 1 << 20) -> String {
    do throws(Diagnostic) {
      let file = try SourceFile.read(path, byteLimit: limit)
      return "read \(file.bytes.count)"
    } catch {
      return folder.short(error)
    }
  }

  @Test("What cannot be read is told in words, at the beginning of the file")
  func words() throws {
    #expect(symlink(folder("gone"), folder("link")) == 0 && symlink("round", folder("round")) == 0)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let long = String(repeating: "x", count: 300)
    let wanted: [(String, String)] = [
      ("tee.apns", "tee.apns:1:1: error: there is no such file; did you mean \"tea.apns\"?"),
      ("nothing/like.it", "nothing/like.it:1:1: error: there is no such file, nor its folder"),
      ("deep", "deep:1:1: error: this is a folder where a file is needed"),
      ("link", "link:1:1: error: there is no such file"),
      ("round", "round:1:1: error: its symbolic links lead in a circle"),
      (
        "pipe",
        "pipe:1:1: error: this is a named pipe where a file is needed; write what it gives into a file"
      ),
      (long, "\(long):1:1: error: the path is too long"),
      ("tea.apns/x", "tea.apns/x:1:1: error: there is no such file"),
    ]
    for (name, words) in wanted {
      #expect(complaint(folder(name)) == words)
    }
    #expect(complaint("/dev/null").hasSuffix("this is a device where a file is needed"))
    #expect(complaint("").contains("there is no such file"))
  }

  @Test("The folder that has none above it is known by every path to it")
  func root() throws {
    #expect(symlink("/", folder("top")) == 0)
    #expect(Folder.isRoot("/") && Folder.isRoot("/tmp/..") && Folder.isRoot(folder("top")))
    #expect(!Folder.isRoot(folder("deep")) && !Folder.isRoot(folder("none")))
  }

  @Test("A file of exactly the limit is read, one byte more is not")
  func limits() {
    #expect(complaint(folder("tea.apns"), limit: 2) == "read 2")
    #expect(
      complaint(folder("tea.apns"), limit: 1)
        == "tea.apns:1:1: error: the file is larger than the 1 bytes that are read")
    #expect(SourceFile.readIfThere(folder("tea.apns"), byteLimit: 1) == nil)
    #expect(
      SourceFile.readIfThere(folder("none")) == nil && SourceFile.readIfThere(folder("deep")) == nil
    )
  }

  @Test("A folder’s names are in the order of their bytes, without those that hide")
  func names() throws {
    try folder.write([], to: "Z")
    try folder.write([], to: "a")
    #expect(
      try Folder.entries(folder.path) == ["Z", "a", "coffee.apns", "deep", "tea.apns", "é.txt"])
    #expect(Folder.entriesIfThere(folder("none")) == nil)
    for (name, end) in [
      ("tea.apns", "this is a file where a folder is needed"),
      ("deap", "there is no such file; did you mean \"\(folder("deep"))\"?"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try Folder.entries(folder(name)) }
      #expect(error?.message == end)
    }
  }

  @Test("What a path leads to is told, links followed")
  func kinds() throws {
    #expect(symlink("deep", folder("alias")) == 0 && symlink("nowhere", folder("dead")) == 0)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    #expect(
      FileKind(path: folder("tea.apns")) == .regular && FileKind(path: folder("alias")) == .folder)
    #expect(FileKind(path: folder("pipe")) == .pipe && FileKind(path: "/dev/null") == .device)
    #expect(FileKind(path: folder("dead")) == nil && FileKind(path: folder("none")) == nil)
    #expect(FileKind.isLink(folder("dead")) && FileKind.isLink(folder("alias")))
    #expect(!FileKind.isLink(folder("deep")) && !FileKind.isLink(folder("none")))
    #expect(Folder.isFolder(folder("alias")) && !Folder.isFolder(folder("pipe")))
    #expect(Folder.isRegularFile(folder("tea.apns")) && !Folder.isRegularFile(folder("alias")))
    #expect(Folder.isNamedPipe(folder("pipe")) && !Folder.isNamedPipe(folder("dead")))
    #expect(Folder.whole(folder("alias/../alias/cup.json")).name == "cup.json")
    #expect(Folder.whole(folder("none/../x")).text == folder("none/../x"))
  }

  @Test("Two paths of one file are one, and other files are others")
  func identity() {
    let one = FileIdentity(path: folder("tea.apns"))
    #expect(one != nil && one == FileIdentity(path: folder("deep/../tea.apns")))
    #expect(one != FileIdentity(path: folder("coffee.apns")))
    #expect(FileIdentity(path: folder("none")) == nil)
  }

  @Test(
    "Why something cannot be written is said in our words where they are known",
    arguments: [
      (ENOSPC, "the disk is full"), (EDQUOT, "the disk is full"),
      (EROFS, "writing here is not permitted"), (EACCES, "writing here is not permitted"),
      (EPERM, "writing here is not permitted"), (EBADF, "Bad file descriptor"),
    ])
  func writingErrors(number: Int32, words: String) {
    #expect(number.writingErrorWords == words)
  }

  @Test(
    "A pipe that cannot be opened is told with why, and where too many files are open, with what helps"
  )
  func unopenedPipes() throws {
    for number in [EMFILE, ENFILE] {
      #expect(number.openingErrorWords == "too many files are open; allow more (ulimit -n)")
    }
    let error = #expect(throws: Diagnostic.self) { try Folder.openPipe(folder("none")) }
    #expect(error?.message == "this pipe cannot be opened: No such file or directory")
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let descriptor = try Folder.openPipe(folder("pipe"), O_NONBLOCK)
    #expect(descriptor >= 0 && close(descriptor) == 0)
  }

  @Test(
    "A large file comes in pieces that are all of it", arguments: [0, 1, 131_071, 131_072, 300_001])
  func chunks(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "large")
    var read: [UInt8] = []
    #expect(FileChunks.read(folder("large")) { read += $0 })
    #expect(read == bytes)
    #expect(try SourceFile.read(folder("large")).bytes == bytes)
  }

  @Test("What is no regular file comes in no pieces")
  func noChunks() {
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    let cut = folder("deep/cup.json") + "\0"
    for path in [folder("pipe"), folder("deep"), folder("none"), "/dev/zero", cut] {
      #expect(!FileChunks.read(path) { _ in Issue.record("something of \(path) was read") })
    }
  }
}
