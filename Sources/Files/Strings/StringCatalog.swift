import Localization
import Notifications

/// Reads string catalogs, `.xcstrings`, in one language at a time (L32, L33).
///
/// Only the forms of that language become entries.
struct StringCatalog: JSONDiagnosing {
  private var lines: LineIndex
  private let index: CatalogIndex
  private let language: String
  private let sourceLanguage: String
  var diagnostics: [Diagnostic] = []

  /// The languages that a catalog has words in, its own first; empty for a binary file.
  ///
  /// The source language is among them even where no string names it, and where nothing of it can
  /// be read: there is a table, and what is wrong with it is said.
  static func languages(_ bytes: [UInt8], path: String) -> [String] {
    guard let text = TextEncoding.utf8(bytes) else { return [] }
    let document = JSONDocument.read(text, path: path, grammar: .ours)
    guard let root = document.root else { return ["en"] }
    var languages = [root["sourceLanguage"]?.string ?? "en"]
    var known = Set(languages)
    guard let strings = root["strings"] else { return languages }
    for member in strings.members {
      guard let localizations = member.value["localizations"] else { continue }
      for localization in localizations.members where known.insert(localization.name).inserted {
        languages.append(localization.name)
      }
    }
    return languages
  }

  /// The language that the catalogs of some folders are written in; nil where there are none.
  ///
  /// - Parameter folders: The first catalog that says it decides; `Localizable` goes first.
  static func sourceLanguage(in folders: [FilePath]) -> String? {
    let files = folders.flatMap { folder in
      let enclosure = Enclosure(folder.text)
      return (Folder.entriesIfThere(folder.text) ?? []).filter { FilePath($0).kind == "xcstrings" }
        .map(folder.appending).filter { enclosure.refusal(ofPath: $0) == nil }
    }
    // The table in which the keys of payloads are looked up goes first (L4).
    let ordered = files.filter { FilePath($0).stem == StringTable.standardName } + files
    return ordered.firstNonNil { path in
      guard let bytes = SourceFile.readIfThere(path)?.bytes, let text = TextEncoding.utf8(bytes)
      else { return nil }
      return JSONDocument.read(text, path: path, grammar: .ours).root?["sourceLanguage"]?.string
    }
  }

  /// What a catalog says in some languages, in their order.
  ///
  /// - Complexity: The file is read once, and each language looks at each key once.
  /// - Returns: Every key of the catalog in each: what a language lacks stands in from another
  ///   (L33).
  static func read(_ bytes: [UInt8], path: String, languages: [String]) -> [StringFileContents] {
    let empty = StringTable(path: path, [])
    guard let text = TextEncoding.utf8(bytes) else {
      let message = "this is a binary file where a string catalog is needed"
      let wrong = Diagnostic(Place(path), .error, message)
      return languages.map { _ in StringFileContents(empty, [wrong]) }
    }
    let document = JSONDocument.read(text, path: path, grammar: .others)
    guard let root = document.root, root.isObject else {
      let message = "a string catalog is an object with \"strings\""
      let wrong = document.root.map { Diagnostic($0.place, .error, message) }
      let complaints = document.diagnostics + [wrong].compactMap(\.self)
      return languages.map { _ in StringFileContents(empty, complaints) }
    }
    let index = CatalogIndex(root, for: languages)
    let lines = LineIndex(text, path: path)
    let mistakes = document.diagnostics + CatalogShape.mistakes(root)
    return languages.map { language in
      var catalog = StringCatalog(root, language, lines, index)
      catalog.diagnostics = mistakes
      let entries = catalog.entries(root)
      return StringFileContents(StringTable(path: path, entries), catalog.diagnostics)
    }
  }

  private init(_ root: JSONNode, _ language: String, _ lines: LineIndex, _ index: CatalogIndex) {
    (self.language, self.lines, self.index) = (language, lines, index)
    sourceLanguage = root["sourceLanguage"]?.string ?? "en"
  }

  /// Where a value begins.
  ///
  /// Of a string, its opening quote.
  mutating func place(_ node: JSONNode) -> Place { lines.place(node.bytes.lowerBound) }

  private mutating func entries(_ root: JSONNode) -> [StringEntry] {
    guard let strings = root["strings"] else { return [] }
    return strings.members.enumerated().compactMap { number, member in
      var entry = self.entry(member, number)
      entry?.isStale = member.value["extractionState"]?.string == "stale"
      return entry
    }
  }

  /// L33: the entry in the language, else in the source language, else the key itself.
  private mutating func entry(_ member: JSONNode.Member, _ number: Int) -> StringEntry? {
    let key = member.name
    guard member.value.isObject else { return nil }
    let isFixed = member.value["shouldTranslate"]?.bool == false
    if !isFixed, let own = index.localization(language, ofKey: number),
      let entry = entry(key, place(member.key), own)
    {
      return entry
    }
    let isOther = LanguageTag(language) != LanguageTag(sourceLanguage)
    var standIn: StringEntry
    if isOther || isFixed,
      let source = index.localization(sourceLanguage, ofKey: number),
      let entry = entry(key, place(member.key), source)
    {
      standIn = entry
    } else {
      standIn = StringEntry(key: key, words: key, at: place(member.key))
      standIn.isKeyItself = true
    }
    standIn.standIn = isOther ? sourceLanguage : nil
    standIn.isTranslatable = !isFixed
    return standIn
  }

  /// Adds a complaint at the place of a value, counted by the catalog's own index of lines.
  mutating func complain(
    _ node: JSONNode, _ severity: Diagnostic.Severity, _ message: String, rule: RuleID? = nil
  ) {
    diagnostics.append(Diagnostic(place(node), severity, message, rule: rule))
  }
}
