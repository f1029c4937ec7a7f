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
        let part = value.isNamed(["title"]) ? Part.title : .body
        return node.kind == .string && node.byteCount > part.limit
      })
  }

  /// A text that rows cut.
  package enum Part: String, CaseIterable {
    case title, body

    /// The most characters that are seen in full, about.
    var limit: Int {
      switch self {
      case .title: 50
      case .body: 178
      }
    }
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let alert = payload["aps"]?["alert"] else { return [] }
    // L2: an alert that is a string is the body.
    let texts = alert.isObject ? [alert["title"], alert["body"]] : [nil, alert]
    return zip(texts, Part.allCases).compactMap { text, part in
      text.flatMap { finding(part, $0.string, at: $0) }
    }
  }

  func findings(in content: LintedContent) -> [Diagnostic] {
    let keys: [ContentEdit.Key] = [.title, .body]
    return zip(keys, Part.allCases).compactMap { key, part in
      content.value(key).flatMap { finding(part, content.words(key), at: $0) }
    }
  }

  private func finding(_ part: Part, _ words: String?, at node: JSONNode) -> Diagnostic? {
    guard let remark = words.flatMap({ Self.remark(on: $0, as: part) }) else { return nil }
    return note(node, "the \(part.rawValue) has \(remark)")
  }

  /// What is to be said about a text; nil for one that is short enough.
  ///
  /// - Parameter words: As they are written; characters are counted, not columns.
  /// - Returns: To stand behind `has`: `60 characters; rows cut what is over 50`.
  package static func remark(on words: String, as part: Part) -> String? {
    let count = words.count
    return count > part.limit ? "\(count) characters; rows cut what is over \(part.limit)" : nil
  }
}
