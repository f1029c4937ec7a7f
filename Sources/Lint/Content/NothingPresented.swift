import Files
import Notifications

/// Y22: a payload that neither presents anything nor is silent. One for a live activity changes what is
/// on the screen already.
///
/// A key at the wrong level, or a misspelt one, counts as what its author means.
struct NothingPresented: PayloadRule, ContentRule {
  static let id: RuleID = "Y22"
  var reads: ValueReads { .none }

  private static let presenting = [
    "alert", "sound", "badge", "content-available", "title", "subtitle", "body", "loc-key",
    "title-loc-key", "subtitle-loc-key",
  ]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let aps = payload["aps"], aps.isObject, !aps.isForLiveActivity else { return [] }
    // What is misspelt or at the wrong level is named (Y21, Y6); that it shows nothing goes without saying.
    let strays = StrayValue.all(in: payload).map { ($0.key, $0.value) }
    let values = (aps.members.map { ($0.name, $0.value) } + strays).filter { !$0.1.isNull }
    guard !values.contains(where: { Self.presenting.contains($0.0) }) else { return [] }
    return [
      warning(
        aps, "there is nothing to show, play or count; write an alert, or content-available: 1")
    ]
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    // What an edit leaves out stays.
    guard content.form != .edit else { return [] }
    let keys: [ContentEdit.Key] = [.title, .subtitle, .body, .badge, .sound]
    // N4: 0 is as good as none in what was before.
    let given = keys.filter { key in
      content.value(key).map { content.form == .request || $0.integer != 0 } ?? false
    }
    guard given.isEmpty, let body = content.name(.body) else { return [] }
    return [
      warning(content.node, "there is nothing to show, play or count; write words into \(body)")
    ]
  }
}
