import Notifications
import Synchronization

/// All words of an app, in all its languages. Files are read when a word of theirs is needed first.
///
/// Two are equal when they come from the same files.
///
/// What was read is kept for the life of the value, so a file that changes needs a new one;
/// `StringFile.fingerprint` tells them apart. Safe to ask from several threads: two that want the
/// same file at once may both read it.
package final class AppStrings: Sendable {
  /// `CFBundleDevelopmentRegion`.
  package let developmentRegion: String?
  private let source: Source
  private let list: @Sendable () -> [StringFile]
  private let memory = Mutex(Memory())

  /// How files are read.
  ///
  /// The module reads no files itself: `Files` gives it these functions, and tests give it
  /// tables in memory.
  package struct Source: Sendable {
    /// The languages in a file that holds several. Empty where the file cannot be read.
    package var languages: @Sendable (StringFile) -> [String]
    /// What a file says in a language. A file that cannot be read has an empty table and a
    /// complaint.
    ///
    /// - Parameter language: Only catalogs look at it; a file of one language has what it has.
    package var contents: @Sendable (StringFile, String) -> StringFileContents
    /// What a file that holds several languages says in some of them, in their order, read once;
    /// nil where that is no less than to read it for each.
    var several: (@Sendable (StringFile, [String]) -> [StringFileContents])?

    package init(
      languages: @escaping @Sendable (StringFile) -> [String],
      contents: @escaping @Sendable (StringFile, String) -> StringFileContents,
      several: (@Sendable (StringFile, [String]) -> [StringFileContents])? = nil
    ) {
      (self.languages, self.contents, self.several) = (languages, contents, several)
    }
  }

  // All by strings: the first table of each other type of key has the runtime look up how to hash
  // it, and the first frame waits for that.
  private struct Memory {
    /// The files, once they were asked for.
    var listing: StringFileListing?
    /// What `localizations` found.
    var localizations: [String]?
    /// The same, by their tags.
    var known: KnownLocalizations?
    /// The answers of `choice(for:)`, by the languages that are wanted, each with a NUL.
    var choices: [String: LocalizationChoice] = [:]
    /// The numbers of the files that a table has in a language, by both as they are asked for: what
    /// is found is that of the request beside it, for equal strings may have other bytes.
    var indices: [String: (request: String, numbers: [Int])] = [:]
    /// What was read, by the number of the file, then by language.
    var contents: [[String: StringFileContents]] = []
    /// The answers of `nearestKey(to:in:)`, nil among them where none is near; by language and key,
    /// with a NUL between, and beside them the request again.
    var nearestKeys: [String: (request: String, key: String?)] = [:]
    /// The keys that were compared with last, and the language that they are of.
    var knownKeys: (localization: String, names: KnownNames)?

    /// Keeps what a file says in a language, by the file's number in the listing.
    mutating func keep(_ new: StringFileContents, of file: Int, _ language: String) {
      while contents.count <= file { contents.append([:]) }
      contents[file][language] = new
    }
  }

  /// Names where the files are; `files` is asked when the first of their words is needed.
  ///
  /// - Parameters:
  ///   - files: In any order.
  ///   - developmentRegion: `CFBundleDevelopmentRegion`; nil where the app's property list names
  ///     none.
  ///   - source: How the files are read.
  package init(
    files: @autoclosure @escaping @Sendable () -> [StringFile], developmentRegion: String? = nil,
    source: Source
  ) {
    list = files
    (self.developmentRegion, self.source) = (developmentRegion, source)
  }

  /// The app's files, in the order in which a key is looked up (L23), then by path.
  ///
  /// The first call lists the folder.
  package var files: [StringFile] { listing.files }

  private var listing: StringFileListing {
    if let known = memory.withLock({ $0.listing }) { return known }
    let listing = StringFileListing(list())
    memory.withLock { $0.listing = listing }
    return listing
  }

  /// No words at all.
  ///
  /// For apps without a bundle, and for what has no words in any table.
  package static let none = AppStrings(
    files: [],
    source: Source(
      languages: { _ in [] },
      contents: { file, _ in StringFileContents(StringTable(path: file.path, [])) }))

  /// The app's localizations as it spells them, each once, in alphabetical order; with `Base`.
  ///
  /// Catalogs have to be read for it, plain tables do not.
  package var localizations: [String] {
    if let known = memory.withLock({ $0.localizations }) { return known }
    var names: [String: String] = [:]
    for file in files {
      for name in file.localization.map({ [$0] }) ?? source.languages(file) {
        let tag = LanguageTag(name).name
        if names[tag] == nil { names[tag] = name }
      }
    }
    let found = names.values.sorted()
    memory.withLock { $0.localizations = found }
    return found
  }

  private var known: KnownLocalizations {
    if let known = memory.withLock({ $0.known }) { return known }
    let known = KnownLocalizations(localizations)
    memory.withLock { $0.known = known }
    return known
  }

  /// L17: the localization for a person who wants these languages, most wanted first.
  ///
  /// Kept by the list of languages, so that every row of a list may ask.
  func choice(for languages: [String]) -> LocalizationChoice {
    let wanted = languages.map { $0 + "\0" }.joined()
    if let known = memory.withLock({ $0.choices[wanted] }) { return known }
    let choice = LocalizationChoice(
      languages: languages, among: known, developmentRegion: developmentRegion)
    memory.withLock { $0.choices[wanted] = choice }
    return choice
  }

  /// L17: the localization of the development region, as the app spells it; nil where none is.
  package var developmentLocalization: String? {
    let choice = choice(for: [])
    return choice.way == .developmentRegion ? choice.localization : nil
  }

  /// The names of the tables, in alphabetical order.
  package var tableNames: [String] { Set(files.map(\.table)).sorted() }

  /// Whether there is a table of a name in any localization.
  package func has(table name: String) -> Bool { files.contains { $0.table.isExactly(name) } }

  /// The tables of a name in a localization, in the order in which a key is looked up (L23); those
  /// of `Base` where the development region has no file of them.
  ///
  /// - Parameters:
  ///   - name: A table's name without extension; the names of files are case-sensitive.
  ///   - localization: In any spelling; catalogs are asked for it as it is written.
  /// - Returns: Empty where no file has that table.
  package func tables(
    _ name: String = StringTable.standardName, in localization: String
  ) -> [(file: StringFile, table: StringTable)] {
    indices(name, localization).map { (files[$0], contents($0, localization).table) }
  }

  /// Whether all files of a table could be read to their ends in a localization; of others it
  /// cannot be said what they lack.
  package func isReadWhole(
    _ name: String = StringTable.standardName, in localization: String
  ) -> Bool {
    indices(name, localization).allSatisfy { index in
      !contents(index, localization).diagnostics.contains { $0.severity == .error }
    }
  }

  /// The key of table `Localizable` that a missing one most likely means; nil where none is near.
  ///
  /// - Complexity: Compares with every key of the table when it is asked first. The keys are prepared
  ///   once, as long as no other language is asked about.
  func nearestKey(to key: String, in localization: String) -> String? {
    let request = localization + "\0" + key
    if let known = memory.withLock({ $0.nearestKeys[request] }), known.request.isExactly(request) {
      return known.key
    }
    let found = knownKeys(in: localization).nearest(to: key)
    memory.withLock { $0.nearestKeys[request] = (request, found) }
    return found
  }

  private func knownKeys(in localization: String) -> KnownNames {
    if let known = memory.withLock({ $0.knownKeys }), known.localization.isExactly(localization) {
      return known.names
    }
    let names = KnownNames(tables(in: localization).flatMap(\.table.keys))
    memory.withLock { $0.knownKeys = (localization, names) }
    return names
  }

  /// All complaints about the files of a localization. Reads all of them.
  package func diagnostics(in localization: String) -> [Diagnostic] {
    tableNames.flatMap { indices($0, localization) }
      .flatMap { contents($0, localization).diagnostics }
  }

  /// The complaints about one file; of a catalog those about the development
  /// region's words. Reads it.
  package func diagnostics(ofFile path: String) -> [Diagnostic] {
    files.firstIndex { $0.path == path }
      .map { contents($0, developmentRegion ?? "en").diagnostics } ?? []
  }

  /// The complaints about files of several languages in which none can be found: cut
  /// short, or no such file at all.
  package var unreadable: [Diagnostic] {
    files.indices.filter { files[$0].localization == nil && source.languages(files[$0]).isEmpty }
      .flatMap { contents($0, developmentRegion ?? "en").diagnostics }
  }

  /// The complaints about all files, each once. Reads everything.
  package var diagnostics: [Diagnostic] {
    let all = localizations.flatMap { diagnostics(in: $0) } + unreadable
    if all.isEmpty { return [] }
    return all.uniqued().ordered { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  private func indices(_ name: String, _ localization: String) -> [Int] {
    let request = name + "\0" + localization
    if let known = memory.withLock({ $0.indices[request] }), known.request.isExactly(request) {
      return known.numbers
    }
    let found = foundIndices(name, localization)
    memory.withLock { $0.indices[request] = (request, found) }
    return found
  }

  private func foundIndices(_ name: String, _ localization: String) -> [Int] {
    let places = listing.places
    let own = places[StringFileListing.place(of: name, localization)] ?? []
    let several = places[StringFileListing.place(of: name, nil)] ?? []
    // Sorted by kind, so that a folder's files and catalogs stand in the order of L23.
    let all = several.isEmpty ? own : (own + several).sorted()
    let files = files
    let found = all.filter { files[$0].table.isExactly(name) }
    // L17: of the development region's tables, Xcode may move some into `Base.lproj` alone.
    guard found.isEmpty, let base = known.base, let region = developmentLocalization,
      LanguageTag(region).name == LanguageTag(localization).name
    else { return found }
    return foundIndices(name, base)
  }

  private func contents(_ file: Int, _ language: String) -> StringFileContents {
    let files = files
    let language = files[file].localization ?? language
    let known = memory.withLock { file < $0.contents.count ? $0.contents[file][language] : nil }
    if let known { return known }
    if let all = readSeveral(file, with: language) { return all }
    // Read outside the lock: two that read the same file at once read the same.
    let contents = source.contents(files[file], language)
    memory.withLock { $0.keep(contents, of: file, language) }
    return contents
  }
}

extension AppStrings {
  // Who asks a catalog for this many languages asks for all.
  private static let fewLanguages = 8

  // All languages of a file that holds several, where it was read for many
  // already; nil for other files.
  private func readSeveral(_ file: Int, with language: String) -> StringFileContents? {
    let files = files
    let readCount = memory.withLock { file < $0.contents.count ? $0.contents[file].count : 0 }
    guard files[file].localization == nil, readCount >= Self.fewLanguages,
      let several = source.several
    else { return nil }
    let read = memory.withLock { Set($0.contents[file].keys) }
    let missing = [language] + localizations.filter { $0 != language && !read.contains($0) }
    let all = several(files[file], missing)
    memory.withLock { memory in
      for (name, contents) in zip(missing, all) { memory.keep(contents, of: file, name) }
    }
    return all.first
  }
}

extension AppStrings: Hashable {
  package static func == (left: AppStrings, right: AppStrings) -> Bool {
    left === right
      || left.files == right.files && left.developmentRegion == right.developmentRegion
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(files)
    hasher.combine(developmentRegion)
  }
}
