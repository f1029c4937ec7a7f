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
  var rows = FilteredRows()
  /// How many facts there were then; nil where something changed since.
  var factCount: Int?
  /// Whether a notification fits, by its number; nil where that was not looked at.
  var known: [Bool?] = []
  /// What was filtered for before it was typed anew; nil where nothing was.
  var before: String?
  /// Where the keys were when it began to be typed; nil where it was not typed since.
  var panes: Panes?

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

extension ListFilter.Term {
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
