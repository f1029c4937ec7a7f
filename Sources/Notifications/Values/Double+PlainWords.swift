extension Double {
  /// As people write it: 7 and not 7.0.
  package var plainWords: String {
    let words = "\(self)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
