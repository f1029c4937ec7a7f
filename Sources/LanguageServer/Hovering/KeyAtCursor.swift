import Files
import Localization
import Notifications
import Scenarios
import Sessions

/// The key of a string at a place of a file, and the app whose words it is one of.
struct KeyAtCursor {
  /// The key.
  let key: String
  /// The table that it is looked up in: `Localizable`, or the one that it stands in (L4).
  let table: String
  /// The folder of the app.
  let app: String
  /// Where it stands.
  let bytes: Range<Int>

  /// - Parameters:
  ///   - document: Strings, declarations, a payload or a scenario.
  ///   - outline: Of a scenario.
  init?(_ document: OpenDocument, _ offset: Int, _ outline: ScenarioOutline?) {
    let path = document.uri.path
    let line = outline?.line(at: offset)
    let found: (String, Range<Int>)?
    switch document.kind {
    case .strings: found = Self.entry(of: document, offset)
    case .payload, .declarations: found = Self.value(in: document, offset)
    case .scenario:
      found = line?.keyWords.first { $0.bytes.contains(offset) }.map { ($0.key, $0.bytes) }
    case nil: found = nil
    }
    // The app only where there is a key: many folders may be looked through for it.
    guard let found,
      let app = line.map({ $0.appWord.flatMap(document.app)?.folder })
        ?? Self.app(of: path, document.kind)
    else { return nil }
    (key, bytes) = found
    table = document.kind == .strings ? FilePath(path).stem : StringTable.standardName
    self.app = app
  }

  /// Whether it is a key of the app in a folder, by whatever path.
  func isOf(_ folder: String) -> Bool {
    folder == app || FileIdentity(path: folder) == FileIdentity(path: app)
  }

  /// The words of the app.
  var strings: AppStrings { declared.map { .read(of: $0) } ?? .read(folder: app) }

  /// What lines may call the app, in small letters; none where it does not say.
  var appNames: Set<String> {
    guard let app = declared else { return [] }
    let names = [app.bundleIdentifier.text, app.bundleIdentifier.lastPart, app.displayName]
    return Set(names.map { $0.lowercased() })
  }

  private var declared: App? { Self.declared(in: app) }

  /// The app of a folder, as its files declare it; nil where they declare none.
  static func declared(in app: String) -> App? {
    if let tree = SourceTree(app), let app = tree.apps.first?.read().value { return app }
    return (try? AppBundle.read(app))?.value
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
    let bytes = document.text.bytes
    let starts = source.contents(file, language).table.entries.map {
      (key: $0.key, start: document.text.start(ofEntryAt: $0.place))
    }.ordered { $0.start < $1.start }
    // The table is that of the file's text, which the client may have open
    // under another address, too.
    guard let (key, start) = starts.last(where: { $0.start <= offset }), start < bytes.count else {
      return nil
    }
    let quoted = document.text.quotedRange(from: start)
    // What stands behind it is another entry, which a later one of its key took the place of.
    if kind == .strings, let quoted,
      let end = bytes[quoted.upperBound...].firstIndex(of: UInt8(ascii: ";")), end < offset
    {
      return nil
    }
    return (key, document.text.range(ofKey: key, from: start))
  }

  private static func value(in document: OpenDocument, _ offset: Int) -> (String, Range<Int>)? {
    let json = JSONDocument.read(
      document.text.bytes, path: document.uri.path, grammar: .payload)
    return json.root.flatMap { KeyWords($0).all.first { $0.bytes.contains(offset) } }.map {
      ($0.key, $0.bytes)
    }
  }

  /// The folder of the app that a file is of, or for; nil where none is to be found.
  static func app(of path: String, _ kind: DocumentKind?) -> String? {
    let part = AppPart(path: path)
    // A payload is checked as a part of the tree or the bundle that it lies in, though an app
    // with the same identifier may lie around that.
    if let part, kind != .payload || SourceTree(part.app)?.apps.count == 1 { return part.app }
    var search = AppSearch()
    if let owner = search.owner(ofPayload: path, folder: { _ in part?.app }) {
      return owner.value.folder
    }
    let folder = FilePath(path).folder
    return PayloadFile.target(path).flatMap { search.app($0, around: folder)?.folder } ?? part?.app
  }
}

/// The keys of strings that a JSON value asks for: `"loc-key": K` of payloads, `{
/// "key": K }` of declarations.
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

extension OutlinedLine {
  /// The app that it names, else the one that its payload does; nil for neither.
  var appWord: Word? {
    let named = words.first { $0.role == .parameter(.app) && $0.word.text != "-" }?.word
    let addressed = words.compactMap(\.word.json).firstNonNil { source in
      JSONDocument.read(source, grammar: .ours).root?["Simulator Target Bundle"]?.string
    }
    return named ?? addressed.map { Word($0, .quoted, at: place) }
  }

  /// The keys of strings that the JSON in it asks for, each where its text stands.
  var keyWords: [(key: String, bytes: Range<Int>)] {
    words.flatMap { word in
      let root = word.word.json.flatMap { JSONDocument.read($0, grammar: .ours).root }
      let start = word.bytes.lowerBound
      return (root.map { KeyWords($0).all } ?? []).map {
        ($0.key, start + $0.bytes.lowerBound..<start + $0.bytes.upperBound)
      }
    }
  }
}
