import Notifications

/// Loops of Swift over lists: `for category in all`, `for (_, category) in table`; closures that
/// are given each element are among them.
extension CodeFile {
  /// A loop, by the tokens that say it.
  struct Loop {
    /// What each element is called, or each part of one; `_` for what has no name.
    let names: [String]
    /// The tokens of what is gone through, with a condition behind it.
    let source: Range<Int>
    /// The opening brace of what is done each time around.
    let body: Int
  }

  /// Finds all of them, in order.
  func foundLoops() -> [Loop] {
    guard language == .swift else { return [] }
    let all = (blocks.places["for"] ?? []).compactMap(loop) + foundForEach()
    return all.ordered { $0.body < $1.body }
  }

  /// What the variables of the loops around a token stand for, by name, each time around; one time
  /// without any where there is no loop.
  ///
  /// - Parameter outer: The loops within this block count; -1 for the file.
  /// - Returns: Nil where a list has to be run to be known.
  func rounds(
    around index: Int, within outer: Int = -1, _ constants: CodeConstants
  ) -> [[String: CodeExpression]]? {
    var rounds: [[String: CodeExpression]] = [[:]]
    for block in blocks.around(index) {
      if block == outer { break }
      guard let loop = loops.first(where: { $0.body == block }) else { continue }
      guard let new = self.rounds(of: loop, constants) else { return nil }
      // A name of the inner loop hides that of an outer one.
      rounds = new.flatMap { new in rounds.map { $0.merging(new) { inner, _ in inner } } }
      if rounds.count > Self.mostRounds { return nil }
    }
    return rounds
  }

  // No app has more categories.
  private static let mostRounds = 256

  private func rounds(
    of loop: Loop, _ constants: CodeConstants
  ) -> [[String: CodeExpression]]? {
    guard !isLeft(loop), let given = given(to: loop), !isVariable(given) else { return nil }
    let elements = constants.resolved(given).rows?.map { $0.parts(count: loop.names.count) }
    guard let elements, elements.count <= Self.mostRounds, !elements.contains(nil) else {
      return nil
    }
    return elements.map { parts in
      Dictionary(zip(loop.names, parts ?? [])) { first, _ in first }
    }
  }

  // What is gone through; nil where a condition or a call is behind it.
  private func given(to loop: Loop) -> CodeExpression? {
    var parser = CodeParser(self, at: loop.source.lowerBound)
    guard let first = parser.token else { return nil }
    let value = parser.primary(first)
    let rest = parser.index - loop.source.upperBound
    if rest == 0 { return CodeExpression(value: value, place: first.place) }
    // `Names.all.forEach` is read as one name.
    guard rest == 2, case .name(let names) = value, names.last == "forEach" else { return nil }
    return CodeExpression(value: .name(names.dropLast()), place: first.place)
  }

  // Whether it may end early, or pass over what comes behind.
  private func isLeft(_ loop: Loop) -> Bool {
    let body = loop.body..<blocks.closings[loop.body]
    return ["break", "continue", "return"].contains { word in
      blocks.places[word]?.contains(where: body.contains) ?? false
    }
  }

  // Whether it names what may be another list by then.
  private func isVariable(_ given: CodeExpression) -> Bool {
    guard case .name(let names) = given.value,
      let places = names.last.flatMap({ blocks.places[$0] })
    else { return false }
    return places.contains { $0 > 0 && tokens[$0 - 1].word == "var" }
  }

  private func loop(at index: Int) -> Loop? {
    guard index + 1 < tokens.count else { return nil }
    let isTuple = tokens[index + 1].isSymbol("(")
    let end = isTuple ? blocks.closings[index + 1] + 1 : index + 2
    guard end < tokens.count, tokens[end].word == "in" else { return nil }
    let pattern = tokens[index + 1..<end]
    guard pattern.allSatisfy({ $0.word != nil || "(,)".contains(where: $0.isSymbol) }),
      let body = brace(behind: end)
    else { return nil }
    return Loop(names: pattern.compactMap(\.word), source: end + 1..<body, body: body)
  }

  private static let statements: Set = ["for", "while", "func", "let", "var"]

  private func brace(behind start: Int) -> Int? {
    var next = start + 1
    while next < tokens.count, !tokens[next].isSymbol("{") {
      if ")]};".contains(where: tokens[next].isSymbol) { return nil }
      // Of what begins a statement no header of a loop has any: without braces each would be
      // looked through to the end.
      if tokens[next].word.map(Self.statements.contains) == true { return nil }
      next = "([".contains(where: tokens[next].isSymbol) ? blocks.closings[next] + 1 : next + 1
    }
    return next < tokens.count && next > start + 1 ? next : nil
  }
}

extension CodeExpression {
  // The elements of a list, and of a dictionary its members as pairs; nil for what is neither.
  fileprivate var rows: [CodeExpression]? {
    switch value {
    case .list(let elements): elements
    case .dictionary(let members):
      members.map { member in
        let key = CodeExpression(value: .text(member.key), place: member.value.place)
        let parts = [key, member.value].map { Argument(label: nil, value: $0) }
        return CodeExpression(value: .call([], parts), place: member.value.place)
      }
    case .text, .number, .bool, .null, .name, .call, .element, .union, .other: nil
    }
  }

  // Itself, or the parts of a tuple; nil where there are not so many.
  fileprivate func parts(count: Int) -> [CodeExpression]? {
    if count == 1 { return [self] }
    guard case .call([], let parts) = value, parts.count == count else { return nil }
    return parts.map(\.value)
  }
}
