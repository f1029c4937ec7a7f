import Notifications

/// The identifiers of requests, `apns-id` and `apns-unique-id` (B13, B14, B20).
package enum APNsIdentifier {
  /// B13: whether a text is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  ///
  /// Capitals are let pass: they go back as they came.
  package static func isWellFormed(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : byte.isHexadecimalDigit
    }
  }

  /// B14: an identifier that is always the same for the same numbers.
  ///
  /// - Parameters:
  ///   - number: The request's number.
  ///   - purpose: What it is for: two identifiers of one request differ.
  package static func made(seed: UInt64, number: Int, for purpose: String) -> String {
    var generator = SplitMix(
      seed: StableHash(purpose, seed: seed).value &+ UInt64(truncatingIfNeeded: number))
    let (high, low) = (generator.next(), generator.next())
    // The version, 4, and the variant: whoever parses it finds a random UUID.
    let first = (high & 0xffff_ffff_ffff_0fff) | 0x4000
    let second = (low & 0x3fff_ffff_ffff_ffff) | 0x8000_0000_0000_0000
    let digits = Array((first.hexadecimalDigits + second.hexadecimalDigits).utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }
}

extension UInt8 {
  /// Whether it is `0` to `9`, `a` to `f` or `A` to `F`.
  var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
