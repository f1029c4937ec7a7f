import Notifications

/// Reads what a content extension does on an event: the steps of `Content.json`, and those that a
/// program answers with.
struct ContentStepFields {
  /// What was wrong so far, and in which file.
  var fields = ManifestFields()
  /// What elements are called that steps may set.
  private let names: [String]
  /// Which of them hold lines; nil where that is not known.
  private let lists: [String]?
  /// Whether a program wrote them: then texts are no templates, as what it
  /// was told may hold braces.
  private let isAnswer: Bool
  // Whether something waits for a `complete`: for one in a condition as well as for one beside it.
  private var answersResponse = true

  /// - Parameters:
  ///   - names: What the elements of the view are called; `title` is always one.
  ///   - lists: Which of them hold lines; nil where that is not known.
  ///   - isAnswer: Whether a program wrote the steps.
  init(names: [String], lists: [String]? = nil, isAnswer: Bool = false) {
    (self.names, self.lists, self.isAnswer) = (names + ["title"], lists, isAnswer)
  }

  /// For the rows of a view.
  init(for elements: [ViewElement]) {
    self.init(
      names: elements.compactMap(\.name), lists: elements.filter(\.hasLines).compactMap(\.name))
  }

  /// What stands behind a step's name.
  private enum Shape: Sendable {
    /// An object whose keys are elements.
    case elements(@Sendable ([ValueTemplate.Member]) -> ContentStep)
    /// `true`: a method without arguments is called.
    case call(ContentStep)
    /// A string: an action's identifier, or a resource's address.
    case name(@Sendable (String) -> ContentStep)
    /// An array of actions; an action and another; a response's option; conditions with steps.
    case actions, replacement, completion, condition
  }

  // By the name of the method or of what they change.
  private static let steps: [(name: String, shape: Shape)] = [
    ("set", .elements { .set($0) }),
    ("append", .elements { .append($0) }),
    ("setActions", .actions),
    ("replaceAction", .replacement),
    ("removeAction", .name { .removeAction($0) }),
    ("complete", .completion),
    ("becomeFirstResponder", .call(.becomeFirstResponder)),
    ("resignFirstResponder", .call(.resignFirstResponder)),
    ("performNotificationDefaultAction", .call(.performNotificationDefaultAction)),
    ("dismissNotificationContentExtension", .call(.dismissNotificationContentExtension)),
    ("mediaPlayingStarted", .call(.mediaPlayingStarted)),
    ("mediaPlayingPaused", .call(.mediaPlayingPaused)),
    ("startAccessingSecurityScopedResource", .name { .startAccessing($0) }),
    ("stopAccessingSecurityScopedResource", .name { .stopAccessing($0) }),
    ("when", .condition),
  ]

  /// What steps are called.
  ///
  /// In the order in which they are told to one who wrote another.
  static let stepNames = steps.map(\.name)

  /// The steps of an array.
  ///
  /// - Parameter answersResponse: Whether something waits for a `complete`.
  /// - Returns: In the order of the array; those that cannot be read are left out.
  mutating func steps(_ node: JSONNode, answersResponse: Bool) -> [ContentStep] {
    self.answersResponse = answersResponse
    return node.elements.compactMap { element in
      let step = step(element)
      if case .complete = step, !answersResponse {
        fields.complain(element, .warning, "nothing waits for \"complete\" here; only actions do")
      }
      return step
    }
  }

  /// One step; nil where it is none.
  ///
  /// - Parameter node: An object with one step's name among its keys.
  mutating func step(_ node: JSONNode) -> ContentStep? {
    guard fields.isObject(node, what: "a step") else { return nil }
    guard let known = Self.steps.first(where: { fields.has(node, $0.name) }),
      let value = node.member(named: known.name)
    else {
      complainOfStep(node)
      return nil
    }
    let own = Self.otherKeys.filter { $0.name == known.name }.map(\.key)
    fields.checkAlone(.step, named: known.name, in: node, with: own, among: Self.stepNames)
    return step(known.shape, known.name, value, node)
  }

  private mutating func complainOfStep(_ node: JSONNode) {
    let first = node.members.first { !$0.value.isNull }?.name
    let near = first.map { suggestion(for: $0, among: Self.stepNames) } ?? ""
    let advice = near.isEmpty ? "; write one of: " + Self.stepNames.joined(separator: " ") : near
    let what = first.map { "\"\($0)\" is no step" } ?? "a step is empty"
    fields.complain(node, .error, what + advice)
  }

  private static let otherKeys = [(name: "replaceAction", key: "with"), (name: "when", key: "do")]

  private mutating func step(
    _ shape: Shape, _ name: String, _ value: JSONNode, _ node: JSONNode
  ) -> ContentStep? {
    switch shape {
    case .elements(let make): members(value, name).map(make)
    case .call(let step): method(value, name, step)
    case .name(let make): string(value, name).map(make)
    case .actions: actions(value)
    case .replacement: replacement(node)
    case .completion: completion(value)
    case .condition: condition(value, node)
    }
  }

  private mutating func members(_ node: JSONNode, _ name: String) -> [ValueTemplate.Member]? {
    guard node.isObject else {
      fields.wrongKind(node, name, needed: "an object")
      return nil
    }
    for member in node.members { check(member.key, member.name, member.value, in: name) }
    return node.members.map { .init($0.name, value($0.value)) }
  }

  // C22: other elements show one text, and a list what it began with where it gets no array.
  private mutating func check(
    _ key: JSONNode, _ name: String, _ value: JSONNode, in step: String
  ) {
    guard names.contains(name) else { return checkPath(key, name, isRead: step == "when") }
    guard let lists else { return }
    let isList = lists.contains(name)
    if step == "append", !isList {
      let message = "\"\(name)\" has no lines to append to; write {\"set\": …}, or name a list"
      fields.complain(key, .warning, message)
    } else if step == "set", isList, !value.mayBeLines {
      fields.complain(
        value, .warning, "\"\(name)\" is \(value.kindInWords) where an array of lines is needed")
    }
  }

  // A condition may be about the notification, too.
  private mutating func checkPath(_ key: JSONNode, _ name: String, isRead: Bool) {
    let roots = isRead ? TemplateValues.roots : []
    if roots.contains(String(name.prefix { $0 != "." })) {
      return fields.check(Template("{\(name)}"), at: key)
    }
    let near = suggestion(for: name, among: names + roots)
    fields.complain(key, .warning, "no element is called \"\(name)\"\(near)")
  }

  private mutating func value(_ node: JSONNode) -> ValueTemplate {
    isAnswer ? ValueTemplate(literal: node.value) : fields.valueTemplate(node)
  }

  private mutating func method(
    _ node: JSONNode, _ name: String, _ step: ContentStep
  ) -> ContentStep? {
    if node.bool == true { return step }
    fields.complain(node, .error, "\"\(name)\" is \(node.source) where true is needed")
    return nil
  }

  private mutating func string(_ node: JSONNode, _ name: String) -> String? {
    if let string = node.string { return string }
    fields.wrongKind(node, name, needed: "a string")
    return nil
  }

  private mutating func completion(_ node: JSONNode) -> ContentStep? {
    guard let word = string(node, "complete") else { return nil }
    if let option = ResponseOption(rawValue: word) { return .complete(option) }
    let words = ResponseOption.allCases.map(\.rawValue)
    let known = words.map { "\"\($0)\"" }.joined(separator: ", ")
    fields.complain(
      node, .error, "\"\(word)\" is none of \(known)\(suggestion(for: word, among: words))")
    return nil
  }

  private mutating func actions(_ node: JSONNode) -> ContentStep? {
    guard node.kind == .array else {
      fields.wrongKind(node, "setActions", needed: "an array")
      return nil
    }
    return .setActions(node.elements.compactMap { action($0) })
  }

  private mutating func action(_ node: JSONNode) -> ActionReference? {
    if let identifier = node.string { return .known(identifier) }
    return fields.action(node).map(ActionReference.new)
  }

  private mutating func replacement(_ node: JSONNode) -> ContentStep? {
    let old = fields.string(node, "replaceAction")
    guard let with = fields.present(node, "with") else {
      fields.complain(lacking: ["with"], in: node, "\"with\" is missing in a replaceAction")
      return nil
    }
    let new = action(with)
    return old.flatMap { old in new.map { .replaceAction(old, with: $0) } }
  }

  private mutating func condition(_ node: JSONNode, _ step: JSONNode) -> ContentStep? {
    let conditions = members(node, "when")
    guard let steps = fields.conditionalSteps(step), let conditions else { return nil }
    return .when(conditions, do: self.steps(steps, answersResponse: answersResponse))
  }
}

extension JSONNode {
  // What is filled in may be an array.
  fileprivate var mayBeLines: Bool {
    kind == .array || isNull || string?.containsBytes(of: "{") == true
  }
}
