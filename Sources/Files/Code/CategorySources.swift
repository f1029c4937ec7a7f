import Notifications

/// The names by which code comes to the categories that were found in it: of what makes one,
/// and of what is made with it.
struct CategorySources {
  private var names: Set<String> = []
  private let files: [Read]

  /// A file with what is asked of it for each registration.
  private struct Read {
    let file: CodeFile
    let definitions: [String: [CodeFile.Definition]]
    /// The tokens of the calls that make categories, in order.
    let calls: [Int]
  }

  private static let type = "UNNotificationCategory"

  init(_ files: [CodeFile]) {
    // What registers none needs no names.
    guard files.contains(where: { !$0.registrations.isEmpty }) else {
      self.files = []
      return
    }
    let definitions = files.map { $0.definitions(of: Self.type) }
    self.files = zip(files, definitions).map { file, definitions in
      let byName = Dictionary(grouping: definitions, by: \.name)
      return Read(file: file, definitions: byName, calls: file.knownCategories.sorted())
    }
    if self.files.contains(where: { !$0.calls.isEmpty }) {
      findNames(zip(files, definitions).map { NestedDefinitions($1, in: $0) })
    }
  }

  // From the calls on, each definition once: what has one in it, then what has the name
  // of such a definition in it.
  private mutating func findNames(_ nested: [NestedDefinitions]) {
    var nested = nested
    var waiting = files.flatMap { $0.file.parameters(of: Self.type) }
    for (index, read) in files.enumerated() {
      for call in read.calls { waiting += nested[index].take(around: call).map(\.name) }
    }
    while let name = waiting.popLast() {
      guard names.insert(name).inserted else { continue }
      for (index, read) in files.enumerated() {
        for place in read.file.blocks.places[name] ?? [] {
          let around = nested[index].take(around: place)
          waiting += around.filter { !isOther($0.body, in: read.file) }.map(\.name)
        }
      }
    }
  }

  /// Where something is registered that leads to no category that was found,
  /// in the order of the files.
  var unknown: [Place] {
    files.flatMap { read in
      // Thousands of registrations may be of one name, and as many definitions.
      var asked: Set<String> = []
      return read.file.registrations.flatMap { unknown($0, in: read, &asked) }
        .map { read.file.tokens[$0].place }
    }
  }

  /// Where something else is registered than before, and replaces it; in the order of the files.
  ///
  /// None where code asks for what is registered, to add to it.
  var replacing: [Place] {
    var (places, first): ([Place], [CodeToken]?) = ([], nil)
    for file in files.map(\.file) {
      if Self.readers.contains(where: { file.blocks.places[$0] != nil }) { return [] }
      for range in file.replacements {
        let given = file.tokens[range]
        if let first, !first.elementsEqual(given, by: { $0.kind == $1.kind }) {
          places.append(given[range.lowerBound].place)
        }
        first = first ?? Array(given)
      }
    }
    return places
  }

  private static let readers = [
    "getNotificationCategories", "getNotificationCategoriesWithCompletionHandler",
    "notificationCategories",
  ]

  // What is registered, or an element of it; of a name that was asked for before nothing more.
  private func unknown(
    _ range: Range<Int>, in read: Read, _ asked: inout Set<String>
  ) -> [Int] {
    let file = read.file
    if let elements = file.elements(of: range) {
      return elements.flatMap { unknown($0, in: read, &asked) }
    }
    guard leads(range, in: read) else { return [range.lowerBound] }
    guard range.count == 1, let name = file.tokens[range.lowerBound].word,
      asked.insert(name).inserted
    else { return [] }
    return (read.definitions[name] ?? []).filter { leads($0.body, in: read) }
      .flatMap { file.elements(of: $0.body)?.filter { !leads($0, in: read) } ?? [] }
      .map(\.lowerBound)
  }

  private func leads(_ range: Range<Int>, in read: Read) -> Bool {
    let next = read.calls.firstIndex(after: range.lowerBound - 1)
    if next < read.calls.count, read.calls[next] < range.upperBound { return true }
    if isOther(range, in: read.file) { return false }
    return read.file.tokens[range].contains { $0.word.map(names.contains) ?? false }
  }

  // Whether it is an initializer of another kind, whatever that is given.
  private func isOther(_ range: Range<Int>, in file: CodeFile) -> Bool {
    let tokens = file.tokens[range]
    return tokens.first?.word == Self.type && tokens.dropFirst().first?.isSymbol("(") == true
  }
}

extension NotificationCode {
  /// Lists what is registered where no category was found, and what replaces others.
  mutating func missCategories(_ sources: CategorySources) {
    for place in sources.unknown where !missedPlaces.contains(place) {
      miss(CodeExpression(value: .other, place: place), "a category that is registered here")
    }
    let message =
      "these categories replace those that are registered elsewhere, and all were taken; write those "
      + "that the app has in the end into Notifications.json"
    for place in sources.replacing { unread.append(Diagnostic(place, .warning, message)) }
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

  // Those that replace what was registered. Nothing is registered instead when there is nothing to
  // say any more.
  fileprivate var replacements: [Range<Int>] {
    registrations.filter { given in
      !isInside("setNotificationCategories", given.lowerBound)
        && tokens[given].contains { $0.word != nil }
    }
  }

  // The tokens of the calls that make categories with an identifier; others, such as those of
  // subclasses, are not read.
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
