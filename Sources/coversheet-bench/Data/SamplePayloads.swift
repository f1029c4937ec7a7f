import Notifications

/// Made-up payloads as an `.ndjson` file has them, about 300 bytes each, the same in every run.
///
/// Forty apps; threads of about twenty, but never so few that a screen is not full of stacks.
struct SamplePayloads {
  private static let words = [
    "the", "garden", "is", "open", "until", "nine", "and", "seven", "new", "lamps", "wait", "for",
    "you", "beside", "quiet", "water", "please", "bring", "a", "coat", "after", "lunch", "today",
  ]
  private static let levels = ["passive", "active", "time-sensitive"]
  private var random = SplitMix(seed: 7)
  private let threads: Int

  /// Prepares some payloads.
  private init(count: Int) { threads = max(20, count / 20) }

  /// The lines of some payloads.
  static func lines(_ count: Int) -> [UInt8] {
    var payloads = SamplePayloads(count: count)
    var lines: [UInt8] = []
    lines.reserveCapacity(count * 330)
    for number in 0..<count { lines += payloads.line(number).utf8 }
    return lines
  }

  private mutating func line(_ number: Int) -> String {
    let thread = pick(threads)
    let app = thread % 40
    let body = (0..<15).map { _ in Self.words[pick(Self.words.count)] }.joined(separator: " ")
    return """
      {"Simulator Target Bundle":"com.example.app\(app)","aps":{"alert":{"title":"App \(app) \
      number \(number)","body":"\(body)"},"thread-id":"thread\(thread)","badge":\(number % 99),\
      "sound":"default","interruption-level":"\(Self.levels[number % 3])",\
      "relevance-score":0.\(number % 10)},"ts":\(1_700_000_000 + number)}\n
      """
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}
