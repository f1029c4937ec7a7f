import Delivery
import Notifications

/// What is said of an event: its name in files, what they say beside its subject,
/// and a few words for people.
///
/// Words and details are made when they are asked for: a log of 100,000 facts shows few of them.
struct EventDescription {
  /// What its fact is called in files.
  let name: EventName
  /// What happened, in a few words, from any state since.
  ///
  /// Names of apps and notifications are looked up in that state: a later one still knows those
  /// that are gone.
  let words: (State) -> String
  /// What else its fact says in files, beside its subject.
  let details: (State) -> [JSONValue.Member]

  init(
    _ name: EventName, _ words: @autoclosure @escaping () -> String,
    _ details: @autoclosure @escaping () -> [JSONValue.Member] = []
  ) {
    self.init(name) { _ in
      words()
    } details: { _ in
      details()
    }
  }

  /// - Parameters:
  ///   - words: Takes the state in which names are looked up.
  ///   - details: Takes it too.
  init(
    _ name: EventName, _ words: @escaping (State) -> String,
    details: @escaping (State) -> [JSONValue.Member] = { _ in [] }
  ) {
    (self.name, self.words, self.details) = (name, words, details)
  }
}

extension Event {
  /// What its fact is called in files.
  package var name: EventName { description.name }

  /// What happened, in a few words.
  package func words(in state: State) -> String { description.words(state) }

  /// What else a fact says, beside its subject.
  func details(in state: State) -> [JSONValue.Member] { description.details(state) }
}

extension JSONValue.Member {
  /// A member that is a text.
  static func text(_ name: String, _ value: String) -> Self { .init(name, .string(value)) }

  /// A member that is a text or null.
  static func text(_ name: String, orNull value: String?) -> Self {
    .init(name, .optional(value))
  }

  /// A member that is a list of texts.
  static func texts(_ name: String, _ values: [String]) -> Self {
    .init(name, .array(values.map(JSONValue.string)))
  }

  /// How many there are.
  static func count(_ count: Int) -> Self { .init("count", .integer(Int64(count))) }
}
