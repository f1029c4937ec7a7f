import Notifications

/// What became of a request that waits for its trigger; a case of `Event`.
package enum SchedulingEvent: Hashable, Sendable {
  /// A request waits, or waits for another date; `replacing` is the one that had its name before.
  case scheduled(Boxed<PendingRequest>, replacing: Boxed<PendingRequest>?)
  /// A request that fired at its date waits for the next; the request is as it was scheduled. All
  /// that repeats does this again and again, and nothing of it is made anew.
  case repeated(Boxed<PendingRequest>, next: Instant)
  /// A request waits no longer: it fired, or was taken back.
  case unscheduled(Boxed<PendingRequest>)

  /// The app whose request it is about.
  var app: BundleIdentifier {
    switch self {
    case .scheduled(let request, _), .repeated(let request, _), .unscheduled(let request):
      request.value.app
    }
  }

  /// The request that it is about.
  package var request: PendingRequest {
    switch self {
    case .scheduled(let request, _), .unscheduled(let request): request.value
    case .repeated(let request, let next): request.value.waiting(until: next)
    }
  }
}

extension State {
  /// What each event about a request that waits does, and how that is taken back.
  ///
  /// - Parameter now: The instant of its fact.
  mutating func change(by event: SchedulingEvent, at now: Instant, _ way: FactDirection) {
    if case .scheduled(let new, let old) = event {
      if old == nil, new.value.request.trigger.isLegacy { legacyCount += way.end(-1, 1) }
      noteMoved(new.value.request.content.attachments, of: new.value.app, way)
    }
    switch (event, way) {
    case (.scheduled(let new, _), .forward): pending.add(new)
    case (.scheduled(let new, nil), .backward): pending.remove(new.value.key)
    case (.scheduled(_, let old?), .backward): pending.add(old)
    case (.repeated(let request, let next), _): pending.add(request, at: way.end(now, next))
    case (.unscheduled(let old), .forward): pending.remove(old.value.key)
    case (.unscheduled(let old), .backward): pending.add(old)
    }
  }
}
