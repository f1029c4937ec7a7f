import Notifications
import Push
import TestSupport
import Testing

@Suite("The feedback service")
struct FeedbackTupleTests {
  @Test("Z73 (B44): a tuple is when, how long the token is, and the token")
  func tuple() {
    let tuple = FeedbackTuple(timestamp: 1_276_290_000, token: BinaryVectors.token)
    let digits = "4c12a3d00020\(BinaryVectors.tokenDigits)"
    #expect(tuple.bytes.hexadecimalDigits == digits && tuple.bytes.count == 38)
    let later = FeedbackTuple(timestamp: 1_541_322_000, token: BinaryVectors.token)
    #expect(later.bytes.hexadecimalDigits.hasPrefix("5bdeb510"))
    #expect(FeedbackTuple.list(tuple.bytes + later.bytes) == [tuple, later])
    #expect(FeedbackTuple.list([]) == [])
    #expect(FeedbackTuple.list(Array(tuple.bytes.dropLast())) == nil, "cut off")
  }

  @Test(
    "B44, B45: a token of ours has 32 bytes, and the seconds are those of the moment it was found out"
  )
  func ofDevice() {
    let token = DeviceToken(app: "com.example.bistro", seed: 1)
    let date = Instant(milliseconds: 1_276_290_000_999)
    let tuple = FeedbackTuple(token, foundOutAt: date)
    #expect(tuple.timestamp == 1_276_290_000)
    #expect(tuple.token.hexadecimalDigits == token.description && tuple.bytes.count == 38)
    #expect(FeedbackTuple(token, foundOutAt: Instant(milliseconds: -1)).timestamp == 0)
    #expect(FeedbackTuple(token, foundOutAt: .last).timestamp == UInt32.max)
  }

  @Test(
    "B44: a list of tokens of any length reads back; cut off within one it is none",
    arguments: 1...10 as ClosedRange<UInt64>)
  func lists(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let tuples = (0..<4).map { _ in
      FeedbackTuple(
        timestamp: UInt32(truncatingIfNeeded: random.next()),
        token: (0..<Int.random(in: 0...40, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        })
    }
    let bytes = tuples.flatMap(\.bytes)
    let ends = [0, 1, 2, 3, 4].map { tuples.prefix($0).reduce(0) { $0 + $1.bytes.count } }
    for count in 0...bytes.count {
      let whole = ends.firstIndex(of: count).map { Array(tuples.prefix($0)) }
      #expect(FeedbackTuple.list(Array(bytes.prefix(count))) == whole, "\(count) bytes")
    }
  }
}
