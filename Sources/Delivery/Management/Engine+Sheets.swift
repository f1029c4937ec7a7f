import Notifications

extension Engine {
  /// The app that a management act is about, and the notification that it came from.
  func subject(
    of target: ManagementTarget
  ) throws(Refusal) -> (app: InstalledApp, notification: Int?) {
    try require(.management)
    let (identifier, number) = try resolve(target)
    let app = try installed(identifier)
    guard app.authorization != .notDetermined else {
      throw Refusal("\(app.app.displayName) has never asked to notify; there is nothing to manage")
    }
    return (app, number)
  }

  /// The app that an act is about: the one it names, else the open sheet's, which has to offer it.
  func subject(
    _ identifier: BundleIdentifier?, for act: ManagementAct
  ) throws(Refusal) -> InstalledApp {
    if let identifier { return try subject(of: .app(identifier)).app }
    guard let sheet = state.sheet, let app = state.app(sheet.app) else {
      let instead = act.mayNameApp ? ", or name what it is about" : ""
      throw Refusal("no sheet is open; open one with “manage”\(instead)")
    }
    let offers = state.offers(of: sheet)
    guard offers.contains(where: { $0.command == .management(act) }) else {
      let titles = offers.map { "“\($0.title)”" }.joined(separator: ", ")
      throw Refusal("the open sheet offers \(titles)")
    }
    return app
  }

  private func resolve(_ target: ManagementTarget) throws(Refusal) -> (BundleIdentifier, Int?) {
    switch target {
    case .app(let app): (app, nil)
    case .notification(let key): (key.app, try viewable(key))
    case .group(let key): (key.app, try leading(key))
    }
  }

  // X10.
  private func leading(_ key: GroupKey) throws(Refusal) -> Int? {
    let place = try find(GroupTarget(key))
    return state.list.group(at: place)?.leading
  }

  /// Presses what waits for a second press: the topmost of sheet and *Clear All* (X7, G22).
  mutating func confirm() throws(Refusal) {
    if let prompt = state.prompt { throw Refusal(prompt.waits(text: state.text(of: prompt))) }
    guard let sheet = state.sheet else { return try confirmClearing() }
    guard sheet.name == .turnOff, let app = state.app(sheet.app) else {
      throw Refusal("the sheet that is open has nothing to confirm; choose what it offers")
    }
    try turnOff(app, "confirmed")
  }

  /// Lets go of what is open: the topmost of question for the owner, sheet,
  /// text field and *Clear All*.
  mutating func cancel() throws(Refusal) {
    if let prompt = state.prompt {
      if prompt.isAboutConsent { throw Refusal(prompt.waits(text: state.text(of: prompt))) }
      return record(.answered(prompt, .denied, index: 0), because: [Reason("P1", "canceled")])
    }
    if let sheet = state.sheet { return record(.sheetClosed(sheet, by: .person)) }
    if state.pane?.textInput != nil { return try closeField() }
    try cancelClearing()
  }
}

extension Prompt {
  fileprivate func waits(text: String) -> String {
    let answers = isAboutConsent ? "allow or deny" : "authenticate, unlock or cancel"
    // The system's own words may begin with the same mark.
    let title = text.hasPrefix("“") ? text : "“\(text)”"
    return "\(title) waits for an answer; write \(answers)"
  }
}
