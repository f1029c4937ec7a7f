import Glibc
import Testing

@testable import Files

@Suite("Files: large ones, whose pages the system may take back")
struct BackedPagesTests {
  private static let bytes = (0..<BackedPages.leastBytes + 12_345).map {
    UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12)
  }

  @Test("What was given back comes again as it was")
  func comesAgain() throws {
    let bytes = Self.bytes
    let pages = try #require(BackedPages(bytes), "no file can be made in /var/tmp")
    #expect(bytes == Self.bytes)
    pages.release(bytes.indices, of: bytes)
    #expect(bytes == Self.bytes)
    pages.release(1..<20_001, of: bytes)
    pages.release(9000..<9001, of: bytes)
    pages.release(0..<0, of: bytes)
    #expect(bytes == Self.bytes)
  }

  @Test("A copy that is changed is another one, and the pages stay")
  func copied() throws {
    let bytes = Self.bytes
    let pages = try #require(BackedPages(bytes))
    var copy = bytes
    copy[100_000] ^= 0xFF
    pages.release(bytes.indices, of: bytes)
    #expect(bytes[100_000] == Self.bytes[100_000] && copy[100_000] != bytes[100_000])
  }

  @Test("Bytes that no file backs are never given back")
  func others() throws {
    let pages = try #require(BackedPages(Self.bytes))
    let others = [UInt8](repeating: 7, count: 100_000)
    pages.release(others.indices, of: others)
    #expect(others.allSatisfy { $0 == 7 })
    #expect(BackedPages(others) == nil, "small ones stay as they are")
  }

  @Test("A large file that is cut and written anew while it is open is what it was")
  func written() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.bytes, to: "large.ndjson")
    let file = try SourceFile.read(folder("large.ndjson"))
    try folder.write([1, 2, 3], to: "large.ndjson")
    file.release(file.bytes.indices)
    #expect(file.bytes == Self.bytes)
  }

  @Test("A large file is read from where it stands, and not where it gives fewer bytes")
  func read() throws {
    let folder = try TemporaryFolder()
    let descriptor = try Self.open("large.ndjson", in: folder, at: 3)
    defer { close(descriptor) }
    #expect(BackedPages.read(Self.bytes.count + 1, from: descriptor) == nil, "it is shorter")
    #expect(lseek(descriptor, 0, SEEK_CUR) == 3)
    let (bytes, pages) = try #require(BackedPages.read(Self.bytes.count, from: descriptor))
    #expect(bytes == Self.bytes)
    pages.release(bytes.indices, of: bytes)
    #expect(bytes == Self.bytes)
  }

  @Test("Of a large file that standard input has come to the middle of, the rest is read")
  func middle() throws {
    let folder = try TemporaryFolder()
    let descriptor = try Self.open("large.ndjson", in: folder, at: 3)
    defer { close(descriptor) }
    let file = try SourceFile.read(descriptor: descriptor, path: "-")
    file.release()
    #expect(file.bytes == Self.bytes)
  }

  private static func open(_ name: String, in folder: TemporaryFolder, at start: Int) throws
    -> Int32
  {
    try folder.write([UInt8](repeating: 1, count: start) + bytes, to: name)
    let descriptor = Glibc.open(folder(name), O_RDONLY | O_CLOEXEC)
    lseek(descriptor, off_t(start), SEEK_SET)
    return descriptor
  }

  @Test("Lines of a large file are what they are in memory, also once they were given back")
  func lines() throws {
    let words = String(repeating: "It boils. ", count: 400)
    let text = (0..<1200).map { #"{"aps":{"alert":{"title":"Tea \#($0)","body":"\#(words)"}}}"# }
      .joined(separator: "\n")
    let folder = try TemporaryFolder()
    try folder.write(Array(text.utf8), to: "large.ndjson")
    let file = try SourceFile.read(folder("large.ndjson"))
    try #require(file.bytes.count > BackedPages.leastBytes)
    let read = Array(PayloadLines(file))
    let kept = Array(PayloadLines(SourceFile(path: file.path, bytes: file.bytes)))
    #expect(read == kept && read.count == 1200)
    #expect(read[7].payload?.content?.title?.wording == .literal("Tea 7"))
    read[1199].payload?.source.releaseFile()
    #expect(read == kept)
  }
}
