import Delivery
import Notifications

extension FocusEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .changed(let from, let to, _):
      .init(
        .focusChanged, to.words(since: from), [.text("focus", orNull: to.current)])
    case .muted(let app, _, let mute, _):
      .init(.muted) { state in
        mute.map { "\(app.displayName) is muted until \(state.clock($0.until))" }
          ?? "\(app.displayName) is muted no longer"
      } details: { state in
        [.text("until", orNull: mute?.until.iso8601(in: state.device.timeZone))]
      }
    case .leads(let lead, _):
      .init(.leads) { state in
        "leads the lock screen until \(state.clock(lead.until))"
      } details: { state in
        [.text("until", lead.until.iso8601(in: state.device.timeZone))]
      }
    case .leadEnded: .init(.leadEnded, "leads the lock screen no longer")
    case .timeSensitiveDecided(let app):
      .init(
        .timeSensitiveDecided,
        "it was decided about what is Time Sensitive of \(app.displayName)")
    }
  }
}

extension FocusState {
  /// What became otherwise, such as `Work is on`.
  fileprivate func words(since old: FocusState) -> String {
    if let current, current != old.current { return "\(current) is on" }
    let deleted = old.all.map(\.name).filter { !isSetUp($0) }
    if !deleted.isEmpty { return "\(deleted.joined(separator: ", ")) deleted" }
    if let ended = old.current, current == nil { return "\(ended) is off" }
    if all != old.all {
      let names = all.filter { !old.all.contains($0) }.map(\.name)
      return "\(names.joined(separator: ", ")) set up"
    }
    return old.past != past ? "what came meanwhile was looked at" : "the next change is planned"
  }
}
