import Notifications

/// A content extension's code: a function from a state and an event to a reaction.
struct ContentMachine {
  private let definition: ContentExtension
  private let profile: Profile
  /// The actions of the notification's category.
  private let categoryActions: [Action]

  init(_ definition: ContentExtension, profile: Profile, categoryActions: [Action]) {
    (self.definition, self.profile, self.categoryActions) = (definition, profile, categoryActions)
  }

  /// The state with which it begins.
  var beginning: ExtensionPane {
    var pane = ExtensionPane(name: definition.name)
    pane.see(categoryActions)
    return pane
  }

  /// What the table does on an event.
  func react(
    to event: ContentTable.Event, in pane: ExtensionPane, values: TemplateValues
  ) -> ContentReaction {
    var pane = pane
    if case .input(let item) = event { pane.input = item }
    let steps = definition.table.steps(on: event)
    var reaction = perform(steps ?? [], in: pane, values: values)
    // C12: what no row handles is handed on, as a method's default branch does.
    if steps == nil, case .action = event { reaction.requests.append(.handOn) }
    return reaction
  }

  /// Performs steps, of the table or as a program answered them.
  func perform(
    _ steps: [ContentStep], in pane: ExtensionPane, values: TemplateValues
  ) -> ContentReaction {
    var reaction = ContentReaction(pane: pane)
    for step in steps { perform(step, &reaction, values) }
    return reaction
  }

  private func perform(
    _ step: ContentStep, _ reaction: inout ContentReaction, _ values: TemplateValues
  ) {
    switch step {
    case .set(let members): set(members, &reaction, values)
    case .append(let members): append(members, &reaction, values)
    case .setActions(let actions): show(resolved(actions, reaction.pane), &reaction)
    case .replaceAction(let old, let new): replace(old, new, &reaction)
    case .removeAction(let identifier):
      show(shown(reaction.pane).filter { !$0.identifier.isExactly(identifier) }, &reaction)
    case .complete(let option): reaction.requests.append(.complete(option))
    case .becomeFirstResponder: becomeFirstResponder(&reaction)
    case .resignFirstResponder: reaction.pane.isFirstResponder = false
    case .performNotificationDefaultAction:
      ask(.performDefaultAction, Reason("C14", "unknown", Self.later), &reaction)
    case .dismissNotificationContentExtension:
      ask(.dismiss, Reason("C15", "unknown", Self.later), &reaction)
    case .mediaPlayingStarted: reaction.plays = true
    case .mediaPlayingPaused: reaction.plays = false
    case .startAccessing(let name): access(name, &reaction, values) { $0.started += 1 }
    case .stopAccessing(let name): access(name, &reaction, values) { $0.stopped += 1 }
    case .when(let conditions, let steps):
      guard holds(conditions, &reaction, values) else { return }
      for step in steps { perform(step, &reaction, values) }
    }
  }

  private func set(
    _ members: [ValueTemplate.Member], _ reaction: inout ContentReaction, _ values: TemplateValues
  ) {
    for member in members {
      let filled = member.value.filled(with: values, within: &reaction.room)
      reaction.missing += filled.missing
      if member.key == "title" { reaction.pane.title = filled.value.words }
      reaction.pane.set(member.key, filled.value)
    }
  }

  private func append(
    _ members: [ValueTemplate.Member], _ reaction: inout ContentReaction, _ values: TemplateValues
  ) {
    for member in members {
      let filled = member.value.filled(with: values, within: &reaction.room)
      reaction.missing += filled.missing
      let lines =
        reaction.pane[member.key]?.array
        ?? definition.items(of: member.key, values, &reaction.room)
      reaction.pane.set(member.key, .array(lines + [filled.value]))
    }
  }

  // C18: only who has an input view can become first responder.
  private func becomeFirstResponder(_ reaction: inout ContentReaction) {
    if definition.table.inputView.isEmpty {
      reaction.reasons.append(.hasNoInputView)
    } else {
      reaction.pane.isFirstResponder = true
    }
  }

  private func access(
    _ template: String, _ reaction: inout ContentReaction, _ values: TemplateValues,
    _ change: (inout ExtensionPane.Access) -> Void
  ) {
    let name = template.named(by: values, within: &reaction.room)
    let accesses = reaction.pane.accesses
    let index = accesses.firstIndex { $0.attachment == name } ?? accesses.count
    if index == accesses.count { reaction.pane.accesses.append(.init(attachment: name)) }
    change(&reaction.pane.accesses[index])
  }

  private func holds(
    _ conditions: [ValueTemplate.Member], _ reaction: inout ContentReaction,
    _ values: TemplateValues
  ) -> Bool {
    conditions.allSatisfy { condition in
      let wanted = condition.value.filled(with: values, within: &reaction.room)
      reaction.missing += wanted.missing
      let shown =
        reaction.pane[condition.key]?.words
        ?? definition.text(of: condition.key, values, &reaction.room)
      return shown == wanted.value.words
    }
  }

  private func ask(
    _ request: ContentReaction.Request, _ refusal: Reason, _ reaction: inout ContentReaction
  ) {
    guard profile.has(.changingActions) else { return reaction.reasons.append(refusal) }
    reaction.requests.append(request)
  }

  // C9, C14, C15: why a method of later versions does nothing.
  private static let later = [Reason.Detail("why", "it exists from iOS 12 on")]
}

// C9: which actions it shows.
extension ContentMachine {
  private func shown(_ pane: ExtensionPane) -> [Action] { pane.actions ?? categoryActions }

  private func show(_ actions: [Action], _ reaction: inout ContentReaction) {
    guard profile.has(.changingActions) else {
      return reaction.reasons.append(.changesNoActions)
    }
    let shown = Action.withoutDoubles(actions)
    reaction.pane.actions = shown
    reaction.pane.see(shown)
  }

  private func replace(
    _ old: String, _ new: ActionReference, _ reaction: inout ContentReaction
  ) {
    let actions = shown(reaction.pane).flatMap { action in
      action.identifier.isExactly(old) ? resolved([new], reaction.pane) : [action]
    }
    show(actions, &reaction)
  }

  private func resolved(_ references: [ActionReference], _ pane: ExtensionPane) -> [Action] {
    references.compactMap { reference in
      switch reference {
      case .new(let action): action
      case .known(let identifier):
        (pane.seenActions + categoryActions).first { $0.identifier.isExactly(identifier) }
      }
    }
  }
}

extension ContentExtension {
  /// The lines that a list or a day begins with.
  fileprivate func items(
    of name: String, _ values: TemplateValues, _ room: inout TemplateRoom
  ) -> [JSONValue] {
    for element in table.view.flatMap(\.leaves) where element.name == name {
      switch element {
      case .list(_, let items), .day(_, let items):
        return items.filled(with: values, within: &room)
      case .media, .text, .label, .button, .row, .divider, .progress: return []
      }
    }
    return []
  }

  /// What a named element says before anything set it; what no element is called is a path of the
  /// notification, but for `title`, the view's own.
  func text(
    of name: String, _ values: TemplateValues, _ room: inout TemplateRoom
  ) -> String {
    for element in table.view.flatMap(\.leaves) where element.name == name {
      switch element {
      case .label(_, let text): return text?.filled(with: values, within: &room).value ?? ""
      case .button(_, let title): return title.filled(with: values, within: &room).value
      case .progress(_, let value): return value.plainWords
      case .media, .text, .row, .divider, .list, .day: return ""
      }
    }
    let read = name == "title" ? table.title : Template("{\(name)}")
    return read?.filled(with: values, within: &room).value ?? ""
  }
}
