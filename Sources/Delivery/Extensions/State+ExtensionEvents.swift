import Notifications

extension State {
  /// Makes an event of a service extension so, or takes the newest one back: runs, queue and
  /// awaited answers (V3, V10, V17).
  ///
  /// - Parameter now: The instant of its fact.
  mutating func change(by event: ServiceEvent, at now: Instant, _ way: FactDirection) {
    switch event {
    case .started(let run):
      agenda.remove(Agenda.Item(instant: now, number: run.value.number, stage: .decide), way)
      note(run.value, way)
      way.add(run.value.call(.didReceive, at: now), to: &extensionCalls)
    case .expired(let number):
      guard var run = serviceRun(of: number) else { return }
      note(run, .backward)
      run.isExpired = way.end(false, true)
      note(run, .forward)
      way.add(run.call(.serviceExtensionTimeWillExpire, at: now), to: &extensionCalls)
    case .finished(let end):
      note(end.value.run, way.opposite)
      deliver(end.value.to, insteadOf: end.value.from, at: now, way)
    case .queued(let number):
      agenda.remove(Agenda.Item(instant: now, number: number, stage: .decide), way)
      queue(number, way)
    case .resumed(let from, let to):
      queue(from.value.number, way.opposite)
      deliver(to.value, insteadOf: from.value, at: now, way)
    case .awaited(let answer): way.add(answer.value, to: &awaitedAnswers)
    case .replied(let answer, let index, _):
      way.remove(answer.value, at: index, of: &awaitedAnswers)
    }
  }

  /// The service extension that has a notification; nil where none has.
  package func serviceRun(of number: Int) -> ServiceRun? {
    let place = place(ofRun: number)
    guard place < serviceRuns.count, serviceRuns[place].number == number else { return nil }
    return serviceRuns[place]
  }

  /// Where in `serviceRuns` the one of a notification stands, or would.
  func place(ofRun number: Int) -> Int {
    serviceRuns.indices.partitioningIndex { serviceRuns[$0].number >= number }
  }

  // In the order of arrival: what waited for another may be begun after what came later.
  private mutating func note(_ run: ServiceRun, _ way: FactDirection) {
    way.insert(run, at: place(ofRun: run.number), into: &serviceRuns)
    serviceDeadlines.note(run.number, at: run.deadline, way)
  }

  // In the order of arrival: what an extension had may be queued after what came later.
  private mutating func queue(_ number: Int, _ way: FactDirection) {
    let place = queuedDeliveries.indices.partitioningIndex { queuedDeliveries[$0] >= number }
    way.insert(number, at: place, into: &queuedDeliveries)
  }

  // What waited is delivered now, on top of what came meanwhile (G10, G12); where the phone was
  // turned off it waits on, for that to end (K28).
  private mutating func deliver(
    _ new: DeliveredNotification, insteadOf old: DeliveredNotification, at now: Instant,
    _ way: FactDirection
  ) {
    notifications[new.number] = Boxed(way.end(old, new))
    nextPosition += way.end(-1, 1)
    guard isPowerOn else { return queue(new.number, way) }
    agenda.add(Agenda.Item(instant: now, number: new.number, stage: .decide), way)
  }

  /// V5: how long a service extension still has until it is told that its time runs out.
  package func timeLeft(_ run: ServiceRun) -> Interval {
    max(.seconds(0), run.course.startedAt + run.course.limit - now)
  }

  /// Makes an event of the rich view so, or takes it back: the view, the extension's
  /// calls, and responses that wait.
  mutating func change(by event: ViewEvent, _ way: FactDirection) {
    switch event {
    case .opened(let pane): self.pane = way.end(nil, pane.value)
    case .changed(let from, let to): pane = way.end(from.value, to.value)
    case .closed(let old, _):
      pane = way.end(old.value, nil)
      // X12: who looked at a notification did not clear it unseen.
      clearedRuns.end(of: notification(old.value.notification).app, way)
    case .called(let call): way.add(call.value, to: &extensionCalls)
    case .responseWaits(let response): way.add(response.value, to: &pendingResponses)
    case .responseEnded(let response, let index):
      way.remove(response.value, at: index, of: &pendingResponses)
    }
  }
}

extension ServiceRun {
  fileprivate func call(_ method: ExtensionCall.Method, at now: Instant) -> ExtensionCall {
    ExtensionCall(at: now, app: app, name: name, method: method, notification: number)
  }
}
