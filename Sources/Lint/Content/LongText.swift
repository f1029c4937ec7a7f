import Files
import Notifications

/// Y40: a title or body that rows of the list cut.
///
/// The numbers are rules of thumb, since widths differ. Localized texts are not measured: their
/// length is the translation's.
package struct LongText: PayloadRule, ContentRule {
  package static let id: RuleID = "Y40"
  var reads: ValueReads {
    .picked(
      at: { $0.isInAps && $0.isNamed(["title", "body", "alert"]) },
      where: { value, node in
        let limit = Self.limits[value.isNamed(["title"]) ? 0 : 1]
        return node.kind == .string && node.byteCount > limit.characters
      })
  }

  /// The most characters that are seen in full, about.
  package static let limits = [(name: "title", characters: 50), (name: "body", characters: 178)]

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"] else { return [] }
    // L2: an alert that is a string is the body.
    let texts = alert.isObject ? [alert["title"], alert["body"]] : [nil, alert]
    return zip(texts, Self.limits).compactMap { text, limit in
      guard let text, let words = text.string,
        let remark = Self.remark(on: words, limit: limit.characters)
      else { return nil }
      return note(text, "the \(limit.name) has \(remark)")
    }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    let keys: [ContentEdit.Key] = [.title, .body]
    return zip(keys, Self.limits).compactMap { key, limit in
      guard let node = content.value(key), let words = content.words(key),
        let remark = Self.remark(on: words, limit: limit.characters)
      else { return nil }
      return note(node, "the \(limit.name) has \(remark)")
    }
  }

  /// What is to be said about a text; nil for one that is short enough.
  ///
  /// - Parameters:
  ///   - words: As they are written; characters are counted, not columns.
  ///   - limit: How many are seen in full.
  /// - Returns: To stand behind `has`: `60 characters; rows cut what is over 50`.
  package static func remark(on words: String, limit: Int) -> String? {
    let count = words.count
    return count > limit ? "\(count) characters; rows cut what is over \(limit)" : nil
  }
}
