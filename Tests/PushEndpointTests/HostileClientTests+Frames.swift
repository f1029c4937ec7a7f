import Push
import Testing

@testable import PushEndpoint

// Frames that cannot be, and more of them than are taken.
extension HostileClientTests {
  private func sessions(of harness: EndpointHarness) -> [HTTP2Session] {
    harness.endpoint.channels.compactMap { ($0 as? HTTPConnection)?.http }
  }

  @Test(
    "Frames of wrong lengths end the connection, which is told why",
    arguments: [
      (RawHTTP2.frame(4, 0, 0, [1, 2, 3]), 6), (RawHTTP2.frame(6, 0, 0, [1]), 6),
      (RawHTTP2.frame(8, 0, 0, [0]), 6), (RawHTTP2.frame(3, 0, 1, [0]), 6),
      (RawHTTP2.frame(2, 0, 1, [0]), 6), ([0xff, 0xff, 0xff, 1, 4, 0, 0, 0, 1], 6),
      (RawHTTP2.frame(1, 4, 0, RawHTTP2.request), 1), (RawHTTP2.frame(0, 0, 1, [1, 2]), 1),
      (RawHTTP2.frame(1, 4 | 8, 1, [255] + RawHTTP2.request), 1),
      (RawHTTP2.frame(9, 4, 1, []), 1), (RawHTTP2.frame(5, 4, 1, [0, 0, 0, 2]), 1),
      (RawHTTP2.frame(1, 4, 1, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]), 9),
    ] as [([UInt8], UInt8)])
  func wrongLengths(frame: [UInt8], code: UInt8) throws {
    let (_, closing, received) = try provoke(RawHTTP2.preface + frame)
    #expect(closing != nil)
    let farewell = try #require(RawHTTP2.frames(in: received).last)
    #expect(farewell.type == 7)
    // The last stream stands before the code.
    let told: [UInt8] = Array(farewell.payload.dropFirst(4).prefix(4))
    #expect(told == [0, 0, 0, code])
  }

  @Test("Header fields beyond the limit end their stream, and no more than the limit is kept")
  func oversizedHeaders() throws {
    let many = (0..<300).flatMap { RawHTTP2.literal("x-\($0)", String(repeating: "y", count: 40)) }
    let (harness, closing, received) = try provoke(
      RawHTTP2.preface + RawHTTP2.frame(1, 4 | 1, 1, Array((RawHTTP2.request + many).prefix(16384)))
    )
    #expect(harness.receiver.requests.count == 1)
    let resets = RawHTTP2.frames(in: received).filter { $0.type == 3 }
    #expect(resets.map(\.stream) == [1], "and the connection goes on")
    #expect(resets.first?.payload == [0, 0, 0, 0x0b], "ENHANCE_YOUR_CALM")
    #expect(closing == "its header has more than 16384 bytes; each field counts with 32 more")
    let sessions = sessions(of: harness)
    #expect(sessions.count == 2)
    #expect(sessions.allSatisfy { $0.openStreamCount == 0 && $0.oldestIncomplete == nil })
  }

  @Test("Of ten thousand streams, those beyond the limit are refused")
  func manyStreams() throws {
    let flood = (0..<10_000).flatMap { RawHTTP2.frame(1, 4, UInt32(2 * $0 + 1), RawHTTP2.request) }
    let (harness, closing, received) = try provoke(RawHTTP2.preface + flood)
    #expect(harness.receiver.requests.count == 1)
    let resets = RawHTTP2.frames(in: received).filter { $0.type == 3 }
    let beyond: [UInt32] = (1000..<10_000).map { 2 * $0 + 1 }
    #expect(resets.map(\.stream) == beyond)
    #expect(resets.allSatisfy { $0.payload == [0, 0, 0, 7] }, "REFUSED_STREAM")
    #expect(closing == nil)
    #expect(sessions(of: harness).map(\.openStreamCount).max() == 1000)
  }
}
