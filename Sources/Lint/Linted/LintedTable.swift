import Files
import Localization
import Notifications

/// A string table in every language of an app, each key once.
struct LintedTable {
  /// Such as `Localizable`.
  let name: String
  /// One for each language; the first is what the others are held against.
  ///
  /// Those languages come last that have no such table.
  let columns: [Column]
  /// The keys that something asks for; none for tables in which nothing is looked up by itself.
  let usedKeys: Set<ExactText>
  // L35: those among them that are labels and nothing else, which nothing fills but forms.
  private let labelKeys: Set<ExactText>
  /// Those among them that are words of categories and nothing else: the phone has its own
  /// for those that are empty.
  let formatKeys: Set<ExactText>

  /// The table in one language.
  struct Column {
    /// The table's name.
    let name: String
    /// The language whose file it is.
    let language: LintedLanguage
    /// In the order in which they are looked up.
    let entries: [StringEntry]
    /// Where the table begins; nil where the language has no such table.
    let place: Place?
    /// Whether all of it could be read; else nothing can be said to be missing in it.
    let isReadWhole: Bool
    /// Whether its words stand in what Xcode takes the table's keys from, so that the table need
    /// not have them: of the development language, in an `Info.plist` or a storyboard.
    fileprivate(set) var isOfSource = false
    private let index: [ExactText: Int]

    /// Of a key that several files of the language have, the first that is looked up counts (L23).
    init(_ name: String, _ language: LintedLanguage) {
      (self.name, self.language) = (name, language)
      let strings = language.localizer.strings
      let files = strings.tables(name, in: language.name)
      isReadWhole = strings.isReadWhole(name, in: language.name)
      var entries: [StringEntry] = []
      var index: [ExactText: Int] = [:]
      for entry in files.flatMap(\.table.entries) where index[ExactText(entry.key)] == nil {
        index[ExactText(entry.key)] = entries.count
        entries.append(entry)
      }
      (self.entries, self.index) = (entries, index)
      place = files.first.flatMap { $0.table.start(in: $0.file) }
    }

    /// Those of its texts that choose a form by a number, but for what stands
    /// in for another language's.
    var plurals: [StringEntry] { entries.filter { !$0.variables.isEmpty && $0.standIn == nil } }

    /// The entry of a key, byte by byte (L4); nil where it lacks it.
    subscript(key: String) -> StringEntry? { index[ExactText(key)].map { entries[$0] } }
  }

  /// - Parameters:
  ///   - name: The table's, without extension.
  ///   - usedKeys: Of table `Localizable`; for any other they are not looked at.
  init(_ name: String, of app: LintedApp, usedKeys: UsedKeys) {
    self.name = name
    let used = name == StringTable.standardName ? usedKeys : UsedKeys()
    (self.usedKeys, labelKeys) = (used.all, used.labels.subtracting(used.filled))
    formatKeys = used.formats
    var columns = app.languages.map { Column(name, $0) }
    if let place = columns.firstNonNil(\.place), Self.hasSource(name, beside: place.path) {
      columns[0].isOfSource = true
    }
    // Where the development region lacks the whole table, it is no measure for the others.
    self.columns = columns.filter { $0.place != nil } + columns.filter { $0.place == nil }
  }

  // Of base internationalization the source lies in `Base.lproj`: `Main.storyboard`.
  private static func hasSource(_ name: String, beside path: String) -> Bool {
    if name == "InfoPlist" { return true }
    let base = FilePath(FilePath(FilePath(path).folder).folder).appending("Base.lproj")
    return (Folder.entriesIfThere(base) ?? []).map { FilePath($0) }
      .contains { $0.stem == name && StringFile.Kind(rawValue: $0.kind) == nil }
  }

  /// Whether something asks for a key.
  func uses(_ key: String) -> Bool { usedKeys.contains(ExactText(key)) }

  /// L35: whether a key is that of labels and nothing else.
  func isLabel(_ key: String) -> Bool { labelKeys.contains(ExactText(key)) }
}

extension StringTable {
  /// Where it begins: one that is written in a scenario shares its path with all else,
  /// and begins at its first key.
  ///
  /// - Returns: Nil for one of those that is empty.
  func start(in file: StringFile) -> Place? {
    file.path == path ? Place(path) : entries.first?.place
  }
}
