import Files
import Localization
import Notifications
import Sessions

/// The key of a string at a place of a file, and the app whose words it is one of.
struct KeyAtCursor {
  /// The key.
  let key: String
  /// The folder of the app.
  let app: String
  /// Where it stands.
  let bytes: Range<Int>

  /// - Parameter document: Strings, declarations or a payload.
  init?(_ document: OpenDocument, _ offset: Int) {
    let path = document.uri.path
    let found: (String, Range<Int>)?
    switch document.kind {
    case .strings: found = Self.entry(of: document, offset)
    case .payload, .declarations: found = Self.value(in: document, offset)
    case .scenario, nil: found = nil
    }
    guard let found, let app = Self.app(of: path, document.kind) else { return nil }
    (key, bytes) = found
    self.app = app
  }

  /// The words of the app.
  var strings: AppStrings {
    if let tree = SourceTree(app), let app = tree.apps.first?.read().value { return .read(of: app) }
    return (try? AppBundle.read(app))?.value.map { .read(of: $0) } ?? .read(folder: app)
  }

  // A table's entry goes up to the next one.
  private static func entry(of document: OpenDocument, _ offset: Int) -> (String, Range<Int>)? {
    let path = document.uri.path
    guard let kind = StringFile.Kind(rawValue: FilePath(path).kind) else { return nil }
    let file = StringFile(
      path: path, kind: kind, table: FilePath(path).stem,
      localization: kind == .strings || kind == .stringsdict ? "Base" : nil)
    let source = StringFileReader.source
    let language = source.languages(file).first ?? "en"
    let starts = source.contents(file, language).table.entries.map {
      (key: $0.key, start: document.text.offset(of: $0.place))
    }.sorted { $0.start < $1.start }
    guard let index = starts.lastIndex(where: { $0.start <= offset }) else { return nil }
    let start = starts[index].start
    let end = start + starts[index].key.utf8.count + 2
    return (starts[index].key, start..<min(end, document.text.bytes.count))
  }

  private static func value(in document: OpenDocument, _ offset: Int) -> (String, Range<Int>)? {
    let json = JSONDocument.read(
      document.text.bytes, path: document.uri.path, grammar: .payload)
    return json.root.flatMap { KeyWords($0).all.first { $0.bytes.contains(offset) } }.map {
      ($0.key, $0.bytes)
    }
  }

  private static func app(of path: String, _ kind: DocumentKind?) -> String? {
    if let part = AppPart(path: path), kind != .payload { return part.app }
    var search = AppSearch()
    let folder = FilePath(path).folder
    return PayloadFile.target(path).flatMap { search.app($0, around: folder)?.folder }
      ?? AppPart(path: path)?.app
  }
}

/// The keys of strings that a JSON value asks for: `"loc-key": K` of payloads, `{ "key": K }` of declarations.
struct KeyWords {
  /// In the order of the file, each where its text stands.
  private(set) var all: [(key: String, bytes: Range<Int>)] = []

  init(_ root: JSONNode) { add(root) }

  private mutating func add(_ node: JSONNode) {
    for member in node.members {
      let name = member.name
      if let text = member.value.string, name == "key" || name.hasSuffix("loc-key") {
        all.append((text, member.value.bytes))
      }
      add(member.value)
    }
    for element in node.elements { add(element) }
  }
}
