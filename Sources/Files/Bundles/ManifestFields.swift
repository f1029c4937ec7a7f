import Notifications

/// Takes values out of our own JSON files: a value of the wrong kind is an error that names both
/// kinds, an unknown key a warning that names the nearest.
///
///     var fields = ManifestFields()
///     let name = fields.string(root, "displayName")
///     guard fields.isSound else { return fields.diagnostics }
///
/// Null counts as absent everywhere, as a file may be written by a program that leaves nothing out;
/// only in the changes of a content it takes a value away.
struct ManifestFields: JSONDiagnosing {
  /// In the order in which they were found, which is mostly that of the file.
  var diagnostics: [Diagnostic]
  /// What templates in a content may begin with.
  var contentRoots = ManifestFields.serviceRoots
  /// How many earlier notifications of a thread the templates read, that were checked so far.
  var threadDepth = 0
  /// Downloads that are to be attached, of all that was read so far, with where they are named.
  var attachedDownloads: [(name: Template, node: JSONNode)] = []
  /// What was read so far that not every profile has.
  private(set) var featureUses: [FeatureUse] = []

  /// What the files that it names have to lie in; nil where a scenario names them.
  let enclosure: Enclosure?

  /// - Parameter diagnostics: What was said of the text before, such as of its grammar.
  init(diagnostics: [Diagnostic] = [], within enclosure: Enclosure? = nil) {
    (self.diagnostics, self.enclosure) = (diagnostics, enclosure)
  }

  /// Whether nothing read so far is an error.
  ///
  /// Warnings do not count.
  var isSound: Bool { !diagnostics.contains { $0.severity == .error } }

  /// Takes over what others complained about.
  mutating func add(_ others: [Diagnostic]) { diagnostics += others }

  /// Remembers what not every profile has; nil for what each of them has.
  ///
  /// - Parameter isOptional: Whether older profiles just ignore it; else it is wrong there.
  mutating func use(_ feature: Feature?, at node: JSONNode, isOptional: Bool = true) {
    guard let feature else { return }
    featureUses.append(FeatureUse(feature, at: node.place, isOptional: isOptional))
  }

  /// Complains about keys that are not among the known ones.
  ///
  /// - Parameter known: Every key that something reads; the nearest is named.
  mutating func checkKeys(of object: JSONNode, known: [String]) {
    for member in object.members where !known.contains(member.name) {
      unknown(member, among: known)
    }
  }

  /// The object of a key; nil where there is none.
  mutating func object(_ parent: JSONNode, _ name: StaticString) -> JSONNode? {
    value(parent, name, .object, needed: "an object")
  }

  /// The elements of an array; none where there is none.
  ///
  /// Elements of any kind; what they have to be is checked by who asked.
  mutating func elements(_ parent: JSONNode, _ name: StaticString) -> [JSONNode] {
    value(parent, name, .array, needed: "an array").map { Array($0.elements) } ?? []
  }

  /// The string of a key; nil where there is none.
  mutating func string(_ parent: JSONNode, _ name: StaticString) -> String? {
    value(parent, name, .string, needed: "a string")?.string
  }

  /// The strings of an array; nil where there is none.
  ///
  /// - Returns: Without those that are no strings, each of which is complained of.
  mutating func strings(_ parent: JSONNode, _ name: StaticString) -> [String]? {
    guard parent[name].map({ !$0.isNull }) ?? false else { return nil }
    return value(parent, name, .array, needed: "an array").map { strings(in: $0, of: name) } ?? []
  }

  /// The strings of an array, without what else is in it, which is complained of.
  mutating func strings(in array: JSONNode, of name: StaticString) -> [String] {
    array.elements.compactMap { element in
      if element.kind == .string { return element.string }
      wrongKind(element, "\(name)", needed: "an array of strings")
      return nil
    }
  }

  /// The value of a key that must be one of several words; nil where there is none.
  ///
  /// Case counts. The complaint names all words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ parent: JSONNode, _ name: StaticString, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard let node = value(parent, name, .string, needed: "a string") else { return nil }
    let words = Choice.allCases.map(\.rawValue)
    return known(node, among: words) ? Choice(rawValue: node.string ?? "") : nil
  }

  // Whether a string is one of several words; complains where not.
  private mutating func known(_ node: JSONNode, among words: [String]) -> Bool {
    let word = node.string ?? ""
    if words.contains(word) { return true }
    let known = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let advice = suggestion(for: word, among: words)
    complain(node, .error, "\"\(word)\" is none of \(known)\(advice)")
    return false
  }

  /// A value that must be one of several words; nil where it is none of them.
  ///
  /// - Parameter name: The key, for the complaint.
  mutating func word(_ node: JSONNode, of words: [String], named name: String) -> String? {
    guard node.kind == .string else {
      wrongKind(node, name, needed: "a string")
      return nil
    }
    return known(node, among: words) ? node.string : nil
  }

  /// The options of an array of their names; nil where there is none.
  ///
  /// - Returns: Unknown names are left out, each with an error.
  mutating func options<Options: NamedOptions>(
    _ parent: JSONNode, _ name: StaticString
  ) -> Options? {
    guard parent[name].map({ !$0.isNull }) ?? false else { return nil }
    let words = Options.names.map(\.name)
    return Options(
      named: elements(parent, name).compactMap { element in
        if element.kind == .string { return known(element, among: words) ? element.string : nil }
        wrongKind(element, "\(name)", needed: "an array of strings")
        return nil
      })
  }

  /// The truth of a key; nil where there is none.
  ///
  /// Only `true` and `false`: 0 and 1 are numbers here.
  mutating func bool(_ parent: JSONNode, _ name: StaticString) -> Bool? {
    value(parent, name, .bool, needed: "true or false")?.bool
  }

  /// A string, or `{ "key": K, "arguments": […] }`; nil where there is none.
  ///
  /// With its place, so that findings about words can point to it.
  mutating func text(_ parent: JSONNode, _ name: StaticString) -> Text? {
    guard let node = parent[name], !node.isNull else { return nil }
    if let words = node.string { return .literal(words, at: node.place) }
    guard node.isObject else {
      wrongKind(node, "\(name)", needed: "a string or an object with \"key\"")
      return nil
    }
    checkKeys(of: node, known: ["key", "arguments"])
    let arguments = elements(node, "arguments").map { $0.string ?? $0.source }
    guard let key = string(node, "key") else {
      if present(node, "key") == nil {
        complain(lacking: ["key"], in: node, "\"key\" is missing in \"\(name)\"")
      }
      return nil
    }
    return Text(.localized(LocalizedText(key: key, arguments: arguments)), at: node.place)
  }

  /// Finds the value of a key and complains where it is of another kind.
  ///
  /// - Parameter needed: What the complaint says is needed instead.
  /// - Returns: nil for a missing key, for null, and for a value of another kind.
  mutating func value(
    _ parent: JSONNode, _ name: StaticString, _ kind: JSONNode.Kind, needed: String
  ) -> JSONNode? {
    guard let node = parent[name], !node.isNull else { return nil }
    if node.kind == kind { return node }
    wrongKind(node, "\(name)", needed: needed)
    return nil
  }
}
