/// Where members are given values.
extension CodeFile {
  /// The tokens that name a member where it is given a value or more of one, in order.
  ///
  /// `content.relevanceScore = 0.5`, `content.attachments.append(…)`; `[content setTitle:…]`, and in
  /// an extension of contents `title = "…"`. Behind the token and its sign stands what is given, if
  /// it is all of the value.
  func assignments(to member: String) -> [Int] {
    let places = (blocks.places[member] ?? []).filter { index in
      isGiven(index) && (isSymbol(".", at: index - 1) || isOwn(index))
    }
    if language == .swift { return places }
    let setter = "set" + member.prefix(1).uppercased() + member.dropFirst()
    let setters = (blocks.places[setter] ?? []).filter { isSymbol(":", at: $0 + 1) }
    return (places + setters).sorted()
  }

  // ` = value`, ` += value`, `["key"] = value`, `.append(value)`.
  private func isGiven(_ index: Int) -> Bool {
    var next = index + 1
    if isSymbol(".", at: next) {
      return next + 1 < tokens.count && tokens[next + 1].word.map(Self.adding.contains) == true
    }
    if isSymbol("[", at: next) { next = blocks.closings[next] + 1 }
    if isSymbol("+", at: next) { next += 1 }
    return isSymbol("=", at: next) && next + 1 < tokens.count && !isSymbol("=", at: next + 1)
  }

  // A variable of a function is its own, too.
  private func isOwn(_ index: Int) -> Bool {
    language == .swift && index > 0 && !["let", "var"].contains(tokens[index - 1].word)
      && isInContentItself(index)
  }

  /// Whether a token stands in the function of a name, or in the extension of a type.
  func isInside(_ name: String, _ index: Int) -> Bool {
    if blocks.places[name] == nil { return false }
    return blocks.around(index).prefix(Self.mostBlocks).contains { brace in
      guard brace >= 0 else { return false }
      return head(ofBlock: brace).indices.dropFirst().contains { index in
        tokens[index].word == name && begins(index)
      }
    }
  }

  // No code of people's is deeper.
  private static let mostBlocks = 64

  // `func name(`, `extension Name {`, `- (void)name:`.
  private func begins(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    return before.isSymbol(")") || ["func", "extension"].contains(before.word)
  }
}
