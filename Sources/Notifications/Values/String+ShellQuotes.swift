extension String {
  /// The text in single quotes, between which a shell takes all as it stands.
  package var inShellQuotes: String {
    // By scalars: with a mark behind it a quote is another character, and
    // ends the quotes all the same.
    let inner = unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + inner.map(String.init).joined(separator: "'\\''") + "'"
  }
}
