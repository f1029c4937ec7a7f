import Notifications
import Scenarios

/// What each kind of argument takes, in words.
enum ParameterMeaning {
  /// Each name that usages have for an argument, with what it takes: where it takes several things,
  /// the commonest, and where it takes which of the others; sorted by the names.
  static let all: [(term: String, meaning: String)] =
    Dictionary(grouping: Use.all, by: \.term).map { ($0.key, meaning(of: $0.value)) }
    .ordered { $0.term < $1.term }

  /// A place in a usage in which an argument stands.
  fileprivate struct Use {
    let term: String
    let meaning: String
    /// The line's first word, and of an option its key.
    let place: String
  }

  private static func meaning(of uses: [Use]) -> String {
    let counts = Dictionary(grouping: uses, by: \.meaning).mapValues(\.count)
    let most = counts.values.max()
    let main = uses.first { counts[$0.meaning] == most }?.meaning ?? ""
    var (others, known): ([String], Set) = ([], [main])
    for use in uses where known.insert(use.meaning).inserted {
      let places = uses.filter { $0.meaning == use.meaning }.map(\.place)
      let what = use.meaning.prefix(1).lowercased() + use.meaning.dropFirst()
      others.append("In \(places.uniqued().joined(separator: ", ")): \(what)")
    }
    return ([main] + others).joined(separator: " ")
  }
}

extension ParameterMeaning.Use {
  fileprivate static var all: [Self] {
    Verb.all.flatMap { all(in: $0.signature, of: $0.name) }
      + ExpectationForm.all.flatMap { all(in: $0.signature, of: "expect \($0.subject)") }
  }

  private static func all(in signature: Signature, of line: String) -> [Self] {
    let own = signature.parameters.map { ($0, line) }
    let options = signature.options.map { ($0.value, "\(line) \($0.key)=") }
    return (own + options).compactMap { parameter, place in
      parameter.meaning.map { Self(term: parameter.name, meaning: $0, place: place) }
    }
  }
}

extension Parameter {
  /// What its word is, a sentence; nil where the usage itself lists the words.
  fileprivate var meaning: String? {
    let hasForms = [.text, .identifier, .app, .anything].contains(kind)
    return (hasForms ? Self.texts[name] : nil) ?? kind.meaning
  }

  // What is of a form of its own that its kind does not tell, by its name.
  private static let texts = [
    "ACTION": "The identifier of an action, such as like.",
    "ACTION,…": "Identifiers of actions with commas between.",
    "APP,…": "Apps with commas between (“help names”); none for no app.",
    "APP|TOKEN": "An app (“help names”), or the 64 digits of its device token.",
    "BUTTON": "The identifier of a button in an extension's view.",
    "CRITERIA": "What is compared with the filterCriteria of notifications.",
    "EXTENSION": "The name of an extension, which is its folder's without .appex.",
    "FOCUS": "The name of a Focus.",
    "FOLDER": "The path of a folder.",
    "ID": "An identifier, in quotes where it has blanks.",
    "ID,…": "Names of notifications with commas between.",
    "ID|APP": "A request for a notification, else an app (“help names”).",
    "ID|JSON|PATH":
      "A local notification of old: its name, JSON (“help legacy”), or the path of its archive.",
    "ITEM": "An item of an input view.",
    "ITEM,…": "Items of an input view with commas between.",
    "JSON": "JSON: categories in a list (“help app-json”), or what a program answers.",
    "JSON|PATH": "A local notification of old: JSON (“help legacy”), or the path of its archive.",
    "MODE": "A word of the app's UIBackgroundModes, such as audio.",
    "NAME": "A name, in quotes where it has blanks.",
    "NAME,…": "Names with commas between; none for nobody.",
    "OPTION,…":
      "Some of these with commas between: \(AuthorizationOptions.names.map(\.name).joined(separator: " ")).",
    "PLACE": "A place that an app names; APP:PLACE where two apps have different ones.",
    "RATIO": "A number such as 0.75.",
    "REQUEST": "A request for a notification, in JSON (“help request”).",
    "TIME,…": "1 to 12 times of a day with commas between, such as 08:00,18:00.",
    "TITLE,…": "Titles with commas between.",
    "TOPIC": "A topic: a bundle identifier, for some types with an ending such as .voip.",
    "TYPE": "One of \(PushType.allCases.map(\.rawValue).joined(separator: " ")).",
    "VALUE": "What the switch is set to (“help policies”).",
    "WORD": "A word that a test may be chosen by.",
  ]
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
    case .identifier: "An identifier, in quotes where it has blanks."
    case .text: "A text, in quotes where it has blanks."
    case .fileName: "The name of a file, without a slash or a dot in front."
    case .payload: "The path of a payload, or JSON."
    case .appSource: "The path of a bundle or of its sources, or JSON (“help app-json”)."
    case .scenario: "The path of a scenario."
    case .policy: "A switch of the policies (“help policies”)."
    case .timeZone: "A zone of the tz database, such as Europe/Berlin."
    case .locale: "A locale, such as de_DE."
    case .language: "A language, such as pl or pt-BR."
    case .languages: "Languages with commas between, most wanted first."
    case .rule: "The id of a rule, such as G4 (“help rules”)."
    case .pattern: "A regular expression between slashes, in quotes where it has blanks."
    case .size: "Columns and rows, such as 80x24."
    case .time: "A time (“help when”)."
    case .duration: "A length of time such as 5s, 90m or 1h30m; units are ms, s, m, h, d and w."
    case .expiration: "0 for one attempt, a time (“help when”), or seconds since 1970."
    case .number(let range):
      range.upperBound == .max
        ? "A whole number from \(range.lowerBound)."
        : "A whole number from \(range.lowerBound) to \(range.upperBound)."
    case .choice(let words): isListedApart ? "One of \(words.joined(separator: " "))." : nil
    case .names(let names): "Some of these with commas between: \(names.joined(separator: " "))."
    case .system: "A version of the system: \(Profile.versions)."
    case .fraction: "A number from 0 to 1, such as 0.5."
    case .span: "A part of every day, such as 22:00-07:00."
    case .expectation: "What has to be so (“help expectations”)."
    }
  }
}
