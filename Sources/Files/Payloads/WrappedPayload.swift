/// A payload within the request that a push service of other providers takes: it sends on what is
/// in it, and a device never sees the rest.
///
/// Only looked for where there is no `aps`: a device gets nothing of such a file, and its author
/// wonders why.
package struct WrappedPayload {
  /// Where the payload stands: an object with `aps`, or a text with such JSON.
  let node: JSONNode
  /// Its keys from the outermost on, such as `message.apns.payload`.
  let path: String

  // Firebase's requests and the options of its libraries, a line of an `.ndjson`, and a topic's
  // message, which holds the payload as a text.
  private static let paths: [[StaticString]] = [
    ["message", "apns", "payload"], ["apns", "payload"], ["payload"], ["message"],
    ["APNS"], ["APNS_SANDBOX"],
  ]

  /// Looks for one where there is no `aps`; nil where there is none.
  ///
  /// - Parameter root: The whole document.
  package init?(in root: JSONNode) {
    for path in Self.paths {
      let node = path.reduce(root as JSONNode?) { node, key in node?[key] }
      guard let node, node["aps"] != nil || Self.isText(node) else { continue }
      self.node = node
      self.path = path.map { "\($0)" }.joined(separator: ".")
      return
    }
    return nil
  }

  /// What is wrong with it, and what to write.
  ///
  /// Without a full stop.
  var advice: String {
    let what = node.isObject ? "that object alone" : "the JSON in that text alone"
    return "the payload stands in \(path), where only the service that sends it looks for it; "
      + "a device gets \(what), so write just {\"aps\":{…}}"
  }

  private static func isText(_ node: JSONNode) -> Bool {
    guard let text = node.string, text.utf8.count < PayloadReader.readLimit else { return false }
    let document = JSONDocument.read(Array(text.utf8), path: "", grammar: .payload)
    return document.root?["aps"] != nil
  }
}
