import Notifications

extension ManifestFields {
  private static let categoryKeys = [
    "identifier", "options", "hiddenPreviewsBodyPlaceholder", "categorySummaryFormat", "actions",
    "intentIdentifiers",
  ]
  private static let actionKeys = ["identifier", "title", "options", "textInput", "icon"]

  /// An element of `categories`; nil when it is none.
  ///
  /// - Returns: Nil also for one without an identifier, which nothing could ask for; what else is
  ///   wrong with it is told all the same.
  mutating func category(_ node: JSONNode) -> Category? {
    guard isObject(node, what: "a category") else { return nil }
    checkKeys(of: node, known: Self.categoryKeys)
    let identifier = identifier(of: node, what: "a category")
    useFeatures(of: node)
    for option in node["options"]?.elements.map({ $0 }) ?? [] {
      use(option.string.flatMap(Feature.category), at: option)
    }
    var category = Category(identifier: identifier ?? "")
    category.options = options(node, "options") ?? []
    category.hiddenPreviewsBodyPlaceholder = text(node, "hiddenPreviewsBodyPlaceholder")
    category.categorySummaryFormat = text(node, "categorySummaryFormat")
    category.intentIdentifiers = strings(node, "intentIdentifiers") ?? []
    category.actions = actions(elements(node, "actions"), of: identifier ?? "the category")
    return identifier == nil ? nil : category
  }

  // A2: of those with one identifier the first.
  private mutating func actions(_ nodes: [JSONNode], of category: String) -> [Action] {
    var actions: [Action] = []
    var known: Set<ExactText> = []
    for node in nodes {
      guard let action = action(node) else { continue }
      if !known.insert(ExactText(action.identifier)).inserted {
        complain(
          node["identifier"] ?? node, .warning,
          "\(category) has an action \"\(action.identifier)\" already; the first one counts",
          rule: "A2")
      } else {
        actions.append(action)
      }
    }
    return actions
  }

  /// A2, Y31: a set of categories; of those with one identifier the first.
  ///
  /// - Parameter nodes: In the order of the file.
  mutating func categories(_ nodes: [JSONNode]) -> [Category] {
    var categories: [Category] = []
    var known: Set<ExactText> = []
    for node in nodes {
      guard let category = category(node) else { continue }
      if !known.insert(ExactText(category.identifier)).inserted {
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
    guard isObject(node, what: "an action") else { return nil }
    checkKeys(of: node, known: Self.actionKeys)
    let identifier = identifier(of: node, what: "an action")
    useFeatures(of: node)
    if present(node, "title") == nil {
      complain(lacking: ["title"], in: node, "\"title\" is missing in an action")
    }
    let title = text(node, "title")
    var action = Action(identifier: identifier ?? "", title: title ?? .literal(""))
    action.options = options(node, "options") ?? []
    action.symbol = string(node, "icon")
    if let input = object(node, "textInput") {
      checkKeys(of: input, known: ["buttonTitle", "placeholder"])
      action.textInput = Action.TextInput(
        buttonTitle: text(input, "buttonTitle"), placeholder: text(input, "placeholder"))
    }
    return identifier == nil || title == nil ? nil : action
  }

  private mutating func useFeatures(of node: JSONNode) {
    for member in node.members where !member.value.isNull {
      use(Feature.category(member.name), at: member.key)
    }
  }

  private mutating func identifier(of node: JSONNode, what: String) -> String? {
    let identifier = string(node, "identifier")
    if present(node, "identifier") == nil {
      complain(lacking: ["identifier"], in: node, "\"identifier\" is missing in \(what)")
    }
    // A2.
    if identifier?.isEmpty == true {
      complain(
        node["identifier"] ?? node, .error, "the identifier of \(what) is empty; write a word")
      return nil
    }
    return identifier
  }
}
