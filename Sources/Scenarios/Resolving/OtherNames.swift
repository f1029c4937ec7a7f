import Delivery
import Notifications

/// Names of what is no notification, group or app: of Focuses, of extensions, of
/// what their views show, and of actions.
struct OtherNames {
  // What code may show that no file describes is not known.
  private var takesAnyAction = false
  private var names: [ExpectedName.Kind: Set<ExactText>] = [
    .focus: [ExactText(Focus.doNotDisturb)]
  ]

  /// Those of a phone now.
  init(_ state: State) {
    for app in state.apps { add(app.app) }
    add(state.focus)
  }

  /// Takes in what an app declares.
  mutating func add(_ app: App) {
    let service = [app.serviceExtension?.name].compactMap(\.self)
    add(service + app.contentExtensions.map(\.name), as: .appExtension)
    let elements = app.contentExtensions.flatMap(\.table.view).flatMap(\.leaves)
    add(elements.compactMap(\.name), as: .viewElement)
    add(app.categories)
    add(app.contentExtensions.flatMap(\.table.newActions))
    for step in app.reactions.flatMap(\.steps) { add(step) }
    let hasProgram = app.contentExtensions.contains { !$0.command.isEmpty }
    takesAnyAction = takesAnyAction || app.isCodeUnknown || app.isStandIn || hasProgram
  }

  /// Takes in the actions of categories.
  mutating func add(_ categories: [Category]) { add(categories.flatMap(\.actions)) }

  private mutating func add(_ actions: [Action]) {
    let identifiers = actions.map(\.identifier)
    // A list of several has commas between, which one of them may hold.
    let parts = identifiers.flatMap { $0.split(separator: ",").map(String.init) }
    add(identifiers + parts, as: .action)
  }

  private mutating func add(_ step: AppReaction.Step) {
    switch step {
    case .setCategories(let categories): add(categories)
    case .when(_, let steps): for step in steps { add(step) }
    case .schedule, .removePending, .removeDelivered, .setBadge, .fail: break
    }
  }

  /// Takes in the Focuses that a person set up.
  mutating func add(_ focus: FocusState) { add(focus.all.map(\.name), as: .focus) }

  /// Takes in what a line names that may never have come to anything.
  mutating func add(_ line: ScenarioLine) {
    if let word = line.word(as: .focus) { add([word.text], as: .focus) }
  }

  private mutating func add(_ more: [String], as kind: ExpectedName.Kind) {
    if !more.isEmpty { names[kind, default: []].formUnion(more.map(ExactText.init)) }
  }

  /// Whether something has a name, or may have it: where no action is known, none is doubted.
  func have(_ name: ExpectedName) -> Bool {
    if name.kind == .action {
      if takesAnyAction || names[.action] == nil { return true }
      if SystemAction.words.contains(SystemAction.word(for: name.word.text)) { return true }
    }
    return names[name.kind]?.contains(ExactText(name.word.text)) == true
  }

  /// The error about a name that nothing has, with the nearest.
  ///
  /// - Parameter noun: What should have it, in words.
  func unknown(_ noun: String, _ name: ExpectedName) -> Diagnostic {
    let word = name.word
    let near = suggestion(for: word.text, among: (names[name.kind] ?? []).inOrder)
    return Diagnostic(
      word.place, .error, "unknown \(noun) \"\(word.text)\"\(near)", lacking: .name(word.text))
  }
}
