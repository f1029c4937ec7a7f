import Notifications
import Push

/// What happens next by itself: a stage of a delivery, or anything else whose time comes.
///
/// It is looked up and not kept, so that nothing has to be taken off when an answer comes.
enum Due: Hashable {
  case agenda(Agenda.Item)
  /// A service extension's time is over, or it answers.
  case service(number: Int, at: Instant)
  /// The open view's extension owes a completion (C13).
  case completion(at: Instant)
  /// An app owes a completion (A19).
  case response(index: Int, at: Instant)
  /// What plays in the open view is over.
  case mediumEnds(at: Instant)
  /// The trigger of a request that waits fires (K11); the request is as it was scheduled, and
  /// `dueAt` is the date that it waited for, which is past where the phone was off then (K28).
  case request(Boxed<PendingRequest>, dueAt: Instant, at: Instant)
  /// An app clip may no longer notify (X15).
  case appClipEnds(BundleIdentifier, at: Instant)
  /// An app’s time in the background is over (B26).
  case backgroundEnds(BundleIdentifier, at: Instant)
  /// An app may be woken again for what is held (B28).
  case wakeAllowed(BundleIdentifier, at: Instant)
  /// The push service hands pushes over that waited, or gives one up (B2, B6).
  case pushService(at: Instant)
  /// A scenario's sender reads why its connection was closed (B41).
  case sender(at: Instant)
  /// The clock turns a Focus on or off (F8).
  case focusEdge(at: Instant)
  /// A scheduled summary comes (F13).
  case summary(at: Instant)
  /// A notification expires that is held for a summary (F17).
  case heldExpires(number: Int, at: Instant)
  /// An app is muted no longer (F18).
  case muteEnds(BundleIdentifier, at: Instant)
  /// Something leads the lock screen no longer (F3).
  case leadEnds(at: Instant)
  /// The display was not used for so long that it goes dark (P3).
  case displayEnds(at: Instant)

  /// K26: whether it counts as something that comes by itself: a stage of a delivery, of which each
  /// has a few, does not, nor does the display's end.
  var countsAsEvent: Bool {
    switch self {
    case .agenda, .displayEnds: false
    case .service, .completion, .response, .mediumEnds, .request, .appClipEnds, .pushService,
      .backgroundEnds, .wakeAllowed, .sender, .focusEdge, .summary, .heldExpires,
      .muteEnds, .leadEnds:
      true
    }
  }

  /// When it is due.
  var instant: Instant {
    switch self {
    case .agenda(let item): item.instant
    case .service(_, let instant), .completion(let instant), .response(_, let instant),
      .mediumEnds(let instant), .request(_, _, let instant), .appClipEnds(_, let instant),
      .backgroundEnds(_, let instant), .wakeAllowed(_, let instant),
      .focusEdge(let instant), .summary(let instant), .heldExpires(_, let instant),
      .muteEnds(_, let instant), .leadEnds(let instant),
      .pushService(let instant), .sender(let instant), .displayEnds(let instant):
      instant
    }
  }
}

extension State {
  /// V3, V10: when the phone goes on by itself while a service extension works on what came; nil
  /// where none does, or one is a program that is still to answer.
  package var nextServiceDeadline: Instant? {
    let isBusy = !serviceRuns.isEmpty || !queuedDeliveries.isEmpty
    return isBusy && awaitedAnswers.isEmpty ? dueBesideDisplay?.instant : nil
  }

  /// What is due first; of several at one instant the display last: what comes when it would go
  /// dark keeps it lit.
  var due: Due? {
    let first = dueBesideDisplay
    guard let end = displayEnd, first.map({ end < $0.instant }) ?? true else { return first }
    return .displayEnds(at: end)
  }

  /// What is due first beside the display. Of several at one instant it is the one that is offered
  /// first here: stages of deliveries, what a sender hears, what the clock turns on and off (F8,
  /// F18), which holds for all that follows, and the push service last.
  var dueBesideDisplay: Due? {
    // K28: nothing comes by itself on a phone that is off, but pushes go on to expire,
    // and senders to hear of it.
    var first = FirstDue(isPowerOn ? agenda.first.map(Due.agenda) : nil)
    if let failure = sender.failure { first.offer(.sender(at: failure.heardAt)) }
    if isPowerOn {
      offerSilencersDue(&first)
      offerExtensionsDue(&first)
      offerRequestDue(&first)
      offerAppsDue(&first)
      offerSummaryDue(&first)
      offerHeldPushesDue(&first)
    }
    if let instant = pushDeadline { first.offer(.pushService(at: instant)) }
    return first.due
  }

  private func offerSilencersDue(_ first: inout FirstDue) {
    if let instant = focus.edges.lazy.map({ $0.instant }).min() {
      first.offer(.focusEdge(at: instant))
    }
    for index in mutedIndices {
      guard let until = apps[index].mutedUntil else { continue }
      first.offer(.muteEnds(apps[index].app.bundleIdentifier, at: until))
    }
  }

  private func offerExtensionsDue(_ first: inout FirstDue) {
    if let next = serviceDeadlines.first {
      first.offer(.service(number: next.number, at: next.instant))
    }
    if let awaited = pane?.awaited { first.offer(.completion(at: awaited.deadline)) }
    for (index, response) in pendingResponses.enumerated() {
      if let deadline = response.deadline { first.offer(.response(index: index, at: deadline)) }
    }
    if let pane, pane.media.isPlaying, let length = mediumLength(in: pane) {
      first.offer(.mediumEnds(at: pane.media.end(of: length)))
    }
  }

  // What is at hand comes first nearly always: then the request need not be found.
  private func offerRequestDue(_ first: inout FirstDue) {
    guard let date = pending.firstDate else { return }
    // K28: now at the earliest, so that what was missed before it is shown first (K26).
    let instant = max(date, now)
    guard first.isAfter(instant), let request = pending.firstScheduled else { return }
    first.offer(.request(request, dueAt: date, at: instant))
  }

  // By index: a copy of an app is a dozen references to count, and this is asked with each push.
  private func offerAppsDue(_ first: inout FirstDue) {
    for index in ephemeralIndices {
      guard let end = apps[index].ephemeralUntil else { continue }
      first.offer(.appClipEnds(apps[index].app.bundleIdentifier, at: end))
    }
    for index in wokenIndices {
      guard let time = apps[index].backgroundTime else { continue }
      first.offer(.backgroundEnds(apps[index].app.bundleIdentifier, at: time.until))
    }
  }

  // What expires as the summary comes is not in it (B9).
  private func offerSummaryDue(_ first: inout FirstDue) {
    if let expiry = summary.expiries.first {
      first.offer(.heldExpires(number: expiry.number, at: expiry.instant))
    }
    // After all that was due while the phone was off: it brings what is so when it comes (K28).
    if let instant = summary.schedule.next { first.offer(.summary(at: max(instant, now))) }
    if let instant = timeSensitive.leads.lazy.map({ $0.until }).min() {
      first.offer(.leadEnds(at: instant))
    }
  }

  private func offerHeldPushesDue(_ first: inout FirstDue) {
    for number in heldPushes {
      guard let instant = wakeAllowed(for: number) else { continue }
      first.offer(.wakeAllowed(notification(number).app, at: instant))
    }
  }
}

/// The earliest of what was offered; of several at one instant the first.
private struct FirstDue {
  private(set) var due: Due?

  init(_ due: Due?) { self.due = due }

  /// Whether what was offered so far comes later than a moment, or nothing was.
  func isAfter(_ instant: Instant) -> Bool { due.map { instant < $0.instant } ?? true }

  mutating func offer(_ other: Due) { if isAfter(other.instant) { due = other } }
}
