import CCharacters
import Foundation
import TestSupport
import Testing

@testable import TerminalCore

@Suite("The table of widths")
struct WidthTableTests {
  @Test("is what the Unicode library says; RECORD=widths writes it anew")
  func isFresh() throws {
    let wanted = Self.boundaries()
    let isCurrent = WidthTable.boundaries == wanted
    if !isCurrent, ProcessInfo.processInfo.environment["RECORD"] == "widths" {
      try Self.source(wanted).write(to: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(
      isCurrent,
      "The table is stale: RECORD=widths swift test --filter WidthTableTests, then run the tests again"
    )
  }

  static let path = URL(filePath: Checkout.path + "/Sources/TerminalCore/Text/WidthTable.swift")

  /// Where the width class changes, in the table's form.
  static func boundaries() -> [UInt32] {
    var boundaries: [UInt32] = []
    var previous: WidthClass?
    for scalar in Int32(0)...0x10FFFF {
      let width = widthClass(of: scalar)
      if width != previous {
        boundaries.append(UInt32(scalar) << 2 | UInt32(width.rawValue))
        previous = width
      }
    }
    return boundaries
  }

  static func widthClass(of scalar: Int32) -> WidthClass {
    if character_is_control(scalar) { return .narrow }
    if character_is_mark(scalar) { return .zero }
    if character_is_regional_indicator(scalar) { return .narrow }
    if character_is_wide(scalar) { return .wide }
    // Arabic number signs are format characters, and yet seen.
    if character_is_prefix(scalar) { return .narrow }
    if character_is_invisible(scalar) || character_is_joining_jamo(scalar) { return .zero }
    return character_is_emoji(scalar) ? .narrowWideAsEmoji : .narrow
  }

  static func source(_ boundaries: [UInt32]) -> String {
    let lines = stride(from: 0, to: boundaries.count, by: 8).map { start in
      let numbers = boundaries[start..<min(start + 8, boundaries.count)]
      return "    "
        + numbers.map { "0x" + String($0, radix: 16, uppercase: true) + "," }
        .joined(separator: " ")
    }
    return """
      // Written by WidthTableTests from ICU; not by hand.

      /// The width class of every code point.
      enum WidthTable {
        /// Each entry begins a stretch: its first code point, shifted left by two, and its `WidthClass`.
        static let boundaries: [UInt32] = [
      \(lines.joined(separator: "\n"))
        ]
      }

      """
  }
}
