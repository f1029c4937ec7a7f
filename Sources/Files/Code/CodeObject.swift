import Notifications

/// An object that a variable holds, and what is set on it in the statements that
/// follow: `like.title = "Like"`.
struct CodeObject {
  /// The class that makes it.
  let type: String
  /// The variable's name; nil where none is declared by it.
  let name: String?
  /// The token at which it is made.
  let index: Int
  /// The last token at which something is done with it.
  private(set) var lastIndex: Int
  /// Where it is made.
  let place: Place
  /// What lists its methods were given, by their names.
  private(set) var lists: [String: [CodeExpression]] = [:]
  /// Where something is set in a way that has to be run to be known.
  private(set) var unknown: [Place] = []
  private var properties: [String: CodeExpression] = [:]

  /// What a property was set to; nil where it was not, or is not known.
  subscript(property: String) -> CodeExpression? { properties[property] }

  /// - Parameter made: The call that makes it.
  init(_ file: CodeFile, _ made: CodeFile.Call) {
    index = made.index
    lastIndex = made.index
    place = made.call.place
    type = made.call.names.first { $0.hasPrefix("UI") } ?? ""
    name = made.name ?? file.name(assignedAt: made.index)
    guard let name else { return }
    let block = file.blocks.blocks[made.index]
    let end = file.blocks.end(ofBlockAround: made.index)
    let places = file.blocks.places[name] ?? []
    for index in places[places.firstIndex(after: made.index)...] {
      // The block that it is declared in ends, or another has its name.
      if index >= end || file.isDeclared(index) { return }
      let isConditional =
        file.blocks.blocks[index] != block
        || file.tokens[index].isUncertain != file.tokens[made.index].isUncertain
      take(file, at: index, isConditional: isConditional)
    }
  }

  private mutating func take(_ file: CodeFile, at index: Int, isConditional: Bool) {
    let tokens = file.tokens
    if index + 3 < tokens.count, tokens[index + 1].isSymbol("."), tokens[index + 3].isSymbol("="),
      let property = tokens[index + 2].word
    {
      set(property, file.expression(at: index + 4), isConditional, tokens[index].place)
      lastIndex = index
    } else if let call = file.message(at: index, to: name ?? ""), let given = call.list {
      lastIndex = index
      // What is shown where there is little room is among what is shown elsewhere.
      if lists[call.name] != nil, call.isMinimal { return }
      if isConditional { unknown.append(tokens[index].place) } else { lists[call.name] = given }
    }
  }

  private mutating func set(
    _ property: String, _ value: CodeExpression?, _ isConditional: Bool, _ place: Place
  ) {
    if isConditional || properties[property] != nil { return unknown.append(place) }
    properties[property] = value
  }
}

extension CodeExpression {
  /// The names of a call; none of anything else.
  fileprivate var names: [String] {
    guard case .call(let names, _) = value else { return [] }
    return names
  }
}

extension CodeFile {
  /// The expression that begins at a token; nil where none does.
  func expression(at index: Int) -> CodeExpression? {
    guard index < tokens.count else { return nil }
    var parser = CodeParser(self, at: index)
    return parser.expression()
  }

  // `Type *name = [[Type alloc] init]`: behind the brackets.
  fileprivate func name(assignedAt index: Int) -> String? {
    var start = index - 1
    while start > 0, tokens[start].isSymbol("[") { start -= 1 }
    return start > 0 && tokens[start].isSymbol("=") ? tokens[start - 1].word : nil
  }

  /// Whether a name is that of something that is declared here.
  fileprivate func isDeclared(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    if language == .swift { return ["let", "var"].contains(tokens[index - 1].word) }
    return tokens[index - 1].isSymbol("*") && index + 1 < tokens.count
      && tokens[index + 1].isSymbol("=")
  }

  /// A list that an object is given: `category.setActions([like], for: .default)`.
  fileprivate func message(
    at index: Int, to name: String
  ) -> (name: String, list: [CodeExpression]?, isMinimal: Bool)? {
    var parser = CodeParser(self, at: language == .swift ? index : index - 1)
    guard language == .swift || index > 0 && tokens[index - 1].isSymbol("["),
      let call = parser.call(), case .call(let names, let arguments) = call.value,
      names.first == name, let first = arguments.first
    else { return nil }
    let method = language == .swift ? names.last : first.label
    guard let method, method == "setActions", case .list(let list) = first.value.value else {
      return nil
    }
    let isMinimal = arguments.dropFirst().contains { argument in
      guard case .name(let names) = argument.value.value, let last = names.last else {
        return false
      }
      return last.lowercased().hasSuffix("minimal")
    }
    return (method, list, isMinimal)
  }
}
