import Files
import Notifications

/// Y4: an alert, or all of `aps`, that was made JSON twice: a text in which the object stands that
/// its author means.
///
/// A device shows such an alert as it is written, braces and all.
struct QuotedObject: PayloadRule {
  static let id: RuleID = "Y4"
  var reads: ValueReads {
    .picked(
      at: { $0.isInAps && $0.isNamed(["aps", "alert", "title", "body"]) },
      where: { Self.isInBraces($1) })
  }

  func findings(in payload: JSONNode) -> [Diagnostic] {
    let aps = payload["aps"]
    let alert = aps?["alert"]
    let texts: [(JSONNode?, String, PayloadLevel)] = [
      (aps, "aps", .aps), (alert, "alert", .alert), (alert?["title"], "title", .alert),
      (alert?["body"], "body", .alert),
    ]
    return texts.compactMap { text, name, meant in
      guard let text, Self.holds(text, meant) else { return nil }
      let message = "\(name) is an object in quotes, so nothing in it is read"
      return warning(text, "\(message); write that object as \(meant.words), without quotes")
    }
  }

  private static func isInBraces(_ node: JSONNode) -> Bool {
    node.kind == .string && node.firstByte == UInt8(ascii: "{")
  }

  // Whether a text is JSON of an object that has a key of the level.
  private static func holds(_ node: JSONNode, _ level: PayloadLevel) -> Bool {
    guard isInBraces(node), let text = node.string else { return false }
    let document = JSONDocument.read(Array(text.utf8), path: "", grammar: .payload)
    guard !document.isBroken, let object = document.root else { return false }
    return object.members.contains { level.keys.contains($0.name) }
  }
}
