import Notifications

extension ManifestFields {
  private static let categoryKeys = [
    "identifier", "options", "hiddenPreviewsBodyPlaceholder", "categorySummaryFormat", "actions",
    "intentIdentifiers",
  ]
  private static let actionKeys = ["identifier", "title", "options", "textInput", "icon"]

  /// An element of `categories`; nil when it is none.
  ///
  /// - Returns: Nil also for one without an identifier, which nothing could ask for.
  mutating func category(_ node: JSONNode) -> Category? {
    guard let identifier = identifier(of: node, what: "a category") else { return nil }
    checkKeys(of: node, known: Self.categoryKeys)
    useFeatures(of: node)
    for option in node["options"]?.elements.map({ $0 }) ?? [] {
      use(option.string.flatMap(Feature.category), at: option)
    }
    var category = Category(identifier: identifier)
    category.options = options(node, "options") ?? []
    category.hiddenPreviewsBodyPlaceholder = text(node, "hiddenPreviewsBodyPlaceholder")
    category.categorySummaryFormat = text(node, "categorySummaryFormat")
    category.intentIdentifiers = strings(node, "intentIdentifiers") ?? []
    for element in elements(node, "actions") {
      guard let action = action(element) else { continue }
      // A2.
      if category.actions.contains(where: { $0.identifier.isExactly(action.identifier) }) {
        complain(
          element["identifier"] ?? element, .warning,
          "\(identifier) has an action \"\(action.identifier)\" already; the first one counts",
          rule: "A2")
      } else {
        category.actions.append(action)
      }
    }
    return category
  }

  /// A2, Y31: a set of categories; of those with one identifier the first.
  ///
  /// - Parameter nodes: In the order of the file.
  mutating func categories(_ nodes: [JSONNode]) -> [Category] {
    var categories: [Category] = []
    for node in nodes {
      guard let category = category(node) else { continue }
      if categories.contains(where: { $0.identifier.isExactly(category.identifier) }) {
        complain(
          node["identifier"] ?? node, .warning,
          "there is a category \"\(category.identifier)\" already; the first one counts",
          rule: "Y31")
      } else {
        categories.append(category)
      }
    }
    return categories
  }

  /// An element of `actions`; nil when it is none.
  ///
  /// A title that is missing is an error; an identifier that is empty as well (A2).
  mutating func action(_ node: JSONNode) -> Action? {
    guard let identifier = identifier(of: node, what: "an action") else { return nil }
    checkKeys(of: node, known: Self.actionKeys)
    useFeatures(of: node)
    guard let title = text(node, "title") else {
      if node["title"] == nil { complain(node, .error, "\"title\" is missing in an action") }
      return nil
    }
    var action = Action(identifier: identifier, title: title)
    action.options = options(node, "options") ?? []
    action.symbol = string(node, "icon")
    if let input = object(node, "textInput") {
      checkKeys(of: input, known: ["buttonTitle", "placeholder"])
      action.textInput = Action.TextInput(
        buttonTitle: text(input, "buttonTitle"), placeholder: text(input, "placeholder"))
    }
    return action
  }

  private mutating func useFeatures(of node: JSONNode) {
    for member in node.members { use(Feature.category(member.name), at: member.key) }
  }

  private mutating func identifier(of node: JSONNode, what: String) -> String? {
    guard node.isObject else {
      complain(node, .error, "\(what) is \(node.kindInWords) where an object is needed")
      return nil
    }
    let identifier = string(node, "identifier")
    if node["identifier"] == nil { complain(node, .error, "\"identifier\" is missing in \(what)") }
    // A2.
    if identifier?.isEmpty == true {
      complain(
        node["identifier"] ?? node, .error, "the identifier of \(what) is empty; write a word")
      return nil
    }
    return identifier
  }
}
