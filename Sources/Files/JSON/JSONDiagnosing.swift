import Notifications

/// A reader of JSON that collects what is wrong, and reads on.
package protocol JSONDiagnosing {
  /// The complaints so far, in the order in which they were found.
  var diagnostics: [Diagnostic] { get set }

  /// How bad a value of the wrong kind is: in our own files an error, where nothing else is said.
  static var wrongKindSeverity: Diagnostic.Severity { get }
}

extension JSONDiagnosing {
  package static var wrongKindSeverity: Diagnostic.Severity { .error }

  /// Complains about a value.
  ///
  /// - Parameters:
  ///   - node: Its beginning is the place.
  ///   - rule: Nil for what is no rule's business, such as kinds in our own files.
  package mutating func complain(
    _ node: JSONNode, _ severity: Diagnostic.Severity, _ message: String, rule: RuleID? = nil
  ) {
    diagnostics.append(Diagnostic(node.place, severity, message, rule: rule))
  }

  /// Complains that a value is of another kind than is needed, and names both.
  ///
  /// - Parameters:
  ///   - node: What is there instead.
  ///   - name: The key that it is the value of.
  ///   - needed: The kind in words, such as `a string`.
  package mutating func wrongKind(
    _ node: JSONNode, _ name: String, needed: String, rule: RuleID? = nil
  ) {
    diagnostics.append(
      node.wrongKind(of: name, needed: needed, Self.wrongKindSeverity, rule: rule))
  }

  /// Whether a value is an object; complains where it is none.
  ///
  /// - Parameter what: What it would be, such as `a category`.
  package mutating func isObject(_ node: JSONNode, what: String) -> Bool {
    if node.isObject { return true }
    complain(node, .error, "\(what) is \(node.kindInWords) where an object is needed")
    return false
  }

  /// A value that has to be a string; nil and a complaint where it is none.
  package mutating func string(_ node: JSONNode, named name: String) -> String? {
    if node.string == nil { wrongKind(node, name, needed: "a string") }
    return node.string
  }

  /// Warns of a key that nothing reads, and names the nearest that something does.
  ///
  /// - Parameters:
  ///   - member: The complaint stands at its key.
  ///   - kind: What it would be, such as `option`.
  package mutating func unknown(
    _ member: JSONNode.Member, _ kind: String = "key", among known: [String]
  ) {
    let near = suggestion(for: member.name, among: known)
    complain(member.key, .warning, "unknown \(kind) \"\(member.name)\"\(near)")
  }

  /// Complains that an object lacks what it needs: at the key that was meant by it, where there is
  /// one, whose warning becomes that complaint.
  ///
  /// Behind what warns of unknown keys of the object.
  ///
  /// - Parameters:
  ///   - keys: One of them is needed.
  ///   - message: What is said where no key is near.
  package mutating func complain(
    lacking keys: [String], in object: JSONNode, _ message: String,
    as severity: Diagnostic.Severity = .error
  ) {
    if !diagnostics.raise(near: keys, in: object, to: severity) {
      complain(object, severity, message)
    }
  }

  /// Warns of the names in an object that are nearly known ones, where others are no mistake: Xcode
  /// adds some to its files.
  ///
  /// - Parameters:
  ///   - kind: What such a name is, as for `unknown`.
  ///   - known: What is known there.
  mutating func checkNames(
    of object: JSONNode, _ kind: String = "key", among known: [String]
  ) {
    for member in object.members where !known.contains(member.name) {
      if nearest(member.name, among: known) != nil { unknown(member, kind, among: known) }
    }
  }
}

extension [Diagnostic] {
  // Once for all that diagnose. False where nothing warns of a key that is nearly one of these.
  fileprivate mutating func raise(
    near keys: [String], in object: JSONNode, to severity: Diagnostic.Severity
  ) -> Bool {
    for member in object.members where nearest(member.name, among: keys) != nil {
      let place = member.key.place
      let index = lastIndex { $0.place == place && $0.severity == .warning }
      guard let index else { continue }
      self[index].severity = severity
      return true
    }
    return false
  }
}
