/// One thing that a verb or an expectation takes.
package struct Parameter: Sendable {
  /// Its name as help writes it, such as `APP`.
  package var name: String
  /// What a word in its place has to be.
  package var kind: Kind
  /// Keywords that may stand in its place, such as `all`; in quotes they are names.
  package var keywords: [String] = []
  /// Whether it may be missing.
  package var isOptional = false
  /// Whether it takes all words that are left, at least one.
  package var isRepeated = false
  /// Whether something is compared with it: a number may stand behind `>=` or `<=`, a text behind
  /// `contains`, an expression behind `matches`.
  var isCompared = false
  /// What its word is, where its form does not tell; nil for most.
  package var role: Role?
  /// Which options may stand beside a word in its place that leaves little to say, such as `none`,
  /// by their keys; nil, or giving nil, where all may.
  var keysBeside: (@Sendable (Word) -> [String]?)?

  init(
    _ name: String, _ kind: Kind, or keywords: [String] = [], isOptional: Bool = false,
    isRepeated: Bool = false, isCompared: Bool = false, role: Role? = nil
  ) {
    (self.name, self.kind, self.keywords) = (name, kind, keywords)
    (self.isOptional, self.isRepeated, self.isCompared) = (isOptional, isRepeated, isCompared)
    self.role = role
  }

  /// What is asked of lines by others than their verb.
  package enum Role: Sendable {
    /// The name of a Focus that there is once the line ran.
    case focus
    /// What random choices are made from.
    case seed
    /// A status, of which the reason beside it tells where another number stands.
    case status
  }

  /// What a word has to be. Those that name something are looked up when the line runs.
  package enum Kind: Hashable, Sendable {
    /// Looked up when the line runs.
    case app, group, notification, notificationOrGroup
    /// A notification, a group or an app.
    case anything
    /// An identifier that need not be known yet.
    case identifier
    /// Anything, JSON too.
    case text
    /// What a file is called in its folder.
    case fileName
    /// The path of a payload, or JSON.
    case payload
    /// The path of a bundle, or JSON.
    case appSource
    /// The path of a scenario.
    case scenario
    /// The name of a switch of section S.
    case policy
    /// A name such as `Europe/Berlin`; an identifier such as `de_DE`.
    case timeZone, locale
    /// One language, and several with commas between.
    case language, languages
    /// The id of a rule, a letter and a number.
    case rule
    /// `/REGEX/`
    case pattern
    /// `COLUMNSxROWS`
    case size
    /// A WHEN; a length of time such as `5s`. As a word of a verb: to where the clock is moved.
    case time, duration
    /// Seconds since 1970, or a time.
    case expiration
    /// Digits alone, within the range.
    case number(ClosedRange<Int>)
    /// One of some words.
    case choice([String])
    /// Some of several words, with commas between.
    case names([String])
    /// A version of the system, such as `12`.
    case system
    /// 0 to 1, with a point.
    case fraction
    /// A part of every day, such as `22:00-07:00`.
    case span
    /// One of the forms of the table of expectations, with all its words.
    case expectation
  }

  /// As help writes it: `APP|all`, `ID…`, `[SECTION]`.
  var usage: String {
    let words = ([base] + keywords).joined(separator: "|") + (isRepeated ? "…" : "")
    return isOptional ? "[\(words)]" : words
  }

  /// Its name, or the words that it can be where a line has room for them.
  var base: String {
    guard case .choice(let choices) = kind, !kind.isListedApart else { return name }
    return choices.joined(separator: "|")
  }
}

/// A `key=value` that a verb or an expectation takes.
package struct VerbOption: Sendable {
  /// What stands before the `=`.
  package var key: String
  /// What stands behind the `=`.
  package var value: Parameter
  /// What it does, for help.
  var summary: String

  init(_ key: String, _ value: Parameter, _ summary: String) {
    (self.key, self.value, self.summary) = (key, value, summary)
  }

  /// As help writes it: `[id=NAME]`.
  package var usage: String { "[\(key)=\(value.usage)]" }
}

extension Parameter.Kind {
  private static let notifications: Set = [
    Parameter.Kind.notification, .notificationOrGroup, .group, .anything,
  ]

  /// Whether it is, or may be, the name of a notification: one stands for its group, too.
  var mayBeNotification: Bool { Self.notifications.contains(self) }

  /// Whether it is one of so many words that usages have its name: “help arguments” lists them.
  package var isListedApart: Bool {
    if case .choice(let words) = self { words.count > 24 } else { false }
  }

  /// Whether it may be any words, so that those with blanks or `=` in them need quotes.
  var isFree: Bool {
    switch self {
    case .app, .group, .notification, .notificationOrGroup, .anything, .identifier, .text,
      .fileName, .payload, .appSource, .scenario, .pattern, .expectation:
      true
    case .policy, .timeZone, .locale, .language, .languages, .rule, .size, .time, .duration,
      .expiration, .number, .choice, .names, .system, .fraction, .span:
      false
    }
  }
}
