/// A hash that is the same in every run and on every machine, which Swift's own
/// is not (FNV-1a, 64 bits).
///
/// It tells files and names apart; it is not cryptographic, so two that collide can be made.
package struct StableHash: Equatable, Sendable {
  /// The hash of what was added so far.
  package private(set) var value: UInt64

  /// Begins with nothing.
  ///
  /// - Parameter seed: Another one gives other hashes.
  package init(seed: UInt64 = 0) { value = seed ^ 0xcbf2_9ce4_8422_2325 }

  /// Takes bytes in, after what was taken in before.
  package mutating func add(_ bytes: [UInt8]) {
    // Of one type and through one pointer: whole files pass here at every start.
    value = bytes.withUnsafeBufferPointer { Self.hash(of: $0, after: value) }
  }

  /// Takes eight bytes in at once: another hash than of the eight one by one,
  /// in an eighth of the time.
  package mutating func add(word: UInt64) { value = (value ^ word) &* Self.prime }

  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  private static func hash(of bytes: UnsafeBufferPointer<UInt8>, after value: UInt64) -> UInt64 {
    bytes.reduce(value) { ($0 ^ UInt64($1)) &* prime }
  }

  /// The hash of a text.
  ///
  /// - Parameter seed: Another one gives other hashes.
  package init(_ text: String, seed: UInt64 = 0) {
    self.init(seed: seed)
    // Without a copy where the text is in one piece: several are hashed for each push.
    let hash = text.utf8.withContiguousStorageIfAvailable { Self.hash(of: $0, after: value) }
    if let hash { value = hash } else { add(Array(text.utf8)) }
  }

  /// The hash as 16 hexadecimal digits in lower case.
  package var digits: String { value.hexadecimalDigits }
}

extension UInt64 {
  /// 16 hexadecimal digits in lower case.
  package var hexadecimalDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
