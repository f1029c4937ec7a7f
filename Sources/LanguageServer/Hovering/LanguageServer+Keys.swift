import Files
import Localization
import Notifications
import Sessions

// The keys of strings: what they say, where that stands, and who asks for them.
extension LanguageServer {
  /// Where the words of the key at a place stand, in each language.
  func keyPlaces(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = KeyAtCursor(document, offset) else { return [] }
    return KeyTexts(key.key, in: key.strings).entries.map { _, entry in
      let path = entry.place.path
      let text = text(ofFile: path)
      let start = text.offset(of: entry.place)
      return location(path, start..<start, in: text)
    }
  }

  /// Where the key at a place is asked for: in payloads, and in what apps declare.
  func keyUses(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let key = KeyAtCursor(document, offset) else { return [] }
    return uses(of: key).map { path, text, bytes in location(path, bytes, in: text) }
  }

  /// The uses of a key in the app's folder and in the client's.
  func uses(of key: KeyAtCursor) -> [(path: String, text: EditedText, bytes: Range<Int>)] {
    let files = WorkspaceFiles(in: [key.app] + folders)
    return (files.files(.declarations) + files.files(.payload)).flatMap { path in
      let text = text(ofFile: path)
      let document = JSONDocument.read(text.bytes, path: path, grammar: .payload)
      let words = document.root.map { KeyWords($0).all } ?? []
      return words.filter { $0.key == key.key }.map { (path, text, $0.bytes) }
    }
  }
}
