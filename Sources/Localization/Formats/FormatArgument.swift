/// A value that fills a placeholder.
///
/// The arguments of a text are strings (`loc-args`); numbers come from counting.
package enum FormatArgument: Hashable, Sendable {
  /// Fills `%@`; in a place for a number it stands as it is (L8).
  case string(String)
  /// 64 bits, which `%d` cuts to 32 as C does.
  case integer(Int64)
  /// Fills `%f` and its kin.
  case real(Double)

  /// The value as plain text, for accounts.
  var words: String {
    switch self {
    case .string(let words): words
    case .integer(let number): String(number)
    case .real(let number): String(number)
    }
  }

  /// The kind in words, for complaints: `a text`.
  var kindInWords: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number"
    case .real: "a number with a fraction"
    }
  }
}
