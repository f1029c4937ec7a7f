extension OpenedSource {
  /// Reads what is at another path, for a phone that begins as this one did.
  ///
  /// - Throws: Where the path cannot be read at all.
  package func opening(_ path: String) throws -> LoadedInput {
    try LoadedInput([locations.located(path)], settings: settings, locations: locations)
  }
}
