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
      [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : byte.hexDigitValue != nil
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
    return random(from: &generator)
  }

  /// A random UUID, in lower case.
  package static func random(from generator: inout some RandomNumberGenerator) -> String {
    // The bits that say version 4, and the variant.
    let first = (generator.next() & 0xffff_ffff_ffff_0fff) | 0x4000
    let second = (generator.next() & 0x3fff_ffff_ffff_ffff) | 0x8000_0000_0000_0000
    return text(of: first, second)
  }

  /// What an identifier is made of: a text for each of many thousand requests would be kept else.
  package struct Origin: Hashable, Sendable {
    /// As for `made`.
    package let seed: UInt64
    /// The request's number.
    package let number: Int

    package init(seed: UInt64, number: Int) {
      (self.seed, self.number) = (seed, number)
    }
  }

  // Four digits at a time: two identifiers are made for each push.
  private static func text(of first: UInt64, _ second: UInt64) -> String {
    String(unsafeUninitializedCapacity: 36) { text in
      let text = UnsafeMutableRawBufferPointer(text)
      for (index, place) in [0, 4, 9, 14, 19, 24, 28, 32].enumerated() {
        let word = index < 4 ? first : second
        let digits = hexadecimalDigits(UInt16(truncatingIfNeeded: word >> (48 - index % 4 * 16)))
        text.storeBytes(of: digits, toByteOffset: place, as: UInt32.self)
      }
      for place in [8, 13, 18, 23] { text[place] = UInt8(ascii: "-") }
      return 36
    }
  }

  // As bytes of ASCII in the order of the text: each half-byte in a byte of its
  // own, then letters beyond 9.
  private static func hexadecimalDigits(_ number: UInt16) -> UInt32 {
    let spread = UInt32(number)
    let halves = (spread & 0xff00) << 8 | spread & 0xff
    let digits = (halves & 0x00f0_00f0) << 4 | halves & 0x000f_000f
    let letters = (digits + 0x0606_0606) >> 4 & 0x0101_0101
    return (digits + 0x3030_3030 + letters * 0x27).bigEndian
  }
}
