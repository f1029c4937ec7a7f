import Notifications

/// A payload with other words in it: the order of its keys, its blanks and all that
/// was not written anew stay.
package struct RevisedPayload {
  /// The payload, at the place that it came from. As it came where it cannot be read.
  package private(set) var source: SourceText

  /// - Parameter source: An object with an `aps`; comments and trailing commas may be in it.
  package init(_ source: SourceText, by revision: ContentRevision) {
    self.source = source
    for field in revision.fields {
      for change in changes(field, revision[field] ?? "") { make(change) }
    }
  }

  /// What it holds, taken apart; nil where it cannot be read.
  package var values: JSONValue? { document.root?.value }

  private var document: JSONDocument { JSONDocument.read(source, grammar: .payload) }

  /// A key that is to have a value, or to go where there is none.
  private struct Change {
    /// Whether it stands in `alert`; else in `aps`.
    var isInAlert: Bool
    /// The key.
    var key: String
    /// Its text; nil takes it away.
    var words: String?
  }

  // A key of a string table goes before words (L3), so it goes.
  private func changes(_ field: ContentRevision.Field, _ typed: String) -> [Change] {
    let words = typed.isEmpty ? nil : typed
    func text(_ key: String, _ table: String) -> [Change] {
      [
        Change(isInAlert: true, key: "\(table)loc-args"),
        Change(isInAlert: true, key: "\(table)loc-key"),
        Change(isInAlert: true, key: key, words: words),
      ]
    }
    switch field {
    case .title: return text("title", "title-")
    case .subtitle: return text("subtitle", "subtitle-")
    case .body: return text("body", "")
    case .argument: return [Change(isInAlert: true, key: "summary-arg", words: words)]
    case .thread: return [Change(isInAlert: false, key: "thread-id", words: words)]
    case .category: return [Change(isInAlert: false, key: "category", words: words)]
    }
  }

  private mutating func make(_ change: Change) {
    let document = document
    guard let aps = document.root?["aps"], !document.isBroken, aps.isObject else { return }
    let layout = JSONLayout(bytes: Array(source.bytes))
    let edits =
      change.isInAlert
      ? editsOfAlert(change, in: aps, layout) : edits(change.key, change.words, of: aps, layout)
    if edits.isEmpty { return }
    source = source.replacingBytes(by: edits.applied(to: layout.bytes))
  }

  // L2: an alert that is a string is the body.
  private func editsOfAlert(
    _ change: Change, in aps: JSONNode, _ layout: JSONLayout
  ) -> [ByteEdit] {
    guard let alert = aps["alert"], !alert.isNull else {
      guard let words = change.words else { return [] }
      return edits("alert", object: [(change.key, quoted(words))], of: aps, layout)
    }
    if alert.isObject { return edits(change.key, change.words, of: alert, layout) }
    guard alert.kind == .string else { return [] }
    if change.key == "body" { return edits("alert", change.words, of: aps, layout) }
    guard let words = change.words else { return [] }
    let (title, body) = ((change.key, quoted(words)), ("body", alert.source))
    let isBefore = change.key != "summary-arg"
    return edits("alert", object: isBefore ? [title, body] : [body, title], of: aps, layout)
  }

  private func edits(
    _ key: String, object members: [(String, String)], of parent: JSONNode, _ layout: JSONLayout
  ) -> [ByteEdit] {
    let inner = members.map { "\(quoted($0.0)): \($0.1)" }.joined(separator: ", ")
    return edits(key, written: "{ \(inner) }", of: parent, layout)
  }

  private func edits(
    _ key: String, _ words: String?, of parent: JSONNode, _ layout: JSONLayout
  ) -> [ByteEdit] {
    if let words { return edits(key, written: quoted(words), of: parent, layout) }
    guard let member = parent.member(called: key) else { return [] }
    // Comments between the members belong to who knows which of them: they stay, with a key that
    // says nothing. Of a key that comes twice the first one would count again.
    let removal = isRepeated(key, in: parent) ? nil : layout.removal(of: member, from: parent)
    return [removal ?? ByteEdit(member.value.bytes, "null".utf8)]
  }

  private func edits(
    _ key: String, written value: String, of parent: JSONNode, _ layout: JSONLayout
  ) -> [ByteEdit] {
    if let member = parent.member(called: key) {
      return [ByteEdit(member.value.bytes, value.utf8)]
    }
    guard let (offset, lead) = layout.end(of: parent) else { return [] }
    let isEmpty = parent.members.first { _ in true } == nil
    let text = (isEmpty ? [] : [UInt8(ascii: ",")]) + lead + Array("\(quoted(key)): \(value)".utf8)
    return [ByteEdit(offset..<offset, text)]
  }

  private func isRepeated(_ key: String, in parent: JSONNode) -> Bool {
    let place = parent.member(called: key)?.key.place
    return document.diagnostics.contains { $0.rule == "B53" && $0.place == place }
  }

  private func quoted(_ text: String) -> String { JSONText.compact(.string(text)) }
}

extension JSONNode {
  fileprivate func member(called name: String) -> Member? { members.first { $0.name == name } }
}
