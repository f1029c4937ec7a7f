/// Numbers at the edges of what can be written, for all that reads one.
package enum ExtremeNumbers {
  /// The least and the greatest, what is beyond them, both zeros, and fractions.
  package static let all = [
    "-9223372036854775808", "9223372036854775807", "18446744073709551616", "0", "-0", "-1", "1e400",
    "-1e400", "0.5", "1" + String(repeating: "0", count: 39),
  ]

  /// Those of them at which something changes: the edges of 64 bits and of a
  /// fraction, and both zeros.
  package static let edges = [
    "-9223372036854775808", "9223372036854775807", "0", "-0", "1e400",
    "1" + String(repeating: "0", count: 39),
  ]

  /// Those that are furthest from what is expected, for what takes a process each.
  package static let furthest = ["-9223372036854775808", "1e400"]

  /// A text with each number in it in turn replaced by each of several.
  package static func variants(of text: String, with numbers: [String] = all) -> [String] {
    text.ranges(of: #/-?[0-9]+(\.[0-9]+)?/#).flatMap { range in
      numbers.map { text.replacingCharacters(in: range, with: $0) }
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
