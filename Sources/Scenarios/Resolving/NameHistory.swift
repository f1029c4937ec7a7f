import Delivery
import Files
import Notifications

/// Every name that something ever had, or that a line of a scenario gives: any other
/// name is a slip of the pen.
///
/// Made where a name is in doubt, from all that happened.
package struct NameHistory {
  private var notifications: Set<ExactText> = []
  private var apps: Set<String> = []
  private var threads: Set<ExactText> = []
  private var byLength: [Int: [String]] = [:]
  private var others: OtherNames
  // Behind a reference, as all that plays lines holds a history.
  private let state: Boxed<State>

  /// - Parameters:
  ///   - facts: All that happened so far.
  ///   - lines: Those of the scenario, played or not.
  package init(_ state: State, _ facts: some Sequence<Fact>, lines: some Sequence<ScenarioLine>) {
    self.state = Boxed(state)
    others = OtherNames(state)
    for fact in facts { add(fact.event) }
    for app in state.apps { add(app.app) }
    for group in Section.allCases.flatMap({ state.list[$0].groups }) {
      if case .thread(let thread?) = group.key.kind { add(thread: thread) }
    }
    for line in lines { add(line) }
    byLength = Dictionary(grouping: notifications.inOrder) { $0.utf8.count }
  }

  /// Whether something had this name, be it a notification, a request, a thread or
  /// an app, or a line gives it.
  package func has(_ name: String) -> Bool {
    let word = Word(name, .quoted, at: Place(""))
    if hasNotification(word) || hasApp(name) { return true }
    return groupMistake(word) == nil
  }

  /// What is wrong with a name that nothing ever had; nil where something had it,
  /// or where a line gives it.
  package func mistake(_ name: ExpectedName) -> Diagnostic? {
    let word = name.word
    return switch name.kind {
    case .notification: hasNotification(word) ? nil : unknown("notification", word)
    case .app: hasApp(word.text) ? nil : state.value.unknownApp(word.text, at: word.place)
    case .group: groupMistake(word)
    case .anything:
      hasNotification(word) || hasApp(word.text) || groupMistake(word) == nil
        ? nil : unknown("request, notification or app", word, or: state.value.appNames)
    case .focus: others.have(name) ? nil : others.unknown("Focus", name)
    case .appExtension: others.have(name) ? nil : others.unknown("extension", name)
    case .action:
      others.have(name) || hasNotification(word) ? nil : others.unknown("action", name)
    case .viewElement: others.have(name) ? nil : others.unknown("element of a view", name)
    }
  }

  private func hasNotification(_ word: Word) -> Bool {
    [word.text, word.tailOfName].contains { notifications.contains(ExactText($0)) }
  }

  private func hasApp(_ name: String) -> Bool { apps.contains(name.lowercased()) }

  private func groupMistake(_ word: Word) -> Diagnostic? {
    let readings = word.groupReadings.filter { hasApp($0.app) }
    if readings.isEmpty {
      return state.value.unknownOwner(word.groupReadings.first?.app ?? word.text, at: word.place)
    }
    let isKnown = readings.contains { _, thread in
      thread.map { threads.contains(ExactText(String($0))) } ?? true
    }
    if isKnown { return nil }
    let app = readings[0].app
    let near = suggestion(for: word.text, among: threads.inOrder.map { "\(app)/\($0)" })
    return Diagnostic(
      word.place, .error, "unknown group \"\(word.text)\": nothing has this thread\(near)",
      lacking: .name(word.text))
  }

  private func unknown(_ noun: String, _ word: Word, or others: [String] = []) -> Diagnostic {
    let names = namesOfLength(near: word.text.utf8.count) + others
    let near = suggestion(for: word.text, among: names)
    return Diagnostic(
      word.place, .error, "unknown \(noun) \"\(word.text)\"\(near)", lacking: .name(word.text))
  }

  // Two slips make a name no longer or shorter, and of thousands a few are enough to look at.
  private func namesOfLength(near length: Int) -> [String] {
    (max(0, length - 2)...length + 2).flatMap { byLength[$0]?.prefix(50) ?? [] }
  }
}

// What happened.
extension NameHistory {
  private mutating func add(_ event: Event) {
    switch event {
    case .installed(let app, _): add(app.app)
    case .uninstalled(let app, _): add(app.app)
    case .received(let notification): add(notification.value)
    case .edited(let old, let new):
      add(old.value)
      add(new.value)
    case .pushService(let event): add(event)
    case .sender(.wrote(let push, _, _)): add(name: push.value.message.names.name)
    case .scheduling(let event): add(event.request.request)
    case .noticed(.requestRefused(_, let name)): add(name: name)
    case .focus(.changed(let old, let new, _)):
      others.add(old)
      others.add(new)
    case .categoriesRegistered(_, let old, let new):
      others.add(old)
      others.add(new)
    case .noted, .clockMoved, .deviceChanged, .seeded, .appStateChanged, .authorizationChanged,
      .consentGiven, .settingChanged, .willPresentChanged, .languagesChanged,
      .decided, .listed, .updated, .removed, .cleared, .moved, .expanded, .collapsed, .armed,
      .opened,
      .called, .management, .noticed, .service, .view, .watch, .sender, .focus, .summary:
      break
    }
  }

  private mutating func add(_ event: PushServiceEvent) {
    switch event {
    case .answered(let request): add(name: request.value.name)
    case .accepted(let request): add(name: request.request.name)
    case .stored(let push), .released(let push):
      add(name: push.value.name)
      add(name: push.value.identifier)
      if let content = push.value.request.fields.value.payload.content { add(content) }
    case .ended(let push): add(push.value.notification)
    case .held, .heldEnded, .woken, .unregistered, .feedbackRead, .faultsChanged: break
    }
  }

  private mutating func add(_ notification: DeliveredNotification) {
    add(name: notification.name)
    add(notification.request)
  }

  private mutating func add(_ request: Request) {
    add(name: request.identifier)
    add(request.content)
  }

  private mutating func add(_ content: Content) {
    if let thread = content.threadIdentifier { add(thread: thread) }
  }

  private mutating func add(name: String) { notifications.insert(ExactText(name)) }

  private mutating func add(thread: String) { threads.insert(ExactText(thread)) }

  private mutating func add(_ app: App) {
    apps.formUnion(app.names)
    others.add(app)
  }
}

// What lines give: what they do may never have come to anything.
extension NameHistory {
  private mutating func add(_ line: ScenarioLine) {
    others.add(line)
    for option in line.arguments.options {
      switch option.key {
      case "id", "collapse-id": add(name: option.value.text)
      case "thread": add(thread: option.value.text)
      default: break
      }
    }
    for word in line.arguments.words {
      guard let json = word.json else { continue }
      if let root = JSONDocument.read(json, grammar: .ours).root { add(root) }
    }
  }

  private mutating func add(_ node: JSONNode) {
    for member in node.members {
      if let text = member.value.string { add(text, as: member.name) } else { add(member.value) }
    }
    for element in node.elements { add(element) }
  }

  private mutating func add(_ text: String, as key: String) {
    switch key {
    case "identifier": add(name: text)
    case "thread-id", "threadIdentifier": add(thread: text)
    case "displayName": apps.insert(text.lowercased())
    case "bundleIdentifier":
      apps.formUnion([text.lowercased(), BundleIdentifier(text).lastPart.lowercased()])
    default: break
    }
  }
}
