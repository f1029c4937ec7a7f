import Notifications

/// Takes Swift or Objective-C code apart.
///
///     CodeLexer.tokens(of: #"title: "Like" // they do"#, path: "Actions.swift", .swift)  // title : "Like"
///
/// Lines end as compilers have it, with a line feed or a carriage return: a form feed is a blank, and a
/// line separator a character. What is no code, such as a comment that never ends, ends with the file;
/// nothing is refused.
struct CodeLexer {
  private let characters: [Character]
  private let path: String
  private let language: CodeLanguage
  private var index = 0
  private var (line, column) = (1, 1)
  private var tokens: [CodeToken] = []
  private var conditions = CodeConditions()
  // How many texts are interpolated in one another around this place.
  private var depth = 0

  // Real code has fewer signs before a text, and fewer texts in one another.
  private static let mostFences = 32
  private static let depthLimit = 64

  /// All tokens of a text, in order.
  static func tokens(of text: String, path: String, _ language: CodeLanguage) -> [CodeToken] {
    var lexer = CodeLexer(
      characters: Array(text), path: path, language: language)
    while lexer.readNext() {}
    return lexer.tokens
  }

  private init(characters: [Character], path: String, language: CodeLanguage) {
    (self.characters, self.path, self.language) = (characters, path, language)
  }

  private func peek(_ distance: Int = 0) -> Character? {
    index + distance < characters.count ? characters[index + distance] : nil
  }

  @discardableResult
  private mutating func next() -> Character? {
    guard index < characters.count else { return nil }
    let character = characters[index]
    index += 1
    column += 1
    if character.endsLine { (line, column) = (line + 1, 1) }
    return character
  }

  private func isNext(_ text: String) -> Bool {
    characters[index...].starts(with: text)
  }

  private mutating func skip(_ count: Int) { for _ in 0..<count { next() } }

  private mutating func skip(while holds: (Character) -> Bool) {
    while let character = peek(), holds(character) { next() }
  }

  private mutating func readNext() -> Bool {
    guard let first = peek() else { return false }
    if first.isWhitespace {
      next()
    } else if isNext("//") {
      skip { !$0.endsLine }
    } else if isNext("/*") {
      skipComment()
    } else {
      let place = Place(path, line: line, column: column)
      if let kind = kind(first), conditions.reads {
        tokens.append(CodeToken(kind: kind, place: place, isUncertain: conditions.isUncertain))
      }
    }
    return true
  }

  // Swift's comments lie in one another; those of C end at the first end.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if depth == 0 || language == .swift, isNext("/*") {
        depth += 1
        skip(2)
      } else if isNext("*/") {
        depth -= 1
        skip(2)
      } else if next() == nil {
        return
      }
    } while depth > 0
  }

  private mutating func kind(_ first: Character) -> CodeToken.Kind? {
    switch first {
    case "\"": return text(fences: 0)
    case "#": return number(sign: first)
    case "@" where peek(1) == "\"" && language == .objectiveC:
      next()
      return text(fences: 0)
    case "'" where language == .objectiveC:
      skipCharacter()
      return nil
    case "`":
      next()
      let name = word()
      next()
      return .word(name)
    case _ where first.isLetter || first == "_" || first == "$": return .word(word())
    case _ where first.isNumber: return .number(digits())
    default:
      next()
      return .symbol(first)
    }
  }

  // `#"raw"#`, a condition such as `#if`, which takes its line, or another `#`.
  private mutating func number(sign: Character) -> CodeToken.Kind? {
    let fences = characters[index...].prefix(Self.mostFences).prefix { $0 == "#" }.count
    if language == .swift, peek(fences) == "\"" {
      skip(fences)
      return text(fences: fences)
    }
    let name = String(characters[(index + 1)...].prefix(while: \.isLetter))
    if ["if", "else", "elseif", "elif", "endif", "ifdef", "ifndef", "import", "include", "pragma"]
      .contains(name)
    {
      let start = index + 1 + name.count
      skip { !$0.endsLine }
      conditions.take(name, String(characters[start..<index]), language)
      return nil
    }
    next()
    return .symbol(sign)
  }

  private mutating func word() -> String {
    let start = index
    skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return String(characters[start..<index])
  }

  private mutating func digits() -> String {
    let start = index
    skip { $0.isLetter || $0.isNumber || $0 == "_" }
    // `1.5`, and not the member of `1.description` or a range.
    if peek() == ".", peek(1)?.isNumber == true {
      next()
      skip { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return String(characters[start..<index])
  }

  // 'a' and '\''.
  private mutating func skipCharacter() {
    next()
    if peek() == "\\" { skip(2) }
    skip { $0 != "'" && !$0.endsLine }
    next()
  }
}

extension CodeLexer {
  // From its quote to behind its end; nil inside for one that is put together when it runs.
  private mutating func text(fences: Int) -> CodeToken.Kind {
    let isLong = language == .swift && isNext("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    skip(quotes.count)
    let end = quotes + String(repeating: "#", count: fences)
    let escape = "\\" + String(repeating: "#", count: fences)
    var lines = CodeLines()
    while !isNext(end), let character = peek() {
      if character.endsLine {
        if !isLong { break }
        next()
        lines.beginLine(blanks(), isContinuing: false)
      } else if isNext(escape) {
        skip(escape.count)
        if isLong, takesLineEnd() {
          lines.beginLine(blanks(), isContinuing: true)
        } else {
          lines.append(escaped())
        }
      } else {
        lines.append(String(character))
        next()
      }
    }
    skip(end.count)
    return .text(lines.text)
  }

  private mutating func blanks() -> String {
    let start = index
    skip(while: Self.isBlank)
    return String(characters[start..<index])
  }

  // Behind a backslash: the end of the line, perhaps with blanks before it.
  private mutating func takesLineEnd() -> Bool {
    let count = characters[index...].prefix(while: Self.isBlank).count
    guard peek(count)?.endsLine == true else { return false }
    skip(count + 1)
    return true
  }

  private static func isBlank(_ character: Character) -> Bool { " \t".contains(character) }

  // What stands behind a backslash; nil where code is interpolated, which is passed over.
  private mutating func escaped() -> String? {
    guard let character = next() else { return "" }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u", "U": return scalar(character)
    case "(":
      skipInterpolation()
      return nil
    case _ where character.endsLine: return ""
    default: return String(character)
    }
  }

  // Swift's `\u{1F41D}`, and C's `\u00e9` and `\U0001F41D`.
  private mutating func scalar(_ kind: Character) -> String {
    let isBraced = peek() == "{"
    if isBraced { next() }
    let most = isBraced ? 8 : kind == "u" ? 4 : 8
    var digits = ""
    while digits.count < most, let digit = peek(), digit.isHexDigit {
      digits.append(digit)
      next()
    }
    if isBraced, peek() == "}" { next() }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let character = peek() {
      // A bracket in a text within it is none of its own.
      if character == "\"", self.depth < Self.depthLimit {
        self.depth += 1
        _ = text(fences: 0)
        self.depth -= 1
        continue
      }
      next()
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
    }
  }
}

extension Character {
  // Both, one behind the other, are one character.
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
