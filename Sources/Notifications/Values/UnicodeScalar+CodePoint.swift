extension Unicode.Scalar {
  /// What Unicode calls it by its number: `U+0065`, with four digits or more.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
