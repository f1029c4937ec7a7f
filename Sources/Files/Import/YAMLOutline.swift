/// A file of settings in YAML, as people write them: mappings and lists by indentation, lists in brackets, plain and
/// quoted words. Anchors, tags and folded texts are taken as the words that they are.
indirect enum YAMLOutline: Hashable {
  case text(String)
  case list([YAMLOutline])
  case mapping([Member])

  /// A key with its value.
  struct Member: Hashable {
    /// Without its quotes and colon.
    let key: String
    /// An empty text where nothing follows.
    let value: YAMLOutline
  }

  /// Reads a whole file; what does not fit is passed over.
  static func read(_ text: String) -> YAMLOutline {
    var reader = YAMLOutlineReader(text)
    return reader.value(atLeast: 0, isNested: false)
  }

  /// The value of a key; nil for anything but a mapping, and where it has no such key.
  subscript(key: String) -> YAMLOutline? {
    guard case .mapping(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The word, where it is one.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The elements; none for anything but a list.
  var elements: [YAMLOutline] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// The keys with their values; none for anything but a mapping.
  var members: [(key: String, value: YAMLOutline)] {
    guard case .mapping(let members) = self else { return [] }
    return members.map { ($0.key, $0.value) }
  }
}

/// Reads lines by their indentation.
private struct YAMLOutlineReader {
  private var lines: [(indent: Int, words: Substring)]
  private var index = 0

  // Nothing that people write is set in deeper.
  private static let mostIndent = 200

  init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0 == " " }
      let isNothing =
        words.allSatisfy(\.isWhitespace) || words.hasPrefix("#") || words.hasPrefix("---")
      let indent = line.count - words.count
      return isNothing || indent > Self.mostIndent ? nil : (indent, Self.withoutComment(words))
    }
  }

  // A comment stands behind a blank, and not in quotes.
  private static func withoutComment(_ words: Substring) -> Substring {
    var quotes = QuoteWalk()
    var end = words.startIndex
    for index in words.indices {
      let isQuoted = quotes.isInside
      quotes.pass(words[index])
      if words[index] == "#", !isQuoted, index > end { return words[..<end] }
      if words[index] != " " { end = words.index(after: index) }
    }
    return words
  }

  /// Reads what stands at the next line; an empty text where that is indented less.
  mutating func value(atLeast indent: Int, isNested: Bool = true) -> YAMLOutline {
    guard index < lines.count, lines[index].indent >= indent else { return .text("") }
    let own = lines[index].indent
    let words = lines[index].words
    if words.hasPrefix("- ") || words == "-" { return list(at: own) }
    guard isNested, Self.key(words) == nil else { return mapping(at: own) }
    index += 1
    return scalar(words, under: own - 1)
  }

  private mutating func list(at indent: Int) -> YAMLOutline {
    var elements: [YAMLOutline] = []
    while index < lines.count, lines[index].indent >= indent {
      guard lines[index].indent == indent else {
        index += 1
        continue
      }
      guard lines[index].words.first == "-" else { break }
      let rest = lines[index].words.dropFirst()
      let words = rest.drop { $0 == " " }
      if words.isEmpty {
        index += 1
        elements.append(value(atLeast: indent + 1))
      } else if Self.key(words) != nil {
        // `- path: App` begins a mapping as if the dash were a blank.
        lines[index] = (indent + 1 + rest.count - words.count, words)
        elements.append(value(atLeast: indent + 1))
      } else {
        index += 1
        elements.append(scalar(words, under: indent))
      }
    }
    return .list(elements)
  }

  // A line that is no key ends nothing but itself, nor does one that is set in without a key before it.
  private mutating func mapping(at indent: Int) -> YAMLOutline {
    var members: [YAMLOutline.Member] = []
    while index < lines.count, lines[index].indent >= indent {
      guard lines[index].indent == indent, let (key, rest) = Self.key(lines[index].words) else {
        index += 1
        continue
      }
      index += 1
      let isNested =
        index < lines.count
        && (lines[index].indent > indent
          || lines[index].indent == indent && lines[index].words.hasPrefix("-"))
      let value =
        rest.isEmpty
        ? (isNested ? self.value(atLeast: indent) : .text(""))
        : scalar(rest, under: indent)
      members.append(YAMLOutline.Member(key: key, value: value))
    }
    return .mapping(members)
  }

  private static func key(_ words: Substring) -> (key: String, rest: Substring)? {
    var quotes = QuoteWalk()
    guard
      let colon = words.indices.first(where: { index in
        quotes.pass(words[index])
        return words[index] == ":" && !quotes.isInside
      })
    else { return nil }
    let behind = words[words.index(after: colon)...]
    guard behind.isEmpty || behind.first == " " else { return nil }
    let rest = behind.drop { $0 == " " }
    return (unquoted(words[..<colon]), rest)
  }

  // A text of several lines is what is set in below its sign.
  private mutating func scalar(_ words: Substring, under indent: Int) -> YAMLOutline {
    guard words.wholeMatch(of: /[|>][-+0-9]*/) != nil else { return Self.scalar(words) }
    var text: [Substring] = []
    while index < lines.count, lines[index].indent > indent {
      text.append(lines[index].words)
      index += 1
    }
    return .text(text.joined(separator: "\n"))
  }

  private static func scalar(_ words: Substring) -> YAMLOutline {
    guard words.first == "[", words.last == "]" else { return .text(unquoted(words)) }
    var quotes = QuoteWalk()
    let inner = words.dropFirst().dropLast().split { character in
      quotes.pass(character)
      return character == "," && !quotes.isInside
    }
    return .list(inner.map { .text(unquoted($0)) })
  }

  private static func unquoted(_ words: Substring) -> String {
    var trimmed = words.drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    guard trimmed.count > 1, let quote = trimmed.first, "\"'".contains(quote), trimmed.last == quote
    else { return String(trimmed) }
    return String(trimmed.dropFirst().dropLast())
  }
}

/// Whether what is passed stands in quotes, which begin a word.
private struct QuoteWalk {
  private var quote: Character?
  private var last: Character = " "

  /// Whether what comes next stands in quotes.
  var isInside: Bool { quote != nil }

  /// Goes over a character.
  mutating func pass(_ character: Character) {
    if quote == character {
      quote = nil
    } else if quote == nil, "\"'".contains(character), " [{,:".contains(last) {
      quote = character
    }
    last = character
  }
}
