import Notifications

/// What the apps of a generated world are for.
package enum WorldKind: String, CaseIterable, Sendable {
  case messages, mail, news, games, health, calendar

  /// What apps of this kind are called; a world with more of them adds numbers.
  var names: [String] {
    switch self {
    case .messages: ["Tin Can", "Hullabaloo", "Carrier Goose"]
    case .mail: ["Letterbox", "Wax Seal", "Penny Stamp"]
    case .news: ["Daily Kettle", "Weathercock", "Lamp Post"]
    case .games: ["Turnip Tycoon", "Goose Chase", "Croquet Royale"]
    case .health: ["Second Wind", "Porridge", "Nap Coach"]
    case .calendar: ["Fortnight", "Tuesday", "Almanack"]
    }
  }

  /// What is drawn for them.
  var icon: String {
    switch self {
    case .messages: "💬"
    case .mail: "✉️"
    case .news: "📰"
    case .games: "🎲"
    case .health: "🩺"
    case .calendar: "📅"
    }
  }

  /// The identifier of their category, and what can be done with a notification of it.
  var category: Category {
    var category = Category(identifier: rawValue)
    category.actions = actions
    if self == .messages {
      category.categorySummaryFormat = .literal("%u more from %@")
      category.hiddenPreviewsBodyPlaceholder = .literal("New messages: %u")
    }
    return category
  }

  private var actions: [Action] {
    switch self {
    case .messages: [Self.reply, Action(identifier: "like", title: .literal("Like"))]
    case .mail: [Self.reply, Action(identifier: "archive", title: .literal("Archive"))]
    case .news: [Action(identifier: "save", title: .literal("Read Later"))]
    case .games: [Action(identifier: "turn", title: .literal("My Turn"))]
    case .health: [Action(identifier: "done", title: .literal("Done"))]
    case .calendar: [Action(identifier: "snooze", title: .literal("Snooze"))]
    }
  }

  private static var reply: Action {
    var reply = Action(identifier: "reply", title: .literal("Reply"))
    reply.textInput = Action.TextInput(buttonTitle: .literal("Send"))
    return reply
  }

  /// Whether a person writes its notifications, whose name is their title.
  var isWritten: Bool { self == .messages || self == .mail }

  /// How much of what comes in an hour of the day, from 0 to 23, is of this kind.
  func share(ofHour hour: Int) -> Int {
    let busy: [ClosedRange<Int>] =
      switch self {
      case .messages: [18...23]
      case .mail: [9...17]
      case .news: [6...8, 18...18]
      case .games: [17...23]
      case .health: [6...7, 21...22]
      case .calendar: [8...17]
      }
    return busy.contains { $0.contains(hour) } ? 4 : 1
  }
}
