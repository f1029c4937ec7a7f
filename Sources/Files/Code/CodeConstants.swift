import Notifications

/// What names stand for in the code of an app, where that is written down.
///
/// The nearest definition around a name counts, as in the code: that of its block, of its type, of
/// its file. What is given to a function hides what is around it. A name that nothing around defines
/// is any that no function has to itself, such as one of another file; what is named as a
/// member of something is none of something else.
struct CodeConstants {
  // By scope and name; by the name alone what no function has to itself.
  private var values: [String: Set<CodeExpression.Value>] = [:]
  private var places: [String: Place] = [:]
  // By scope and name.
  private var parameters: Set<String> = []
  private let files: [CodeFile]
  // By their paths.
  private var numbers: [String: Int] = [:]

  /// The constants, variables and cases of files that are written down there.
  init(_ files: [CodeFile]) {
    self.files = files
    for (number, file) in files.enumerated() {
      if let place = file.tokens.first?.place { numbers[place.path] = number }
    }
    for file in files {
      for (name, value) in file.constants { add(name, value, at: value.place) }
      for (block, name) in file.parameters { parameters.insert(file.scope(ofBlock: block) + name) }
    }
  }

  /// A name whose value is written as a constant, or that a call declares.
  ///
  /// - Parameter place: Where it is declared, or its value in the same block.
  mutating func add(_ name: String, _ value: CodeExpression, at place: Place) {
    guard let file = file(at: place) else { return }
    let block = file.block(at: place)
    take(file.scope(ofBlock: block) + name, value)
    if !file.isLocal(name, inBlock: block) { take(name, value) }
  }

  private mutating func take(_ key: String, _ value: CodeExpression) {
    values[key, default: []].insert(value.value)
    if places[key] == nil { places[key] = value.place }
  }

  private func file(at place: Place) -> CodeFile? { numbers[place.path].map { files[$0] } }

  /// What is looked for where a name stands: an identifier and what is registered
  /// by it often have one name.
  enum Wanted {
    /// Words and options.
    case value
    /// What `UNNotificationAction` and the like make, and lists of it.
    case object

    fileprivate func isPossible(_ value: CodeExpression.Value) -> Bool {
      switch self {
      case .value: !value.isObject
      case .object: !value.isText
      }
    }
  }

  /// What an expression comes to: a name gives way to its value, as long as there is one.
  ///
  /// - Returns: `other` for a name that stands for several values, or for none.
  func resolved(_ expression: CodeExpression, as wanted: Wanted = .value) -> CodeExpression {
    var (current, seen): (CodeExpression, Set<String>) = (expression, [])
    while case .name(let names) = current.value,
      let key = key(of: names, at: current.place, wanted), seen.insert(key).inserted
    {
      let all = values[key]?.filter(wanted.isPossible) ?? []
      guard all.count == 1, let value = all.first, let place = places[key] else {
        return CodeExpression(value: .other, place: expression.place)
      }
      current = CodeExpression(value: value, place: place)
    }
    return current
  }

  // The name of a constant is the last one; `rawValue` of a case is the case's value.
  private func key(of names: [String], at place: Place, _ wanted: Wanted) -> String? {
    let names = names.last == "rawValue" ? names.dropLast() : names[...]
    guard let name = names.last else { return nil }
    let owner = names.dropLast().last
    for scope in scopes(of: owner, at: place) {
      if isKnown(scope + name, wanted) { return scope + name }
      if owner == nil, parameters.contains(scope + name) { return nil }
    }
    let isAnyOnes = owner.map { ["", "self", "Self"].contains($0) } ?? true
    return isAnyOnes && isKnown(name, wanted) ? name : nil
  }

  private func isKnown(_ key: String, _ wanted: Wanted) -> Bool {
    values[key]?.contains(where: wanted.isPossible) == true
  }

  // `id`, `self.id`, `Chat.id`: the blocks around it, the types around it, the type that is named.
  private func scopes(of owner: String?, at place: Place) -> [String] {
    if let owner, !["self", "Self"].contains(owner) { return [CodeFile.scope(ofType: owner)] }
    guard let file = file(at: place) else { return [] }
    let around = file.blocks.around(file.token(at: place)).prefix(Self.mostBlocks)
    return around.filter { owner == nil || file.typeName(ofBlock: $0) != nil }
      .map(file.scope(ofBlock:))
  }

  // No code of people's is deeper.
  private static let mostBlocks = 64
}

extension CodeExpression.Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var isObject: Bool {
    guard case .call(let names, _) = self else { return false }
    if CodeExpression.UnnamedKind.allCases.contains(where: isUnnamed) { return true }
    return names.contains { $0.hasPrefix("UN") && $0.containsBytes(of: "Notification") }
  }
}
