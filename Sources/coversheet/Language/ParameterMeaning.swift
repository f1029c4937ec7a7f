import Notifications
import Scenarios

/// What each kind of argument takes, in words.
enum ParameterMeaning {
  /// Each name that usages have for an argument, with what it takes; in the order of the tables.
  static let all: [(term: String, meaning: String)] = {
    let verbs = Verb.all.map(\.signature)
    let signatures = verbs + ExpectationForm.all.map(\.signature)
    let parameters = signatures.flatMap { $0.parameters + $0.options.map(\.value) }
    var seen: Set<String> = []
    return parameters.compactMap { parameter in
      guard let meaning = parameter.kind.meaning, seen.insert(parameter.name + meaning).inserted
      else { return nil }
      return (parameter.name, meaning)
    }
  }()
}

extension Parameter.Kind {
  /// What a word of this kind is, a sentence; nil where the usage itself lists the words.
  fileprivate var meaning: String? {
    switch self {
    case .app: "An app (“help names”)."
    case .group: "A group (“help names”)."
    case .notification: "A notification (“help names”)."
    case .notificationOrGroup: "A notification, else a group (“help names”)."
    case .anything: "A notification, else a group, else an app (“help names”)."
    case .identifier: "An identifier, which need not be known yet."
    case .text: "A text, in quotes where it has blanks; JSON where the verb says so."
    case .fileName: "The name of a file, without a slash."
    case .payload: "The path of a payload, or JSON."
    case .appSource: "The path of a bundle or of its sources, or JSON (“help app-json”)."
    case .scenario: "The path of a scenario."
    case .policy: "A switch of the policies: “coversheet help --json” lists them."
    case .timeZone: "A zone of the tz database, such as Europe/Berlin."
    case .locale: "A locale, such as de_DE."
    case .language: "A language, such as pl or pt-BR."
    case .languages: "Languages with commas between, most wanted first."
    case .rule: "The id of a rule, such as G4 (“help rules”)."
    case .pattern: "A regular expression between slashes."
    case .size: "Columns and rows, such as 80x24."
    case .time: "A time (“help when”)."
    case .duration: "A length of time such as 5s, 90m or 1h30m; units are ms, s, m, h, d and w."
    case .expiration: "0 for one attempt, a time (“help when”), or seconds since 1970."
    case .number(let range):
      range.upperBound == .max
        ? "A whole number from \(range.lowerBound)."
        : "A whole number from \(range.lowerBound) to \(range.upperBound)."
    case .choice: nil
    case .names(let names): "Some of these with commas between: \(names.joined(separator: " "))."
    case .system: "A version of the system: \(Profile.versions)."
    case .fraction: "A number from 0 to 1, such as 0.5."
    case .span: "A part of every day, such as 22:00-07:00."
    case .expectation: "What has to be so (“help expectations”)."
    }
  }
}
