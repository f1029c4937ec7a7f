import Notifications

/// What a word is to the line that it stands in.
package enum WordRole: Equatable, Sendable {
  /// When the line runs.
  case when
  /// What the line does.
  case verb
  /// A word that the language gives: `not`, the subject of an expectation, `all`.
  case keyword
  /// What a verb or an expectation takes.
  case parameter(Parameter.Kind)
  /// The key of an option, with what it does; nil for one that the verb does not know.
  case optionKey(String?)
  /// The value of an option with this key.
  case optionValue(String, Parameter.Kind?)
  /// What nothing in the line asks for.
  case unknown
}

/// A word with where its bytes lie and what it is to its line.
package struct OutlinedWord: Equatable, Sendable {
  /// The word; of the key of an option, the key.
  package let word: Word
  /// What it is.
  package let role: WordRole
  /// From the file's first byte, quotes included.
  package let bytes: Range<Int>
}

/// A line of a scenario as editors see it: all its words, those of a line that cannot run, too.
package struct OutlinedLine: Equatable, Sendable {
  /// Where its first word stands.
  package let place: Place
  /// In the order of the file; an option is two words.
  package let words: [OutlinedWord]
  /// Whether something in it could not be read.
  package let isBroken: Bool

  /// What it does; nil where no verb is known.
  package var verb: Verb? {
    words.first { $0.role == .verb }.flatMap { Verb.named($0.word.text) }
  }

  /// The bytes from its first word to its last.
  package var bytes: Range<Int> {
    (words.first?.bytes.lowerBound ?? 0)..<(words.last?.bytes.upperBound ?? 0)
  }

  /// The value of an option; nil where it is not given.
  package func option(_ key: String) -> OutlinedWord? {
    words.first {
      if case .optionValue(key, _) = $0.role { true } else { false }
    }
  }
}

extension OutlinedLine {
  /// - Parameters:
  ///   - line: As it was cut.
  ///   - spans: Where its words lie, an option as one.
  init(_ line: LexedLine, _ spans: [Range<Int>]) {
    place = line.place
    isBroken = line.isBroken
    let reading = LineReading(line)
    var words: [OutlinedWord] = []
    var (nextWord, nextOption) = (0, 0)
    for span in spans {
      let word = nextWord < line.words.count ? line.words[nextWord] : nil
      let option = nextOption < line.options.count ? line.options[nextOption] : nil
      if let option, word.map({ option.place < $0.place }) ?? true {
        nextOption += 1
        words += reading.words(of: option, span)
      } else if let word {
        words.append(OutlinedWord(word: word, role: reading.roles[nextWord], bytes: span))
        nextWord += 1
      }
    }
    self.words = words
  }
}

// What the verb of a line makes of its words.
private struct LineReading {
  var roles: [WordRole] = []
  private var options: [VerbOption] = []

  init(_ line: LexedLine) {
    var rest = line
    if let first = rest.words.first, first.form == .plain, When.looksLike(first.text) {
      roles.append(.when)
      rest.words.removeFirst()
    }
    guard let name = rest.words.first else { return }
    roles.append(.verb)
    rest.words.removeFirst()
    let before = rest.words.count
    let signatures = CompletionNames.signatures(name.text, &rest)
    // `not` and the subject of an expectation.
    roles += (0..<before - rest.words.count).map { _ in .keyword }
    let signature = signatures.first
    options = signatures.flatMap(\.options)
    let skipped = signature?.skipsFirst(rest.words.count) == true ? 1 : 0
    let parameters = Array((signature?.parameters ?? []).dropFirst(skipped))
    for (index, word) in rest.words.enumerated() {
      roles.append(Self.role(of: word, at: index, parameters))
    }
  }

  private static func role(
    of word: Word, at index: Int, _ parameters: [Parameter]
  ) -> WordRole {
    let isComparison = word.form == .plain && Word.Comparison(rawValue: word.text) != nil
    let last = parameters.last.flatMap { $0.isRepeated || $0.isCompared ? $0 : nil }
    guard let parameter = index < parameters.count ? parameters[index] : last else {
      return .unknown
    }
    if parameter.isCompared, isComparison { return .keyword }
    if parameter.keywords.contains(where: word.isKeyword) { return .keyword }
    if case .choice = parameter.kind { return .keyword }
    return .parameter(parameter.kind)
  }

  func words(of option: OptionWord, _ span: Range<Int>) -> [OutlinedWord] {
    let end = min(span.lowerBound + option.key.utf8.count, span.upperBound)
    let known = options.first { $0.key == option.key }
    let key = OutlinedWord(
      word: Word(option.key, at: option.place), role: .optionKey(known?.summary),
      bytes: span.lowerBound..<end)
    let value = OutlinedWord(
      word: option.value, role: .optionValue(option.key, known?.value.kind),
      bytes: min(end + 1, span.upperBound)..<span.upperBound)
    return [key, value]
  }
}
