import Delivery
import Notifications

extension Verb {
  private static let group = Parameter("GROUP", .group)
  private static let target = Parameter("NOTIFICATION|GROUP", .notificationOrGroup)

  /// What a person does with rows and groups of the list, section G.
  static let list: [Verb] = [
    person(
      .list, "expand", [group], [.section], "Shows the members of a stack", "expand messages/anna"
    ) {
      line, context throws(Diagnostic) in .expand(try context.group(line.arguments, at: 0))
    },
    person(
      .list, "collapse", [group], [.section], "Hides the members again", "collapse messages/anna"
    ) {
      line, context throws(Diagnostic) in .collapse(try context.group(line.arguments, at: 0))
    },
    person(
      .list, "clear", [target], [.section], "Clears a notification, or a whole group", "clear n3"
    ) {
      line, context throws(Diagnostic) in .clear(try context.target(line.arguments))
    },
    person(
      .list, "clear-all",
      [
        Parameter(
          "SECTION", .choice(["lock-screen", "notification-center"]), isOptional: true)
      ], [], "Clears the list, or one section of it", "clear-all"
    ) { line, _ in
      .clearAll(
        line.arguments[0]?.keyword.map { $0 == "lock-screen" ? .lockScreen : .notificationCenter })
    },
    person(
      .list, "arm",
      [
        Parameter("WHAT", .choice(["clear"])), Parameter("GROUP", .group, or: ["all"]),
      ], [.section], "Presses a Clear All for the first time", "arm clear messages/anna"
    ) { line, context throws(Diagnostic) in
      if line.arguments[1]?.keyword != nil { return .arm(nil) }
      return .arm(try context.group(line.arguments, at: 1))
    },
    person(.list, "confirm", [], [], "Presses it for the second time", "confirm") {
      _, _ in .confirm
    },
    person(.list, "cancel", [], [], "Lets it go", "cancel") { _, _ in .cancel },
    person(
      .list, "tap", [target], [.section], "Opens a notification, or a collapsed group", "tap n3"
    ) {
      line, context throws(Diagnostic) in .tap(try context.tapped(line.arguments))
    },
  ]

  /// Taking acts of the person back, and doing them again.
  static let history: [Verb] = [
    Verb("undo", .history, Signature(), "Takes the last act of the person back", example: "undo") {
      _, _ in [.undo]
    },
    Verb("redo", .history, Signature(), "Does again what was taken back", example: "redo") {
      _, _ in [.redo]
    },
  ]
}

extension ResolutionContext {
  fileprivate func group(_ arguments: VerbArguments, at index: Int) throws(Diagnostic)
    -> GroupTarget
  {
    try state.requireGroup(arguments.positional[index].word, in: arguments.section)
  }

  // A notification is tried first; quotes around an app, or a section, only make sense for a group.
  fileprivate func target(_ arguments: VerbArguments) throws(Diagnostic) -> ClearTarget {
    let word = arguments.positional[0].word
    if arguments.section == nil, word.headAndTail("/") == nil {
      if let key = try state.findNotification(word), state.list.find(key) != nil {
        return .notification(key)
      }
      if let group = try state.findGroup(word) { return .group(group) }
      if let key = try state.findNotification(word) { return .notification(key) }
      throw try unknownTarget(word)
    }
    if let group = try state.findGroup(word, in: arguments.section) { return .group(group) }
    if word.headAndTail("/") == nil, let key = try state.findNotification(word) {
      return .notification(key)
    }
    throw try state.unknownGroup(word, in: arguments.section)
  }

  fileprivate func tapped(_ arguments: VerbArguments) throws(Diagnostic) -> NotificationKey {
    let group: GroupTarget
    switch try target(arguments) {
    case .notification(let key): return key
    case .group(let found): group = found
    }
    return try leading(of: group, arguments.positional[0].word)
  }

  private func leading(
    of target: GroupTarget, _ word: Word
  ) throws(Diagnostic) -> NotificationKey {
    guard let place = state.list.find(target.key, in: target.section),
      let group = state.list[place.section].group(place.key)
    else { throw try state.unknownGroup(word, in: target.section) }
    return state.notification(group.leading).key
  }

  private func unknownTarget(_ word: Word) throws(Diagnostic) -> Diagnostic {
    let names = state.notificationNames + state.groupNames() + state.appNames
    let near = suggestion(for: word.text, among: names)
    return Diagnostic(
      word.place, .error, "there is no notification and no group \"\(word.text)\"\(near)",
      lacking: .state)
  }
}
