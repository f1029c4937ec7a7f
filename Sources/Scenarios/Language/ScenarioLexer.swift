import Notifications

/// Cuts a scenario into lines of words.
///
/// UTF-8, lines end with LF or CRLF. A word that begins with `{` or `[` is JSON up to its matching
/// bracket, over as many lines as needed; everything else ends with its line.
struct ScenarioLexer {
  /// The whole text, with what a case gives.
  let bytes: [UInt8]
  /// The file's path, for places.
  let path: String
  /// The byte that is read next.
  var index = 0
  /// What could not be read, in the order of the file.
  var diagnostics: [Diagnostic] = []
  /// How much was gone through for JSON values that are never closed: each is looked for to the end
  /// of the file, but not for ever.
  var unclosedBytes = 0
  /// Where each word lies, an option as one, in the order of the file; only
  /// where they are asked for.
  var spans: [Range<Int>]?
  /// Whether `{key}` is read as what a case fills in, which is text, and not as JSON: where words
  /// are looked for in a text in which nothing was filled in.
  var hasOpenKeys = false
  private var lines: LinePosition
  private let text: FilledText
  // What its JSON values are parts of.
  private let file: FileText

  /// - Parameter bytes: Checked for UTF-8 before; see `EncodingMistake`.
  init(_ bytes: [UInt8], path: String) { self.init(FilledText(bytes), path: path) }

  /// - Parameters:
  ///   - text: Checked for UTF-8 before, too; places are those of its file.
  ///   - row: The row that it begins with, from 0.
  init(_ text: FilledText, path: String, row: Int = 0) {
    self.text = text
    bytes = text.bytes
    self.path = path
    file = FileText(bytes[...], path: path)
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = LinePosition(start: index, line: row + 1)
  }

  /// Reads on from the beginning of a row.
  ///
  /// - Parameters:
  ///   - start: The row's first byte.
  ///   - row: From 0.
  init(_ bytes: [UInt8], path: String, from start: Int, row: Int) {
    text = FilledText(bytes)
    (self.bytes, self.path) = (bytes, path)
    file = FileText(bytes[...], path: path)
    index = start
    lines = LinePosition(start: start, line: row + 1)
  }

  /// The next line that has words; nil at the end.
  ///
  /// A line with something unreadable comes as well, marked as broken.
  mutating func next() -> LexedLine? {
    while index < bytes.count {
      let line = readLine()
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// Goes to the end of a line, which may have no words.
  mutating func readLine() -> LexedLine {
    skipBlanks()
    var line = LexedLine(place: place(of: index))
    while index < bytes.count, bytes[index] != .lineFeed, bytes[index] != .hash {
      do {
        try readWord(into: &line)
      } catch {
        diagnostics.append(error)
        line.isBroken = true
        skipLine()
        return line
      }
      skipBlanks()
    }
    skipLine()
    return line
  }

  private mutating func readWord(into line: inout LexedLine) throws(Diagnostic) {
    let start = index
    if let key = readKey() {
      let place = place(of: start)
      line.options.append(OptionWord(key: key, place: place, value: try readValue()))
    } else {
      line.words.append(try readValue())
    }
    spans?.append(start..<index)
  }

  // A key is plain: letters, digits and hyphens up to an equals sign.
  private mutating func readKey() -> String? {
    var end = index
    while end < bytes.count, bytes[end].isKeyByte { end += 1 }
    guard end > index, end < bytes.count, bytes[end] == .equals else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  private mutating func readValue() throws(Diagnostic) -> Word {
    guard index < bytes.count, bytes[index] == .openBrace || bytes[index] == .openBracket,
      !hasOpenKeys || FilledText.key(in: bytes, at: index) == nil
    else { return try readQuotable() }
    let start = index
    let place = place(of: start)
    try skipJSON()
    let source =
      text.written(start..<index).map { SourceText(bytes[start..<index], at: place, written: $0) }
      ?? SourceText(start..<index, of: file, line: place.line, column: place.column)
    return Word(source.string, .json(source), at: place)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isBlank { index += 1 }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
    if index < bytes.count { index += 1 }
  }

  /// The place of a byte at or after the last one asked for on this line.
  ///
  /// - Parameter offset: From the file's first byte.
  mutating func place(of offset: Int) -> Place {
    let (line, column) = lines.position(of: text.offsetInFile(of: offset), in: text.file)
    return Place(path, line: line, column: column)
  }

  /// An error at a place; the caller decides whether to go on.
  ///
  /// - Returns: What to throw or to keep.
  func fail(_ place: Place, _ message: String) -> Diagnostic { Diagnostic(place, .error, message) }
}

extension UInt8 {
  /// What ends a line, alone or behind a carriage return.
  static let lineFeed = UInt8(ascii: "\n")
  /// Begins a comment where a word could begin.
  static let hash = UInt8(ascii: "#")
  /// Stands between an option's key and its value.
  static let equals = UInt8(ascii: "=")
  /// Begins JSON where a word could begin.
  static let openBrace = UInt8(ascii: "{")
  /// Begins JSON where a word could begin.
  static let openBracket = UInt8(ascii: "[")
  /// Begins an escape within double quotes, and nowhere else.
  static let backslash = UInt8(ascii: "\\")
  /// Around text with escapes.
  static let doubleQuote = UInt8(ascii: "\"")
  /// Around text without escapes.
  static let singleQuote = UInt8(ascii: "'")

  /// Whether it is a space, a tab or a carriage return: what separates words within a line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }

  /// Whether it can be in an option's key: an ASCII letter, a digit or `-`.
  var isKeyByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
