import Notifications

extension Engine {
  /// F18: mutes an app for a while; nil ends it.
  mutating func mute(_ identifier: BundleIdentifier, _ length: MuteLength?) throws(Refusal) {
    let app = try installed(identifier)
    let until = length.map { state.end(of: $0) }
    if until == nil, app.mutedUntil == nil {
      throw Refusal("\(app.app.displayName) is not muted")
    }
    let isChoice = state.sheet.map { sheet in
      state.offers(of: sheet).contains { $0.command == .mute(identifier, length) }
    }
    setMuted(
      app, until: until, because: until == nil ? Reason("F18", "ended") : Reason("F18", "chosen"))
    if isChoice == true { closeSheets() }
  }

  /// F18: its time is over.
  mutating func endMute(of identifier: BundleIdentifier) {
    guard let app = state.app(identifier) else { return }
    setMuted(app, until: nil, because: Reason("F18", "over"))
  }

  private mutating func setMuted(
    _ app: InstalledApp, until: Instant?, because reason: Reason
  ) {
    guard app.mutedUntil != until else { return }
    emit(
      .focus(.muted(AppReference(app), from: app.mutedUntil, to: until)),
      because: [reason])
  }
}

extension State {
  // F18: for today ends at midnight, by the clock of the device's zone.
  fileprivate func end(of length: MuteLength) -> Instant {
    let hourLater = now + .hours(1)
    switch length {
    case .hour: return hourLater
    case .today: return device.next(TimeOfDay(minutes: 0), after: now) ?? hourLater
    }
  }
}
