/// What notifications of a generated world say in one language. No phrase needs an escape in JSON.
struct WorldPhrases: Sendable {
  /// Those who write messages and mail.
  let people: [String]
  /// What they write: bodies of messages, and subjects of mail.
  let messages, mail: [String]
  /// What stands above those that no person writes, and what they say.
  let news, games, health, calendar: (title: String, bodies: [String])

  /// What a notification of a kind says.
  func bodies(_ kind: WorldKind) -> [String] {
    switch kind {
    case .messages: messages
    case .mail: mail
    case .news: news.bodies
    case .games: games.bodies
    case .health: health.bodies
    case .calendar: calendar.bodies
    }
  }

  /// What stands above it; nil where that is a person's name.
  func title(_ kind: WorldKind) -> String? {
    switch kind {
    case .messages, .mail: nil
    case .news: news.title
    case .games: games.title
    case .health: health.title
    case .calendar: calendar.title
    }
  }
}
