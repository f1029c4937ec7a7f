import Notifications

/// A question that is asked of something on the phone, with its answers,
/// the most telling one first.
package struct Question: Hashable, Sendable {
  /// What it is about.
  package let topic: Topic
  /// The question as it is asked: `Where does it show?`.
  package let title: String
  /// Never empty.
  package internal(set) var answers: [Answer]

  /// Whether an answer says why the one above it is so.
  package func isBelowFact(_ answer: Answer) -> Bool {
    switch answer.kind {
    case .fact, .change: false
    case .reason, .flaw: answers.contains { $0.kind == .fact }
    }
  }

  /// What is asked about, in the order in which people ask.
  package enum Topic: String, CaseIterable, Sendable {
    /// Where it shows, and where it is heard.
    case places
    /// What an app may do.
    case settings
    /// What something led to: what a switch kept from where, what became of what an app sent.
    case effects
    /// Why it stands in its stack, or in none.
    case stack
    /// How its words were made.
    case words
    /// What would make it otherwise.
    case change
    /// When what happened.
    case time
  }

  /// What a question is answered with, a line or two.
  package struct Answer: Hashable, Sendable {
    /// What it is about, in a column of its own: `no banner`, `09:36`; nil
    /// for what needs no such word.
    package var subject: String?
    /// What is so, or why.
    package var words: String
    /// Where the words come from; nil for what is in no file of the app.
    package var source: WordSource?
    /// The rules that decided, in the order in which they acted.
    package var rules: [RuleID] = []
    /// What it is.
    package var kind = Kind.reason
    /// How bad a flaw is; nil for what is none.
    package var severity: Diagnostic.Severity?
    /// Whether the words name a thread, which may hold characters that are not seen.
    package var namesThread = false

    /// What an answer is.
    package enum Kind: Hashable, Sendable {
      /// What a person reads on the phone, or what is so: the lines below it say why.
      case fact
      /// Why something is so.
      case reason
      /// Something is wrong with the words above it.
      case flaw
      /// What would change it.
      case change
    }
  }
}

/// Where words come from: a place in one of an app's files, and the language that they are of.
package struct WordSource: Hashable, Sendable {
  /// The localization, such as `pl`; nil for what is of no language.
  var language: String?
  /// Where the words stand.
  package var place: Place

  /// - Parameter language: Nil for what is of no language.
  package init(language: String?, place: Place) {
    (self.language, self.place) = (language, place)
  }

  /// A place in a file that may lie in a folder of one language.
  init(_ place: Place) {
    let folder = place.path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    self.init(language: folder.map { String($0.dropLast(6)) }, place: place)
  }

  /// `pl · Localizable.strings:58`.
  package var words: String {
    [language, "\(place.path.lastPathPart ?? place.path[...]):\(place.line)"].compactMap(\.self)
      .joined(separator: " · ")
  }
}

extension [Question] {
  /// Each reason once, where it is asked for first; questions that nothing is left of are left out.
  var withoutRepetition: [Question] {
    var told: Set<String> = []
    return compactMap { question in
      var rest = question
      rest.answers = question.answers.filter { answer in
        answer.kind != .reason || told.insert(answer.words).inserted
      }
      return rest.answers.isEmpty ? nil : rest
    }
  }
}
