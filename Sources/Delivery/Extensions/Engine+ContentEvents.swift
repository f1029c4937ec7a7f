import Notifications

extension Engine {
  /// C22: calls a method of the open view's extension, and does what it answers.
  ///
  /// - Parameters:
  ///   - text: What the person wrote.
  ///   - number: The notification that it is about; the view's own or a later one of its thread.
  mutating func tell(
    _ method: ExtensionCall.Method, _ event: ContentTable.Event, argument: String? = nil,
    text: String? = nil, about number: Int, because reasons: [Reason]
  ) {
    guard var pane = state.pane, let content = pane.content else { return }
    let call = ExtensionCall(
      at: state.now, app: state.notification(number).app, name: content.name, method: method,
      notification: number, argument: argument)
    record(.called(Boxed(call)), because: reasons)
    if let text, text != content.userText {
      let old = pane
      pane.content?.userText = text
      change(old, to: pane, because: [Reason("A13", "text")])
    }
    guard let definition = state.contentExtension(of: pane), let held = pane.content else { return }
    if definition.command.isEmpty {
      let values = state.templateValues(in: pane, about: number)
      let machine = state.machine(of: definition, for: state.notification(pane.notification))
      take(machine.react(to: event, in: held, values: values))
    } else {
      ask(definition, state.eventJSON(method, argument, text: text, about: number), pane)
    }
  }

  // V17: the program gets every event so far, so that it can be asked anew after an undo.
  private mutating func ask(_ definition: ContentExtension, _ line: String, _ pane: OpenRichView) {
    var changed = pane
    changed.events.append(line)
    change(pane, to: changed, because: [Reason("V17", "told")])
    let answer = AwaitedAnswer(
      app: state.notification(pane.notification).app, name: definition.name,
      number: pane.notification, kind: .content, command: definition.command,
      folder: definition.folder, requests: changed.events)
    record(.awaited(Boxed(answer)), because: [Reason("V17")])
  }

  /// C9–C18: takes over what an extension made of an event.
  mutating func take(_ reaction: ContentReaction) {
    guard let pane = state.pane else { return }
    var changed = pane
    changed.content = reaction.pane
    changed.textInput = state.textInput(in: changed)
    if let plays = reaction.plays {
      changed.media.set(plays, at: state.now, length: state.mediumLength(in: pane))
    }
    let complaints = reaction.missing.map(String.nowhere) + reaction.room.complaints
    let missing = complaints.map { Reason("C24", [.init("why", $0)]) }
    let reasons = reaction.reasons + missing
    if changed != pane || !reasons.isEmpty {
      let own = reaction.changeReasons(since: pane)
      change(pane, to: changed, because: own + reasons)
    }
    for request in reaction.requests where state.pane != nil { grant(request) }
  }

  private mutating func grant(_ request: ContentReaction.Request) {
    switch request {
    case .complete(let option): complete(option)
    case .handOn:
      handOn(
        because: Reason("C12", "unhandled"), closing: Reason("C12", "unhandledClosed"),
        forwarding: Reason("C12", "unhandledForwarded"))
    case .performDefaultAction:
      guard let number = state.pane?.notification else { return }
      try? perform(.open(number, because: "C14"), because: Reason("C14", "owner"))
    case .dismiss: closeView(because: [Reason("C15")], forwards: false)
    }
  }

  /// C11, C12: the extension completes the response that waits.
  private mutating func complete(_ option: ResponseOption) {
    guard let pane = state.pane, let awaited = pane.awaited else { return }
    let details = [Reason.Detail("option", option.rawValue)]
    let reasons = [Reason("C11", details), Reason("C12", details)]
    var changed = pane
    changed.awaited = nil
    change(pane, to: changed, because: reasons)
    switch option {
    case .doNotDismiss: followCategoryInView()
    case .dismiss:
      closeView(because: [Reason("C12", "closed", details)])
      if state.device.policies[.contentDismissRemoves] {
        removeAnswered(pane.notification, because: [Reason("C12", "removed", details)])
      }
    case .dismissAndForwardAction:
      closeAndForward(
        awaited, from: pane, closing: Reason("C12", "closed", details),
        forwarding: Reason("C12", "forwarded", details))
    }
  }

  /// C13: the extension never completed the response; it goes to the app.
  mutating func completionLimitPassed() {
    guard let awaited = state.pane?.awaited else { return }
    let details = [Reason.Detail("limit", String(awaited.limit))]
    handOn(
      because: Reason("C13", details), closing: Reason("C13", "closed", details),
      forwarding: Reason("C13", "forwarded", details))
  }

  // The extension completes the response that waits no more: its app gets it.
  private mutating func handOn(
    because reason: Reason, closing: Reason, forwarding: Reason
  ) {
    guard let pane = state.pane, let awaited = pane.awaited else { return }
    var changed = pane
    changed.awaited = nil
    change(pane, to: changed, because: [reason])
    closeAndForward(awaited, from: pane, closing: closing, forwarding: forwarding)
  }

  private mutating func closeAndForward(
    _ awaited: OpenRichView.AwaitedCompletion, from pane: OpenRichView, closing: Reason,
    forwarding: Reason
  ) {
    closeView(because: [closing])
    deliver(awaited.action, awaited.text, of: pane.notification, because: [forwarding])
  }

  /// V17, C24: a program answered what a content extension does, or failed.
  mutating func take(_ answer: ProgramAnswer, forViewOf number: Int) {
    guard let pane = state.pane, pane.notification == number, let held = pane.content else {
      return
    }
    switch answer {
    case .steps(let steps):
      guard let machine = state.machine(of: pane) else { return }
      take(machine.perform(steps, in: held, values: state.templateValues(in: pane)))
    case .content: fail(pane, "it answered a content where steps are needed")
    case .failed(let words): fail(pane, words)
    }
  }

  // C24: the system's own view shows, and what waited goes to the app.
  private mutating func fail(_ pane: OpenRichView, _ words: String) {
    giveUpAnswers { $0.kind == .content && $0.number == pane.notification }
    var changed = pane
    changed.content = nil
    changed.awaited = nil
    changed.textInput = state.textInput(in: changed)
    let details = [Reason.Detail("why", words)]
    change(pane, to: changed, because: [Reason("C24", details), Reason("V17", "failed")])
    guard let awaited = pane.awaited else { return }
    closeAndForward(
      awaited, from: pane, closing: Reason("C24", "closed", details),
      forwarding: Reason("C24", "forwarded", details))
  }
}

extension ContentReaction {
  // Which of an extension's rights made the change.
  fileprivate func changeReasons(since old: OpenRichView) -> [Reason] {
    var reasons = [Reason("C22")]
    if pane.actions != old.content?.actions {
      let names = pane.actions?.map(\.identifier).joined(separator: ", ") ?? ""
      let why = names.isEmpty ? "the extension shows no actions" : "the extension shows \(names)"
      reasons += [Reason("C9", [.init("why", why)]), Reason("A20")]
    }
    if plays != nil { reasons.append(Reason("C17")) }
    if pane.isFirstResponder, old.content?.isFirstResponder == false {
      reasons.append(Reason("C18", [.init("why", "it became first responder")]))
    }
    return reasons
  }
}
