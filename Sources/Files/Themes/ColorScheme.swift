/// A base16 or base24 color scheme as it is published: sixteen or twenty-four
/// colors with fixed meanings.
package struct ColorScheme: Equatable, Sendable {
  /// The colors as 0xRRGGBB, by slot: `base00` is 0x00, `base17` is 0x17.
  package var slots: [Int: UInt32] = [:]

  package init() {}

  /// The slots that every scheme has.
  package static let base16 = Array(0x00...0x0F)
  /// Those that base24 adds: two darker backgrounds and six bright colors.
  package static let base24 = Array(0x10...0x17)

  /// The slot of a key such as `base0D`; nil for other keys.
  ///
  /// Case does not matter.
  package static func slot(_ key: String) -> Int? {
    guard key.lowercased().hasPrefix("base"), key.utf8.count == 6,
      key.dropFirst(4).allSatisfy(\.isHexDigit), let slot = Int(key.dropFirst(4), radix: 16),
      (0x00...0x17).contains(slot)
    else { return nil }
    return slot
  }

  /// The key of a slot: `base0D`.
  ///
  /// - Parameter slot: 0x00 to 0x17.
  package static func key(_ slot: Int) -> String {
    "base" + (slot < 16 ? "0" : "") + String(slot, radix: 16, uppercase: true)
  }

  /// A color as 0xRRGGBB, written `RRGGBB` or `RGB`, with or without `#` before
  /// it; nil for anything else.
  ///
  /// - Parameter text: Without quotes.
  package static func color(_ text: String) -> UInt32? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6 || digits.utf8.count == 3,
      digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII)
    else { return nil }
    let long = digits.utf8.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    return UInt32(long, radix: 16)
  }
}
