extension FilePath {
  /// The path with the person's home folder for a tilde at its beginning, as shells read it.
  ///
  /// A tilde with a name, `~anna/`, is left as it is.
  ///
  /// - Parameter home: Nil leaves the path as it is.
  package func expandingTilde(to home: String?) -> String {
    guard let home, text.hasPrefix("~/") else { return text }
    return FilePath(home).appending(String(text.dropFirst(2)))
  }
}
