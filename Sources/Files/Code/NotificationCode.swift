import Notifications

/// What an app declares about its notifications in code, as far as it stands there in literals.
///
/// Categories, their actions, and the options that are asked for; with the keys of localized words. What would have to
/// be run to be known is listed, not guessed.
struct NotificationCode {
  /// The categories as `Notifications.json` has them, in the order of the files.
  private(set) var categories: [JSONValue] = []
  /// The options of `requestAuthorization`; nil where it is never called with any.
  private(set) var authorizationOptions: [String]?
  /// What could not be read, in the order of the files.
  private(set) var unread: [Diagnostic] = []
  private var constants = CodeConstants()
  // The numbers of the categories by their identifiers, and where something could not be read.
  private var numbers: [String: Int] = [:]
  private var missedPlaces: Set<Place> = []

  /// Reads the files of an app, in any order; headers help with constants.
  init(_ files: [SourceFile]) {
    let files = files.compactMap(CodeFile.init)
    for file in files {
      for (name, value) in file.constants { constants.add(name, value) }
    }
    for file in files { declare(file) }
    for file in files { read(file) }
    unread.sort { $0.place < $1.place }
  }

  /// Whether nothing was found.
  var isEmpty: Bool { categories.isEmpty && authorizationOptions == nil }

  /// The file that says it.
  var manifest: JSONValue {
    var members: [JSONValue.Member] = []
    if let authorizationOptions {
      members.append(
        .init("authorization", ["options": .array(authorizationOptions.map { .string($0) })]))
    }
    if !categories.isEmpty { members.append(.init("categories", .array(categories))) }
    return .object(members)
  }

  private static let actions = ["UNNotificationAction", "UNTextInputNotificationAction"]
  private static let questions = ["requestAuthorization", "requestAuthorizationWithOptions"]

  // `let like = UNNotificationAction(…)` stands for a call as a constant stands for its value.
  private mutating func declare(_ file: CodeFile) {
    for found in file.calls(where: (Self.actions + ["UNNotificationCategory"]).contains) {
      if let name = found.name { constants.add(name, known(found, in: file)) }
    }
  }

  private mutating func read(_ file: CodeFile) {
    for found in file.calls(where: { $0 == "UNNotificationCategory" }) {
      readCategory(known(found, in: file))
    }
    for found in file.calls(where: { $0 == "setNotificationCategories" }) {
      readSet(known(found, in: file))
    }
    for found in file.calls(where: Self.questions.contains) { readOptions(known(found, in: file)) }
    for category in RetiredCategories(file, constants).categories { read(category) }
  }

  // With what variables have in them there; what is put into them under a condition is listed.
  private mutating func known(_ found: CodeFile.Call, in file: CodeFile) -> CodeExpression {
    var course = CodeCourse(file, before: found.index)
    let call = course.filled(found.call)
    for place in course.unknown where !missedPlaces.contains(place) {
      miss(CodeExpression(value: .other, place: place), "what is put into a variable here")
    }
    return call
  }

  // iOS 9 and earlier registered it.
  private mutating func read(_ category: RetiredCategories.Category) {
    for place in category.unread {
      miss(CodeExpression(value: .other, place: place), "what iOS 9 and earlier registered here")
    }
    guard let json = category.json, let identifier = json["identifier"]?.string,
      numbers[identifier] == nil
    else { return }
    add(json, identifier)
  }

  private mutating func add(_ category: JSONValue, _ identifier: String) {
    numbers[identifier] = categories.count
    categories.append(category)
  }

  private mutating func miss(_ expression: CodeExpression, _ what: String) {
    let message =
      "\(what) cannot be read without running the code; write it into Notifications.json"
    missedPlaces.insert(expression.place)
    unread.append(Diagnostic(expression.place, .warning, message))
  }

  private mutating func readOptions(_ call: CodeExpression) {
    guard let given = call["options"] ?? call["requestAuthorizationWithOptions"] else { return }
    let what = "what permission is asked for"
    guard let names = options(given, of: AuthorizationOptions.self, what) else { return }
    if let first = authorizationOptions, first != names {
      return miss(given, "another request for permission than the first")
    }
    authorizationOptions = names
  }
}

extension NotificationCode {
  // Those that leave out what they are: `[.init(identifier: …)]`.
  private mutating func readSet(_ call: CodeExpression) {
    guard case .call(_, let arguments) = call.value,
      case .list(let elements)? = arguments.first.map({
        constants.resolved($0.value, as: .object).value
      })
    else { return }
    for element in elements {
      if case .call(["", "init"], _) = element.value { readCategory(element) }
    }
  }

  private mutating func readCategory(_ call: CodeExpression) {
    let call = call.labeled
    // Old selectors and subclasses have other parts.
    guard let given = call["identifier"] else { return }
    guard let identifier = literal(given) else {
      return miss(given, "the identifier of a category")
    }
    if let first = numbers[identifier] {
      return complainOfSecond(call, identifier, categories[first])
    }
    add(category(identifier, call), identifier)
  }

  private mutating func complainOfSecond(
    _ call: CodeExpression, _ identifier: String, _ first: JSONValue
  ) {
    let (complaints, missed) = (unread.count, missedPlaces)
    let second = category(identifier, call)
    unread.removeSubrange(complaints...)
    missedPlaces = missed
    guard second != first else { return }
    unread.append(
      Diagnostic(
        call.place, .warning,
        "the category \"\(identifier)\" is made again, and differently; the first one was taken"))
  }

  private mutating func category(_ identifier: String, _ call: CodeExpression) -> JSONValue {
    var members: [JSONValue.Member] = [.init("identifier", .string(identifier))]
    let what = "of the category \"\(identifier)\""
    members += optionMember(of: call, CategoryOptions.self, what)
    for label in ["hiddenPreviewsBodyPlaceholder", "categorySummaryFormat"] {
      guard let text = call[label].flatMap({ text($0, "the \(label) \(what)") }) else { continue }
      members.append(.init(label, text))
    }
    let actions = call["actions"].map { self.actions($0, what) } ?? []
    if !actions.isEmpty { members.append(.init("actions", .array(actions))) }
    return .object(members)
  }

  private mutating func actions(_ given: CodeExpression, _ what: String) -> [JSONValue] {
    guard case .list(let elements) = constants.resolved(given, as: .object).value else {
      miss(given, "the list of actions \(what)")
      return []
    }
    return elements.compactMap { action($0, what) }
  }

  private mutating func action(_ given: CodeExpression, _ what: String) -> JSONValue? {
    let call = constants.resolved(called(given), as: .object).labeled
    guard let identifier = call["identifier"].flatMap(literal), let words = call["title"] else {
      miss(given, "an action \(what)")
      return nil
    }
    guard let title = text(words, "the title of the action \"\(identifier)\"") else { return nil }
    var members: [JSONValue.Member] = [
      .init("identifier", .string(identifier)), .init("title", title),
    ]
    let of = "of the action \"\(identifier)\""
    members += optionMember(of: call, ActionOptions.self, of)
    if let symbol = call["icon"].flatMap(symbol) { members.append(.init("icon", .string(symbol))) }
    if let input = textInput(call, of) { members.append(.init("textInput", input)) }
    return .object(members)
  }

  // A function without arguments that makes it, such as `likeAction()`, is named as a constant is.
  private func called(_ given: CodeExpression) -> CodeExpression {
    guard case .call(let names, let arguments) = given.value, arguments.isEmpty else {
      return given
    }
    return CodeExpression(value: .name(names), place: given.place)
  }

  private func symbol(_ icon: CodeExpression) -> String? {
    let icon = constants.resolved(icon, as: .object)
    return (icon["systemImageName"] ?? icon["iconWithSystemImageName"]).flatMap(literal)
  }

  private mutating func textInput(_ call: CodeExpression, _ of: String) -> JSONValue? {
    let labels = [
      ("textInputButtonTitle", "buttonTitle"), ("textInputPlaceholder", "placeholder"),
    ]
    let members = labels.compactMap { label, key in
      call[label].flatMap { text($0, "the \(label) \(of)") }.map { JSONValue.Member(key, $0) }
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func literal(_ expression: CodeExpression) -> String? {
    guard case .text(let text) = constants.resolved(expression).value else { return nil }
    return text
  }

  // The words, or the key under which they are looked up.
  private mutating func text(_ given: CodeExpression, _ what: String) -> JSONValue? {
    let value = constants.resolved(given)
    switch value.value {
    case .null: return nil
    case .text(let text): return .string(text)
    case .call(let names, let arguments):
      guard let key = Self.key(names, arguments).flatMap(literal) else { break }
      guard let list = value["arguments"] else { return ["key": .string(key)] }
      guard let words = self.arguments(list) else { break }
      return words.isEmpty
        ? ["key": .string(key)]
        : ["key": .string(key), "arguments": .array(words.map { .string($0) })]
    case .name, .number, .bool, .list, .dictionary, .union, .other: break
    }
    miss(given, what)
    return nil
  }

  private func arguments(_ list: CodeExpression) -> [String]? {
    switch constants.resolved(list).value {
    case .null: return []
    case .list(let elements):
      let words = elements.compactMap(literal)
      return words.count == elements.count ? words : nil
    case .text, .name, .call, .number, .bool, .dictionary, .union, .other: return nil
    }
  }

  private static func key(
    _ names: [String], _ arguments: [CodeExpression.Argument]
  ) -> CodeExpression? {
    switch names.last {
    case "NSLocalizedString": return arguments.first?.value
    case "String", "init": return arguments.first { $0.label == "localized" }?.value
    case "localizedUserNotificationString": return arguments.first { $0.label == "forKey" }?.value
    default:
      return arguments.first { $0.label == "localizedUserNotificationStringForKey" }?.value
    }
  }

  // None where no option is set, or which cannot be read.
  private mutating func optionMember<Options: NamedOptions>(
    of call: CodeExpression, _ type: Options.Type, _ what: String
  ) -> [JSONValue.Member] {
    let names = call["options"].flatMap { options($0, of: type, "the options \(what)") } ?? []
    return names.isEmpty ? [] : [.init("options", .array(names.map { .string($0) }))]
  }

  // The names that files have, in the order that files write them; nil where one is not written down.
  private mutating func options<Options: NamedOptions>(
    _ given: CodeExpression, of type: Options.Type, _ what: String
  ) -> [String]? {
    guard let names = optionNames(given) else {
      miss(given, what)
      return nil
    }
    for name in names where Options(named: name) == nil {
      unread.append(Diagnostic(given.place, .warning, "\(what): \(name) means nothing here"))
    }
    return Options(named: names).names
  }

  private func optionNames(_ given: CodeExpression) -> [String]? {
    let value = constants.resolved(given)
    switch value.value {
    case .name(let names): return names.last.map { Self.option($0) }
    case .number("0"), .null: return []
    case .list(let elements), .union(let elements):
      let names = elements.map(optionNames)
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    case .text, .number, .bool, .call, .dictionary, .other: return nil
    }
  }

  // `destructive`, and `UNNotificationActionOptionDestructive` of Objective-C.
  private static func option(_ name: String) -> [String] {
    for prefix in [
      "UNNotificationActionOption", "UNNotificationCategoryOption", "UNAuthorizationOption",
    ]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      return rest == "None" ? [] : [rest.prefix(1).lowercased() + rest.dropFirst()]
    }
    return [name]
  }
}

extension CodeExpression {
  // With the labels that Swift has: `actionWithIdentifier:title:` is `identifier:title:`.
  fileprivate var labeled: CodeExpression {
    guard case .call(let names, let arguments) = value else { return self }
    let labeled = arguments.map { argument in
      let isFirst = ["categoryWithIdentifier", "actionWithIdentifier"].contains(argument.label)
      return Argument(label: isFirst ? "identifier" : argument.label, value: argument.value)
    }
    return CodeExpression(value: .call(names, labeled), place: place)
  }
}
