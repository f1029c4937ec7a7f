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
      way.add(run.value, to: &serviceRuns)
      way.add(run.value.call(.didReceive, at: now), to: &extensionCalls)
    case .expired(let number):
      guard let index = serviceRuns.firstIndex(where: { $0.number == number }) else { return }
      serviceRuns[index].isExpired = way.end(false, true)
      let call = serviceRuns[index].call(.serviceExtensionTimeWillExpire, at: now)
      way.add(call, to: &extensionCalls)
    case .finished(let end):
      finish(end.value.run, way)
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

  private mutating func finish(_ run: ServiceRun, _ way: FactDirection) {
    switch way {
    case .forward: serviceRuns.removeAll { $0.number == run.number }
    case .backward:
      let index = serviceRuns.firstIndex { $0.number > run.number } ?? serviceRuns.endIndex
      serviceRuns.insert(run, at: index)
    }
  }

  // In the order of arrival: what an extension had may be queued after what came later.
  private mutating func queue(_ number: Int, _ way: FactDirection) {
    switch way {
    case .forward:
      let index = queuedDeliveries.firstIndex { $0 > number } ?? queuedDeliveries.endIndex
      queuedDeliveries.insert(number, at: index)
    case .backward: queuedDeliveries.removeAll { $0 == number }
    }
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
