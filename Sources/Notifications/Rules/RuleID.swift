/// The id of a rule: a letter for its family and a number.
///
/// Its bytes stand in one word: every fact has some, and each text would be a reference to count.
package struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // The first byte in the highest eight bits; zero behind the last.
  @usableFromInline package let word: UInt64

  /// An id as it was written. Behind eight bytes it is cut: no rule has so long a one.
  package init(_ id: String) {
    word = id.utf8.prefix(8).enumerated().reduce(0) { word, byte in
      word | UInt64(byte.element) << (56 - 8 * UInt64(byte.offset))
    }
  }

  @inlinable package init(stringLiteral id: StaticString) {
    var word: UInt64 = 0
    for place in 0..<min(8, id.utf8CodeUnitCount) {
      word |= UInt64(id.utf8Start[place]) << (56 - 8 * UInt64(place))
    }
    self.word = word
  }

  /// The id as it is written.
  package var description: String {
    String(
      decoding: (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }.prefix { $0 > 0 },
      as: UTF8.self)
  }
}

extension RuleID: Comparable {
  /// Orders by family, then by number, so that 3 comes before 12.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.sortKey < right.sortKey }

  private var sortKey: (String, Int) {
    let description = description
    let family = description.prefix { !$0.isNumber }
    return (String(family), Int(description.dropFirst(family.count)) ?? 0)
  }
}
