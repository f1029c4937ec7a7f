import Files
import Notifications

/// Y4: an alert that has nothing to read. A text that is empty is none, too.
///
/// One that has a misspelled text is left to Y21; one with a key for a text counts as having words,
/// whatever the table says.
struct WordlessAlert: PayloadRule {
  static let id: RuleID = "Y4"
  var reads: ValueReads { .none }

  /// The keys of an alert that give it something to read.
  static let texts = [
    "title", "subtitle", "body", "title-loc-key", "subtitle-loc-key", "loc-key",
  ]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"] else { return [] }
    if let words = alert.string {
      return words.isEmpty
        ? [warning(alert, "the alert is empty; write words, or leave it out")] : []
    }
    guard alert.isObject, !hasMisspelledText(alert) else { return [] }
    let empty = alert.members.filter { Self.texts.contains($0.name) && $0.value.string == "" }
    let hasWords = alert.members.contains {
      Self.texts.contains($0.name) && $0.value.string?.isEmpty != true && !$0.value.isNull
    }
    if hasWords {
      return empty.map { note($0.value, "\($0.name) is empty, as if it were not there") }
    }
    let message =
      empty.isEmpty
      ? "the alert has no title, subtitle or body, so there is nothing to read; write one"
      : "the alert's \(empty.map(\.name).enumerated) \(empty.count > 1 ? "are" : "is") empty, "
        + "so there is nothing to read"
    return [warning(empty.first?.value ?? alert, message)]
  }

  // Y21 says which text was meant.
  private func hasMisspelledText(_ alert: JSONNode) -> Bool {
    alert.members.contains { member in
      MisspelledKey.meant(by: member.name, at: .alert).map(Self.texts.contains) == true
    }
  }
}
