import Delivery
import Notifications
import TerminalCore

/// What the list is narrowed to: every term has to fit.
struct ListFilter: Sendable {
  /// The line that the terms are typed into, with its cursor.
  var field = TextField()
  /// Whether it is being typed.
  var isTyping = true
  /// What fits, as the list was last.
  private(set) var rows = FilteredRows()
  /// How many facts there were then; nil where something changed since.
  private(set) var factCount: Int?
  /// Whether a notification fits, by its number; nil where that was not looked at.
  private(set) var known: [Bool?] = []
  /// The numbers of those of the list that are still to be looked at, the next one last.
  private(set) var unknown: [Int32] = []
  /// What was filtered for before it was typed anew; nil where nothing was.
  var before: String?
  /// Where the keys were when it began to be typed; nil where it was not typed since.
  var panes: Panes?
  /// Notifications that are looked at before other things get their turn.
  var slice = 20_000

  /// What is typed.
  var text: String { field.text.trimmed }

  /// The terms.
  var terms: [Term] { Self.terms(text) }

  /// One condition.
  struct Term: Hashable, Sendable {
    /// What is compared.
    var kind: Kind
    /// Whether it must not be so.
    var isNegated: Bool

    /// What a notification is asked: `app:`, `thread:`, the word `critical`, or any other text.
    enum Kind: Hashable, Sendable {
      /// Fits the app's name or its bundle identifier.
      case app(TextMatcher)
      /// Fits the thread identifier; a notification without one never fits.
      case thread(TextMatcher)
      /// Fits critical alerts.
      case critical
      /// Fits title, subtitle, body or the app's name.
      case text(TextMatcher)
    }
  }

  /// Reads terms: words, or text in quotes.
  static func terms(_ text: String) -> [Term] {
    words(text).compactMap { word in
      let isNegated = word.hasPrefix("!")
      let body = isNegated ? String(word.dropFirst()) : word
      return kind(body).map { Term(kind: $0, isNegated: isNegated) }
    }
  }

  private static func kind(_ word: String) -> Term.Kind? {
    if word.lowercased() == "critical" { return .critical }
    if word.lowercased().hasPrefix("app:") {
      return TextMatcher(String(word.dropFirst(4))).map(Term.Kind.app)
    }
    if word.lowercased().hasPrefix("thread:") {
      return TextMatcher(String(word.dropFirst(7))).map(Term.Kind.thread)
    }
    return TextMatcher(word).map(Term.Kind.text)
  }

  /// Words apart, text in quotes as one.
  static func words(_ text: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension ListFilter {
  /// Whether everything was looked at; until then the rows lack some that fit.
  var isDone: Bool { unknown.isEmpty }

  /// Forgets what is known: words changed, or something was taken back.
  mutating func restart() {
    (known, unknown, factCount) = ([], [], nil)
  }

  /// Begins anew with other terms. Where each only grew, what did not fit does not fit now either.
  mutating func restart(from before: [Term]) {
    let terms = terms
    if terms == before { return }
    let isNarrower =
      before.count <= terms.count && zip(terms, before).allSatisfy { $0.narrows($1) }
    guard isNarrower else { return restart() }
    for number in known.indices where known[number] == true { known[number] = nil }
    factCount = nil
  }

  /// Takes the list in as it is, and looks at some of what is not known yet.
  ///
  /// - Parameter number: The notification to begin with, so that what is seen is found at once; nil
  ///   for the top.
  mutating func takeIn(_ state: State, from number: Int?) {
    if known.count > state.notifications.count { restart() }
    known += Array(repeating: nil, count: state.notifications.count - known.count)
    let order = state.list.numbersFromTop().filter { known[Int($0)] == nil }
    let start = number.flatMap { order.firstIndex(of: Int32($0)) } ?? 0
    unknown = (order[start...] + order[..<start]).reversed()
    scan(state)
    show(state)
  }

  /// Looks at some more.
  mutating func scan(_ state: State) {
    let terms = terms
    // Where nothing is typed, nothing has to be read.
    let count = terms.isEmpty ? unknown.count : min(slice, unknown.count)
    for number in unknown.suffix(count).reversed().map({ Int($0) }) {
      known[number] = terms.allSatisfy { $0.fits(number, in: state) }
    }
    unknown.removeLast(count)
  }

  /// Makes the rows of what is known to fit.
  mutating func show(_ state: State) {
    rows = FilteredRows(state) { known[$0] == true }
    factCount = state.factCount
  }
}

extension ListFilter.Term {
  /// Whether nothing fits it that does not fit another one.
  func narrows(_ other: Self) -> Bool {
    if self == other { return true }
    guard !isNegated, !other.isNegated else { return false }
    switch (kind, other.kind) {
    case (.app(let longer), .app(let shorter)), (.thread(let longer), .thread(let shorter)),
      (.text(let longer), .text(let shorter)):
      // An accent that is typed behind a letter makes another letter of it.
      return longer.isASCII && shorter.matches(longer.pattern)
    case (.app, _), (.thread, _), (.critical, _), (.text, _): return false
    }
  }

  /// Whether a notification fits.
  func fits(_ number: Int, in state: State) -> Bool {
    holds(number, in: state) != isNegated
  }

  private func holds(_ number: Int, in state: State) -> Bool {
    let notification = state.notification(number)
    switch kind {
    case .app(let matcher):
      return matcher.matches(state.displayName(of: notification.app))
        || matcher.matches(notification.app.text)
    case .thread(let matcher):
      return notification.content.threadIdentifier.map(matcher.matches) ?? false
    case .critical: return state.shown(number).isCritical
    case .text(let matcher): return state.says(matcher, number)
    }
  }
}

extension State {
  /// Whether a notification says something, hidden or not, or its app is called so.
  func says(_ matcher: TextMatcher, _ number: Int) -> Bool {
    let texts = rowTexts(of: number)
    if let title = texts.title, matcher.matches(title) { return true }
    if let body = texts.body, matcher.matches(body) { return true }
    if let subtitle = texts.subtitle, matcher.matches(subtitle) { return true }
    return matcher.matches(displayName(of: notification(number).app))
  }
}
