import Notifications

extension State {
  /// Makes a banner the visible one, nil for none, and its end due.
  mutating func setBanner(_ new: Banner?, replacing old: Banner?) {
    if let old, old.until != nil { agenda.remove(old.number, .endBanner) }
    banner = new
    guard let new, let until = new.until else { return }
    agenda.add(Agenda.Item(instant: until, number: new.number, stage: .endBanner))
  }

  /// Sets the number on an app's icon, nil for none (P16); does nothing for an app that is not
  /// installed.
  mutating func setBadge(of identifier: BundleIdentifier, to number: Int?) {
    // How the app stands is the same: nothing of that has to be worked out anew with each push.
    guard let index = index(of: identifier) else { return }
    apps[index].badge = number
  }

  /// F5, U11, P16: the number that an app's icon shows; nil for none.
  package func drawnBadge(of app: InstalledApp) -> Int? {
    guard app.isOn(.notifications), app.isOn(.badges) else { return nil }
    return hidesBadge(of: app.app.bundleIdentifier) ? nil : app.badge
  }
}
