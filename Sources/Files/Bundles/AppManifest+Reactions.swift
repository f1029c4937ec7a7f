import Notifications

extension ManifestFields {
  private static let events: [(form: String, event: @Sendable (String?) -> AppReaction.Event)] = [
    ("launch", { _ in .launch }), ("remoteNotification", { _ in .remoteNotification }),
    ("action ID", { .action($0) }),
  ]

  private enum StepName: String, CaseIterable {
    case schedule, remove, removeDelivered, setBadge, setCategories, fail, when
  }

  private static let stepNames = StepName.allCases.map(\.rawValue).joined(separator: " ")

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
    guard node.isObject else {
      complain(node, .error, "a step is \(node.kindInWords) where an object is needed")
      return nil
    }
    guard
      let member = node.members.first(where: { $0.name == StepName.when.rawValue })
        ?? node.members.first(where: { _ in true })
    else {
      complain(node, .error, "a step is empty; write one of: \(Self.stepNames)")
      return nil
    }
    let value = member.value
    guard let name = StepName(rawValue: member.name) else {
      complainOfStep(member.key, member.name)
      return nil
    }
    switch name {
    case .schedule: return localRequest(value, folders, sources).map(AppReaction.Step.schedule)
    case .setBadge: return integer(node, "setBadge").map(AppReaction.Step.setBadge)
    case .fail: return bool(node, "fail") == true ? .fail : nil
    case .remove:
      if value.string == "all" { return .removePending(nil) }
      return strings(node, "remove").map(AppReaction.Step.removePending)
    case .removeDelivered:
      if value.string == "all" { return .removeDelivered(nil) }
      return strings(node, "removeDelivered").map(AppReaction.Step.removeDelivered)
    case .setCategories:
      return .setCategories(categories(elements(node, "setCategories")))
    case .when: return conditional(node, folders, sources)
    }
  }

  private mutating func conditional(
    _ node: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> AppReaction.Step? {
    checkKeys(of: node, known: ["when", "do"])
    guard let conditions = object(node, "when") else { return nil }
    guard let steps = node["do"], steps.kind == .array else {
      complain(node, .error, "\"do\" with an array of steps is missing in a \"when\"")
      return nil
    }
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

  private mutating func complainOfStep(_ key: JSONNode, _ name: String) {
    let near = suggestion(for: name, among: StepName.allCases.map(\.rawValue))
    let advice = near.isEmpty ? "; write one of: \(Self.stepNames)" : near
    complain(key, .warning, "\"\(name)\" is no step of an app\(advice)")
  }

  private mutating func localRequest(
    _ node: JSONNode, _ folders: [String], _ sources: TriggerSources
  ) -> LocalRequest? {
    guard node.isObject else {
      wrongKind(node, "schedule", needed: "an object")
      return nil
    }
    checkKeys(of: node, known: ["identifier", "content", "trigger"])
    guard let trigger = node["trigger"].map({ trigger($0, in: sources) }) ?? .immediate else {
      return nil
    }
    guard let content = node["content"] else {
      complain(node, .error, "\"content\" is missing in a \"schedule\"")
      return nil
    }
    contentRoots = Self.reactionRoots
    defer { contentRoots = Self.serviceRoots }
    return LocalRequest(
      identifier: template(node, "identifier", roots: Self.reactionRoots),
      content: contentEdit(content, folders: folders), trigger: trigger)
  }

  private static let reactionRoots = TemplateValues.commonRoots + ["response"]
}
