extension Words {
  static let noHit = "Nothing is found."
  static let noSearch: Sentence = "Nothing is looked for yet; \(key: .search) searches."
  static let filterRefusesClearAll: Sentence =
    "A filter hides part of the list, so not all of it is cleared; \(key: .back) shows all again."
  static let filterHidesMembers: Sentence =
    "The filter hides some of its group; \(key: .clear) clears this one, \(key: .back) shows all again."
  static let stackExpanded = "Its stack is expanded, behind the filter; a second tap opens it."
  static let filterHint = "app:NAME  thread:NAME  critical  !NOT  words"
  static let logFilterHint = "words  RULE  !NOT"
  static let keepHit = "keep"
  static let nextHit = "next"
  static let filterWord = "filter"
  static let backClears: Sentence = "\(key: .back) clears"
  static let nothingFits = "Nothing fits the filter"

  static func found(_ place: Int?, _ count: Int, isDone: Bool) -> String {
    if !isDone { return "\(count)…" }
    if count == 0 { return noHit }
    return place.map { "\($0) of \(count)" } ?? "\(count)"
  }

  /// How much of the log fits.
  static func fitting(_ filter: LogFilter, _ scene: Scene) -> String {
    "\(filter.hits.count) of \(scene.facts.count)"
  }

  static func fitting(_ count: Int, _ total: Int) -> String { "\(count) of \(total)" }
}

extension ControlWords {
  static let search = ControlWords(
    "search", "Search the list as you type, stacks too", also: "find look grep")
  static let nextHit = ControlWords("next hit", "To the next thing found", also: "find again")
  static let previousHit = ControlWords(
    "previous hit", "To the thing found before", also: "find again")
  static let filter = ControlWords(
    "filter",
    "Show only what fits: app:NAME, thread:NAME, critical, words, ! for not; in the log by words",
    also: "narrow only hide")
}
