extension FilePath {
  /// Whether it is what editors keep beside a file while it is open, or write for a moment.
  package var isEditorsOwn: Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~")
      || ["tmp", "swp"].contains(kind)
  }
}
