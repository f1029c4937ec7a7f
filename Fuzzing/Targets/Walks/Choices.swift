import Notifications

/// Where the choices of a walk come from: first the bytes of an input, then a generator.
struct Choices: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>
  private var random: SplitMix

  /// - Parameter bytes: One for each choice among a few; the same bytes make the same choices.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
    random = SplitMix(seed: UInt64(bytes.count))
  }

  init(seed: UInt64) {
    bytes = []
    random = SplitMix(seed: seed)
  }

  mutating func next() -> UInt64 { random.next() }

  /// A number below another, which is above 0.
  mutating func below(_ count: Int) -> Int {
    guard count <= 256, let byte = bytes.popFirst() else {
      return Int(random.next() % UInt64(count))
    }
    return Int(byte) % count
  }

  /// One of some values; nil of none.
  mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }
}
