import Notifications

extension State {
  /// Makes an event of a service extension so: runs, queue and awaited answers (V3, V10, V17).
  mutating func apply(_ event: ServiceEvent, at now: Instant) {
    switch event {
    case .started(let run):
      agenda.remove(run.value.number, .decide)
      serviceRuns.append(run.value)
      extensionCalls.append(run.value.call(.didReceive, at: now))
    case .expired(let number):
      guard let index = serviceRuns.firstIndex(where: { $0.number == number }) else { return }
      serviceRuns[index].isExpired = true
      extensionCalls.append(serviceRuns[index].call(.serviceExtensionTimeWillExpire, at: now))
    case .finished(let end):
      serviceRuns.removeAll { $0.number == end.value.run.number }
      deliver(end.value.to, at: now)
    case .queued(let number):
      agenda.remove(number, .decide)
      queuedDeliveries.append(number)
    case .resumed(_, let to):
      queuedDeliveries.removeAll { $0 == to.value.number }
      deliver(to.value, at: now)
    case .awaited(let answer): awaitedAnswers.append(answer.value)
    case .replied(_, let index, _): awaitedAnswers.remove(at: index)
    }
  }

  /// Takes the newest event back, as long as nothing that came after it still holds; `now` is the
  /// instant of its fact.
  mutating func revert(_ event: ServiceEvent, at now: Instant) {
    switch event {
    case .started(let run):
      extensionCalls.removeLast()
      serviceRuns.removeLast()
      agenda.add(Agenda.Item(instant: now, number: run.value.number, stage: .decide))
    case .expired(let number):
      extensionCalls.removeLast()
      guard let index = serviceRuns.firstIndex(where: { $0.number == number }) else { return }
      serviceRuns[index].isExpired = false
    case .finished(let end):
      undeliver(to: end.value.from)
      let run = end.value.run
      let index = serviceRuns.firstIndex { $0.number > run.number } ?? serviceRuns.endIndex
      serviceRuns.insert(run, at: index)
    case .queued(let number):
      queuedDeliveries.removeLast()
      agenda.add(Agenda.Item(instant: now, number: number, stage: .decide))
    case .resumed(let from, _):
      undeliver(to: from.value)
      let number = from.value.number
      let index = queuedDeliveries.firstIndex { $0 > number } ?? queuedDeliveries.endIndex
      queuedDeliveries.insert(number, at: index)
    case .awaited: awaitedAnswers.removeLast()
    case .replied(let answer, let index, _): awaitedAnswers.insert(answer.value, at: index)
    }
  }

  // What waited is delivered now, on top of what came meanwhile (G10, G12).
  private mutating func deliver(_ notification: DeliveredNotification, at now: Instant) {
    notifications[notification.number] = Boxed(notification)
    nextPosition += 1
    agenda.add(Agenda.Item(instant: now, number: notification.number, stage: .decide))
  }

  private mutating func undeliver(to notification: DeliveredNotification) {
    agenda.remove(notification.number, .decide)
    nextPosition -= 1
    notifications[notification.number] = Boxed(notification)
  }
}

extension ServiceRun {
  fileprivate func call(_ method: ExtensionCall.Method, at now: Instant) -> ExtensionCall {
    ExtensionCall(at: now, app: app, name: name, method: method, notification: number)
  }
}
