import Files
import Notifications
import Scenarios

// The categories that payloads name, in files and in the lines of scenarios.
extension LanguageServer {
  /// Where the app declares the category whose name stands at a place; none elsewhere.
  mutating func categoryPlaces(_ document: OpenDocument, _ offset: Int) -> [JSONValue] {
    guard let (payload, start, app) = payload(document, offset),
      let node = payload["aps"]?["category"], let name = node.string,
      (node.bytes.lowerBound...node.bytes.upperBound).contains(offset - start)
    else { return [] }
    let path = FilePath(app).appending("Notifications.json")
    let text = text(ofFile: path)
    let declared = JSONDocument.read(text.bytes, path: path, grammar: .ours).root
    let names = declared?["categories"]?.elements.compactMap { $0["identifier"] } ?? []
    return names.filter { $0.string.isExactly(name) }.map { location(path, $0.bytes, in: text) }
  }

  // The payload around a place, the byte that it begins at, and the folder of the app that it is for.
  private mutating func payload(
    _ document: OpenDocument, _ offset: Int
  ) -> (root: JSONNode, start: Int, app: String)? {
    if document.kind == .payload {
      let path = document.uri.path
      let json = JSONDocument.read(document.text.bytes, path: path, grammar: .payload)
      guard let root = json.root, let app = KeyAtCursor.app(of: path, .payload) else { return nil }
      return (root, 0, app)
    }
    guard let outline = outline(document.uri), let word = outline.word(at: offset),
      let root = word.word.json.flatMap({ JSONDocument.read($0, grammar: .ours).root }),
      let app = outline.line(at: offset)?.appWord.flatMap(document.app)?.folder
    else { return nil }
    return (root, word.bytes.lowerBound, app)
  }
}
