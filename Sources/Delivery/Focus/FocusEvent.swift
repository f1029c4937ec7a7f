import Notifications

/// What was changed of the person's Focuses, or of how an app is muted; a case of `Event`.
package enum FocusEvent: Hashable, Sendable {
  /// One was turned on or off, set up, or looked back at (F4–F8, F10).
  indirect case changed(from: FocusState, to: FocusState)
  /// An app is muted, or no longer; until when, nil for not (F18).
  indirect case muted(AppReference, from: Instant?, to: Instant?)
}

extension State {
  /// Makes a fact about Focus so, or takes it back.
  mutating func change(by event: FocusEvent, _ way: FactDirection) {
    switch event {
    case .changed(let from, let to): focus = way.end(from, to)
    case .muted(let app, let from, let to): change(app) { $0.mutedUntil = way.end(from, to) }
    }
  }
}
