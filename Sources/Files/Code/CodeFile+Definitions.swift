/// What the names of a file stand for, by the tokens that say it.
extension CodeFile {
  /// A name, and what it is given.
  struct Definition {
    /// As it is written.
    let name: String
    /// The tokens of a value, or of a body.
    let body: Range<Int>
  }

  /// The variables that are given a value or an element, what has a type and a body, such as a
  /// function that returns something of it, in order; then those of loops.
  ///
  /// - Parameter type: A word of the type.
  func definitions(of type: String) -> [Definition] {
    let ofLoops = loops.flatMap { loop in
      loop.names.filter { $0 != "_" }.map { Definition(name: $0, body: loop.source) }
    }
    return tokens.indices.compactMap { index in
      guard let name = tokens[index].word,
        let body = value(of: index) ?? element(of: index) ?? body(of: index, type)
      else { return nil }
      return Definition(name: name, body: body)
    } + ofLoops
  }

  /// The parameters and properties of a type whose values others give.
  func parameters(of type: String) -> [String] {
    (blocks.places[type] ?? []).compactMap { place in
      let head = tokens[..<place].suffix(Self.longestType)
      guard let colon = head.lastIndex(where: { $0.isSymbol(":") }), colon > 1 else { return nil }
      let isType = tokens[colon + 1..<place].allSatisfy { $0.word != nil || $0.isTypeSymbol }
      // The first part of a dictionary’s type is no name.
      guard isType, !tokens[colon - 2].isSymbol("[") else { return nil }
      let isVariable = ["let", "var"].contains(tokens[colon - 2].word)
      return isVariable && isGiven(behind: place) ? nil : tokens[colon - 1].word
    }
  }

  // Whether a value or a body stands behind a type.
  private func isGiven(behind place: Int) -> Bool {
    let next = tokens[(place + 1)...].first { !$0.isTypeSymbol }
    return next?.isSymbol("=") == true || next?.isSymbol("{") == true
  }

  /// The token behind the value that begins with one.
  func end(ofValueAt start: Int) -> Int {
    var next = start
    while next < tokens.count {
      guard case .symbol(let symbol) = tokens[next].kind else {
        if isNewLine(next, behind: start) { return next }
        next += 1
        continue
      }
      if ")]},;".contains(symbol) { return next }
      if !".?:+|".contains(symbol), isNewLine(next, behind: start) { return next }
      next = "([{".contains(symbol) ? blocks.closings[next] + 1 : next + 1
    }
    return tokens.count
  }

  private func isNewLine(_ index: Int, behind start: Int) -> Bool {
    index > start && tokens[index].place.line != tokens[index - 1].place.line
  }

  // `name = …`, `name: Type = …` and `name += …`.
  private func value(of index: Int) -> Range<Int>? {
    // The type of a variable is no name of one.
    if language == .swift, index > 0, tokens[index - 1].isSymbol(":") { return nil }
    var next = index + 1
    if next + 1 < tokens.count, "+|".contains(where: tokens[next].isSymbol) { next += 1 }
    if language == .swift, index > 0, ["let", "var"].contains(tokens[index - 1].word) {
      while next < tokens.count, tokens[next].mayBeInType {
        if isNewLine(next, behind: index) { return nil }
        // A table of tuples has a type with brackets of its own, in as many lines as it likes.
        next = tokens[next].isSymbol("(") ? blocks.closings[next] + 1 : next + 1
      }
    }
    guard next + 1 < tokens.count, tokens[next].isSymbol("="), !tokens[next + 1].isSymbol("=")
    else { return nil }
    return next + 1..<end(ofValueAt: next + 1)
  }

  /// The methods of Swift that put something into a set or a list.
  static let adding = ["insert", "append", "formUnion", "update"]

  // `name.insert(…)` and `[name addObject:…]`.
  private func element(of index: Int) -> Range<Int>? {
    let next = language == .swift ? index + 2 : index + 1
    guard next + 1 < tokens.count, let word = tokens[next].word,
      Self.adding.contains(word) || word == "addObject",
      language == .objectiveC || tokens[index + 1].isSymbol(".")
    else { return nil }
    return next + 2..<max(next + 2, end(ofValueAt: next + 2))
  }

  // `var name: Type {`, `func name() -> Type {`; `- (Type *)name {`.
  private func body(of index: Int, _ type: String) -> Range<Int>? {
    let isSwift = language == .swift
    guard index > 0, !isSwift || ["func", "var", "let"].contains(tokens[index - 1].word),
      isSwift || tokens[index - 1].isSymbol(")")
    else { return nil }
    let brace = tokens[(index + 1)...].prefix(Self.longestHead).firstIndex { token in
      "{};=".contains(where: token.isSymbol)
        || ["let", "var", "func"].contains(token.word)
    }
    guard let brace, tokens[brace].isSymbol("{") else { return nil }
    let head = isSwift ? tokens[index..<brace] : tokens[..<index].suffix(Self.longestType)
    guard head.contains(where: { $0.word == type }) else { return nil }
    return brace + 1..<max(brace + 1, blocks.closings[brace])
  }

  private static let longestHead = 80
  private static let longestType = 12
}

extension CodeToken {
  fileprivate var mayBeInType: Bool { word != nil || isTypeSymbol || isSymbol("(") }

  /// Whether it may stand in the type of a variable.
  fileprivate var isTypeSymbol: Bool {
    guard case .symbol(let symbol) = kind else { return false }
    return ":.?!<>[],*".contains(symbol)
  }
}
