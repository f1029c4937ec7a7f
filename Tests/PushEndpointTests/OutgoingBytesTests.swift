import Glibc
import Testing

@testable import PushEndpoint

@Suite("Bytes on their way to a client")
struct OutgoingBytesTests {
  private func pair() throws -> (writing: Int32, reading: Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let status = socketpair(AF_UNIX, type, 0, &ends)
    try #require(status == 0)
    return (ends[0], ends[1])
  }

  // Some bytes of a long row in which each place can be told.
  private func piece(_ number: Int) -> [UInt8] {
    (0..<size).map { UInt8(($0 + number * size) % 251) }
  }

  private let size = 1 << 13

  @Test("A client that reads, but never quite all, does not fill the memory with what it has read")
  func slowReader() throws {
    let ends = try pair()
    defer { for end in [ends.writing, ends.reading] { close(end) } }
    var outgoing = OutgoingBytes()
    // More than the system takes at once.
    for number in 0..<64 { outgoing += piece(number) }
    let first = outgoing.write(to: ends.writing)
    #expect(first == .later)
    var (read, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: size))
    for number in 64..<250 {
      while read.count < (number - 63) * size {
        let count = Glibc.read(ends.reading, &buffer, size)
        try #require(count > 0)
        read += buffer.prefix(count)
        _ = outgoing.write(to: ends.writing)
      }
      outgoing += piece(number)
      let outcome = outgoing.write(to: ends.writing)
      try #require(outcome == .later)
      try #require(outgoing.heldCount <= 2 * outgoing.waitingCount, "after \(number)")
    }
    #expect(read == Array((0..<250).flatMap(piece).prefix(read.count)))
  }
}
