extension CommandSpec {
  /// The command that stands behind options: `--data DIR run day.scenario`.
  ///
  /// - Returns: The command, and all other words in their order; nil where the first word that is
  ///   neither an option nor its value names no command.
  static func behindOptions(_ words: [String]) -> (CommandSpec, ArraySlice<String>)? {
    // All options of all commands are compared below: `--version` alone need not wait for that.
    guard words.contains(where: { !$0.hasPrefix("-") }) else { return nil }
    var index = 0
    while index < words.count, words[index].hasPrefix("-"), words[index] != "-" {
      guard words[index] != "--", let takesNext = takesNextWord(words[index]) else { return nil }
      index += takesNext ? 2 : 1
    }
    guard index < words.count, let command = named(words[index]) else { return nil }
    var rest = words
    rest.remove(at: index)
    return (command, rest[...])
  }

  // Nil for what no command takes, and for what might be several options.
  private static func takesNextWord(_ word: String) -> Bool? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let options = all.flatMap(\.allOptions)
    let exact = options.filter { $0.spellings.contains(name) }
    let meant = exact.isEmpty ? options.filter { $0.isBegun(by: name) } : exact
    guard let first = meant.first, meant.allSatisfy({ $0.needsValue == first.needsValue })
    else { return nil }
    let isAttached = parts.count > 1 || !name.hasPrefix("--") && name.count > 2
    return first.needsValue && !isAttached
  }
}

extension CommandLineOption {
  // A long name may be shortened; behind a letter its value may follow at once.
  fileprivate func isBegun(by word: String) -> Bool {
    spellings.contains {
      $0.hasPrefix("--") ? $0.hasPrefix(word) && word.count > 2 : word.hasPrefix($0)
    }
  }
}
