import Notifications

/// The files of an app, once its folder was listed.
struct StringFileListing: Sendable {
  /// All files in the order of L23, then by path; `places` counts by this order.
  var files: [StringFile]
  /// The numbers of the files that have a table in a language, and of those that have it in
  /// several, each by the name that `place(of:_:)` makes.
  var places: [String: [Int]]

  /// Puts them in order.
  init(_ unsorted: [StringFile]) {
    let files = unsorted.ordered { ($0.kind, $0.path) < ($1.kind, $1.path) }
    self.files = files
    places = Dictionary(grouping: files.indices) { index in
      Self.place(of: files[index].table, files[index].localization)
    }
  }

  /// What a table is found under in a language, however that is spelled; nil for all languages.
  static func place(of table: String, _ language: String?) -> String {
    language.map { table + "\0" + LanguageTag($0).name } ?? table
  }
}
