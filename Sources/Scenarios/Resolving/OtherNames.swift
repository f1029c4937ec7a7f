import Delivery
import Notifications

/// Names of what is no notification, group or app: of Focuses, of extensions, and
/// of what their views show.
struct OtherNames {
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
  }

  /// Takes in the Focuses that a person set up.
  mutating func add(_ focus: FocusState) { add(focus.all.map(\.name), as: .focus) }

  /// Takes in what a line names that may never have come to anything.
  mutating func add(_ line: ScenarioLine) {
    if let word = line.word(as: .focus) { add([word.text], as: .focus) }
  }

  private mutating func add(_ more: [String], as kind: ExpectedName.Kind) {
    names[kind, default: []].formUnion(more.map(ExactText.init))
  }

  /// Whether something has a name.
  func have(_ name: ExpectedName) -> Bool {
    names[name.kind]?.contains(ExactText(name.word.text)) == true
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
