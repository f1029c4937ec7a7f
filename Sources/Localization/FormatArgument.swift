/// A value that fills a placeholder.
package enum FormatArgument: Hashable, Sendable {
  case string(String)
  case integer(Int64)
  case real(Double)

  /// The value as plain text, for accounts.
  package var words: String {
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
