import Notifications

/// Where the names of a file mean something: in blocks, in types, and in the whole app.
extension CodeFile {
  /// The scope of what stands directly in a block, to stand before a name; one for all parts of a
  /// type.
  ///
  /// - Parameter brace: The block's opening one; -1 for the file.
  func scope(ofBlock brace: Int) -> String {
    if let type = typeName(ofBlock: brace) { return Self.scope(ofType: type) }
    return "\(tokens.first?.place.path ?? "") \(brace) "
  }

  /// The scope of what stands in a type, by its name.
  static func scope(ofType name: String) -> String { "type \(name) " }

  /// The opening brace of the innermost block around what begins at a place; -1 for none.
  func block(at place: Place) -> Int {
    let index = token(at: place)
    return index < tokens.count ? blocks.blocks[index] : -1
  }

  /// The token at a place; the file's end for one behind all.
  func token(at place: Place) -> Int {
    tokens.indices.partitioningIndex { tokens[$0].place >= place }
  }

  /// Whether a name is declared in a function, which has it to itself.
  ///
  /// Objective-C also sets properties there, which all of their object may read.
  func isLocal(_ name: String, inBlock brace: Int) -> Bool {
    brace >= 0 && typeName(ofBlock: brace) == nil
      && declarations[Declared(block: brace, name: name)] != nil
  }

  /// The type of Swift whose block begins with a brace, without the types around it: `Kind` of
  /// `enum Kind: String {` and of `extension Chat.Kind {`. Nil for another block.
  func typeName(ofBlock brace: Int) -> String? {
    guard language == .swift, brace > 0 else { return nil }
    let before = tokens[..<brace].suffix(Self.longestHead)
    let start = before.lastIndex { !$0.mayBeInHead }.map { $0 + 1 } ?? before.startIndex
    let keyword = before[start...].lastIndex { $0.word.map(Self.types.contains) ?? false }
    guard var index = keyword.map({ $0 + 1 }) else { return nil }
    while index + 1 < brace, tokens[index + 1].isSymbol(".") { index += 2 }
    // `class var` begins no type.
    guard index < brace, let name = tokens[index].word, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }

  private static let types = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let longestHead = 24
}

/// What functions, closures and loops are given.
extension CodeFile {
  /// The names of Swift that stand for what is given, each with the opening brace of the block in
  /// which it does.
  var parameters: [(block: Int, name: String)] {
    guard language == .swift else { return [] }
    let functions = ["func", "init"].flatMap { blocks.places[$0] ?? [] }.flatMap(ofFunction)
    let closures = tokens.indices.filter { tokens[$0].isSymbol("{") }.flatMap(ofClosure)
    let ofLoops = loops.flatMap { loop in loop.names.map { (block: loop.body, name: $0) } }
    return functions + closures + ofLoops
  }

  // `func name(label name: Type) {`; `.init(…)` is a call.
  private func ofFunction(at index: Int) -> [(block: Int, name: String)] {
    guard !isSymbol(".", at: index - 1),
      let open = tokens[index...].prefix(Self.longestHead).firstIndex(where: { $0.isSymbol("(") }),
      let brace = body(behind: blocks.closings[open])
    else { return [] }
    var (names, next): ([(block: Int, name: String)], Int) = ([], open + 1)
    while next < blocks.closings[open] {
      if let name = tokens[next].word, isSymbol(":", at: next + 1) { names.append((brace, name)) }
      next = "([{".contains(where: tokens[next].isSymbol) ? blocks.closings[next] + 1 : next + 1
    }
    return names
  }

  // Nil for a function of a protocol, which has none.
  private func body(behind close: Int) -> Int? {
    guard close < tokens.count else { return nil }
    let end = tokens[close...].prefix(Self.longestHead).firstIndex { token in
      "{};=".contains(where: token.isSymbol)
        || ["let", "var", "func", "init"].contains(token.word)
    }
    return end.flatMap { tokens[$0].isSymbol("{") ? $0 : nil }
  }

  // `{ name in`, `{ [weak self] (name: Type, _) in`.
  private func ofClosure(at brace: Int) -> [(block: Int, name: String)] {
    let start = isSymbol("[", at: brace + 1) ? blocks.closings[brace + 1] + 1 : brace + 1
    guard start < tokens.count else { return [] }
    let end = tokens[start...].prefix(Self.longestHead).firstIndex { token in
      token.word.map { ["in", "for"].contains($0) } ?? !"(,:)".contains(where: token.isSymbol)
    }
    guard let end, tokens[end].word == "in" else { return [] }
    return tokens[start..<end].compactMap(\.word).map { (brace, $0) }
  }
}

extension CodeToken {
  // In front of the brace of a type.
  fileprivate var mayBeInHead: Bool { word != nil || ":,.<>&[]?".contains(where: isSymbol) }
}
