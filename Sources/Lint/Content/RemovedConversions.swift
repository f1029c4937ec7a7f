import Files
import Localization
import Notifications

/// L16, Y16: what in the words of an app's own notification looks as if it took an argument, and so
/// is removed, where its author meant only a percent sign: `Save 50% today`.
///
/// What fills a key's placeholders is cleaned with the rest.
///
/// Pushes say what is written, and what a service extension sets is a push's.
struct RemovedConversions: ContentRule {
  static let id: RuleID = "Y16"

  func findings(in content: LintedContent) -> [Diagnostic] {
    guard content.form != .edit else { return [] }
    let keys: [ContentEdit.Key] = [.title, .subtitle, .body]
    return keys.compactMap { literal($0, in: content) }
      + keys.compactMap { content.value($0)?["arguments"] }.flatMap { Array($0.elements) }
      .compactMap { node in content.words(node).flatMap { finding($0, at: node) } }
  }

  private func literal(_ key: ContentEdit.Key, in content: LintedContent) -> Diagnostic? {
    guard let node = content.value(key), let words = content.words(node) else { return nil }
    // L13: what was before looks up its words first.
    let isKey =
      content.form == .legacy && content.app.languages.contains { $0.entry(words) != nil }
    return isKey ? nil : finding(words, at: node)
  }

  private func finding(_ words: String, at node: JSONNode) -> Diagnostic? {
    let format = FormatString(words)
    guard let first = format.removed.first else { return nil }
    return warning(
      node,
      "'\(first)' takes an argument, which no literal has: \"\(words)\" shows as "
        + "\"\(format.cleaned)\"; write %% for a percent sign")
  }
}
