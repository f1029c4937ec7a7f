import Notifications

/// Calls that leave out what they make: `.init(…)`.
///
/// Its labels tell: nothing else is made of an identifier, actions and intents.
extension CodeFile {
  /// What makes categories, each with the name of what is declared by it; in order.
  var categoryCalls: [Call] {
    (calls { $0 == "UNNotificationCategory" } + unnamedCalls(of: .category))
      .ordered { $0.index < $1.index }
  }

  /// What makes actions, each with the name of what is declared by it; in order.
  var actionCalls: [Call] {
    let names = ["UNNotificationAction", "UNTextInputNotificationAction"]
    return (calls(where: names.contains) + unnamedCalls(of: .action))
      .ordered { $0.index < $1.index }
  }

  /// What makes requests of the app’s own; in order.
  var requestCalls: [Call] {
    (calls { $0 == "UNNotificationRequest" } + unnamedCalls(of: .request))
      .ordered { $0.index < $1.index }
  }

  private func unnamedCalls(of kind: CodeExpression.UnnamedKind) -> [Call] {
    guard language == .swift else { return [] }
    return (blocks.places["init"] ?? []).compactMap { index in
      guard isUnnamed(index) else { return nil }
      var parser = CodeParser(self, at: index - 1)
      guard let call = parser.call(), call.value.isUnnamed(kind) else { return nil }
      return Call(name: declaredName(before: index - 1), call: call, index: index - 1)
    }
  }

  // Behind a dot that no receiver stands before.
  private func isUnnamed(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].isSymbol(".") else { return false }
    switch tokens[index - 2].kind {
    case .symbol(let symbol): return "=:,([{?".contains(symbol)
    case .word(let word): return ["return", "in", "else", "await", "try"].contains(word)
    case .text, .number: return false
    }
  }
}

extension CodeExpression {
  /// What a call makes that leaves it out.
  enum UnnamedKind: CaseIterable {
    case category, action, request

    fileprivate var labels: [String] {
      switch self {
      case .category: ["identifier", "intentIdentifiers"]
      case .action: ["identifier", "title"]
      case .request: ["identifier", "content", "trigger"]
      }
    }
  }
}

extension CodeExpression.Value {
  /// Whether it is `.init(…)` with the labels of a kind.
  func isUnnamed(_ kind: CodeExpression.UnnamedKind) -> Bool {
    guard case .call(["", "init"], let arguments) = self else { return false }
    return kind.labels.allSatisfy { label in arguments.contains { $0.label == label } }
  }
}
