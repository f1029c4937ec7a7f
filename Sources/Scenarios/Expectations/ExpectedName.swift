import Delivery
import Notifications

/// What a word of an expectation names: looked up when its line is reached, as it may
/// be there, gone or to come.
package struct ExpectedName: Sendable {
  /// As what it is looked up.
  package let kind: Kind
  /// The word, with its place.
  package let word: Word

  /// What a name can be of.
  package enum Kind: Hashable, Sendable {
    case notification, group, app
    /// Any of them.
    case anything
    /// A Focus; an extension; something that the view of one shows.
    case focus, appExtension, viewElement
    /// An action, by its identifier.
    case action
  }

  package init(_ kind: Kind, _ word: Word) {
    (self.kind, self.word) = (kind, word)
  }

  /// - Parameter text: As a scenario writes it, with quotes where it needs some.
  init(_ kind: Kind, written text: String) {
    var lexer = ScenarioLexer(Array(text.utf8), path: "")
    self.init(kind, lexer.next()?.words.first ?? Word(text, .quoted, at: Place("")))
  }
}

extension ExpectedName: Hashable {
  /// The same name, wherever it stands.
  package static func == (left: ExpectedName, right: ExpectedName) -> Bool {
    left.kind == right.kind && left.word.text == right.word.text
      && left.word.head == right.word.head
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(word.text)
    hasher.combine(word.head)
  }
}

extension WordPart where Value == ExpectedName {
  /// A name as it is written.
  ///
  /// - Parameter kind: What it is looked up as.
  static func naming(_ kind: ExpectedName.Kind) -> WordPart {
    WordPart(kind.parameter) { word, _ in
      ExpectedName(kind, word)
    } write: { name, _ in
      name.word.asWritten
    }
  }
}

extension WordPart where Value == [ExpectedName] {
  /// Names with commas between; a complaint about one is at the first.
  ///
  /// - Parameters:
  ///   - kind: What each is looked up as.
  ///   - list: For help.
  static func naming(_ kind: ExpectedName.Kind, _ list: String) -> WordPart {
    let texts = WordPart<[String], Context>.list(
      kind == .action ? .identifier(list) : .text(list))
    return WordPart(texts.parameter) { word, _ in
      word.parts.map { ExpectedName(kind, Word($0, .quoted, at: word.place)) }
    } write: { names, writer throws(Unwritable) in
      try texts.write(names.map(\.word.text), &writer)
    }
  }
}

extension ExpectedName.Kind {
  fileprivate var parameter: Parameter {
    switch self {
    case .notification: Parameter("ID", .notification)
    case .group: Parameter("GROUP", .group)
    case .app: Parameter("APP", .app)
    case .anything: Parameter("ID|APP", .anything)
    case .appExtension: Parameter("EXTENSION", .identifier)
    case .focus, .viewElement: Parameter("NAME", .identifier)
    case .action: Parameter("ACTION", .identifier)
    }
  }
}

extension State {
  /// An expectation's word for a notification.
  func expectedName(of number: Int) -> ExpectedName {
    ExpectedName(.notification, written: scenarioName(of: notification(number).key))
  }

  /// An expectation's word for an app.
  func expectedName(of app: BundleIdentifier) -> ExpectedName {
    ExpectedName(.app, written: scenarioName(of: app))
  }

  /// An expectation's word for an action.
  func expectedName(ofAction identifier: String) -> ExpectedName {
    ExpectedName(.action, written: identifier.scenarioWord)
  }
}
