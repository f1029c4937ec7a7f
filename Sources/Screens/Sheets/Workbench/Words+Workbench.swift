extension Words {
  /// G1, H1: why it does not open.
  static let noWordsYet = "Before iOS 11 there are no summaries, and nothing is hidden."
  /// The title of the workbench.
  static let workbench = "Words"
  /// In place of the category's name, for an app's notifications without one.
  static let noCategory = "no category"
  /// Above the words of a summary, which shows while previews do.
  static let previewsShown = "shown"
  /// Above the words of a placeholder, which stands for hidden previews.
  static let previewsHidden = "hidden"
  /// A hint at what the query takes: a language and a number.
  static func typeWords(_ language: String) -> String { "type \(language) 22" }
  /// That there are more languages than are seen.
  static func languages(_ seen: Int, of all: Int) -> String { "\(seen) of \(all) languages" }
  /// Behind a language that says the same as another for every number.
  static func sayTheSame(_ language: String) -> String { " as \(language)" }
  /// In place of the matrix, where the query fits no language.
  static let noColumn: Sentence = "No language is called so; \(fixed: .escape) shows all."
  /// That something typed is no number; more than a billion is none either.
  static func noCount(_ typed: String) -> String {
    "\"\(typed)\" is no number of notifications; type whole numbers with blanks between them."
  }
  /// What the key does with the selected cell.
  static let copiesWords = "copy"
  /// Why copy is disabled.
  static let noWordsToCopy = "No words are selected."
  /// What the key does with the file that the selected words are from.
  static let openWordFile = "open file"
  /// What the key goes through: summary, placeholder, both.
  static let turnPreviews = "shown, hidden, both"
  /// What the key does: the next category, then the next app.
  static let nextCategory = "next category"
  /// What is said where the app is gone whose words were looked at, or another moment is shown.
  static func notInstalledNow(_ app: String) -> String { "\(app) is not installed now." }
  /// Why that key does nothing.
  static let onlyCategory = "There is no other category."
  /// Where the account of the selected words goes on below the edge.
  static let moreAccount = "more below"
  /// In the account of words that are those of another language.
  static let standsIn = "The app has no words in this language; others stand in."
  /// In the account of a summary for a group of one.
  static let noSummaryForNone = "No phone shows this: a group of one has no summary."
  /// In the account of a placeholder for no notification at all.
  static let noPlaceholderForNone = "No phone shows this: without notifications there is no row."
  /// Why the file cannot be opened.
  static let noWordFile = "These are the system’s own words; there is no file of the app to open."
}
