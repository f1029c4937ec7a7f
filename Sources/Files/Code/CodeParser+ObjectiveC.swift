/// What Objective-C alone writes: values in boxes, and messages.
extension CodeParser {
  /// `@[…]`, `@{…}`, `@(…)`, `@1`, `@YES`.
  mutating func boxed() -> CodeExpression.Value {
    if isNext("[") { return list() }
    if isNext("{") { return list(to: "}") }
    guard let token, !token.isSymbol("@") else { return .other }
    return primary(token)
  }

  /// `[Class part:value part:value]`; the name of one without values is its last.
  mutating func message() -> CodeExpression.Value {
    // An unterminated message is not read.
    guard closings[index] < tokens.count else {
      index = tokens.count
      return .other
    }
    index += 1
    var names: [String] = []
    if let receiver = token, let word = receiver.word {
      names.append(word)
      index += 1
    } else {
      _ = skipBracketed()
      names.append("")
    }
    var arguments: [CodeExpression.Argument] = []
    while let token, !token.isSymbol("]") {
      guard let word = token.word else {
        if !skipBracketed() { index += 1 }
        continue
      }
      index += 1
      guard take(":") else {
        names.append(word)
        continue
      }
      guard let value = expression() else { break }
      arguments.append(CodeExpression.Argument(label: word, value: value))
      skipToPart()
    }
    _ = take("]")
    return .call(names, arguments)
  }

  // The rest of a value that was not understood, up to the next part of the selector.
  private mutating func skipToPart() {
    while let token, !token.isSymbol("]") {
      if token.word != nil, index + 1 < tokens.count, tokens[index + 1].isSymbol(":") { return }
      if !skipBracketed() { index += 1 }
    }
  }
}
