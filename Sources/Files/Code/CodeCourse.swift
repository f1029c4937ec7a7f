import Notifications

/// What becomes of variables in the statements before a place in the code: `var options =
/// [.alert]`, then `options.insert(.sound)`.
///
/// Only statements that are run whenever the place is reached count. What is done under a
/// condition, or in a function of its own, is not known.
struct CodeCourse {
  /// Where a variable is changed in a way that has to be run to be known, each place once.
  private(set) var unknown: [Place] = []
  private let file: CodeFile
  private let end: Int
  private let constants: CodeConstants

  /// - Parameters:
  ///   - end: The token that the place is at.
  ///   - constants: The lists that loops go through are among them.
  init(_ file: CodeFile, before end: Int, _ constants: CodeConstants) {
    (self.file, self.end, self.constants) = (file, end, constants)
  }

  /// An expression with the values of variables in the place of their names.
  mutating func filled(_ expression: CodeExpression) -> CodeExpression {
    expression.filled { names in
      guard names.count == 1 || names.count == 2 && names[0] == "self", let name = names.last else {
        return nil
      }
      return value(of: name)
    }
  }

  // Nil for what is no variable, or is never changed: then its name stands for what it stands for.
  private mutating func value(of name: String) -> CodeExpression.Value? {
    guard let start = declaration(of: name) else { return nil }
    let places = file.blocks.places[name] ?? []
    let changes = places[places.firstIndex(after: start)...].prefix { $0 < end }
      .compactMap { change(of: name, at: $0) }
    if changes.isEmpty { return nil }
    var known: [CodeExpression]? = initialValue(behind: start).flatMap(\.parts)
    for change in changes {
      guard isAlwaysRun(change.index), let new = parts(of: change) else {
        note(file.tokens[change.index].place)
        if change.replaces { known = nil }
        continue
      }
      known = change.replaces ? new : known.map { $0 + new }
    }
    return known.map(CodeExpression.Value.list) ?? .other
  }

  private mutating func note(_ place: Place) {
    if !unknown.contains(place) { unknown.append(place) }
  }

  // The nearest one in a block around the place; nil where that is a constant.
  private func declaration(of name: String) -> Int? {
    for block in file.blocks.around(end) {
      let all = file.declarations[CodeFile.Declared(block: block, name: name)] ?? []
      let before = all.firstIndex(after: end - 1)
      guard before > 0 else { continue }
      let own = all[before - 1]
      return file.language == .swift && file.tokens[own - 1].word == "let" ? nil : own
    }
    return nil
  }

  private func initialValue(behind index: Int) -> CodeExpression? {
    var next = index + 1
    while next < end, !file.tokens[next].isSymbol("=") {
      guard file.tokens[next].place.line == file.tokens[index].place.line else { return nil }
      next += 1
    }
    return expression(at: next + 1)
  }

  private func expression(at index: Int) -> CodeExpression? {
    index < end ? file.expression(at: index) : nil
  }

  private struct Change {
    let index: Int
    /// What is put there, or in place of it.
    let value: CodeExpression
    /// Whether what was there before is gone.
    let replaces: Bool
  }

  // `options.insert(.sound)`, `options |= UNAuthorizationOptionSound`, `options = [.alert]`.
  private func change(of name: String, at index: Int) -> Change? {
    let tokens = file.tokens
    guard tokens[index].word == name, index + 2 < end, isOwn(index) else { return nil }
    if tokens[index + 1].isSymbol("=") {
      guard !tokens[index + 2].isSymbol("=") else { return nil }
      return expression(at: index + 2).map { Change(index: index, value: $0, replaces: true) }
    }
    if tokens[index + 2].isSymbol("="),
      tokens[index + 1].isSymbol("|") || tokens[index + 1].isSymbol("+")
    {
      return expression(at: index + 3).map { Change(index: index, value: $0, replaces: false) }
    }
    guard tokens[index + 1].isSymbol("."), let method = tokens[index + 2].word,
      index + 3 < end, tokens[index + 3].isSymbol("(")
    else { return nil }
    var parser = CodeParser(file, at: index)
    guard CodeFile.adding.contains(method), let given = parser.call()?.firstArgument else {
      let unknown = CodeExpression(value: .other, place: tokens[index].place)
      return Self.otherMethods.contains(method)
        ? Change(index: index, value: unknown, replaces: true) : nil
    }
    return Change(index: index, value: given, replaces: false)
  }

  // No member of something else that has the same name.
  private func isOwn(_ index: Int) -> Bool {
    guard index > 1, file.tokens[index - 1].isSymbol(".") else { return true }
    return file.tokens[index - 2].word == "self"
  }

  private static let otherMethods = [
    "remove", "removeAll", "subtract", "formIntersection", "formSymmetricDifference",
  ]

  // Whether the block that a statement is in is still open at the place, but for loops; and what
  // `#if` may leave out, it leaves out with the place.
  private func isAlwaysRun(_ index: Int) -> Bool {
    if file.tokens[index].isUncertain, !file.tokens[end].isUncertain { return false }
    let bodies = file.loops.map(\.body)
    let block = file.blocks.around(index).first { !bodies.contains($0) || isOpen($0) } ?? -1
    return isOpen(block)
  }

  private func isOpen(_ block: Int) -> Bool { block < 0 || file.blocks.closings[block] >= end }

  // What it puts there, in a loop each time around; nil where that has to be run to be known.
  private func parts(of change: Change) -> [CodeExpression]? {
    let open = file.blocks.around(change.index).first(where: isOpen) ?? -1
    if open == file.blocks.blocks[change.index] { return change.value.parts }
    guard !change.replaces,
      let rounds = file.rounds(around: change.index, within: open, constants)
    else { return nil }
    let parts = rounds.map { change.value.filled(by: $0).parts }
    return parts.contains(nil) ? nil : parts.flatMap { $0 ?? [] }
  }
}

extension CodeExpression {
  // What it puts into a set or a list; nil where that has to be run to be known.
  fileprivate var parts: [CodeExpression]? {
    switch value {
    case .list(let elements), .union(let elements): elements
    case .name, .text: [self]
    // `UNAuthorizationOptions()`.
    case .call(let names, let arguments):
      arguments.isEmpty && names.last?.first?.isUppercase == true ? [] : [self]
    case .number("0"), .null: []
    case .number, .bool, .element, .dictionary, .other: nil
    }
  }
}
