import Notifications

/// The identifiers of requests, `apns-id` and `apns-unique-id` (B13, B14, B20).
package enum APNsIdentifier {
  /// B13: whether a text is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
  ///
  /// Capitals are let pass: they go back as they came.
  ///
  ///     APNsIdentifier.isWellFormed("123e4567-e89b-12d3-a456-4266554400a0")  // true
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
  ///   - seed: The scenario's, so that a run has the same identifiers each time.
  ///   - number: The request's number.
  ///   - purpose: What it is for: two identifiers of one request differ.
  /// - Returns: In lower case, with the version and variant of a random UUID.
  package static func made(seed: UInt64, number: Int, for purpose: String) -> String {
    var generator = SplitMix(
      seed: StableHash(purpose, seed: seed).value &+ UInt64(truncatingIfNeeded: number))
    let (high, low) = (generator.next(), generator.next())
    // The version, 4, and the variant: it parses as a random UUID.
    let first = (high & 0xffff_ffff_ffff_0fff) | 0x4000
    let second = (low & 0x3fff_ffff_ffff_ffff) | 0x8000_0000_0000_0000
    return text(of: first, second)
  }

  /// What an identifier is made of: a text for each of many thousand requests would be kept else.
  package struct Origin: Hashable, Sendable {
    /// As for `made`.
    package let seed: UInt64
    /// The request's number.
    package let number: Int

    package init(seed: UInt64, number: Int) {
      self.seed = seed
      self.number = number
    }
  }

  // Digit by digit: two are made for each push.
  private static func text(of first: UInt64, _ second: UInt64) -> String {
    String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for index in 0..<32 {
        if index == 8 || index == 12 || index == 16 || index == 20 {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let word = index < 16 ? first : second
        let digit = UInt8(truncatingIfNeeded: word >> (60 - index % 16 * 4)) & 15
        text[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        place += 1
      }
      return place
    }
  }
}

extension UInt8 {
  /// Whether it is `0` to `9`, `a` to `f` or `A` to `F`.
  package var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
