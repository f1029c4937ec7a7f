import Files
import Notifications

/// Y9, G5, G6: threads are told apart by every letter, so two that differ by case or by blanks
/// around them are two groups, and one of blanks alone is a group as well.
///
/// Each spelling is told once, against the one that came first. Before iOS 12 there are no groups
/// (G1).
struct NearlyEqualThreads: AppRule, ContentRule {
  static let id: RuleID = "Y9"

  func findings(in app: LintedApp) -> [Diagnostic] {
    guard app.profile.has(.grouping) else { return [] }
    var first: [String: String] = [:]
    var seen: Set<ExactText> = []
    return app.contents.compactMap { content in
      guard let thread = content.threadIdentifier, seen.insert(ExactText(thread)).inserted else {
        return nil
      }
      let plain = Self.plain(thread)
      let known = first[plain] ?? thread
      first[plain] = known
      guard plain.isEmpty || !known.isExactly(thread),
        let place = content.payloadNode("thread-id")?.place
      else { return nil }
      return note(
        place, plain.isEmpty ? Self.blank("thread-id") : Self.near("thread-id", thread, known))
    }
  }
}

extension NearlyEqualThreads {
  func findings(in content: LintedContent) -> [Diagnostic] {
    guard content.app.profile.has(.grouping), let thread = content.content.threadIdentifier,
      let node = content.value(.threadIdentifier)
    else { return [] }
    let plain = Self.plain(thread)
    let others = content.app.contents.compactMap(\.threadIdentifier)
    let known = others.first { Self.plain($0) == plain && !$0.isExactly(thread) }
    guard plain.isEmpty || known != nil else { return [] }
    let name = content.name(.threadIdentifier) ?? "thread"
    return [
      note(node.place, plain.isEmpty ? Self.blank(name) : Self.near(name, thread, known ?? thread))
    ]
  }

  private static func plain(_ thread: String) -> String { thread.trimmed.lowercased() }

  private static func blank(_ name: String) -> String {
    "the \(name) has only blanks, which is a group of its own; leave it out for none"
  }

  private static func near(_ name: String, _ thread: String, _ known: String) -> String {
    let letter = hiddenDifference(of: thread, from: known)
    return "the \(name) \"\(thread)\" is another group than \"\(known)\"\(letter); write both alike"
  }
}
