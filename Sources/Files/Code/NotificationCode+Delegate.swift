import Notifications

extension NotificationCode {
  /// Reads what a file's notification center delegate does: what is presented while its app is in
  /// front (P10), and whether the app shows settings of its own.
  mutating func readDelegate(in file: CodeFile) {
    for method in file.delegateMethods(["willPresent", "willPresentNotification"]) {
      readPresentation(method, in: file)
    }
    if !file.delegateMethods(["openSettingsFor", "openSettingsForNotification"]).isEmpty {
      opensSettings = true
    }
  }

  private mutating func readPresentation(_ method: DelegateMethod, in file: CodeFile) {
    let what = "what willPresent answers"
    let answers = method.answers(in: file).map { known($0, in: file) }
    // A condition does not matter where the answer is the same.
    guard let answer = answers.first, Set(answers.map(optionNames)).count == 1 else {
      return miss(CodeExpression(value: .other, place: file.tokens[method.index].place), what)
    }
    guard let names = options(answer, of: PresentationOptions.self, what) else { return }
    let options = PresentationOptions(named: names).knownEverywhere
    if let first = presentation, first != options {
      return miss(answer, "another answer of willPresent than the first")
    }
    if presentation == nil { tell(options, at: answer.place) }
    presentation = options
  }

  private mutating func tell(_ options: PresentationOptions, at place: Place) {
    let newer: [PresentationOptions] = [.banner, .list]
    guard let name = newer.first(where: options.contains)?.names.first else { return }
    let message = "\(name) is there from iOS 14 on; open the app with --os=14"
    unread.append(Diagnostic(place, .note, message))
  }

  /// What the delegate does, as `Notifications.json` has it; nil where nothing was found.
  var delegate: JSONValue? {
    var members: [JSONValue.Member] = []
    if let presentation {
      members.append(.init("willPresent", .array(presentation.names.map { .string($0) })))
    }
    if opensSettings { members.append(.init("openSettingsFor", .bool(true))) }
    return members.isEmpty ? nil : .object(members)
  }
}

extension PresentationOptions {
  // P12: alert counts as banner and list, and every version of the system has it.
  fileprivate var knownEverywhere: PresentationOptions {
    let both: PresentationOptions = [.banner, .list]
    return isSuperset(of: both) ? subtracting(both).union(.alert) : self
  }
}

/// A method of `UNUserNotificationCenterDelegate`, with what it does.
private struct DelegateMethod {
  /// The token with the part of its name that tells it from the others.
  let index: Int
  /// The tokens between the braces.
  let body: Range<Int>
  /// What it is given to answer with; nil where it returns its answer.
  let handler: String?

  /// What it may answer, up to what it answers whatever happens: behind that stands
  /// what older systems are told.
  func answers(in file: CodeFile) -> [CodeFile.Call] {
    let answers = handler.map { given(to: $0, in: file) } ?? returned(in: file)
    let always = answers.firstIndex { !file.isConditional($0.index) }
    return Array(answers.prefix(always.map { $0 + 1 } ?? answers.count))
  }

  private func given(to handler: String, in file: CodeFile) -> [CodeFile.Call] {
    places(of: handler, in: file).compactMap { index in
      guard index + 2 < body.upperBound, file.tokens[index + 1].isSymbol("(") else { return nil }
      return file.result(at: index + 2)
    }
  }

  private func places(of word: String, in file: CodeFile) -> ArraySlice<Int> {
    let places = file.blocks.places[word] ?? []
    return places[places.firstIndex(after: body.lowerBound - 1)...].prefix { $0 < body.upperBound }
  }

  // `return [.banner]`; a body that is nothing else does without the word.
  private func returned(in file: CodeFile) -> [CodeFile.Call] {
    let returns = places(of: "return", in: file)
    if !returns.isEmpty { return returns.compactMap { file.result(at: $0 + 1) } }
    return file.result(at: body.lowerBound, endingAt: body.upperBound).map { [$0] } ?? []
  }
}

extension CodeFile {
  /// The methods of a notification center's delegate that are written here, each by the part of its
  /// name that tells it from the others; in order.
  fileprivate func delegateMethods(_ parts: [String]) -> [DelegateMethod] {
    parts.flatMap { blocks.places[$0] ?? [] }.sorted().compactMap(delegateMethod)
  }

  private func delegateMethod(at index: Int) -> DelegateMethod? {
    guard isDelegateMethod(index), let brace = brace(behind: index) else { return nil }
    let body = brace + 1..<max(brace + 1, blocks.closings[brace])
    return DelegateMethod(index: index, body: body, handler: handler(in: index..<brace))
  }

  // `func userNotificationCenter(`, `- (void)userNotificationCenter:`; no call of it.
  private func isDelegateMethod(_ index: Int) -> Bool {
    let head = tokens[..<index].suffix(Self.longestHead)
    guard let name = head.lastIndex(where: { $0.word == "userNotificationCenter" }), name > 0,
      !head[name...].contains(where: Self.isEnd)
    else { return false }
    let before = tokens[name - 1]
    return language == .swift ? before.word == "func" : before.isSymbol(")")
  }

  // What a protocol or a header only declares has none.
  private func brace(behind index: Int) -> Int? {
    let end = tokens[index...].prefix(Self.longestTail).firstIndex {
      $0.isSymbol("{") || Self.isEnd($0)
    }
    return end.flatMap { tokens[$0].isSymbol("{") ? $0 : nil }
  }

  private static func isEnd(_ token: CodeToken) -> Bool {
    token.isSymbol(";") || token.isSymbol("}") || token.word == "func"
  }

  private static let longestHead = 24
  private static let longestTail = 80

  // `withCompletionHandler done: @escaping …`; of Objective-C the word before the brace.
  private func handler(in head: Range<Int>) -> String? {
    guard let label = head.first(where: { tokens[$0].word == "withCompletionHandler" }) else {
      return nil
    }
    if language == .objectiveC { return tokens[head.upperBound - 1].word }
    return tokens[label + 1].word ?? tokens[label].word
  }

  // Nil for one that does not end where it should.
  fileprivate func result(at index: Int, endingAt end: Int? = nil) -> Call? {
    var parser = CodeParser(self, at: index)
    let value = parser.expression()
    if let end, parser.index != end { return nil }
    return value.map { Call(name: nil, call: $0, index: index) }
  }
}
