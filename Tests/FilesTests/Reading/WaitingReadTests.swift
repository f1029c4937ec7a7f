import Foundation
import Notifications
import Testing

@testable import Files

@Suite("Files: reads that wait")
struct WaitingReadTests {
  @Test("A pipe that would not wait by itself is waited for, and read to its end")
  func late() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (input, output) = (ends[0], ends[1])
    try #require(fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK) == 0)
    let thread = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    Thread.detachNewThread {
      for piece in ["Soup", " and", " cake"] {
        Self.waitUntilAsleep("/proc/" + thread)
        write(output, piece, piece.utf8.count)
      }
      Self.waitUntilAsleep("/proc/" + thread)
      close(output)
    }
    let file = try SourceFile.read(descriptor: input, path: "-")
    close(input)
    #expect(String(decoding: file.bytes, as: UTF8.self) == "Soup and cake")
  }

  // Nothing was there to read, and the thread has noticed.
  private static func waitUntilAsleep(_ thread: String) {
    while let state = try? String(contentsOfFile: thread + "/stat", encoding: .utf8),
      state.split(separator: ") ").last?.hasPrefix("S") == false
    {
      sched_yield()
    }
  }

  @Test("A file and a folder are as for any read: its bytes and then the end, a reason")
  func others() throws {
    let folder = try TemporaryFolder(["a": "Soup"])
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 3)
    defer { buffer.deallocate() }
    let file = open(folder("a"), O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect((0..<3).map { _ in WaitingRead.read(file, into: buffer) } == [3, 1, 0])
    let parent = open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { close(parent) }
    #expect(WaitingRead.read(parent, into: buffer) < 0 && errno == EISDIR)
  }
}
