/// Whether what stands in a block of code is run whenever the block around it is.
extension CodeFile {
  /// Whether a token stands under a condition that has to be run to be known.
  ///
  /// - Parameter contents: What a notification's content is called, besides names that say so: it is
  ///   there.
  func isConditional(_ index: Int, _ contents: Set<String> = []) -> Bool {
    tokens[index].isUncertain
      || blocks.around(index).contains { $0 >= 0 && isCondition(before: $0, contents) }
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

  private func isCondition(before brace: Int, _ contents: Set<String>) -> Bool {
    let head = head(ofBlock: brace)
    guard
      let condition = head.indices.last(where: { index in
        tokens[index].word.map(Self.conditions.contains) ?? false && !isLabel(index)
      })
    else { return false }
    return tokens[condition].word != "if" || !isAlwaysSo(head[(condition + 1)...], contents)
  }

  // `func level(for request: UNNotificationRequest) {`.
  private func isLabel(_ index: Int) -> Bool {
    index > 0 && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
      || index + 1 < tokens.count && tokens[index + 1].isSymbol(":")
  }

  // `#available(iOS 15, *)`, and `let content = request.content.mutableCopy() as? …`.
  private func isAlwaysSo(_ condition: ArraySlice<CodeToken>, _ contents: Set<String>) -> Bool {
    if condition.contains(where: { $0.isSymbol("&") }) { return false }
    let words = condition.compactMap(\.word)
    if words.first == "available" { return true }
    // What is called with a push has a content and a handler for it.
    return condition.split { $0.isSymbol(",") }.allSatisfy { binding in
      ["let", "var"].contains(binding.first?.word)
        && binding.indices.contains { index in
          guard let name = tokens[index].word else { return false }
          let isThere = name.namesContent || name == "contentHandler" || contents.contains(name)
          return isThere && !asksForMember(index)
        }
    }
  }

  // What a content has, such as a key in `content.userInfo`, may be missing.
  private func asksForMember(_ index: Int) -> Bool {
    let next = isSymbol("?", at: index + 1) ? index + 2 : index + 1
    return isSymbol(".", at: next) && tokens[next + 1].word != "mutableCopy"
  }

  private static let longestHead = 80
}
