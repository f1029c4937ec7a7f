import Files
import Notifications

/// Y22: a payload that neither presents anything nor is silent. One for a live activity changes
/// what is on the screen already.
///
/// A key at the wrong level, or a misspelled one, counts as what its author means. A value counts
/// as what a device makes of it: a flag that is 0 and a sound without a name are none (P25).
struct NothingPresented: PayloadRule, ContentRule {
  static let id: RuleID = "Y22"
  var reads: ValueReads {
    .picked(
      at: { ($0.isInAps || $0.isStray) && $0.isNamed(["badge", "content-available"]) },
      where: { value, node in
        !Self.presents(value.isNamed(["badge"]) ? "badge" : "content-available", node)
      })
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject, !aps.isMeantForLiveActivity else { return [] }
    // What is misspelled or at the wrong level is named (Y21, Y6); that it shows
    // nothing goes without saying.
    let isPresented =
      aps.members.contains { Self.presents($0.name, $0.value) }
      || StrayValue.all(in: payload).contains { Self.presents($0.key, $0.value) }
    if isPresented { return [] }
    return [
      warning(
        aps, "there is nothing to show, play or count; write an alert, or content-available: 1")
    ]
  }

  private static func presents(_ key: String, _ value: JSONNode) -> Bool {
    switch key {
    case "alert": value.kind == .string || value.isObject && !hasTextsOfWrongKinds(value)
    case "sound": value.isObject || value.string?.isEmpty == false
    // P18.
    case "badge": value.integer.map { $0 >= 0 } ?? false
    case "content-available": value.isSwitchedOn
    // What reloads widgets and controls has no more.
    case "content-changed": true
    default: WordlessAlert.texts.contains(key) && !value.isNull
    }
  }

  // Y4 is said of an alert without any text, which is enough.
  private static func hasTextsOfWrongKinds(_ alert: JSONNode) -> Bool {
    let given = alert.members.filter { member in
      WordlessAlert.texts.contains(member.name) && !member.value.isNull && member.value.string != ""
    }
    return !given.isEmpty && given.allSatisfy { $0.value.kind != .string }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    // What an edit leaves out stays.
    guard content.form != .edit else { return [] }
    let keys: [ContentEdit.Key] = [.title, .subtitle, .body, .badge, .sound]
    let given = keys.filter { key in
      guard let value = content.value(key), value.string != "" else { return false }
      // N4: 0 is as good as none in what was before.
      return content.form == .request || (value.integer ?? 1) > 0
    }
    guard given.isEmpty, let body = content.name(.body) else { return [] }
    return [
      warning(content.node, "there is nothing to show, play or count; write words into \(body)")
    ]
  }
}
