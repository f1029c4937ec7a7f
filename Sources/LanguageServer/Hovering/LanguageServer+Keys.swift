import Files
import Localization
import Notifications
import Scenarios

/// A place where the key of a string is asked for.
struct KeyUse {
  /// The file.
  let path: String
  /// What the file says.
  let text: EditedText
  /// Where the key stands in it.
  let bytes: Range<Int>
}

// The keys of strings: what they say, where that stands, and who asks for them.
extension LanguageServer {
  /// The key at a place; nil where none stands there.
  mutating func key(_ document: OpenDocument, _ offset: Int) -> KeyAtCursor? {
    KeyAtCursor(document, offset, outline(document.uri))
  }

  /// Where the words of the key at a place stand, in each language.
  mutating func keyPlaces(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = key(document, offset) else { return [] }
    // A catalog has all languages at one place.
    let places = KeyTexts(key).entries.map(\.entry.place)
    return places.uniqued().map { place in
      let text = text(ofFile: place.path)
      let range = text.range(ofKey: key.key, from: text.start(ofEntryAt: place))
      return location(place.path, range, in: text)
    }
  }

  /// Where the key at a place is asked for: in payloads, in scenarios, and in what apps declare.
  mutating func keyUses(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = key(document, offset) else { return [] }
    return uses(of: key).map { location($0.path, $0.bytes, in: $0.text) }
  }

  /// The uses of an app's key in its folder and in the client's; none of other tables
  /// than `Localizable` (L4).
  func uses(of key: KeyAtCursor) -> [KeyUse] {
    guard key.table.isExactly(StringTable.standardName) else { return [] }
    let files = WorkspaceFiles(in: [key.app] + folders)
    let values = [DocumentKind.declarations, .payload].flatMap { kind in
      files.files(kind).flatMap { uses(of: key, in: $0, kind) }
    }
    let names = key.appNames
    return values + files.files(.scenario).flatMap { scenarioUses(of: key.key, names, in: $0) }
  }

  private func uses(
    of key: KeyAtCursor, in path: String, _ kind: DocumentKind
  ) -> [KeyUse] {
    let text = text(ofFile: path)
    let document = JSONDocument.read(text.bytes, path: path, grammar: .payload)
    let words = (document.root.map { KeyWords($0).all } ?? []).filter { $0.key == key.key }
    // Another app's key of that name is another key.
    let isOfApp = words.isEmpty || KeyAtCursor.app(of: path, kind).map(key.isOf) ?? true
    return isOfApp ? words.map { KeyUse(path: path, text: text, bytes: $0.bytes) } : []
  }

  private func scenarioUses(
    of key: String, _ appNames: Set<String>, in path: String
  ) -> [KeyUse] {
    let text = text(ofFile: path)
    // Most scenarios need not be cut into words: where a key is not written as it
    // reads, there is an escape.
    let hasEscapes = text.bytes.contains(UInt8(ascii: "\\"))
    guard hasEscapes || text.text(0..<text.bytes.count).containsBytes(of: key) else { return [] }
    // Of a line that names another app it is another key.
    let lines = ScenarioOutline(text.bytes, path: path).lines.filter { line in
      appNames.isEmpty || line.appWord.map { appNames.contains($0.text.lowercased()) } ?? true
    }
    let words = lines.flatMap(\.keyWords)
    return words.filter { $0.key == key }
      .map { KeyUse(path: path, text: text, bytes: $0.bytes) }
  }
}
