import Files
import JSONRPC
import Notifications
import Scenarios

// Where names come from, where they are used, and other names for them.
extension LanguageServer {
  /// Where what stands at the cursor comes from: the `id=` of a name, a file, an app, a category, the
  /// words of a key.
  mutating func definition(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let word = outline(document.uri)?.word(at: offset), word.word.json == nil else {
      let categories = categoryPlaces(document, offset)
      return .array(categories.isEmpty ? keyPlaces(document, offset) : categories)
    }
    if let name = name(document, offset) {
      return .array(
        name.uses.compactMap { path, text, uses in
          uses.definition.map { location(path, $0, in: text) }
        })
    }
    return .array(files(named: word, at: offset, in: document))
  }

  /// Where a name or the key of a string is used.
  mutating func references(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset) else { return .array(keyUses(document, offset)) }
    let isDeclared = params[path: "context", "includeDeclaration"]?.bool ?? true
    return .array(
      name.uses.flatMap { path, text, uses in
        uses.all.map(\.bytes).filter { isDeclared || $0 != uses.definition }
          .map { location(path, $0, in: text) }
      })
  }

  /// The part that would be renamed; null where that is no name that an `id=` gives.
  mutating func preparedRename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset), name.isGiven else { return .null }
    try checkWritten(name)
    return [
      "range": range(name.part.bytes, in: document.text), "placeholder": .string(name.part.name),
    ]
  }

  /// The edits that give a notification another name in all its places.
  mutating func rename(_ params: JSONValue) throws(JSONRPCError) -> JSONValue {
    let (document, offset) = try place(params)
    guard let name = name(document, offset), name.isGiven else {
      throw .invalidParams("this is no name that an id= gives; only those can be renamed")
    }
    try checkWritten(name)
    let new = params["newName"]?.string ?? ""
    if new != name.part.name { try checkFree(new, for: name) }
    let changes = name.uses.filter { !$0.uses.all.isEmpty }.map { path, text, uses in
      JSONValue.Member(
        address(of: path), .array(uses.all.map { edit($0.edited, $0.written(new), in: text) }))
    }
    return ["changes": .object(changes)]
  }

  // With another name in its place, all cases would have the same.
  private func checkWritten(_ name: NameAtCursor) throws(JSONRPCError) {
    if name.isFilledIn {
      throw .invalidParams(
        "a case fills in this name; change what it gives, and the name where it is written out")
    }
  }

  private func checkFree(_ new: String, for name: NameAtCursor) throws(JSONRPCError) {
    guard !new.isEmpty else { throw .invalidParams("the new name is empty") }
    if new.isNameByNumber {
      throw .invalidParams("\"\(new)\" is what a push without a name is called by its number")
    }
    if let taken = name.scenarios.uses(of: new).first {
      throw .invalidParams("\"\(new)\" is a name already, in \(FilePath(taken.path).name)")
    }
    guard new.contains(",") else { return }
    if let list = name.uses.first(where: { $0.uses.all.contains(where: \.isListed) }) {
      throw .invalidParams(
        "\"\(new)\" would be several names in a list in \(FilePath(list.path).name); write one"
          + " without a comma")
    }
  }

  // Of what the word at a place may mean, what an id= gives, else what it says as a whole.
  private mutating func name(_ document: OpenDocument, _ offset: Int) -> NameAtCursor? {
    guard let outline = outline(document.uri), let word = outline.word(at: offset),
      let line = outline.line(at: offset)
    else { return nil }
    let names = line.names(in: word, document.text)
    if names.isEmpty { return nil }
    let scenarios = linked(from: document.uri)
    let isNear = { (name: NamePart) in
      name.bytes.lowerBound <= offset && offset <= name.bytes.upperBound
    }
    let near = names.filter(isNear).map { NameAtCursor($0, in: scenarios) }
    let far = names.lazy.filter { !isNear($0) }.map { NameAtCursor($0, in: scenarios) }
    return near.first(where: \.isGiven) ?? far.first(where: \.isGiven) ?? near.first
  }

  /// The scenarios that are played on one phone with one, as they are now; that one first.
  private mutating func linked(from uri: DocumentURI) -> [LinkedScenario] {
    let own = Folder.whole(uri.path).text
    let open = documents.values.filter { $0.kind == .scenario }
      .map { Folder.whole($0.uri.path).text }
    keepOutlines()
    let links = ScenarioLinks(
      [own] + open.sorted() + WorkspaceFiles(in: folders).files(.scenario), &readScenarios,
      locations)
    return links.scenarios(sharingNamesWith: own).compactMap { path in
      links.read[ExactText(path)].map {
        let text = EditedText($0.bytes)
        return LinkedScenario(path: path, text: text, outline: $0.outline, cases: text.cases)
      }
    }
  }

  // What is open was read when it was changed last.
  private mutating func keepOutlines() {
    for uri in documents.keys {
      guard let document = documents[uri], let outline = outline(document.uri) else { continue }
      readScenarios[ExactText(Folder.whole(document.uri.path).text)] = ReadScenario(
        bytes: document.text.bytes, outline: outline)
    }
  }
}
