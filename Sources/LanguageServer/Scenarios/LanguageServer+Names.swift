import Files
import Notifications
import Scenarios

// Where names come from, where they are used, and other names for them.
extension LanguageServer {
  /// Where what stands at the cursor comes from: the `id=` of a name, a file, the words of a key.
  mutating func definition(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = outline(document.uri)?.word(at: offset),
      word.word.json == nil || word.nameUse != nil
    else {
      return .array(keyPlaces(document, offset))
    }
    if let name = name(document, offset) {
      return .array(definitions(of: name.name, from: document.uri))
    }
    return .array(file(named: word, in: document.uri).map { [$0] } ?? [])
  }

  /// Where a name or the key of a string is used.
  mutating func references(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset) else { return .array(keyUses(document, offset)) }
    let isDeclared = params[path: "context", "includeDeclaration"]?.bool ?? true
    return .array(
      uses(of: name.name, from: document.uri).flatMap { path, text, uses in
        uses.all.map(\.bytes).filter { isDeclared || $0 != uses.definition }
          .map { location(path, $0, in: text) }
      })
  }

  /// The part that would be renamed; null where that is no name that an `id=` gives.
  mutating func preparedRename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset), isGiven(name, document) else { return .null }
    return ["range": range(name.bytes, in: document.text), "placeholder": .string(name.name)]
  }

  /// The edits that give a notification another name in all its places.
  mutating func rename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset), isGiven(name, document) else {
      throw .invalidParams("this is no name that an id= gives; only those can be renamed")
    }
    let new = params["newName"]?.string ?? ""
    if new != name.name { try checkFree(new, document) }
    let changes = uses(of: name.name, from: document.uri).filter { !$0.uses.all.isEmpty }
      .map { path, text, uses in
        JSONValue.Member(
          address(of: path),
          .array(uses.all.map { edit($0.edited, $0.written(new), in: text) }))
      }
    return ["changes": .object(changes)]
  }

  private mutating func checkFree(_ new: String, _ document: OpenDocument) throws(JSONRPCError) {
    guard !new.isEmpty else { throw .invalidParams("the new name is empty") }
    if new.first == "n", new.count > 1, new.dropFirst().allSatisfy(\.isASCIIDigit) {
      throw .invalidParams("\"\(new)\" is what a push without a name is called by its number")
    }
    if let taken = uses(of: new, from: document.uri).first {
      throw .invalidParams("\"\(new)\" is a name already, in \(FilePath(taken.path).name)")
    }
  }

  // Of what the word at a place may mean, what an id= gives, else what it says as a whole.
  private mutating func name(_ document: OpenDocument, _ offset: Int) -> NamePart? {
    guard let outline = outline(document.uri), let word = outline.word(at: offset),
      let line = outline.line(at: offset)
    else { return nil }
    let names = line.names(in: word, document.text)
    let near = names.filter { $0.bytes.lowerBound <= offset && offset <= $0.bytes.upperBound }
    return (near + names).first { isGiven($0, document) } ?? near.first
  }

  private mutating func isGiven(_ name: NamePart, _ document: OpenDocument) -> Bool {
    uses(of: name.name, from: document.uri).contains { $0.uses.definition != nil }
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
      let text = text(ofFile: path)
      let uses = NameUses(of: name, in: outline, text)
      return uses.isEmpty ? nil : (path, text, uses)
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

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
