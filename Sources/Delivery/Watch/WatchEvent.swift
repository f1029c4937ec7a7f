import Notifications

/// Something that happened on the watch; a case of `Event`.
package enum WatchEvent: Hashable, Sendable {
  /// W2: the watch alerts, and shows a short look.
  indirect case alerted(Int, replacing: WatchLook?)
  /// W5: the watch keeps what is for it alone, and does not alert.
  case kept(Int)
  /// W6: a long look opened.
  indirect case viewed(Int, from: WatchLook?)
  /// What it showed went away.
  case closed(WatchLook)
  /// W5, W7: what was on the watch alone is gone; `place` is where it stood among its records.
  case removed(Int, place: Int)
  /// W1: the watch was unpaired with all that it had.
  case unpaired(Boxed<WatchContents>)
  /// W8: an action waits for the phone.
  case responseWaits(Boxed<WatchResponse>)
  /// It waits no more; `index` is where it stood.
  case responseTaken(Boxed<WatchResponse>, index: Int)
}

extension State {
  /// Makes a fact about the watch so, or takes it back.
  mutating func change(by event: WatchEvent, _ way: FactDirection) {
    switch event {
    case .alerted(let number, let old):
      way.add(number, to: &watch.records)
      watch.look = way.end(old, WatchLook(number: number, isLong: false))
    case .kept(let number): way.add(number, to: &watch.records)
    case .viewed(let number, let old):
      watch.look = way.end(old, WatchLook(number: number, isLong: true))
    case .closed(let look): watch.look = way.end(look, nil)
    case .removed(let number, let place): way.remove(number, at: place, of: &watch.records)
    case .unpaired(let old): watch = way.end(old.value, WatchContents())
    case .responseWaits(let response): way.add(response.value, to: &watch.waiting)
    case .responseTaken(let response, let index):
      way.remove(response.value, at: index, of: &watch.waiting)
    }
  }
}
