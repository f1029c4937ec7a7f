/// Which names of a service extension's file stand for the content of a notification, and which for
/// something else.
struct ContentNames {
  /// What has a member that is given a value.
  enum Owner {
    /// The content of a notification: by its name, or by what it is declared as.
    case content
    /// What is declared as something else.
    case other
    /// What nothing in the file tells the kind of.
    case unknown
  }

  private let file: CodeFile
  /// The names that are given a content, or declared as one.
  private(set) var contents: Set<String> = []
  private var others: Set<String> = []

  /// Goes through a file once: what is given a content is one from there on.
  init(_ file: CodeFile) {
    self.file = file
    for (index, token) in file.tokens.enumerated() {
      guard let name = token.word else { continue }
      if isContent(at: index) {
        contents.insert(name)
      } else if isOther(at: index) {
        others.insert(name)
      }
    }
  }

  /// What has the member that is given a value at a token.
  func owner(ofMember member: Int) -> Owner {
    guard let owner = file.owner(ofMember: member) else { return .content }
    guard owner >= 0, let name = file.tokens[owner].word else { return .unknown }
    if name == "self" { return file.isInContentItself(member) ? .content : .other }
    if isContent(name) { return .content }
    return name == "super" || name.namesType || others.contains(name) ? .other : .unknown
  }

  private func isContent(_ name: String) -> Bool { name.namesContent || contents.contains(name) }

  // `best = request.content.mutableCopy()`, `best: UNMutableNotificationContent`, and
  // `best = self.bestAttemptContent!`; `UNMutableNotificationContent *best`.
  private func isContent(at index: Int) -> Bool {
    if file.pointedType(at: index) == CodeFile.mutableContent { return true }
    if case .name(let names)? = given(at: index), let name = names.last, isContent(name) {
      return true
    }
    guard file.isSymbol("=", at: index + 1) || file.isSymbol(":", at: index + 1) else {
      return false
    }
    return file.tokens[index...].prefix(Self.longestDeclaration).prefix { !$0.isBehindDeclaration }
      .contains { $0.word == "mutableCopy" || $0.word == CodeFile.mutableContent }
  }

  private static let longestDeclaration = 10

  // `button: UIButton`, `button = UIButton(…)`; `UIButton *button`.
  private func isOther(at index: Int) -> Bool {
    if file.pointedType(at: index) != nil { return true }
    if case .call(let names, _)? = given(at: index) {
      return names.last { $0 != "init" }?.namesType == true
    }
    return file.language == .swift && file.isSymbol(":", at: index + 1)
      && index + 2 < file.tokens.count && file.tokens[index + 2].word?.namesType == true
  }

  // What a name is given, without what is done with it: a name or a call.
  private func given(at index: Int) -> CodeExpression.Value? {
    guard file.isSymbol("=", at: index + 1), index + 2 < file.tokens.count,
      file.tokens[index + 2].word != nil
    else { return nil }
    var parser = CodeParser(file, at: index + 2)
    return parser.primary(file.tokens[index + 2])
  }
}

extension CodeFile {
  fileprivate static let mutableContent = "UNMutableNotificationContent"

  /// The token of what has the member that is given a value at another, before the file's beginning
  /// for none; nil for a member of what the code itself belongs to.
  fileprivate func owner(ofMember member: Int) -> Int? {
    guard isSymbol(".", at: member - 1) else { return language == .swift ? nil : member - 1 }
    return member - (unwraps(at: member - 2) ? 3 : 2)
  }

  /// Whether a token stands in what adds to contents: `extension UNMutableNotificationContent {`,
  /// `@implementation UNMutableNotificationContent (Own)`.
  func isInContentItself(_ index: Int) -> Bool {
    if language == .swift { return isInside(Self.mutableContent, index) }
    let start = blocks.places["implementation"]?.last { $0 < index }
    return start.map { $0 + 1 < index && tokens[$0 + 1].word == Self.mutableContent } ?? false
  }

  // The class before `*name` and `*)name`.
  fileprivate func pointedType(at index: Int) -> String? {
    guard language == .objectiveC else { return nil }
    for star in [index - 1, index - 2] where star > 0 && isSymbol("*", at: star) {
      return tokens[star - 1].word.flatMap { $0.namesType ? $0 : nil }
    }
    return nil
  }
}

extension CodeToken {
  fileprivate var isBehindDeclaration: Bool {
    ",;}".contains(where: isSymbol) || ["let", "var", "func"].contains(word)
  }
}

extension String {
  /// Whether a content is called so, whatever it is declared as: `bestAttemptContent`.
  var namesContent: Bool { lowercased().hasSuffix("content") }

  fileprivate var namesType: Bool { first?.isUppercase == true }
}
