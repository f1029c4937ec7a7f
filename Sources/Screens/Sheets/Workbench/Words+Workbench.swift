extension Words {
  static let workbench = "Words"
  static let noCategory = "no category"
  static let previewsShown = "shown"
  static let previewsHidden = "hidden"
  static func typeWords(_ language: String) -> String { "type \(language) 22" }
  static func sayTheSame(_ language: String) -> String { " as \(language)" }
  static let noColumn: Sentence = "No language is called so; \(fixed: .escape) shows all."
  static let copiesWords = "copy"
  static let noWordsToCopy = "No words are selected."
  static let openWordFile = "open file"
  static let turnPreviews = "shown, hidden, both"
  static let nextCategory = "next category"
  static let moreAccount = "more below"
  static let standsIn = "The app has no words in this language; others stand in."
  static let noSummaryForNone = "No phone shows this: a group of one has no summary."
  static let noPlaceholderForNone = "No phone shows this: without notifications there is no row."
  static let noWordFile = "These are the system's own words; there is no file of the app to open."
}

extension ControlWords {
  static let words = ControlWords(
    "words", "Try a category's words: every language, any number, previews shown or hidden",
    also: "plural languages translate workbench")
}
