import Files
import Notifications
import Scenarios

// Where names come from, where they are used, and other names for them.
extension LanguageServer {
  /// Where what stands at the cursor comes from: the `id=` of a name, a file, the words of a key.
  mutating func definition(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = outline(document.uri)?.word(at: offset) else {
      return .array(keyPlaces(document, offset))
    }
    if word.nameUse != nil { return .array(definitions(of: word.word.text, from: document.uri)) }
    return .array(file(named: word, in: document.uri).map { [$0] } ?? [])
  }

  /// Where a name or the key of a string is used.
  mutating func references(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = outline(document.uri)?.word(at: offset), word.nameUse != nil else {
      return .array(keyUses(document, offset))
    }
    let isDeclared = params[path: "context", "includeDeclaration"]?.bool ?? true
    return .array(
      uses(of: word.word.text, from: document.uri).flatMap { path, text, uses in
        uses.all.filter { isDeclared || $0 != uses.definition }.map { location(path, $0, in: text) }
      })
  }

  /// The part that would be renamed; null where that is no name that an `id=` gives.
  mutating func preparedRename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = renamable(document, offset) else { return .null }
    return [
      "range": range(word.bytes, in: document.text), "placeholder": .string(word.word.text),
    ]
  }

  /// The edits that give a notification another name in all its places.
  mutating func rename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = renamable(document, offset) else {
      throw .invalidParams("this is no name that an id= gives; only those can be renamed")
    }
    let new = params["newName"]?.string ?? ""
    guard !new.isEmpty else { throw .invalidParams("the new name is empty") }
    let taken = uses(of: new, from: document.uri).first { $0.uses.definition != nil }
    if let taken, new != word.word.text {
      throw .invalidParams("\"\(new)\" is a name already, in \(FilePath(taken.path).name)")
    }
    let changes = uses(of: word.word.text, from: document.uri).map { path, text, uses in
      JSONValue.Member(
        address(of: path), .array(uses.all.map { edit($0, new.scenarioWord, in: text) }))
    }
    return ["changes": .object(changes)]
  }

  private mutating func renamable(_ document: OpenDocument, _ offset: Int) -> OutlinedWord? {
    guard let word = outline(document.uri)?.word(at: offset), word.nameUse != nil else {
      return nil
    }
    let uses = uses(of: word.word.text, from: document.uri)
    return uses.contains { $0.uses.definition != nil } ? word : nil
  }

  private mutating func definitions(of name: String, from uri: DocumentURI) -> [JSONValue] {
    uses(of: name, from: uri).compactMap { path, text, uses in
      uses.definition.map { location(path, $0, in: text) }
    }
  }

  /// The scenarios with a name, with their texts; the one it is asked in first.
  private mutating func uses(
    of name: String, from uri: DocumentURI
  ) -> [(path: String, text: EditedText, uses: NameUses)] {
    let own = Folder.whole(uri.path).text
    let open = documents.values.filter { $0.kind == .scenario }
      .map { Folder.whole($0.uri.path).text }
    keepOutlines()
    let links = ScenarioLinks(
      [own] + open.sorted() + WorkspaceFiles(in: folders).files(.scenario), &readScenarios,
      locations)
    return links.scenarios(sharingNamesWith: own).compactMap { path in
      guard let outline = links.outlines[path] else { return nil }
      let uses = NameUses(of: name, in: outline)
      return uses.all.isEmpty ? nil : (path, text(ofFile: path), uses)
    }
  }

  // What is open was read when it was changed last.
  private mutating func keepOutlines() {
    for uri in documents.keys {
      guard let document = documents[uri], let outline = outline(document.uri) else { continue }
      readScenarios[Folder.whole(document.uri.path).text] = ReadScenario(
        bytes: document.text.bytes, outline: outline)
    }
  }

  /// The place of a file that a word names; nil where it names none that is there.
  private func file(named word: OutlinedWord, in uri: DocumentURI) -> JSONValue? {
    guard case .parameter(let kind) = word.role, word.word.json == nil,
      [.scenario, .payload, .appSource].contains(kind)
    else { return nil }
    let files = locations.files(folder: FilePath(uri.path).folder)
    guard let path = files.locate(word.word.text) else { return nil }
    // Of a bundle, the file that says what it does.
    let parts = ["Notifications.json", "Info.plist"].map { FilePath(path).appending($0) }
    let file = Folder.isFolder(path) ? parts.first(where: Folder.exists) : path
    return file.map { location($0, 0..<0, in: text(ofFile: $0)) }
  }
}
