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
    return reader.value(atLeast: 0)
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
      let isNothing = words.isEmpty || words.hasPrefix("#") || words.hasPrefix("---")
      let indent = line.count - words.count
      return isNothing || indent > Self.mostIndent ? nil : (indent, Self.withoutComment(words))
    }
  }

  // A comment stands behind a blank, and not in quotes.
  private static func withoutComment(_ words: Substring) -> Substring {
    if words.contains("\"") || words.contains("'") { return words }
    return words.firstRange(of: " #").map { words[..<$0.lowerBound] } ?? words
  }

  /// Reads what stands at the next line; an empty text where that is indented less.
  mutating func value(atLeast indent: Int) -> YAMLOutline {
    guard index < lines.count, lines[index].indent >= indent else { return .text("") }
    let own = lines[index].indent
    return lines[index].words.hasPrefix("- ") || lines[index].words == "-"
      ? list(at: own) : mapping(at: own)
  }

  private mutating func list(at indent: Int) -> YAMLOutline {
    var elements: [YAMLOutline] = []
    while index < lines.count, lines[index].indent == indent, lines[index].words.first == "-" {
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
        elements.append(Self.scalar(words))
      }
    }
    return .list(elements)
  }

  private mutating func mapping(at indent: Int) -> YAMLOutline {
    var members: [YAMLOutline.Member] = []
    while index < lines.count, lines[index].indent == indent,
      let (key, rest) = Self.key(lines[index].words)
    {
      index += 1
      let isNested =
        index < lines.count
        && (lines[index].indent > indent
          || lines[index].indent == indent && lines[index].words.hasPrefix("-"))
      let value =
        rest.isEmpty ? (isNested ? self.value(atLeast: indent) : .text("")) : Self.scalar(rest)
      members.append(YAMLOutline.Member(key: key, value: value))
    }
    // A line that is no key ends nothing but itself.
    if members.isEmpty { index += 1 }
    return .mapping(members)
  }

  private static func key(_ words: Substring) -> (key: String, rest: Substring)? {
    guard let colon = words.firstIndex(of: ":") else { return nil }
    let behind = words[words.index(after: colon)...]
    guard behind.isEmpty || behind.first == " " else { return nil }
    let rest = behind.drop { $0 == " " }
    return (unquoted(words[..<colon]), rest)
  }

  private static func scalar(_ words: Substring) -> YAMLOutline {
    guard words.first == "[", words.last == "]" else { return .text(unquoted(words)) }
    let inner = words.dropFirst().dropLast().split(separator: ",")
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
