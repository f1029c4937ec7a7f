import Notifications

// What a case does not give stays as it is written, braces and all: an expectation
// would compare it with itself.
extension ScenarioCases {
  /// The keys that other cases give and lines have, and a case lacks, in the order of the alphabet.
  func lackingKeys(of values: ScenarioCase) -> [String] {
    usedKeys.intersection(givenKeys).subtracting(values.values.map(\.key)).sorted()
  }

  /// What is wrong with the keys of a case, at its line.
  ///
  /// - Parameters:
  ///   - values: One of these cases.
  ///   - path: The path of their scenario as it was given.
  func slips(of values: ScenarioCase, path: String) -> [Diagnostic] {
    guard let line = line(of: values.name) else { return [] }
    var idle = line.options.filter { !usedKeys.contains($0.key) }
    let lacking = lackingKeys(of: values).map { key in
      let meant = nearest(key, among: idle.map(\.key))
      let option = idle.first { $0.key == meant }
      idle.removeAll { $0.key == meant }
      return Diagnostic(
        (option?.place ?? line.place).inFile(path), .error,
        "case \(values.name) gives no “\(key)”"
          + (meant.map { "; did you mean it by “\($0)”?" }
            ?? ", which other cases give; without it {\(key)} stays as it is written"))
    }
    return lacking + idle.compactMap { misspelled($0, path) }
  }

  // No case gives what was meant: the words in braces may be meant to stay.
  private func misspelled(_ option: OptionWord, _ path: String) -> Diagnostic? {
    let open = usedKeys.subtracting(givenKeys).sorted()
    return nearest(option.key, among: open).map {
      Diagnostic(
        option.place.inFile(path), .warning, "no line has {\(option.key)}; did you mean “\($0)”?")
    }
  }

  /// The keys in braces that words of a scenario have, but for the lines that give cases.
  ///
  /// - Parameter blocks: Where those lines are.
  static func keys(usedIn bytes: [UInt8], outside blocks: [Range<Int>]) -> Set<String> {
    var lexer = ScenarioLexer(bytes, path: "")
    lexer.spans = []
    lexer.hasOpenKeys = true
    while lexer.next() != nil {}
    var keys: Set<String> = []
    for span in lexer.spans ?? [] where !blocks.contains(where: { $0.overlaps(span) }) {
      for index in span {
        guard let key = FilledText.key(in: bytes, at: index) else { continue }
        keys.insert(String(decoding: bytes[key], as: UTF8.self))
      }
    }
    return keys
  }
}

extension LexedLine {
  /// Whether a word of it has one of some keys in braces, so that it is not what was meant.
  func has(unfilled keys: [String]) -> Bool {
    let texts = words.map(\.text) + options.map(\.value.text)
    return keys.contains { key in texts.contains { $0.containsBytes(of: "{\(key)}") } }
  }
}

extension [Diagnostic] {
  /// Says of words that are nothing but a key in braces, which no case filled in, that
  /// this is so, and not what they are taken for.
  mutating func tellUnfilledWords(of line: LexedLine) {
    for word in line.words + line.options.map(\.value) where word.isUnfilledKey {
      let key = word.text.dropFirst().dropLast()
      removeAll { word.covers($0.place) }
      let message =
        line.words.first?.text == "case"
        ? "the value of a case is not filled in itself; write it out"
        : "no case gives “\(key)”; write case NAME \(key)=VALUE before the other lines"
      append(Diagnostic(word.place, .error, message))
    }
  }
}

extension Word {
  fileprivate var isUnfilledKey: Bool {
    guard let bytes = json.map({ Array($0.bytes) }) else { return false }
    return FilledText.key(in: bytes, at: 0)?.upperBound == bytes.count - 1
  }

  // Whether a place is within it; it is on one line.
  fileprivate func covers(_ place: Place) -> Bool {
    place.line == self.place.line
      && (self.place.column..<self.place.column + Int32(text.count)).contains(place.column)
  }
}

extension Place {
  /// The same place in a file of another path.
  fileprivate func inFile(_ path: String) -> Place {
    var place = self
    place.path = path
    return place
  }
}
