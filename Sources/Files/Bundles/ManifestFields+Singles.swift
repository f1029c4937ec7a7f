import Notifications

extension ManifestFields {
  /// What is named by one of its keys, and is one thing only.
  enum Single: String {
    case step, element
  }

  /// Complains of what stands in a step's or an element's object beside it, as it is lost there.
  ///
  /// - Parameters:
  ///   - name: The key that says what it is.
  ///   - own: What may stand beside that.
  ///   - names: All keys that say what one is.
  mutating func checkAlone(
    _ kind: Single, named name: String, in node: JSONNode, with own: [String], among names: [String]
  ) {
    for member in node.members where member.name != name && !own.contains(member.name) {
      guard names.contains(member.name) else {
        unknown(member, among: [name] + own + names)
        continue
      }
      if member.value.isNull { continue }
      let advice = "write {\"\(member.name)\": …} as \(kind == .step ? "a step" : "an element")"
      complain(
        member.key, .error,
        "\"\(member.name)\" is lost, as this \(kind.rawValue) is \"\(name)\"; \(advice) of its own")
    }
  }
}
