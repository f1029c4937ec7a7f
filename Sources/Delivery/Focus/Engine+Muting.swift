import Notifications

extension Engine {
  /// F18: mutes an app for a while; nil ends it.
  mutating func mute(_ identifier: BundleIdentifier, _ length: MuteLength?) throws(Refusal) {
    let app = try installed(identifier)
    let mute = length.map { Mute($0, at: state.now, on: state.device) }
    if mute == nil, app.mute == nil {
      throw Refusal("\(app.app.displayName) is not muted")
    }
    let isChoice = state.isOffered(.mute(identifier, length))
    let reason = mute == nil ? Reason("F18", "ended") : Reason("F18", "chosen")
    set(mute, of: app, by: .person, because: reason)
    if isChoice { closeSheets() }
  }

  /// F18: its time is over.
  mutating func endMute(of identifier: BundleIdentifier) {
    guard let app = state.app(identifier) else { return }
    set(nil, of: app, because: Reason("F18", "over"))
  }

  /// F18: midnight is another moment in another zone, and may be over there; before iOS 15 nothing is
  /// muted, and what was before follows once the phone knows of it again.
  mutating func followMutesForToday() {
    guard state.device.profile.has(.muting) else { return }
    for app in state.apps {
      // K28: what was over while the phone was off ends when it is on again.
      guard let old = app.mute, old.length == .today, old.until > state.now else { continue }
      let new = Mute(.today, at: state.now, reading: old.reading, on: state.device)
      let isOver = new.until <= state.now
      let reason = isOver ? Reason("F18", "over") : Reason("F18", "zone")
      set(isOver ? nil : new, of: app, because: reason)
    }
  }

  private mutating func set(
    _ mute: Mute?, of app: InstalledApp, by doer: Doer = .system, because reason: Reason
  ) {
    // Chosen again for the same day, it is as it was.
    guard (app.mute?.until, app.mute?.length) != (mute?.until, mute?.length) else { return }
    emit(.focus(.muted(AppReference(app), from: app.mute, to: mute, by: doer)), because: [reason])
  }
}
