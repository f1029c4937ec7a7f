import Notifications

/// The categories that iOS 9 and earlier were given: objects whose properties are set one by one.
///
/// What is set once, to what is written down, and whenever the object is made, is
/// known. All else is listed.
struct RetiredCategories {
  /// In the order of the file.
  private(set) var categories: [Category] = []
  private let constants: CodeConstants
  private let objects: [CodeObject]

  /// A category as `Notifications.json` has it, and what of it is not known.
  struct Category {
    /// Nil where its identifier is not known.
    let json: JSONValue?
    /// Where what is not known is written.
    let unread: [Place]
  }

  private static let categoryName = "UIMutableUserNotificationCategory"
  private static let actionName = "UIMutableUserNotificationAction"

  init(_ file: CodeFile, _ constants: CodeConstants) {
    self.constants = constants
    let calls = file.calls { [Self.categoryName, Self.actionName].contains($0) }
    objects = calls.map { CodeObject(file, $0) }
    categories = objects.filter { $0.type == Self.categoryName }.map(category)
  }

  private func category(_ object: CodeObject) -> Category {
    var unread = object.unknown
    guard let identifier = text(object["identifier"]) else {
      return Category(json: nil, unread: [object.place] + unread)
    }
    var actions: [JSONValue] = []
    for given in object.lists["setActions"] ?? [] {
      guard case .name(let names) = given.value, let name = names.last,
        let action = objects.last(where: { $0.name == name && $0.index < object.lastIndex }),
        action.type == Self.actionName
      else {
        unread.append(given.place)
        continue
      }
      unread += action.unknown
      if let json = json(of: action) { actions.append(json) } else { unread.append(action.place) }
    }
    let members: [JSONValue.Member] = [.init("identifier", .string(identifier))]
    let list = actions.isEmpty ? [] : [JSONValue.Member("actions", .array(actions))]
    return Category(json: .object(members + list), unread: unread)
  }

  // Without a mode it comes to the front, as its type has it.
  private func json(of action: CodeObject) -> JSONValue? {
    guard let identifier = text(action["identifier"]), let title = title(action["title"]) else {
      return nil
    }
    var options: [String] = []
    if isSet(action["isAuthenticationRequired"] ?? action["authenticationRequired"]) {
      options.append("authenticationRequired")
    }
    if isSet(action["isDestructive"] ?? action["destructive"]) { options.append("destructive") }
    if !isNamed(action["activationMode"], "background") { options.append("foreground") }
    var members: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("title", title),
    ]
    if !options.isEmpty { members.append(.init("options", .array(options.map { .string($0) }))) }
    if isNamed(action["behavior"], "textInput") { members.append(.init("textInput", .object([]))) }
    return .object(members)
  }

  private func text(_ expression: CodeExpression?) -> String? {
    expression.flatMap { constants.resolved($0).text }
  }

  // The words, or the key under which they are looked up.
  private func title(_ expression: CodeExpression?) -> JSONValue? {
    guard let value = expression.map({ constants.resolved($0) }) else { return nil }
    if let text = value.text { return .string(text) }
    guard case .call(let names, let arguments) = value.value, names.last == "NSLocalizedString",
      let lookedUp = LookedUpText(names, arguments), let key = text(lookedUp.key),
      isNothing(lookedUp.table), isNothing(lookedUp.standIn)
    else { return nil }
    return ["key": .string(key)]
  }

  // Keys are those of `Localizable`, and nothing stands in for them.
  private func isNothing(_ given: CodeExpression?) -> Bool {
    given.map { constants.resolved($0).value == .null || text($0) == "" } ?? true
  }

  private func isSet(_ expression: CodeExpression?) -> Bool { expression?.value == .bool(true) }

  // `.background`, and `UIUserNotificationActivationModeBackground` of Objective-C.
  private func isNamed(_ expression: CodeExpression?, _ name: String) -> Bool {
    guard case .name(let names)? = expression?.value, let last = names.last else { return false }
    return last == name || last.hasSuffix(name.capitalizedFirst)
  }
}
