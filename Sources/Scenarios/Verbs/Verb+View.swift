import Delivery
import Notifications

extension Verb {
  /// What a person does with a rich view.
  static let richView: [Verb] = [
    view,
    act,
    alert,
    Verb(
      "type", .richView, "Writes into the open text field", example: "type \"On my way\"",
      isActOfPerson: true, .word(.text()), command: { .view(.type($0)) },
      values: { if case .view(.type(let text)) = $0 { text } else { nil } }
    ).needing(.richView),
    Verb(
      "send", .richView, "Sends what is in the open text field", isActOfPerson: true,
      is: .view(.send)
    ).needing(.richView),
    Verb(
      "input", .richView, "Chooses something in an extension’s own input view",
      example: "input 👍", isActOfPerson: true, .word(.identifier("ITEM")),
      command: { .view(.input($0)) },
      values: { if case .view(.input(let item)) = $0 { item } else { nil } }
    ).needing(.richView),
    Verb(
      "press", .richView, "Presses a button of an extension’s view", example: "press more",
      isActOfPerson: true, .word(.identifier("BUTTON")), command: { .view(.press($0)) },
      values: { if case .view(.press(let button)) = $0 { button } else { nil } }
    ).needing(.richView),
    Verb(
      "play", .richView, "Plays the medium of the open rich view", isActOfPerson: true,
      is: .view(.play)
    ).needing(.richView),
    Verb(
      "pause", .richView, "Pauses the medium of the open rich view", isActOfPerson: true,
      is: .view(.pause)
    ).needing(.richView),
    Verb(
      "dismiss", .richView, "Closes the rich view with its dismiss control", example: "dismiss",
      aliases: "close", isActOfPerson: true, .optional(.notification("NOTIFICATION")),
      command: { .view(.dismiss($0)) },
      values: { if case .view(.dismiss(let key)) = $0 { .some(key) } else { nil } }
    ).needing(.richView),
  ]

  /// `view`: opens a rich view.
  package static let view = Verb(
    "view", .richView, "Opens the rich view of a notification, or of a group’s newest",
    example: "view n3", aliases: "open rich preview 3d touch", isActOfPerson: true,
    .word(.notificationOrNewest),
    command: { .view(.open($0)) },
    values: { if case .view(.open(let key)) = $0 { key } else { nil } }
  ).needing(.richView)

  /// `act`: presses an action.
  package static let act = Verb(
    "act", .richView,
    "Presses an action, of the open rich view or of the one that opens for it",
    example: "act n3 like", aliases: "action button press", isActOfPerson: true,
    .optional(.notification("NOTIFICATION")),
    .word(.identifier("ACTION")), .option("text", .text(), "what to answer, at once"),
    command: { .view(.act($0, action: $1, text: $2)) },
    values: {
      guard case .view(.act(let key, let action, let text)) = $0 else { return nil }
      return (key, action, text)
    }
  ).needing(.richView)
}
