/// What Swift does with each element of a list in a closure: `all.forEach {
/// category in`, `[…].forEach {`.
extension CodeFile {
  /// Finds all of them, in order.
  func foundForEach() -> [Loop] {
    let places = blocks.places["forEach"] ?? []
    if places.isEmpty { return [] }
    let openings = Dictionary(
      tokens.indices.filter { tokens[$0].isSymbol("[") }.map { (blocks.closings[$0], $0) },
      uniquingKeysWith: { $1 })
    return places.compactMap { forEach(at: $0, openings) }
  }

  // With where each list that is written out begins, by its end.
  private func forEach(at index: Int, _ openings: [Int: Int]) -> Loop? {
    guard index > 1, tokens[index - 1].isSymbol("."), index + 1 < tokens.count,
      tokens[index + 1].isSymbol("{"),
      let start = openings[index - 2] ?? nameStart(endingAt: index - 2),
      let names = parameters(behind: index + 1)
    else { return nil }
    return Loop(names: names, source: start..<index - 1, body: index + 1)
  }

  // `Names.all`; nil for what is called, or reached through something else.
  private func nameStart(endingAt end: Int) -> Int? {
    var start = end
    guard tokens[start].word != nil else { return nil }
    while start > 1, tokens[start - 1].isSymbol(".") {
      guard tokens[start - 2].word != nil else { return nil }
      start -= 2
    }
    return start
  }

  // `{ a in`, `{ a, b in`, `{ (a, b) in`; without any, `$0` and what follows it.
  private func parameters(behind brace: Int) -> [String]? {
    let start = brace + 1
    guard start < tokens.count else { return nil }
    let isTuple = tokens[start].isSymbol("(")
    let head = isTuple ? start + 1..<min(blocks.closings[start], tokens.count) : wordsBehind(brace)
    let end = isTuple ? head.upperBound + 1 : head.upperBound
    guard end < tokens.count, tokens[end].word == "in" else { return numbered(in: brace) }
    let isPlain = tokens[head].allSatisfy { $0.word != nil || $0.isSymbol(",") }
    return isPlain ? tokens[head].compactMap(\.word) : nil
  }

  private func wordsBehind(_ brace: Int) -> Range<Int> {
    let start = brace + 1
    let end = tokens[start...].firstIndex { token in
      token.word.map { $0 == "in" } ?? !token.isSymbol(",")
    }
    return start..<(end ?? tokens.count)
  }

  // A closure within has a `$0` of its own.
  private func numbered(in brace: Int) -> [String]? {
    let body = tokens[brace + 1..<max(brace + 1, blocks.closings[brace])]
    var count = 0
    for token in body {
      if token.isSymbol("{") { return nil }
      guard let word = token.word, word.first == "$", let number = Int(word.dropFirst()),
        (0..<Self.mostParts).contains(number)
      else { continue }
      count = max(count, number + 1)
    }
    return count == 0 ? nil : (0..<count).map { "$\($0)" }
  }

  // No tuple of people's has more.
  private static let mostParts = 16
}
