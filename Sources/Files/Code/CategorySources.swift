import Notifications

/// The names by which code comes to the categories that were found in it: of what makes one, and of what is made with
/// it.
struct CategorySources {
  private var names: Set<String> = []

  private static let type = "UNNotificationCategory"

  init(_ files: [CodeFile]) {
    // What registers none needs no names.
    guard files.contains(where: { !$0.registrations.isEmpty }) else { return }
    let all = files.map { file in
      let definitions = file.definitions(of: Self.type)
      return (file: file, definitions: definitions, calls: file.knownCategories)
    }
    if all.contains(where: { !$0.calls.isEmpty }) {
      names.formUnion(files.flatMap { $0.parameters(of: Self.type) })
    }
    var count = -1
    while count < names.count {
      count = names.count
      for (file, definitions, calls) in all {
        for definition in definitions where !names.contains(definition.name) {
          if leads(definition.body, in: file, calls) { names.insert(definition.name) }
        }
      }
    }
  }

  /// The tokens at which something is registered that leads to no category that was found.
  ///
  /// - Parameter range: What is registered, or an element of it.
  func unknown(_ range: Range<Int>, in file: CodeFile) -> [Int] {
    let calls = file.knownCategories
    if let elements = file.elements(of: range) {
      return elements.flatMap { unknown($0, in: file) }
    }
    guard leads(range, in: file, calls) else { return [range.lowerBound] }
    guard range.count == 1, let name = file.tokens[range.lowerBound].word else { return [] }
    return file.definitions(of: Self.type)
      .filter { $0.name == name && leads($0.body, in: file, calls) }
      .flatMap { file.elements(of: $0.body)?.filter { !leads($0, in: file, calls) } ?? [] }
      .map(\.lowerBound)
  }

  private func leads(_ range: Range<Int>, in file: CodeFile, _ calls: [Int]) -> Bool {
    if calls.contains(where: range.contains) { return true }
    // An initializer of another kind, whatever it is given.
    let tokens = file.tokens[range]
    if tokens.first?.word == Self.type, tokens.dropFirst().first?.isSymbol("(") == true {
      return false
    }
    return tokens.contains { $0.word.map(names.contains) ?? false }
  }
}

extension NotificationCode {
  /// Lists what a file registers where no category was found.
  mutating func missCategories(in file: CodeFile, but sources: CategorySources) {
    for range in file.registrations {
      for index in sources.unknown(range, in: file) {
        let place = file.tokens[index].place
        guard !missedPlaces.contains(place) else { continue }
        let what = "a category that is registered here"
        miss(CodeExpression(value: .other, place: place), what)
      }
    }
  }
}

extension CodeFile {
  /// What `setNotificationCategories` is given, each by its tokens; in order.
  fileprivate var registrations: [Range<Int>] {
    (blocks.places["setNotificationCategories"] ?? []).compactMap { index in
      guard index > 0, index + 2 < tokens.count, tokens[index - 1].word != "func",
        !tokens[index - 1].isSymbol(")")
      else { return nil }
      let sign: Character = language == .swift ? "(" : ":"
      guard tokens[index + 1].isSymbol(sign) else { return nil }
      return index + 2..<end(ofValueAt: index + 2)
    }
  }

  // The tokens of the calls that make categories with an identifier; others, such as those of subclasses, are not read.
  fileprivate var knownCategories: [Int] {
    categoryCalls.filter {
      $0.call["identifier"] != nil || $0.call["categoryWithIdentifier"] != nil
    }.map(\.index)
  }

  /// The elements of a list that is written out, `[a, b]` or `Set([a, b])`; nil for anything else.
  fileprivate func elements(of range: Range<Int>) -> [Range<Int>]? {
    guard language == .swift else { return range.isEmpty ? [] : nil }
    guard let first = range.first else { return [] }
    if tokens[first].word == "Set", first + 1 < range.upperBound, isWhole(first + 1, in: range) {
      return elements(of: first + 2..<range.upperBound - 1)
    }
    guard tokens[first].isSymbol("["), isWhole(first, in: range) else { return nil }
    var (elements, next): ([Range<Int>], Int) = ([], first + 1)
    while next < range.upperBound - 1 {
      let end = min(end(ofValueAt: next), range.upperBound - 1)
      if end > next { elements.append(next..<end) }
      next = end + 1
    }
    return elements
  }

  // Whether a bracket ends where the range does.
  private func isWhole(_ bracket: Int, in range: Range<Int>) -> Bool {
    blocks.closings[bracket] == range.upperBound - 1
  }
}
