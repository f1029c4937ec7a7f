import Notifications

/// What a file of a service extension gives out of its hands (V4): a notification, to functions that
/// are none of the extension's own, and the content that it answers with.
struct ServiceHandover {
  private let file: CodeFile
  private let names: ContentNames
  // What the handler is called that waits for the content.
  private var handlers: Set<String> = ["contentHandler"]
  // What pushes are called.
  private var requests: Set<String> = []

  /// - Parameter names: Those of the same file.
  init(_ file: CodeFile, _ names: ContentNames) {
    (self.file, self.names) = (file, names)
    for label in file.blocks.places["withContentHandler"] ?? [] {
      if let name = file.handler(behind: label) { handlers.insert(name) }
    }
    for name in handlers {
      for place in file.blocks.places[name] ?? [] where place > 1 {
        // What it is kept in.
        if file.isSymbol("=", at: place - 1), let kept = file.tokens[place - 2].word {
          handlers.insert(kept)
        }
      }
    }
    for type in file.blocks.places["UNNotificationRequest"] ?? [] {
      if let name = file.name(ofType: type) { requests.insert(name) }
    }
  }

  /// Where a function is first given a content, the handler that waits for it, or a push that
  /// nothing else is made of; nil for nowhere.
  ///
  /// - Parameter own: The extension's functions, which are read as the rest is.
  func firstCall(besides own: Set<String>) -> Place? {
    guard file.blocks.places[file.receiving] != nil else { return nil }
    for index in file.tokens.indices {
      guard let name = file.tokens[index].word, isHandedOver(name, at: index),
        let call = file.call(given: index), isOthers(call, besides: own),
        !requests.contains(name) || isStatement(call.name)
      else { continue }
      return file.tokens[call.name].place
    }
    return nil
  }

  private func isHandedOver(_ name: String, at index: Int) -> Bool {
    isContent(name, at: index) || handlers.contains(name) || requests.contains(name)
  }

  private func isOthers(_ call: (name: Int, isOfSuper: Bool), besides own: Set<String>) -> Bool {
    guard let name = file.tokens[call.name].word, !isHandler(name), !name.hasPrefix("UN"),
      !Self.harmless.contains(name)
    else { return false }
    return call.isOfSuper || !own.contains(name)
  }

  // What only looks, and words that are no function.
  private static let harmless = [
    "if", "while", "for", "switch", "guard", "return", "case", "let", "var", "in", "try", "await",
    "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "String", "sizeof", "success",
    "resume",
  ]

  // Of something else that has a `content`, that is no notification's.
  private func isContent(_ name: String, at index: Int) -> Bool {
    if name != "content" { return names.contents.contains(name) }
    guard let owner = file.owner(before: index) else { return true }
    return file.tokens[owner].word.map { $0 == "self" || requests.contains($0) } ?? false
  }

  private func isHandler(_ name: String) -> Bool {
    handlers.contains(name) || name.lowercased().hasSuffix("handler")
  }

  // A value that is made of a push is told where it is used.
  private func isStatement(_ index: Int) -> Bool {
    let line = file.tokens[index].place.line
    let before = file.tokens[..<index].suffix(CodeFile.longestCall).reversed().prefix { token in
      token.place.line == line && !"{};".contains(where: token.isSymbol)
    }
    return file.isInside(file.receiving, index)
      && !before.contains { $0.isSymbol("=") || $0.isSymbol(":") }
  }

  /// Whether what it answers never has anything in it (V8), and else where it may be so.
  var emptyAnswer: (isSure: Bool, unknown: Place?) {
    let answers = file.tokens.indices.filter { opening(ofAnswer: $0) != nil }
    let inTime = answers.filter { file.isInside(file.receiving, $0) }
    let first = inTime.first { !file.isConditional($0, names.contents) }
    let isSure = first.map { first in inTime.allSatisfy { $0 > first || isEmpty($0) } } ?? false
    let unknown = isSure ? nil : answers.first(where: isEmpty)
    return (isSure, unknown.map { file.tokens[$0].place })
  }

  // `contentHandler(`, `contentHandler?(`.
  private func opening(ofAnswer index: Int) -> Int? {
    guard let name = file.tokens[index].word, isHandler(name) else { return nil }
    let next = index + (file.unwraps(at: index + 1) ? 2 : 1)
    return file.isSymbol("(", at: next) ? next : nil
  }

  // `UNNotificationContent()`, `.init()`, `[[UNNotificationContent alloc] init]`.
  private func isEmpty(_ answer: Int) -> Bool {
    guard let opening = opening(ofAnswer: answer) else { return false }
    let given = opening..<file.blocks.closings[opening]
    guard given.count <= Self.longestMaking else { return false }
    let words = file.tokens[given].compactMap(\.word)
    let making = ["UNNotificationContent", "UNMutableNotificationContent", "init", "alloc", "new"]
    return !words.isEmpty && words.allSatisfy(making.contains)
  }

  private static let longestMaking = 12
}

extension CodeFile {
  /// The functions that are written here, and those that functions are given.
  var functions: Set<String> {
    Set(tokens.indices.compactMap { isFunction($0) ? tokens[$0].word : nil })
  }

  private func isFunction(_ index: Int) -> Bool {
    if language == .swift {
      // `func name(`, `let name = {`, `name: @escaping …`.
      return index > 0 && ["func", "let", "var"].contains(tokens[index - 1].word)
        || isSymbol(":", at: index + 1)
    }
    if isSymbol("(", at: index + 1) { return isSymbol("{", at: blocks.closings[index + 1] + 1) }
    // `- (void)name:(Type)given`, and a further part of such a name; `(^name)`, `(Block)name`.
    return isSymbol(")", at: index - 1) || isSymbol("^", at: index - 1)
      || isSymbol(")", at: index - 2) && isSymbol(":", at: index + 1)
        && isSymbol("(", at: index + 2)
  }

  // `_ request: UNNotificationRequest`, `(UNNotificationRequest *)request`.
  fileprivate func name(ofType type: Int) -> String? {
    if language == .swift {
      return isSymbol(":", at: type - 1) ? tokens[max(type - 2, 0)].word : nil
    }
    return isSymbol(")", at: type + 2) && type + 3 < tokens.count ? tokens[type + 3].word : nil
  }

  // `withContentHandler done: @escaping …`; of Objective-C the word before the brace.
  fileprivate func handler(behind label: Int) -> String? {
    let head = tokens[label...].prefix(Self.longestCall)
    if language == .swift { return head.dropFirst().first?.word }
    let end = head.firstIndex { token in "{;]".contains(where: token.isSymbol) }
    return end.flatMap { tokens[$0].isSymbol("{") ? tokens[$0 - 1].word : nil }
  }

  /// The token of what has the member that is named at another; nil for none.
  fileprivate func owner(before index: Int) -> Int? {
    guard index > 1, tokens[index - 1].isSymbol(".") else { return nil }
    return index > 2 && unwraps(at: index - 2) ? index - 3 : index - 2
  }

  /// The call that is given what a name stands for, by the token of its name, or of the part of a
  /// selector; nil where something else is done with it.
  fileprivate func call(given index: Int) -> (name: Int, isOfSuper: Bool)? {
    guard isWhole(index) else { return nil }
    var start = index
    while let owner = owner(before: start), tokens[owner].word != nil { start = owner }
    guard start > 1, "(,:&".contains(where: tokens[start - 1].isSymbol),
      let opening = opening(around: start)
    else { return nil }
    if tokens[opening].isSymbol("["), language == .objectiveC {
      guard tokens[start - 1].isSymbol(":") else { return nil }
      return (start - 2, tokens[opening + 1].word == "super")
    }
    let name = opening - (unwraps(at: opening - 1) ? 2 : 1)
    guard tokens[opening].isSymbol("("), name >= 0 else { return nil }
    return (name, name > 1 && tokens[name - 2].word == "super")
  }

  // Whether a value ends with a name: `best`, `best!`, `best as! Content`; `best with:`.
  private func isWhole(_ index: Int) -> Bool {
    let next = index + (unwraps(at: index + 1) ? 2 : 1)
    if [",", ")", "]"].contains(where: { isSymbol($0, at: next) }) { return true }
    guard next < tokens.count, let word = tokens[next].word else { return false }
    return word == "as" || language == .objectiveC && isSymbol(":", at: next + 1)
  }

  // The innermost bracket that is open before a token.
  private func opening(around index: Int) -> Int? {
    tokens[..<index].suffix(Self.longestCall).indices.last { start in
      "([{".contains(where: tokens[start].isSymbol) && blocks.closings[start] >= index
    }
  }

  fileprivate static let longestCall = 80
}
