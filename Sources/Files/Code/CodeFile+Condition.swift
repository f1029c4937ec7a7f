/// Whether what stands in a block of code is run whenever the block around it is.
extension CodeFile {
  /// Whether a token stands under a condition that has to be run to be known.
  func isConditional(_ index: Int) -> Bool {
    blocks.around(index).contains { $0 >= 0 && isCondition(before: $0) }
  }

  private static let conditions = [
    "if", "else", "switch", "for", "while", "guard", "catch", "repeat",
  ]

  /// The words between the last bracket of a block and this one: `if let content = content`.
  func head(ofBlock brace: Int) -> ArraySlice<CodeToken> {
    let before = tokens[..<brace].suffix(Self.longestHead)
    let start = before.lastIndex { $0.isSymbol("{") || $0.isSymbol("}") || $0.isSymbol(";") }
    return before[(start.map { $0 + 1 } ?? before.startIndex)...]
  }

  private func isCondition(before brace: Int) -> Bool {
    let head = head(ofBlock: brace)
    guard
      let condition = head.indices.last(where: { index in
        tokens[index].word.map(Self.conditions.contains) ?? false && !isLabel(index)
      })
    else { return false }
    return tokens[condition].word != "if" || !isAlwaysSo(head[(condition + 1)...])
  }

  // `func level(for request: UNNotificationRequest) {`.
  private func isLabel(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
      || index + 1 < tokens.count && tokens[index + 1].isSymbol(":")
  }

  // `#available(iOS 15, *)`, and `let content = request.content.mutableCopy() as? …`.
  private func isAlwaysSo(_ condition: ArraySlice<CodeToken>) -> Bool {
    let words = condition.compactMap(\.word)
    if condition.contains(where: { $0.isSymbol("&") }) { return false }
    if words.first == "available" { return true }
    return condition.split { $0.isSymbol(",") }.allSatisfy(isAlwaysThere)
  }

  // What is called with a push has a content and a handler for it.
  private func isAlwaysThere(_ binding: ArraySlice<CodeToken>) -> Bool {
    ["let", "var"].contains(binding.first?.word)
      && binding.contains { token in
        let word = token.word?.lowercased() ?? ""
        return word.hasSuffix("content") || word == "contenthandler"
      }
  }

  private static let longestHead = 80
}
