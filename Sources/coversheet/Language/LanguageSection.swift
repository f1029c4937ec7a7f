import Scenarios

/// A part of the scenario language as help and the manual explain it; its rows come from
/// the tables that read lines.
struct LanguageSection {
  /// As `help` is asked for it.
  let name: String
  /// What it is about, for headings and lists.
  let title: String
  /// What holds for all of it.
  var paragraphs: [String] = []
  /// What can be written, and what it means.
  var rows: [(term: String, meaning: String)] = []
  /// Lines to copy.
  var example = ""
  /// Other words by which it may be looked for, with blanks between them.
  var aliases = ""

  /// Every part, in the order of the manual.
  static let all =
    [lines, cases, times, names, words, quoting, json, start, verbs] + [app, service, content]
    + [requests, triggers, legacy, expectations]

  /// The part with this name.
  static func named(_ name: String) -> LanguageSection? { all.first { $0.name == name } }

  /// The rows in which a word is a term of its own, whatever its case, as a key of
  /// JSON or a word of a line is.
  func rows(with word: String) -> [(term: String, meaning: String)] {
    rows.filter { row in
      row.term.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        .contains { $0.lowercased() == word.lowercased() }
    }
  }

  /// Whether words may mean it.
  func isMeant(by words: String) -> Bool {
    OtherWords.fit(words, "\(name) \(title) \(aliases)")
  }
}

extension LanguageSection {
  // All families of verbs as one part: each verb as it is written, with what it does.
  private static let verbs = LanguageSection(
    name: "verbs", title: "Verbs",
    rows: Verb.all.map { ($0.usage, "\($0.summary). Such as: \($0.example)") })

  private static let expectations = LanguageSection(
    name: "expectations", title: "What expect can check",
    paragraphs: [
      """
      “not” behind expect turns it round; “none” stands for no value, and quotes make a text of a \
      keyword.
      """,
      """
      A text is compared whole; behind “contains” it is a part, behind “matches” a regular expression \
      between slashes (/…/i whatever the case), in quotes where it has blanks. A number may stand behind \
      >= or <=, in options too: count=>=1.
      """,
      """
      “within DURATION” lets the clock go on, at most that long, until it is so; “not within DURATION” lets \
      it go on that long, and it must be so at no moment of it.
      """,
      """
      A name that nothing ever had and no line gives is a mistake, also where it is to be absent. What \
      waits, is stored or was removed is known: nothing of it was delivered.
      """,
    ],
    rows: ExpectationForm.all.map { ("expect " + $0.usage, "\($0.summary).") },
    aliases: "assert check test within matches contains")
}
