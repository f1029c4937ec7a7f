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
  /// The trigger of a request that waits fires (K11); the request is as it was scheduled.
  case request(Boxed<PendingRequest>, at: Instant)
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
      .mediumEnds(let instant), .request(_, let instant), .appClipEnds(_, let instant),
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

  /// What is due first; of several at one instant, what has waited longest, and the display last:
  /// what comes when it would go dark keeps it lit.
  var due: Due? {
    let first = dueBesideDisplay
    guard let end = displayEnd, first.map({ end < $0.instant }) ?? true else { return first }
    return .displayEnds(at: end)
  }

  /// What of the notifications is due first; of several at one instant, what has waited longest.
  var dueBesideDisplay: Due? {
    // K28: nothing comes by itself on a phone that is off, but pushes go on to expire,
    // and senders to hear of it.
    var first = isPowerOn ? agenda.first.map(Due.agenda) : nil
    func offer(_ due: Due) {
      if let instant = first?.instant, instant <= due.instant { return }
      first = due
    }
    if let failure = sender.failure { offer(.sender(at: failure.heardAt)) }
    guard isPowerOn else {
      if let instant = pushDeadline { offer(.pushService(at: instant)) }
      return first
    }
    // F8, F18: what the clock turns on and off holds for all else that comes at that time.
    if let instant = focus.edges.lazy.map({ $0.instant }).min() { offer(.focusEdge(at: instant)) }
    for index in mutedIndices {
      guard let until = apps[index].mutedUntil else { continue }
      offer(.muteEnds(apps[index].app.bundleIdentifier, at: until))
    }
    for run in serviceRuns { offer(.service(number: run.number, at: run.deadline)) }
    if let awaited = pane?.awaited { offer(.completion(at: awaited.deadline)) }
    for (index, response) in pendingResponses.enumerated() {
      if let deadline = response.deadline { offer(.response(index: index, at: deadline)) }
    }
    if let pane, pane.media.isPlaying, let length = mediumLength(in: pane) {
      offer(.mediumEnds(at: pane.media.end(of: length)))
    }
    // What is at hand comes first nearly always: then the request need not be found.
    if let date = pending.firstDate, first.map({ date < $0.instant }) ?? true,
      let request = pending.firstScheduled
    {
      first = .request(request, at: date)
    }
    // By index: a copy of an app is a dozen references to count, and this is asked with each push.
    for index in ephemeralIndices {
      guard let end = apps[index].ephemeralUntil else { continue }
      offer(.appClipEnds(apps[index].app.bundleIdentifier, at: end))
    }
    for index in wokenIndices {
      guard let time = apps[index].backgroundTime else { continue }
      offer(.backgroundEnds(apps[index].app.bundleIdentifier, at: time.until))
    }
    // What expires as the summary comes is not in it (B9).
    if let expiry = summary.expiries.first {
      offer(.heldExpires(number: expiry.number, at: expiry.instant))
    }
    if let instant = summary.schedule.next { offer(.summary(at: instant)) }
    if let instant = timeSensitive.leads.lazy.map({ $0.until }).min() {
      offer(.leadEnds(at: instant))
    }
    for number in heldPushes {
      guard let instant = wakeAllowed(for: number) else { continue }
      offer(.wakeAllowed(notification(number).app, at: instant))
    }
    if let instant = pushDeadline { offer(.pushService(at: instant)) }
    return first
  }
}
