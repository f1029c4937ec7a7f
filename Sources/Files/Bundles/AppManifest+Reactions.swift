import Notifications

extension ManifestFields {
  private static let eventForms = ["launch", "remoteNotification", "action ID"]
  /// What an app's code can do on something.
  static let reactionSteps = ["removeDelivered", "setBadge", "setCategories", "fail"]

  /// What an app's code does (`on` of `Notifications.json`).
  mutating func reactions(_ root: JSONNode) -> [AppReaction] {
    guard let rows = object(root, "on") else { return [] }
    return rows.members.compactMap { member in
      guard let event = event(member.key) else { return nil }
      guard member.value.kind == .array else {
        wrongKind(member.value, member.name, needed: "an array of steps")
        return nil
      }
      return AppReaction(on: event, do: member.value.elements.compactMap { reactionStep($0) })
    }
  }

  private mutating func event(_ key: JSONNode) -> AppReaction.Event? {
    let text = key.string ?? ""
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch (words.first, words.count) {
    case ("launch", 1): return .launch
    case ("remoteNotification", 1): return .remoteNotification
    case ("action", 2): return .action(words[1] == "*" ? nil : words[1])
    default:
      let near = suggestion(for: text, among: Self.eventForms)
      let advice =
        near.isEmpty ? "; write one of: \(Self.eventForms.joined(separator: ", "))" : near
      complain(key, .warning, "no app hears of \"\(text)\"\(advice)")
      return nil
    }
  }

  private mutating func reactionStep(_ node: JSONNode) -> AppReaction.Step? {
    guard node.isObject, let member = node.members.first(where: { _ in true }) else {
      complain(node, .error, "a step is \(node.kindInWords) where an object is needed")
      return nil
    }
    let value = member.value
    switch member.name {
    case "setBadge": return integer(node, "setBadge").map(AppReaction.Step.setBadge)
    case "fail": return bool(node, "fail") == true ? .fail : nil
    case "removeDelivered":
      if value.string == "all" { return .removeDelivered(nil) }
      return strings(node, "removeDelivered").map(AppReaction.Step.removeDelivered)
    case "setCategories":
      return .setCategories(elements(node, "setCategories").compactMap { category($0) })
    default:
      let near = suggestion(for: member.name, among: Self.reactionSteps)
      let steps = Self.reactionSteps.joined(separator: " ")
      let advice = near.isEmpty ? "; write one of: \(steps)" : near
      complain(member.key, .warning, "\"\(member.name)\" is no step of an app\(advice)")
      return nil
    }
  }
}
