import Files
import Notifications

/// Y21: the word of a template where the app's bundle identifier belongs, such as `[BUNDLE_ID]`.
///
/// Such a word is no near miss of any app, so it is no unknown app either.
struct TemplateTarget: PayloadRule {
  static let id: RuleID = "Y21"
  var reads: ValueReads { .values(of: ["Simulator Target Bundle"]) }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    guard let node = payload["Simulator Target Bundle"], let word = node.string,
      BundleIdentifier(word).isTemplateWord
    else { return [] }
    return [
      warning(
        node, "\"\(word)\" is a template's word, so no app is named; write its bundle identifier")
    ]
  }
}
