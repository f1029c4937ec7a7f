import Notifications

extension Engine {
  /// A6–A13: presses an action, in the open view or in the one that opens for it.
  mutating func act(
    _ key: NotificationKey?, _ identifier: String, _ text: String?
  ) throws(Refusal) {
    try act(on: numberToAct(on: key), identifier, text)
  }

  /// A10, A11, H18: the same once the notification is found; it may have to wait for the owner.
  mutating func act(on number: Int, _ identifier: String, _ text: String?) throws(Refusal) {
    let again = OwnerTask.act(number, action: identifier, text: text)
    if state.needsOwner(toShow: number) {
      if state.knowsActions(of: number) { _ = try viewAction(identifier, text, of: number) }
      return ask(toGoOnWith: again, because: "H18")
    }
    if state.pane?.notification != number { openView(of: number) }
    // An extension may close its view before the person can press anything.
    guard let pane = state.pane else { return }
    try checkNothingIsAwaited(pane)
    let action = try viewAction(identifier, text, of: number)
    let needs = ActionNeeds(of: action, on: state.device)
    if needs.authentication {
      return ask(
        toGoOnWith: again,
        because: needs.foreground ? Reason("A11", "owner") : Reason("A10", "owner"))
    }
    if action.textInput != nil, text == nil { return openField(for: action, in: pane) }
    answer(with: action, text, in: pane)
  }

  private func viewAction(
    _ identifier: String, _ text: String?, of number: Int
  ) throws(Refusal) -> Action {
    try shownAction(identifier, text, of: number, among: state.viewActions(of: number))
  }

  private func numberToAct(on key: NotificationKey?) throws(Refusal) -> Int {
    if let key { return try viewable(key) }
    guard let pane = state.pane else {
      throw Refusal("no rich view is open; name the notification, or write “view” first")
    }
    return pane.notification
  }

  private func checkNothingIsAwaited(_ pane: OpenRichView) throws(Refusal) {
    guard let awaited = pane.awaited else { return }
    let name = awaited.action.identifier
    throw Refusal("the extension has not completed “\(name)” yet; let time pass first")
  }

  /// A7, A13: an action that can be pressed with a text, or with none; the rest is kept, and
  /// cannot be.
  ///
  /// - Parameter shown: Those that show where it is pressed.
  func shownAction(
    _ identifier: String, _ text: String?, of number: Int, among shown: [Action]
  ) throws(Refusal) -> Action {
    if let action = shown.first(where: { $0.identifier.isExactly(identifier) }) {
      if let text { try check(text, for: action) }
      return action
    }
    if state.allActions(of: number).contains(where: { $0.identifier.isExactly(identifier) }) {
      throw .notShown(identifier, showing: shown.count)
    }
    let names = shown.map(\.identifier)
    if names.isEmpty { throw Refusal("it has no actions") }
    let near = suggestion(for: identifier, among: names)
    let known = near.isEmpty ? "; it has \(names.joined(separator: ", "))" : near
    throw Refusal("it has no action “\(identifier)”\(known)")
  }

  private func check(_ text: String, for action: Action) throws(Refusal) {
    if action.textInput == nil { throw Refusal.takesNoText(action) }
    if text.isEmpty, !state.device.policies[.textInputAllowEmpty] {
      throw Refusal("an empty text is not sent (textInput.allowEmpty)")
    }
  }

  /// A13, C19: a field opens where the answer is written.
  private mutating func openField(for action: Action, in pane: OpenRichView) {
    var changed = pane
    changed.textInput = OpenRichView.TextInput(action: action, text: "")
    var reasons = [Reason("A13")]
    if state.contentExtension(of: pane)?.table.inputAccessoryView != nil {
      reasons.append(Reason("C19"))
    }
    change(pane, to: changed, because: reasons)
  }

  /// A13: writes into the open field.
  mutating func type(_ text: String) throws(Refusal) {
    let (pane, input) = try openField()
    var changed = pane
    changed.textInput = OpenRichView.TextInput(action: input.action, text: input.text + text)
    change(pane, to: changed)
  }

  /// A13: sends what was written.
  mutating func send() throws(Refusal) {
    let (pane, input) = try openField()
    try check(input.text, for: input.action)
    answer(with: input.action, input.text, in: pane)
  }

  /// A13: a field that loses the focus sends nothing.
  mutating func closeField() throws(Refusal) {
    let (pane, _) = try openField()
    var changed = pane
    changed.textInput = nil
    change(pane, to: changed, because: [Reason("A13", "closed")])
  }

  private func openField() throws(Refusal) -> (OpenRichView, OpenRichView.TextInput) {
    guard let pane = state.pane, let input = pane.textInput else {
      throw Refusal("no field is open; press a text input action first")
    }
    return (pane, input)
  }

  /// C10: the extension gets the response where it asks for it, else the app.
  private mutating func answer(with action: Action, _ text: String?, in pane: OpenRichView) {
    guard state.contentExtension(of: pane)?.receivesResponses == true else {
      let why = pane.content == nil ? "no extension shows it" : "the extension does not ask for it"
      let details = [Reason.Detail("why", why)]
      closeView(by: .person, because: [Reason("C10", "closed", details)])
      return deliver(action, text, of: pane.notification, because: [Reason("C10", details)])
    }
    var changed = pane
    changed.textInput = nil
    let limit = state.device.policies[.contentCompletionLimit]
    changed.awaited = OpenRichView.AwaitedCompletion(
      action: action, text: text, deadline: state.now + .seconds(Int64(limit)), limit: limit)
    let details = [Reason.Detail("why", "the extension asks for responses")]
    change(pane, to: changed, because: [Reason("C10", "awaited", details)])
    tell(
      .didReceiveResponse, .action(action.identifier), argument: action.identifier, text: text,
      about: pane.notification, because: [Reason("C10", "extension", details)])
  }

  /// A11, A12, A17: a response goes to the app, and its notification leaves the list.
  mutating func deliver(
    _ action: Action, _ text: String?, of number: Int, because reasons: [Reason]
  ) {
    let needs = ActionNeeds(of: action, on: state.device)
    if needs.foreground {
      bringToFront(state.notification(number).app, for: number, because: [Reason("A11")])
    }
    let response = PendingResponse(
      app: state.notification(number).app, notification: number, action: action.identifier,
      text: text, isForeground: needs.foreground)
    respond(response, because: needs.reasons + reasons)
    removeAnswered(number, because: [Reason("A17")])
  }

  /// A17: what was answered leaves the list.
  mutating func removeAnswered(_ number: Int, because reasons: [Reason]) {
    let key = state.notification(number).key
    guard let found = state.list.find(key), found.number == number else { return }
    remove(number, from: found.section, because: reasons)
  }
}

extension Refusal {
  // A7: so many actions show, and this is none of them.
  fileprivate static func notShown(_ identifier: String, showing count: Int) -> Refusal {
    switch count {
    case 0: Refusal("none of its actions shows here")
    case 1: Refusal("only the first action shows here, and “\(identifier)” is another")
    default:
      Refusal("only the first \(count) actions show here, and “\(identifier)” is none of them")
    }
  }
}
