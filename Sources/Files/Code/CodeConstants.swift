import Notifications

/// What names stand for in the code of an app, where that is written down.
struct CodeConstants {
  private var values: [String: Set<CodeExpression.Value>] = [:]
  private var places: [String: Place] = [:]

  /// A name whose value is written as a constant, or that a call declares.
  mutating func add(_ name: String, _ value: CodeExpression) {
    values[name, default: []].insert(value.value)
    if places[name] == nil { places[name] = value.place }
  }

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
    while case .name(let names) = current.value, let name = Self.constant(names) {
      guard seen.insert(name).inserted, let all = values[name]?.filter(wanted.isPossible),
        !all.isEmpty
      else { return current }
      guard all.count == 1, let value = all.first, let place = places[name] else {
        return CodeExpression(value: .other, place: expression.place)
      }
      current = CodeExpression(value: value, place: place)
    }
    return current
  }

  // The name of a constant is the last one; `rawValue` of a case is the case's value.
  private static func constant(_ names: [String]) -> String? {
    names.last == "rawValue" ? names.dropLast().last : names.last
  }
}

extension CodeExpression.Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  fileprivate var isObject: Bool {
    guard case .call(let names, _) = self else { return false }
    if CodeExpression.UnnamedKind.allCases.contains(where: isUnnamed) { return true }
    return names.contains { $0.hasPrefix("UN") && $0.containsBytes(of: "Notification") }
  }
}
