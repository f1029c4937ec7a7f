import Files
import Notifications

/// Y19, R14, R15: an interruption level that is none, or that the sound overrules, or that overrules
/// the sound; a relevance outside of its range; keys that the system does not know yet (F1, F9, F10,
/// F14), with the system that shows what they do.
///
/// `relevance-score` means something else in a push for a live activity, where it may be any
/// number.
struct InterruptionLevelSlips: PushRule, ContentRule {
  static let id: RuleID = "Y19"

  func reads(for app: LintedApp) -> ValueReads {
    .values(of: ["interruption-level", "relevance-score"], with: ["sound"])
  }

  func findings(in push: LintedPush) -> [Diagnostic] {
    guard let aps = push.payload["aps"] else { return [] }
    let level = aps["interruption-level"]
    let score = aps["relevance-score"].flatMap { aps.isMeantForLiveActivity ? nil : $0 }
    let profile = push.app.profile
    let new = [
      NewKey("interruption-level", level, .interruptionLevel),
      NewKey("relevance-score", score, .interruptionLevel),
      NewKey("filter-criteria", aps["filter-criteria"], .focusFilter),
    ]
    let early = unknown(new, profile)
    let found = level.flatMap {
      self.level($0, "interruption-level", aps["sound"], push.content, push.app)
    }
    return early + [found, score.flatMap(self.score)].compactMap(\.self)
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    let new = Self.newKeys.compactMap { key, feature in
      content.name(key).map { NewKey($0, content.value(key), feature) }
    }
    let early = unknown(new, content.app.profile)
    guard let node = content.value(.interruptionLevel), let name = content.name(.interruptionLevel)
    else { return early }
    let found =
      content.words(node) == nil
      ? filled(node, content)
      : level(node, name, content.value(.sound), content.content, content.app)
    return early + [found].compactMap(\.self)
  }

  private static let newKeys: [(ContentEdit.Key, Feature)] = [
    (.interruptionLevel, .interruptionLevel), (.relevanceScore, .interruptionLevel),
    (.communication, .focus), (.filterCriteria, .focusFilter),
  ]

  // A key with the value that it has, and what knows it.
  private struct NewKey {
    let name: String
    let node: JSONNode?
    let feature: Feature

    init(_ name: String, _ node: JSONNode?, _ feature: Feature) {
      (self.name, self.node, self.feature) = (name, node, feature)
    }
  }

  // Modern payloads have several, so one line tells of all.
  private func unknown(_ keys: [NewKey], _ profile: Profile) -> [Diagnostic] {
    let given = keys.filter { $0.node != nil && !profile.has($0.feature) }
    guard let first = given.compactMap(\.node).min(by: { $0.place < $1.place }),
      let system = given.map(\.feature.first).max()
    else { return [] }
    let does = given.count > 1 ? "they do" : "it does"
    let names = given.map(\.name).enumerated
    return [
      warning(
        first,
        "iOS \(profile.rawValue) does not know \(names); --os=\(system.rawValue) shows what \(does)"
      )
    ]
  }

  private func level(
    _ node: JSONNode, _ name: String, _ asked: JSONNode?, _ content: Content, _ app: LintedApp
  ) -> Diagnostic? {
    // What is no string at all is told where it is read.
    guard let word = node.string else { return nil }
    guard let level = InterruptionLevel(rawValue: word) else { return unknown(word, node, name) }
    guard app.profile.has(.interruptionLevel) else { return nil }
    if level == .timeSensitive, !app.app.isEntitledToTimeSensitive {
      return app.lacking(.timeSensitive, node.place, "it counts as active (F2)", rule: Self.id)
    }
    // R3: without the entitlement it is an ordinary sound, and Y7 tells so.
    let isSoundCritical = content.sound?.isCritical == true
    if level == .critical || isSoundCritical && app.app.isEntitledToCriticalAlerts {
      return isSoundCritical
        ? besideCriticalSound(level, node, app) : criticalAlone(node, asked?["critical"], app)
    }
    guard level == .passive, content.sound != nil else { return nil }
    return note(node, "what is passive makes no sound, so the sound is not heard; leave one out")
  }

  private func besideCriticalSound(
    _ level: InterruptionLevel, _ node: JSONNode, _ app: LintedApp
  ) -> Diagnostic? {
    if app.app.isEntitledToCriticalAlerts, !app.mayAlertCritically { return unasked(level, node) }
    guard level != .critical else { return nil }
    return warning(node, "the sound is critical, so this stays a critical alert")
  }

  private func criticalAlone(
    _ node: JSONNode, _ flag: JSONNode?, _ app: LintedApp
  ) -> Diagnostic? {
    guard app.app.isEntitledToCriticalAlerts else {
      return app.lacking(.criticalAlerts, node.place, "this is no critical alert", rule: Self.id)
    }
    return app.mayAlertCritically ? contradiction(node, flag) : unasked(.critical, node)
  }

  // R2: an entitled app has to be allowed, too.
  private func unasked(_ level: InterruptionLevel, _ node: JSONNode) -> Diagnostic {
    let kind = level == .critical ? "no critical alert" : level.rawValue
    return warning(
      node,
      "this is \(kind) as long as the app does not ask for criticalAlert; add that to its options")
  }

  private static let known = InterruptionLevel.allCases.map(\.rawValue)
  private static let choice = "; write one of " + known.joined(separator: ", ")

  private func unknown(_ word: String, _ node: JSONNode, _ name: String) -> Diagnostic {
    let near = suggestion(for: word, among: Self.known)
    return warning(node, "unknown \(name) \"\(word)\"" + (near.isEmpty ? Self.choice : near))
  }

  // What a service extension's template comes to is known of what was delivered alone.
  private func filled(_ node: JSONNode, _ content: LintedContent) -> Diagnostic? {
    guard content.form == .edit, node.string != nil else { return nil }
    return content.app.contents.firstNonNil(\.strayLevel).map {
      warning(node, "this comes to \"\($0)\", which is no interruption level\(Self.choice)")
    }
  }

  // R4: the level alone makes it critical.
  private func contradiction(_ node: JSONNode, _ flag: JSONNode?) -> Diagnostic? {
    guard let flag, !flag.isNull else { return nil }
    return warning(
      node, "this is a critical alert, though its sound says that it is none; leave one out")
  }

  private func score(_ node: JSONNode) -> Diagnostic? {
    guard let score = node.double, !(0...1 ~= score) else { return nil }
    return warning(node, "relevance-score goes from 0 to 1")
  }
}

extension Content {
  // A level that is none, and that its payload does not have.
  fileprivate var strayLevel: String? {
    guard case .payload = userInfo, let level = interruptionLevel,
      InterruptionLevel(rawValue: level) == nil,
      payloadNode("interruption-level")?.string != level
    else { return nil }
    return level
  }
}
