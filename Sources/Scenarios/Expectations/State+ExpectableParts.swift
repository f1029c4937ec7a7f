import Delivery
import Explaining
import Notifications

// What can be expected beside the words of a row, each as it is so now.
extension State {
  /// Of what lies over the screen: a prompt, a sheet and what it offers, a rich view, a suggestion.
  var expectableOfLayers: [Claim] {
    let titles = offers.map(\.title)
    let claims: [Claim?] = [
      prompt.map { .prompt(.whole(text(of: $0))) }, alertBox.map { .alert(.whole($0.message)) },
      sheet.map { .sheet(.sheet($0.name)) },
      pane?.textInput == nil ? nil : .sheet(.textInput),
      titles.isEmpty ? nil : .offers(titles),
      suggested.map { .suggestion(expectedName(of: $0.app)) },
    ]
    return claims.compactMap(\.self) + expectableOfView
  }

  private var expectableOfView: [Claim] {
    guard let pane, let view = richView else { return [] }
    let claims: [Claim?] = [
      .viewOwner(expectedName(of: pane.notification)), .viewTitle(.whole(view.title)),
      view.media.map { .viewMedia($0.isPlaying ? .playing : .paused) },
      view.input.map { .viewInput(ExpectedInput($0)) },
      actions(of: pane.notification, named: nil),
    ]
    return claims.compactMap(\.self)
  }

  /// Of a notification: what was heard, what it offers, where it stands, why it is so.
  ///
  /// - Parameter rules: Those that made it what it is.
  func expectableParts(ofNotification number: Int, _ rules: [RuleID]) -> [Claim] {
    let name = expectedName(of: number)
    return [
      .sound(name, sound(of: number)), actions(of: number, named: name),
      rules.isEmpty ? nil : .rules(name, rules), order(around: number),
    ].compactMap(\.self)
  }

  /// Of an app: what it may do, whether its code runs, what waits, what it was told.
  func expectableParts(of app: InstalledApp) -> [Claim] {
    let identifier = app.app.bundleIdentifier
    let name = expectedName(of: identifier)
    let waiting = pending.requests(of: identifier)
    let ofApp = ExpectedName(.anything, name.word)
    return [
      .authorization(name, app.reportedStatus), .appState(name, app.state),
      .pending(ofApp, .number(.exactly(waiting.count)), at: nil),
    ] + waiting.prefix(3).map(pendingClaim) + [.call(name, lastCall(of: identifier))]
      + (device.settingsApp == identifier ? settings(of: app, name) : [])
  }

  private func settings(of app: InstalledApp, _ name: ExpectedName) -> [Claim] {
    app.settings.all.map {
      .settings(
        name,
        [ExpectedSetting(key: $0.key, value: app.value(ofSetting: $0.key, in: device.profile))])
    }
  }

  private func pendingClaim(_ request: PendingRequest) -> Claim {
    let name = ExpectedName(.anything, written: request.request.identifier.scenarioWord)
    let zone = device.timeZone
    return .pending(
      name, nil, at: request.nextTriggerDate.flatMap { When($0.scenarioText(in: zone)) })
  }

  private func lastCall(of app: BundleIdentifier) -> ExpectedCall {
    let mark = noteMarks.last?.calls ?? 0
    guard let call = calls.dropFirst(mark).last(where: { $0.app == app }) else {
      return ExpectedCall()
    }
    return ExpectedCall(
      method: call.method, notification: call.notification.map { .some(expectedName(of: $0)) },
      action: call.action.map(expectedName(ofAction:)))
  }

  private func sound(of number: Int) -> ExpectedSound {
    guard let sound = sounds.last(where: { $0.number == number }) else { return ExpectedSound() }
    if let silence = sound.suppressedBy { return ExpectedSound(silence: silence) }
    return ExpectedSound(name: sound.name, vibrates: sound.vibrates, volume: .exactly(sound.volume))
  }

  private func actions(of number: Int, named name: ExpectedName?) -> Claim {
    let choices = choices(of: number)
    if choices.isEmpty { return .actions(name, nil, titles: nil) }
    return .actions(
      name, choices.map { expectedName(ofAction: $0.identifier) }, titles: choices.map(\.title))
  }

  // With its neighbors in the list, at most so many.
  private func order(around number: Int) -> Claim? {
    guard let place = place(of: number) else { return nil }
    let listed = list[place.section].groups.prefix(5).flatMap { $0.memberNumbers.prefix(5) }
    guard listed.count > 1 else { return nil }
    return .order(listed.prefix(5).map(expectedName))
  }
}
