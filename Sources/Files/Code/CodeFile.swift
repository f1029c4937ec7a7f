import Notifications

/// A file of code with what it declares.
struct CodeFile {
  /// In order.
  let tokens: [CodeToken]
  /// What it is written in.
  let language: CodeLanguage
  /// Where its brackets and blocks end.
  let blocks: CodeBlocks
  /// Where a name is declared as a variable or a constant, by the block that it
  /// is declared in; in order.
  let declarations: [Declared: [Int]]
  /// Its loops over lists, in order.
  private(set) var loops: [Loop] = []

  /// A name in a block.
  struct Declared: Hashable {
    /// The token of its opening brace; -1 for the file.
    let block: Int
    /// As it is declared.
    let name: String
  }

  /// Nil for a file that is no code, or no text.
  init?(_ file: SourceFile) {
    guard let language = CodeLanguage(kind: FilePath(file.path).kind),
      let bytes = TextEncoding.utf8(file.bytes)
    else { return nil }
    self.language = language
    let text = String(decoding: bytes, as: UTF8.self)
    tokens = CodeLexer.tokens(of: text, path: file.path, language)
    blocks = CodeBlocks(tokens)
    var declarations: [Declared: [Int]] = [:]
    for (index, token) in tokens.enumerated() {
      guard let name = token.word, Self.isDeclared(index, in: tokens, language) else { continue }
      declarations[Declared(block: blocks.blocks[index], name: name), default: []].append(index)
    }
    self.declarations = declarations
    loops = foundLoops()
  }

  // `let name`, `var name`; `Type name =`, `*name =`.
  private static func isDeclared(
    _ index: Int, in tokens: [CodeToken], _ language: CodeLanguage
  ) -> Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if language == .swift { return ["var", "let"].contains(before.word) }
    return index + 1 < tokens.count && tokens[index + 1].isSymbol("=")
      && (before.word.map { $0 != "return" } ?? before.isSymbol("*"))
  }

  /// The calls of functions, initializers and methods with one of these names, each with the name
  /// of what is declared by it; in order.
  ///
  /// - Parameter isWanted: Whether the last name of a call is looked for; of a
  ///   message to a class, the class's.
  func calls(where isWanted: (String) -> Bool) -> [Call] {
    tokens.indices.compactMap { index in
      guard let word = tokens[index].word, isWanted(word),
        let start = language == .swift ? swiftStart(at: index) : messageStart(at: index)
      else { return nil }
      var parser = CodeParser(self, at: start)
      guard let call = parser.call() else { return nil }
      return Call(name: declaredName(before: start), call: call, index: start)
    }
  }

  /// A call, with the name of what is declared by it and the token that it begins with.
  struct Call {
    /// Nil where nothing is declared by it.
    let name: String?
    /// With its arguments.
    let call: CodeExpression
    /// Among the tokens of its file.
    let index: Int
  }

  // A call of Swift: `Name(` or `Name.init(`; `func name(` declares what is called elsewhere.
  private func swiftStart(at index: Int) -> Int? {
    if index > 0, tokens[index - 1].word == "func" { return nil }
    var next = index + 1
    if next + 1 < tokens.count, tokens[next].isSymbol("."), tokens[next + 1].word == "init" {
      next += 2
    }
    return next < tokens.count && tokens[next].isSymbol("(") ? index : nil
  }

  // A message: `[Name part:`, or `[receiver name:`, where the receiver may be a chain such as
  // `self.center`, and a message itself.
  private func messageStart(at index: Int) -> Int? {
    var depth = 0
    for start in tokens[..<index].suffix(Self.longestReceiver).indices.reversed() {
      guard case .symbol(let symbol) = tokens[start].kind else { continue }
      if "])".contains(symbol) {
        depth += 1
      } else if "[(".contains(symbol) {
        if depth == 0 { return symbol == "[" ? start : nil }
        depth -= 1
      } else if depth == 0, symbol != "." {
        return nil
      }
    }
    return nil
  }

  private static let longestReceiver = 40

  /// What is declared by what begins at a token: `let like = `, `var like: UNNotificationAction {
  /// return `, `func like() -> UNNotificationAction {`; `*like = `. Nil for nothing.
  func declaredName(before start: Int) -> String? {
    declaration(before: start).flatMap { tokens[$0].word }
  }

  /// The token of that name; nil for nothing.
  func declaration(before start: Int) -> Int? {
    var index = start - 1
    while index >= 0, start - index < 20 {
      let token = tokens[index]
      if let word = token.word, ["let", "var", "func"].contains(word) {
        return index + 1 < tokens.count ? index + 1 : nil
      }
      if language == .objectiveC, token.isSymbol("="), index > 0 { return index - 1 }
      guard isPartOfDeclaration(index) else { return nil }
      index -= 1
    }
    return nil
  }

  private func isPartOfDeclaration(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .word: true
    case .symbol(let symbol):
      "={:.?->".contains(symbol) || symbol == ")" && isSymbol("(", at: index - 1)
        || symbol == "(" && isSymbol(")", at: index + 1)
    case .text, .number: false
    }
  }

  /// Whether a symbol stands somewhere; not before the file or behind it.
  func isSymbol(_ symbol: Character, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSymbol(symbol)
  }

  /// Whether the sign stands there that takes the value out of an optional: `?` or `!`.
  func unwraps(at index: Int) -> Bool { isSymbol("?", at: index) || isSymbol("!", at: index) }

  /// What is named by a constant, a variable or a case; in order.
  var constants: [(name: String, value: CodeExpression)] {
    language == .swift ? swiftConstants : objectiveCConstants
  }

  private var swiftConstants: [(name: String, value: CodeExpression)] {
    tokens.indices.flatMap { index -> [(String, CodeExpression)] in
      switch tokens[index].word {
      case "let", "var": value(behind: index).map { [$0] } ?? []
      case "case": cases(behind: index)
      default: []
      }
    }
  }

  // `let name = value` and `let name: Type = value`.
  private func value(behind index: Int) -> (String, CodeExpression)? {
    guard index + 1 < tokens.count, let name = tokens[index + 1].word else { return nil }
    var next = index + 2
    if next < tokens.count, tokens[next].isSymbol(":") {
      while next < tokens.count, !tokens[next].isSymbol("="), isTypePart(tokens[next]) {
        next = tokens[next].isSymbol("(") ? blocks.closings[next] + 1 : next + 1
      }
    }
    // What a closure makes is found by the call in it.
    guard next + 1 < tokens.count, tokens[next].isSymbol("="), !tokens[next + 1].isSymbol("{")
    else {
      return nil
    }
    var parser = CodeParser(self, at: next + 1)
    return parser.expression().map { (name, $0) }
  }

  private func isTypePart(_ token: CodeToken) -> Bool {
    switch token.kind {
    case .word(let word): !["let", "var", "func", "case"].contains(word)
    case .symbol(let symbol): ":.?<>[],(".contains(symbol)
    case .text, .number: false
    }
  }

  // `case comment` of an enumeration of strings is its own name; `case comment =
  // "COMMENT"` is what it says.
  private func cases(behind index: Int) -> [(String, CodeExpression)] {
    guard isOfStrings(index) else { return [] }
    var found: [(String, CodeExpression)] = []
    var next = index + 1
    while next < tokens.count, let name = tokens[next].word {
      let place = tokens[next].place
      next += 1
      if next + 1 < tokens.count, tokens[next].isSymbol("="),
        case .text(let text?) = tokens[next + 1].kind
      {
        found.append((name, CodeExpression(value: .text(text), place: place)))
        next += 2
      } else {
        found.append((name, CodeExpression(value: .text(name), place: place)))
      }
      guard next < tokens.count, tokens[next].isSymbol(",") else { break }
      next += 1
    }
    return found
  }

  // Whether the brace around a case is that of `enum Name: String`.
  private func isOfStrings(_ index: Int) -> Bool {
    let brace = blocks.blocks[index]
    guard brace >= 0 else { return false }
    let head = tokens[..<brace].suffix(12).map(\.word)
    guard let start = head.lastIndex(of: "enum") else { return false }
    return head[start...].contains("String")
  }

  // `NSString * const name = @"…"` and `#define NAME @"…"`.
  private var objectiveCConstants: [(name: String, value: CodeExpression)] {
    tokens.indices.compactMap { index in
      guard let name = tokens[index].word, index > 0, index + 1 < tokens.count else { return nil }
      var next = index + 1
      if tokens[index - 1].word == "define" {
        guard tokens[next].place.line == tokens[index].place.line else { return nil }
      } else {
        guard tokens[next].isSymbol("="), next + 1 < tokens.count,
          !tokens[next + 1].isSymbol("=")
        else { return nil }
        next += 1
      }
      var parser = CodeParser(self, at: next)
      return parser.expression().map { (name, $0) }
    }
  }
}
