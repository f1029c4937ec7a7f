/// What was changed of the person's Focuses, or of how an app is muted; a case of `Event`.
package enum FocusEvent: Hashable, Sendable {
  /// One was turned on or off, set up, or looked back at (F4–F8, F10).
  indirect case changed(from: FocusState, to: FocusState, by: Doer)
  /// An app is muted, or no longer; nil for not (F18).
  indirect case muted(AppReference, from: Mute?, to: Mute?, by: Doer)
  /// A notification leads the lock screen from now on; `index` is its place
  /// among those that do (F3).
  indirect case leads(TimeSensitiveState.Lead, index: Int)
  /// It leads no longer (F3).
  indirect case leadEnded(TimeSensitiveState.Lead, index: Int)
  /// The person decided about an app's Time Sensitive notifications for the first time (F3).
  indirect case timeSensitiveDecided(AppReference)
}

extension State {
  /// Makes a fact about Focus so, or takes it back.
  mutating func change(by event: FocusEvent, _ way: FactDirection) {
    switch event {
    case .changed(let from, let to, _): focus = way.end(from, to)
    case .muted(let app, let from, let to, _): change(app) { $0.mute = way.end(from, to) }
    case .leads(let lead, let index): self.lead(lead, at: index, way.opposite)
    case .leadEnded(let lead, let index): self.lead(lead, at: index, way)
    case .timeSensitiveDecided(let app):
      change(app) { $0.hasDecidedTimeSensitive = way.end(false, true) }
    }
  }
}
