import Delivery
import Notifications

extension Verb {
  /// What a person does with rows and groups of the list, section G.
  static let list: [Verb] = [
    expand,
    collapse,
    clear,
    clearAll,
    Verb(
      "arm", .list, "Presses a Clear All for the first time", example: "arm clear messages/anna",
      isActOfPerson: true, .keyword("WHAT", "clear"), .groupOrAll,
      command: { _, target in .arm(target) },
      values: { if case .arm(let target) = $0 { ((), target) } else { nil } }
    ).needing(.notificationList),
    Verb(
      "confirm", .list, "Presses it for the second time", isActOfPerson: true, is: .confirm),
    Verb("cancel", .list, "Lets it go", isActOfPerson: true, is: .cancel),
    tap,
    edit,
  ]

  /// `expand`: shows the members of a stack.
  package static let expand = Verb(
    "expand", .list, "Shows the members of a stack", example: "expand messages/anna",
    aliases: "open unfold more", isActOfPerson: true, .group, command: { .expand($0) },
    values: { if case .expand(let target) = $0 { target } else { nil } }
  ).needing(.notificationList)

  /// `collapse`: hides them again.
  package static let collapse = Verb(
    "collapse", .list, "Hides the members again", example: "collapse messages/anna",
    aliases: "close fold less", isActOfPerson: true, .group, command: { .collapse($0) },
    values: { if case .collapse(let target) = $0 { target } else { nil } }
  ).needing(.notificationList)

  /// `clear`: takes a notification or a whole group away.
  package static let clear = Verb(
    "clear", .list, "Clears a notification, or a whole group", example: "clear n3",
    aliases: "delete remove dismiss", isActOfPerson: true, .notificationOrGroup,
    command: { .clear($0) },
    values: { if case .clear(let target) = $0 { target } else { nil } }
  ).needing(.notificationList)

  /// `clear-all`: takes the list or one section of it away.
  package static let clearAll = Verb(
    "clear-all", .list, "Clears the list, or one section of it", example: "clear-all",
    aliases: "delete remove everything empty", isActOfPerson: true, .optional(.longSection),
    command: { .clearAll($0) },
    values: { if case .clearAll(let section) = $0 { .some(section) } else { nil } }
  ).needing(.notificationList)

  /// `tap`: opens a notification, or a collapsed group.
  package static let tap = Verb(
    "tap", .list, "Opens a notification, or a collapsed group", example: "tap n3",
    aliases: "press click open", isActOfPerson: true, .notificationOrNewest, command: { .tap($0) },
    values: { if case .tap(let key) = $0 { key } else { nil } }
  ).needing(.notificationList)
}

extension Verb {
  /// `edit`: writes words of a notification anew.
  package static let edit = Verb(
    "edit", .list, "Writes a notification’s words anew, as if it had come with them",
    example: "edit n3 title=\"Anna and Ben\" thread=anna",
    aliases: "change rewrite reword title body thread category", isActOfPerson: true, .edit,
    command: { .edit($0.key, $0.revision) },
    values: {
      guard case .edit(let key, let revision) = $0 else { return nil }
      return NotificationEdit(key: key, revision: revision)
    }
  ).needing(.notificationList)
}

extension WordSyntax<Section> {
  // By its full name, as *Clear All* on it is called.
  fileprivate static var longSection: WordSyntax {
    choice(
      "SECTION", [("lock-screen", .lockScreen), ("notification-center", .notificationCenter)])
  }
}
