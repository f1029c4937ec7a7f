import Notifications
import Push

/// What the push service did with a push for a device that it does not reach; a case of `Event`.
package enum PushServiceEvent: Hashable, Sendable {
  /// A push waits until the device is reached.
  case stored(Boxed<StoredPush>)
  /// A push that waited gave way to a newer one of its app (B3); `place` is where it stood.
  case coalesced(Boxed<StoredPush>, place: Int)
  /// A push that waited is handed over; `place` is where it stood.
  case released(Boxed<StoredPush>, place: Int)

  /// The push that it is about.
  package var push: StoredPush {
    switch self {
    case .stored(let push), .coalesced(let push, _), .released(let push, _): push.value
    }
  }
}

extension State {
  /// What each event about a push that waits does, and how that is taken back.
  mutating func change(by event: PushServiceEvent, _ way: FactDirection) {
    switch (event, way) {
    case (.stored(let new), .forward): push.store(new.value)
    case (.stored, .backward): push.revertStore()
    case (.coalesced(_, let place), .forward): push.coalesce(at: place)
    case (.coalesced(let old, let place), .backward): push.revertCoalesce(old.value, at: place)
    case (.released(_, let place), .forward): push.release(at: place)
    case (.released(let old, let place), .backward): push.revertRelease(old.value, at: place)
    }
  }
}
