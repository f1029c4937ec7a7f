import Files
import Localization
import Notifications
import Scenarios
import Sessions

// The keys of strings: what they say, where that stands, and who asks for them.
extension LanguageServer {
  /// The key at a place; nil where none stands there.
  mutating func key(_ document: OpenDocument, _ offset: Int) -> KeyAtCursor? {
    KeyAtCursor(document, offset, outline(document.uri))
  }

  /// Where the words of the key at a place stand, in each language.
  mutating func keyPlaces(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = key(document, offset) else { return [] }
    return KeyTexts(key.key, in: key.strings).entries.map { _, entry in
      let path = entry.place.path
      let text = text(ofFile: path)
      let start = text.offset(of: entry.place)
      return location(path, start..<start, in: text)
    }
  }

  /// Where the key at a place is asked for: in payloads, in scenarios, and in what apps declare.
  mutating func keyUses(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = key(document, offset) else { return [] }
    return uses(of: key).map { path, text, bytes in location(path, bytes, in: text) }
  }

  /// The uses of a key in the app's folder and in the client's.
  func uses(of key: KeyAtCursor) -> [(path: String, text: EditedText, bytes: Range<Int>)] {
    let files = WorkspaceFiles(in: [key.app] + folders)
    let values = (files.files(.declarations) + files.files(.payload)).flatMap { path in
      let text = text(ofFile: path)
      let document = JSONDocument.read(text.bytes, path: path, grammar: .payload)
      let words = document.root.map { KeyWords($0).all } ?? []
      return words.filter { $0.key == key.key }.map { (path, text, $0.bytes) }
    }
    return values + files.files(.scenario).flatMap { scenarioUses(of: key.key, in: $0) }
  }

  private func scenarioUses(
    of key: String, in path: String
  ) -> [(path: String, text: EditedText, bytes: Range<Int>)] {
    let text = text(ofFile: path)
    // Most scenarios need not be cut into words: where a key is not written as it reads, there is an escape.
    let hasEscapes = text.bytes.contains(UInt8(ascii: "\\"))
    guard hasEscapes || text.text(0..<text.bytes.count).containsBytes(of: key) else { return [] }
    let words = ScenarioOutline(text.bytes, path: path).lines.flatMap(\.keyWords)
    return words.filter { $0.key == key }.map { (path, text, $0.bytes) }
  }
}
