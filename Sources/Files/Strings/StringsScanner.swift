import Localization
import Notifications

/// Reads old-style `.strings` files: `"key" = "value";` with comments (L21).
///
/// Everything that is wrong in a file is found in one go; what can be read is read.
struct StringsScanner {
  // More complaints than this about one file are of no use.
  private static let complaintLimit = 100
  /// What has to come behind a list in braces, in complaints.
  static let end = "the end of the file"

  /// The file in UTF-8, whatever it was written in.
  let bytes: CheckedBytes
  /// What complaints name.
  let path: String
  /// The index of the byte that is read next.
  var at = 0
  /// The line that it is in, from 1.
  var line = 1
  /// The entries that were read so far.
  var strings: PackedStrings
  private(set) var complaints: [Complaint] = []
  private var errorCount = 0

  /// What ends the reading of an entry, or only mars it.
  struct Complaint: Error {
    /// Where it begins.
    var spot: PackedStrings.Spot
    /// An error where the entry could not be read.
    var severity: Diagnostic.Severity
    /// What is wrong, and what to write instead.
    var message: String
    /// The rule that it breaks; nil where it cannot be read at all.
    var rule: RuleID?
  }

  /// A text that was read, and where.
  struct Token {
    /// Its bytes, without quotation marks.
    var span: PackedStrings.Span
    /// Where it begins, quotation marks included.
    var spot: PackedStrings.Spot
    /// The line in which it ends.
    var lastLine: Int
    /// The byte after it.
    var end: Int
  }

  /// Reads UTF-8 without a mark.
  ///
  /// - Returns: What could be read, with all complaints.
  static func read(_ bytes: [UInt8], path: String) -> StringFileContents {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = StringsScanner(
        bytes: CheckedBytes(buffer), path: path, strings: PackedStrings(bytes))
      scanner.scan()
      let diagnostics = scanner.complaints.map(scanner.diagnostic)
      let mistake = EncodingMistake(decoded: bytes).map { [$0.diagnostic(bytes, path)] } ?? []
      return StringFileContents(StringTable(path: path, scanner.strings), mistake + diagnostics)
    }
  }

  init(bytes: CheckedBytes, path: String, strings: PackedStrings) {
    (self.bytes, self.path, self.strings) = (bytes, path, strings)
  }

  /// Where the byte stands that is read next.
  var spot: PackedStrings.Spot { PackedStrings.Spot(byte: at, line: line) }

  /// What is said of a complaint.
  func diagnostic(_ complaint: Complaint) -> Diagnostic {
    Diagnostic(
      strings.place(complaint.spot, path), complaint.severity, complaint.message,
      rule: complaint.rule)
  }

  /// Notes a mistake that can be passed over.
  ///
  /// One hundred errors are kept, and as many warnings: these must not hide those.
  mutating func note(
    _ spot: PackedStrings.Spot, _ message: String, _ severity: Diagnostic.Severity = .error,
    rule: RuleID? = nil
  ) {
    let isError = severity == .error
    let count = isError ? errorCount : complaints.count - errorCount
    guard count < Self.complaintLimit else { return }
    if isError { errorCount += 1 }
    complaints.append(Complaint(spot: spot, severity: severity, message: message, rule: rule))
  }

  private mutating func scan() {
    var brace: PackedStrings.Spot?
    var isClosed = false
    while at < bytes.count {
      do throws(Complaint) {
        try scanNext(&brace, &isClosed)
      } catch {
        note(error.spot, error.message, error.severity, rule: error.rule)
        skipLine()
      }
    }
    // A line that was passed over may have closed it.
    if let brace, errorCount == 0 { note(brace, "this brace is not closed; write } at its end") }
  }

  /// A whole property list in old style has braces round it, and nothing behind them.
  private mutating func scanNext(
    _ brace: inout PackedStrings.Spot?, _ isClosed: inout Bool
  ) throws(Complaint) {
    try skipBlank()
    guard at < bytes.count else { return }
    if bytes[at] == UInt8(ascii: "{"), strings.count == 0, brace == nil, !isClosed {
      brace = spot
      at += 1
    } else if bytes[at] == UInt8(ascii: "}"), brace != nil {
      (brace, isClosed) = (nil, true)
      at += 1
    } else {
      if isClosed, beginsWord(bytes[at]) {
        note(spot, unexpected(needed: Self.end, after: nil).message)
        isClosed = false
      }
      try scanEntry()
    }
  }

  private mutating func scanEntry() throws(Complaint) {
    let key = try word(needed: "a key such as \"GREETING\"")
    try skipBlank()
    var value = key
    if at < bytes.count, bytes[at] == UInt8(ascii: ";") {
      at += 1
    } else {
      try skipEquals(after: key)
      value = try self.value()
      try skipSemicolon(after: value)
    }
    if strings.add(key: key.span, at: key.spot, value: value.span, at: value.spot) {
      let name = bytes.text(Int(key.spot.byte)..<key.end)
      note(key.spot, "\(name) is given twice; this one counts", .warning, rule: "L21")
    }
  }

  private mutating func skipEquals(after key: Token) throws(Complaint) {
    if at < bytes.count, bytes[at] == UInt8(ascii: "=") {
      at += 1
    } else if at < bytes.count, bytes[at] == UInt8(ascii: "\""), line == key.lastLine {
      note(spot, "there is no = between key and value; write it")
    } else if at < bytes.count, bytes[at] == UInt8(ascii: ":") {
      note(spot, "found ':' where = is needed")
      at += 1
    } else {
      throw unexpected(needed: "=", after: key)
    }
    try skipBlank()
  }

  private mutating func skipSemicolon(after value: Token) throws(Complaint) {
    try skipBlank()
    if at < bytes.count, bytes[at] == UInt8(ascii: ";") {
      at += 1
    } else if at == bytes.count || line > value.lastLine && beginsWord(bytes[at]) {
      let end = PackedStrings.Spot(byte: value.end, line: value.lastLine)
      note(end, "a semicolon is missing here")
    } else {
      throw unexpected(needed: ";", after: value)
    }
  }

  private mutating func value() throws(Complaint) -> Token {
    guard at < bytes.count else { throw unexpected(needed: "a text in quotes", after: nil) }
    let kind: String
    switch bytes[at] {
    case UInt8(ascii: "("): kind = "a list"
    case UInt8(ascii: "{"): kind = "a dictionary"
    case UInt8(ascii: "<"): kind = "data"
    default: return try word(needed: "a text in quotes")
    }
    throw complaint("found \(kind) where a text in quotes is needed")
  }

  /// Passes over blanks and comments.
  ///
  /// - Throws: Where a long comment is not closed.
  mutating func skipBlank() throws(Complaint) {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case 0x20, 0x09, 0x0D, 0x0B, 0x0C: at += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      // U+FEFF, which some editors leave behind, too.
      case 0xE2 where isAtSeparator,
        0xEF where bytes[at...].starts(with: [0xEF, 0xBB, 0xBF]):
        at += 3
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Complaint) -> Bool {
    let next = at + 1 < bytes.count ? bytes[at + 1] : 0
    if next == UInt8(ascii: "/") {
      skipLine()
      return true
    }
    guard next == UInt8(ascii: "*") else { return false }
    let start = spot
    at += 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return true
      }
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
    at = bytes.count
    throw Complaint(
      spot: start, severity: .error, message: "this comment is not closed; write */ at its end")
  }

  /// Passes over the rest of a line, as Foundation ends those of comments (`CFOldStylePList.c`): a
  /// carriage return and separators end it, too, though places do not count lines by them.
  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != 0x0D, !isAtSeparator {
      at += 1
    }
  }

  /// Whether U+2028 or U+2029 comes next, which separate lines and paragraphs.
  private var isAtSeparator: Bool {
    bytes[at] == 0xE2 && at + 2 < bytes.count && bytes[at + 1] == 0x80
      && bytes[at + 2] | 1 == 0xA9
  }
}
