import Notifications

/// What became of a request that waits for its trigger; a case of `Event`.
package enum SchedulingEvent: Hashable, Sendable {
  /// A request waits, or waits for another date; `replacing` is the one that had its name before.
  case scheduled(Boxed<PendingRequest>, replacing: Boxed<PendingRequest>?)
  /// A request waits no longer: it fired, or was taken back.
  case unscheduled(Boxed<PendingRequest>)

  /// The request that it is about.
  package var request: PendingRequest {
    switch self {
    case .scheduled(let request, _), .unscheduled(let request): request.value
    }
  }
}

extension State {
  /// What each event about a request that waits does, and how that is taken back.
  mutating func change(by event: SchedulingEvent, _ way: FactDirection) {
    if case .scheduled(let new, nil) = event, new.value.request.trigger.isLegacy {
      legacyCount += way.end(-1, 1)
    }
    switch (event, way) {
    case (.scheduled(let new, _), .forward): pending.add(new)
    case (.scheduled(let new, nil), .backward): pending.remove(new.value.key)
    case (.scheduled(_, let old?), .backward): pending.add(old)
    case (.unscheduled(let old), .forward): pending.remove(old.value.key)
    case (.unscheduled(let old), .backward): pending.add(old)
    }
  }
}
