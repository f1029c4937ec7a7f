import Foundation
import Testing

@testable import Files

@Suite("Files: writes that leave nothing half done")
struct WholeWriteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "tea.apns": "{}", "coffee.apns": "{}", "deep/cup.json": "[]", ".hidden": "x",
    ])
  }

  // With those that hide, unlike `Folder.entries`.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("A file is replaced as a whole, or not at all, and nothing is left beside it")
  func replacing() throws {
    let path = folder("deep/cup.json")
    #expect(WholeWrite.replace(path, with: Array("new".utf8)))
    #expect(try SourceFile.read(path).bytes == Array("new".utf8))
    #expect(WholeWrite.replace(path, with: []))
    #expect(try SourceFile.read(path).bytes == [])
    #expect(try Folder.entries(folder("deep")) == ["cup.json"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(!WholeWrite.replace(folder("none/x"), with: [1]))
    #expect(!WholeWrite.replace(folder("deep"), with: [1]), "a folder stays")
    #expect(try names() == [".hidden", "coffee.apns", "deep", "tea.apns"])
  }

  @Test("A link is replaced, not what it leads to")
  func replacingLink() throws {
    #expect(symlink(folder("tea.apns"), folder("link")) == 0)
    #expect(WholeWrite.replace(folder("link"), with: [7]))
    #expect(try SourceFile.read(folder("tea.apns")).bytes == Array("{}".utf8))
    #expect(try SourceFile.read(folder("link")).bytes == [7] && !FileKind.isLink(folder("link")))
  }

  @Test("Lines are added at the end, and the new length is told")
  func appending() throws {
    let descriptor = open(folder("log"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    #expect(WholeWrite.append(Array("one\n".utf8), to: descriptor, at: 0) == 4)
    #expect(WholeWrite.append([], to: descriptor, at: 4) == 4)
    #expect(WholeWrite.append(Array("two\n".utf8), to: descriptor, at: 4) == 8)
    #expect(try SourceFile.read(folder("log")).bytes == Array("one\ntwo\n".utf8))
    #expect(WholeWrite.append([1], to: -1, at: 0) == nil)
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    #expect(WholeWrite.append([1], to: full, at: 0) == nil && errno == ENOSPC)
  }

  @Test("Where a file cannot be filled the old one stays, with why, and nothing lies beside it")
  func unfilled() throws {
    let new = WholeWrite.replace(folder("tea.apns")) { new, _ in
      errno = WholeWrite.append([1], to: new, at: 0) == 1 ? ENOSPC : 0
      return false
    }
    #expect(new == nil && errno == ENOSPC)
    #expect(try SourceFile.read(folder("tea.apns")).bytes == Array("{}".utf8))
    #expect(try names() == [".hidden", "coffee.apns", "deep", "tea.apns"])
  }

  @Test("A signal that ends the program waits until no half of a key or a journal lies about")
  func signals() throws {
    let before = Self.waits(SIGTERM)
    let new = WholeWrite.replace(folder("tea.apns")) { _, letEnd in
      letEnd()
      return Self.waits(SIGTERM) && !Self.waits(SIGSEGV)
    }
    close(try #require(new))
    #expect(Self.waits(SIGTERM) == before)
  }

  private static func waits(_ number: Int32) -> Bool {
    var held = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &held)
    return sigismember(&held, number) == 1
  }

  @Test("A pipe that would not wait by itself is waited for until it has taken all")
  func waiting() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    try #require(fcntl(output, F_SETFL, fcntl(output, F_GETFL) | O_NONBLOCK) == 0)
    // More than a pipe holds.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    Thread.detachNewThread {
      _ = bytes.withUnsafeBytes { WaitingWrite.write($0, to: output) }
      close(output)
    }
    let file = try SourceFile.read(descriptor: input, path: "-")
    close(input)
    #expect(file.bytes == bytes)
  }
}
