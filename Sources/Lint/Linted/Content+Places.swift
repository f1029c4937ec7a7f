import Files
import Notifications

extension Content {
  /// A value of `aps` in the payload that brought it; nil where none did, or without it.
  func payloadNode(_ name: StaticString) -> JSONNode? {
    guard case .payload(let source) = userInfo else { return nil }
    return JSONDocument.read(source, grammar: .payload).root?["aps"]?[name]
  }
}

extension LintedApp {
  /// Where something that a notification says is written: in its payload, in a line that asks for
  /// it, or in what the app's own code asks for.
  ///
  /// - Parameters:
  ///   - name: As `aps` has it.
  ///   - key: As requests have it.
  ///   - words: What it says; nil for a number.
  /// - Returns: Nil for what only a program made.
  func place(
    of name: StaticString, _ key: ContentEdit.Key, _ words: String? = nil, in content: Content
  ) -> Place? {
    if let node = content.payloadNode(name) { return node.place }
    if let place = choices?.place(of: key, words, of: app.bundleIdentifier) { return place }
    return ownContents.lazy.compactMap { $0.value(key) }.first { $0.string.isExactly(words) }?.place
  }
}
