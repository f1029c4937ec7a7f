extension Words {
  /// In place of the number of hits.
  static let noHit = "Nothing is found."
  /// The same where there is little room.
  static let noHitInShort = "nothing"
  /// Why the next or previous hit cannot be gone to.
  static let noSearch: Sentence = "Nothing is looked for yet; \(key: .search) searches."
  /// Why clear all is refused: it would take rows that are not seen.
  static let filterRefusesClearAll: Sentence =
    "A filter hides part of the list, so not all of it is cleared; \(key: .back) shows all again."
  /// Why clear group is refused: it would take members that are not seen.
  static let filterHidesMembers: Sentence =
    "The filter hides some of its group; \(key: .clear) clears this one, \(key: .back) shows all again."
  /// What is said when a stack with one fitting member was tapped.
  static let stackExpanded = "Its stack is expanded, behind the filter; a second tap opens it."
  /// In the empty field of the list's filter: every kind of term.
  static let filterHint = "app:NAME  thread:NAME  critical  !NOT  words"
  /// In the empty field of the log's filter: every kind of term.
  static let logFilterHint = "words  RULE  !NOT"
  /// What Enter does in a search: it stays at the hit.
  static let keepHit = "keep"
  /// Beside the key that goes to the next hit.
  static let nextHit = "next"
  /// What the key before it does; it has no room to be said but where lines are read.
  static let previousHit = "previous"
  /// Before the filter's text, once it is no longer typed.
  static let filterWord = "filter"
  /// What the key does that shows again what a filter hides.
  static let showsAll = "show all"
  /// In place of the rows.
  static let nothingFits = "Nothing fits the filter"
  static let filterIsEmpty: Sentence = "Nothing fits the filter; \(key: .back) shows all again."

  /// Which hit of how many is selected.
  ///
  /// - Parameters:
  ///   - place: The hit's place from 1; nil while none is selected.
  ///   - isDone: Whether all was looked through; until then the count grows.
  static func found(_ place: Int?, _ count: Int, isDone: Bool) -> String {
    if !isDone { return "\(count)…" }
    if count == 0 { return noHit }
    return place.map { "\($0) of \(count)" } ?? "\(count)"
  }

  /// How much of the log fits.
  static func fitting(_ filter: LogFilter, _ scene: Scene) -> String {
    "\(filter.hits.count) of \(scene.facts.count)"
  }

  /// How many of all notifications fit the filter.
  static func fitting(_ count: Int, _ total: Int) -> String { "\(count) of \(total)" }
}
