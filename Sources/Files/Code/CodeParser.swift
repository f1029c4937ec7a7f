import Notifications

/// Reads expressions out of tokens.
///
/// Only what is written down is understood: strings, numbers, names, calls, arrays, dictionaries,
/// options. All else is `other`, and is passed over up to where the expression ends.
struct CodeParser {
  /// What is read, all of it.
  let tokens: [CodeToken]
  private let language: CodeLanguage
  /// For each token that opens a bracket, the index of the one that closes it.
  let closings: [Int]
  var index: Int
  private var depth = 0

  // Generous bounds on what people write; deeper code, and what more is done with a
  // value, is not understood.
  private static let depthLimit = 64
  private static let postfixLimit = 256

  /// - Parameter index: The token that the expression begins with.
  init(_ file: CodeFile, at index: Int) {
    tokens = file.tokens
    language = file.language
    closings = file.blocks.closings
    self.index = index
  }

  /// The token that is next; nil at the end.
  var token: CodeToken? { index < tokens.count ? tokens[index] : nil }

  /// Whether a symbol is next.
  func isNext(_ symbol: Character) -> Bool { token?.isSymbol(symbol) == true }

  mutating func take(_ symbol: Character) -> Bool {
    guard isNext(symbol) else { return false }
    index += 1
    return true
  }

  /// The expression that begins here; behind it afterwards.
  mutating func expression() -> CodeExpression? {
    guard let place = token?.place, depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    var parts = [operand()]
    while isNext("|") || isNext("+") {
      index += 1
      parts.append(operand())
    }
    if parts.count == 1 { return parts[0] }
    return CodeExpression(value: .union(parts), place: place)
  }

  /// The call that begins here, whatever is done with its result; nil for anything else.
  mutating func call() -> CodeExpression? {
    guard let first = token else { return nil }
    let call = CodeExpression(value: primary(first), place: first.place)
    guard case .call = call.value else { return nil }
    return call
  }

  private mutating func operand() -> CodeExpression {
    guard let first = token else { return CodeExpression(value: .other, place: Place("")) }
    var operand = CodeExpression(value: element(of: primary(first)), place: first.place)
    if case .element = operand.value { skipCasts() }
    // Members of what is no name, calls of what is called, conditions, casts: not to be known.
    var count = 0
    while let token, isPostfix(token), count < Self.postfixLimit {
      count += 1
      skipPostfix()
      operand = CodeExpression(value: .other, place: first.place)
    }
    return operand
  }

  // `userInfo["from"]`, `userInfo[@"from"]`.
  private mutating func element(of value: CodeExpression.Value) -> CodeExpression.Value {
    guard case .name(let names) = value, isNext("["), !isClosed("[") else { return value }
    let start = index + (index + 1 < tokens.count && tokens[index + 1].isSymbol("@") ? 2 : 1)
    guard start + 1 < tokens.count, case .text(let key?) = tokens[start].kind,
      tokens[start + 1].isSymbol("]")
    else { return value }
    index = start + 2
    return .element(names, key)
  }

  // ` as? String ?? "Guest"`: what is taken where the key is not there, or
  // something else is under it.
  private mutating func skipCasts() {
    while let token {
      if token.word == "as" {
        index += 1
        if !take("?") { _ = take("!") }
        if !skipBracketed() { index += 1 }
      } else if isNext("?"), index + 1 < tokens.count, tokens[index + 1].isSymbol("?") {
        index += 2
        _ = expression()
      } else {
        return
      }
    }
  }

  private func isPostfix(_ token: CodeToken) -> Bool {
    switch token.kind {
    case .symbol(let symbol): ".?!([{&<>=*-/%".contains(symbol) && !isClosed(symbol)
    case .word(let word): ["as", "is"].contains(word)
    case .text, .number: false
    }
  }

  // A brace behind an expression on the next line begins something else; so does a bracket.
  private func isClosed(_ symbol: Character) -> Bool {
    guard "[{(".contains(symbol), index > 0, index < tokens.count else { return false }
    return tokens[index].place.line != tokens[index - 1].place.line
  }

  private mutating func skipPostfix() {
    if !skipBracketed() {
      index += 1
      if let token, token.word != nil { index += 1 }
    }
  }

  /// From an opening bracket to behind the one that closes it.
  mutating func skipBracketed() -> Bool {
    guard let token, case .symbol(let opening) = token.kind, "([{".contains(opening) else {
      return false
    }
    index = min(closings[index] + 1, tokens.count)
    return true
  }

  /// Reads what begins with a token, without what is called on it.
  mutating func primary(_ first: CodeToken) -> CodeExpression.Value {
    switch first.kind {
    case .text: return text()
    case .number(let digits):
      index += 1
      return .number(digits)
    case .word(let word): return named(word)
    case .symbol("."): return name(from: [""])
    case .symbol("@"):
      index += 1
      return boxed()
    case .symbol("["): return language == .swift ? list() : message()
    case .symbol("("): return parenthesized()
    case .symbol("-"):
      index += 1
      guard case .number(let digits)? = token?.kind else { break }
      index += 1
      return .number("-" + digits)
    case .symbol: break
    }
    if !skipBracketed() { index += 1 }
    return .other
  }

  // Strings that stand side by side are one in C.
  private mutating func text() -> CodeExpression.Value {
    var whole: String? = ""
    repeat {
      guard case .text(let part)? = token?.kind else { break }
      if let part { whole?.append(part) } else { whole = nil }
      index += 1
    } while language == .objectiveC
    return whole.map(CodeExpression.Value.text) ?? .other
  }

  private mutating func named(_ word: String) -> CodeExpression.Value {
    switch word {
    case "true", "YES":
      index += 1
      return .bool(true)
    case "false", "NO":
      index += 1
      return .bool(false)
    case "nil", "Nil", "NULL":
      index += 1
      return .null
    default:
      index += 1
      return name(from: [word])
    }
  }

  // `A.b.c`, and a call of it.
  private mutating func name(from start: [String]) -> CodeExpression.Value {
    var names = start
    while let start = memberStart, start < tokens.count, let word = tokens[start].word {
      names.append(word)
      index = start + 1
    }
    guard isNext("("), !isClosed("(") else { return .name(names) }
    return .call(names, arguments())
  }

  // Behind `.`, `?.` or `!.`; `isLate ? .passive : .active` is a choice.
  private var memberStart: Int? {
    if isNext(".") { return index + 1 }
    guard isNext("?") || isNext("!"), index + 1 < tokens.count, tokens[index + 1].isSymbol("."),
      tokens[index + 1].place.column == tokens[index].place.column + 1
    else { return nil }
    return index + 2
  }

  // Behind the opening parenthesis to behind the closing one.
  private mutating func arguments() -> [CodeExpression.Argument] {
    index += 1
    var arguments: [CodeExpression.Argument] = []
    while let token, !token.isSymbol(")") {
      var label: String?
      if let word = token.word, index + 1 < tokens.count, tokens[index + 1].isSymbol(":") {
        label = word
        index += 2
      }
      guard let value = element(to: ")") else { break }
      arguments.append(CodeExpression.Argument(label: label, value: value))
    }
    _ = take(")")
    return arguments
  }

  // A value and the comma behind it; what follows a value otherwise makes
  // it one that has to be run.
  private mutating func element(to end: Character) -> CodeExpression? {
    guard let place = token?.place, let value = expression() else { return nil }
    if take(",") || isNext(end) { return value }
    while let token, !token.isSymbol(","), !token.isSymbol(end) {
      if !skipBracketed() { index += 1 }
    }
    _ = take(",")
    return CodeExpression(value: .other, place: place)
  }

  /// `[a, b]`, `["k": v]` and `[:]`.
  mutating func list(to end: Character = "]") -> CodeExpression.Value {
    index += 1
    var (elements, members): ([CodeExpression], [CodeExpression.Member]) = ([], [])
    var isDictionary = take(":")
    while let token, !token.isSymbol(end) {
      if case .text(let key?) = token.kind, index + 1 < tokens.count,
        tokens[index + 1].isSymbol(":")
      {
        index += 2
        isDictionary = true
        guard let value = element(to: end) else { break }
        members.append(CodeExpression.Member(key: key, value: value))
      } else if let value = element(to: end) {
        elements.append(value)
      } else {
        break
      }
    }
    _ = take(end)
    if isDictionary { return elements.isEmpty ? .dictionary(members) : .other }
    return .list(elements)
  }

  private mutating func parenthesized() -> CodeExpression.Value {
    if language == .swift { return tuple() }
    index += 1
    guard let inner = expression() else { return .other }
    if take(")") { return inner.value }
    while let token, !token.isSymbol(")") {
      if !skipBracketed() { index += 1 }
    }
    _ = take(")")
    return .other
  }

  // `(a, b)`, and what stands in parentheses by itself.
  private mutating func tuple() -> CodeExpression.Value {
    let parts = arguments()
    if parts.count == 1, parts[0].label == nil { return parts[0].value.value }
    return parts.isEmpty ? .other : .call([], parts)
  }
}
