import Notifications

extension ManifestFields {
  private static let events: [(form: String, event: @Sendable (String?) -> AppReaction.Event)] = [
    ("launch", { _ in .launch }), ("remoteNotification", { _ in .remoteNotification }),
    ("action ID", { .action($0.map(SystemAction.word)) }),
  ]

  private enum StepName: String, CaseIterable {
    case schedule, remove, removeDelivered, setBadge, setCategories, fail, when
  }

  private static let stepNames = StepName.allCases.map(\.rawValue)

  /// What an app's code does (`on` of `Notifications.json`).
  ///
  /// - Parameters:
  ///   - folders: Where files may lie, the likeliest first.
  ///   - sources: What the names in triggers are looked up in.
  /// - Returns: Rows that make no sense are left out, with a complaint.
  mutating func reactions(
    _ root: JSONNode, folders: [String], in sources: TriggerSources
  ) -> [AppReaction] {
    guard let rows = object(root, "on") else { return [] }
    return rows.members.compactMap { member in
      if member.value.isNull { return nil }
      guard let event = event(member.key, among: Self.events, "no app hears of") else { return nil }
      guard member.value.kind == .array else {
        wrongKind(member.value, member.name, needed: "an array of steps")
        return nil
      }
      return AppReaction(
        on: event, do: member.value.elements.compactMap { reactionStep($0, folders, sources) })
    }
  }

  private mutating func reactionStep(
    _ node: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> AppReaction.Step? {
    guard let (name, value) = onlyStep(node) else { return nil }
    switch name {
    case .schedule: return localRequest(value, folders, sources).map(AppReaction.Step.schedule)
    case .setBadge: return badge(node, value).map(AppReaction.Step.setBadge)
    case .fail: return failure(value)
    case .remove:
      if value.string == "all" { return .removePending(nil) }
      return identifiers(value, "remove").map(AppReaction.Step.removePending)
    case .removeDelivered:
      if value.string == "all" { return .removeDelivered(nil) }
      return identifiers(value, "removeDelivered").map(AppReaction.Step.removeDelivered)
    case .setCategories:
      return .setCategories(categories(elements(node, "setCategories")))
    case .when: return conditional(node, folders, sources)
    }
  }

  // What it does, and the value of that; complains of all that stands beside it.
  private mutating func onlyStep(_ node: JSONNode) -> (StepName, JSONNode)? {
    guard isObject(node, what: "a step") else { return nil }
    let members = node.members.filter { !$0.value.isNull }
    let steps = members.compactMap { member in
      StepName(rawValue: member.name).map { ($0, member.value) }
    }
    guard let step = steps.first(where: { $0.0 == .when }) ?? steps.first else {
      complainOfNoStep(node, members)
      return nil
    }
    checkAlone(
      .step, named: step.0.rawValue, in: node, with: step.0 == .when ? ["do"] : [],
      among: Self.stepNames)
    return step
  }

  private mutating func complainOfNoStep(_ node: JSONNode, _ members: [JSONNode.Member]) {
    let steps = "; write one of: " + Self.stepNames.joined(separator: " ")
    if members.isEmpty { complain(node, .error, "a step is empty\(steps)") }
    for member in members {
      let near = suggestion(for: member.name, among: Self.stepNames)
      let advice = near.isEmpty ? steps : near
      complain(member.key, .warning, "\"\(member.name)\" is no step of an app\(advice)")
    }
  }

  // P18.
  private mutating func badge(_ node: JSONNode, _ value: JSONNode) -> Int? {
    guard let number = integer(node, "setBadge") else { return nil }
    if number < 0 {
      complain(value, .error, "\"setBadge\" is \(value.source); write a whole number from 0")
    }
    return number
  }

  private mutating func failure(_ node: JSONNode) -> AppReaction.Step? {
    if node.bool == true { return .fail }
    complain(node, .error, "\"fail\" is \(node.source) where true is needed")
    return nil
  }

  private mutating func identifiers(_ node: JSONNode, _ name: StaticString) -> [String]? {
    guard node.kind == .array else {
      wrongKind(node, "\(name)", needed: "\"all\" or an array of identifiers")
      return nil
    }
    return strings(in: node, of: name)
  }

  private mutating func conditional(
    _ node: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> AppReaction.Step? {
    let conditions = object(node, "when")
    guard let steps = conditionalSteps(node), let conditions else { return nil }
    return .when(
      conditions.members.map { condition($0) },
      do: steps.elements.compactMap { reactionStep($0, folders, sources) })
  }

  private mutating func condition(_ member: JSONNode.Member) -> AppReaction.Condition {
    let read = Template("{\(member.name)}")
    check(read, at: member.key, roots: Self.reactionRoots)
    return AppReaction.Condition(
      read, is: valueTemplate(member.value, roots: Self.reactionRoots))
  }

  private mutating func localRequest(
    _ node: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> LocalRequest? {
    guard node.isObject else {
      wrongKind(node, "schedule", needed: "an object")
      return nil
    }
    checkKeys(of: node, known: ["identifier", "content", "trigger"])
    let identifier = template(node, "identifier", roots: Self.reactionRoots)
    let trigger: Trigger? = node["trigger"].map { self.trigger($0, in: sources) } ?? .immediate
    if present(node, "content") == nil {
      complain(lacking: ["content"], in: node, "\"content\" is missing in a \"schedule\"")
    }
    contentRoots = Self.reactionRoots
    defer { contentRoots = Self.serviceRoots }
    let content = present(node, "content").map { contentEdit($0, folders: folders) }
    guard let trigger, let content else { return nil }
    return LocalRequest(identifier: identifier, content: content, trigger: trigger)
  }

  private static let reactionRoots = TemplateValues.commonRoots + ["response"]
}
