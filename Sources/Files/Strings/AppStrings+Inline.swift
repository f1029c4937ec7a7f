import Localization
import Notifications

extension AppStrings {
  /// The words that an app written in a scenario has in `strings` and `stringsdict`.
  ///
  /// `strings` is `{"en": {"KEY": "words"}}`; `stringsdict` has, for each language, what the
  /// property list of that name would have.
  ///
  /// - Parameter root: The app's object.
  package static func read(
    inline root: JSONNode, developmentRegion: String? = nil
  ) -> Reading<AppStrings> {
    var inline = InlineStrings(path: root.place.path)
    inline.read(root["strings"], "strings", .strings)
    inline.read(root["stringsdict"], "stringsdict", .stringsdict)
    let (files, tables) = (inline.files, inline.tables)
    let source = Source(
      languages: { _ in [] },
      contents: { file, _ in
        StringFileContents(tables[file] ?? StringTable(path: file.path, []))
      })
    let strings = AppStrings(
      files: files, developmentRegion: developmentRegion, source: source)
    return Reading(strings, inline.diagnostics)
  }
}

/// Takes the words of an inline app.
private struct InlineStrings: JSONDiagnosing {
  /// The scenario's path, for the places of words.
  let path: String
  private(set) var files: [StringFile] = []
  private(set) var tables: [StringFile: StringTable] = [:]
  var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// Takes what stands under one of the two keys; nothing where it is missing or null.
  mutating func read(_ node: JSONNode?, _ name: String, _ kind: StringFile.Kind) {
    guard let node, !node.isNull else { return }
    guard node.isObject else {
      wrongKind(node, name, needed: "an object of languages")
      return
    }
    for member in node.members { read(member, kind) }
  }

  private mutating func read(_ language: JSONNode.Member, _ kind: StringFile.Kind) {
    guard language.value.isObject else {
      wrongKind(language.value, language.name, needed: "an object")
      return
    }
    // The place tells two apps of one scenario apart.
    let place = language.value.place
    let file = StringFile(
      path: "\(path):\(place.line):\(place.column)", kind: kind, table: StringTable.standardName,
      localization: language.name, fingerprint: StableHash(language.value.source).value)
    files.append(file)
    let entries = kind == .strings ? strings(language.value) : plurals(language.value)
    tables[file] = StringTable(path: path, entries)
  }

  private mutating func strings(_ node: JSONNode) -> [StringEntry] {
    node.members.compactMap { member in
      guard let words = member.value.string else {
        wrongKind(member.value, member.name, needed: "a string")
        return nil
      }
      return StringEntry(
        key: member.name, place: member.key.place,
        format: StringForm(words, at: member.value.place))
    }
  }

  private mutating func plurals(_ node: JSONNode) -> [StringEntry] {
    var dictionary = StringsDictionary()
    let entries = dictionary.entries(PropertyList(node))
    diagnostics += dictionary.diagnostics
    return entries
  }
}

extension PropertyList {
  /// A JSON value as the property list that says the same. Depth is limited by the JSON reader.
  fileprivate init(_ node: JSONNode) {
    let value: Value
    switch node.kind {
    case .null: value = .string("")
    case .bool: value = .bool(node.bool ?? false)
    case .integer, .number:
      value = node.integer.map { .integer($0) } ?? .real(node.double ?? 0)
    case .string: value = .string(node.string ?? "")
    case .array: value = .array(node.elements.map { PropertyList($0) })
    case .object:
      value = .dictionary(
        node.members.map { Member(key: $0.name, value: PropertyList($0.value)) })
    }
    self.init(value, at: node.place)
  }
}
