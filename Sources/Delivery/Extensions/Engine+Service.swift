import Notifications

extension Engine {
  /// V1–V3, V10: whether a delivery can be decided now, and what its extension has to do with that.
  ///
  /// - Returns: The reasons; nil where it waits for its extension or for an earlier delivery.
  mutating func reasonsToDecide(_ notification: DeliveredNotification) -> [Reason]? {
    var reasons: [Reason] = []
    // V2: what apps ask for themselves never passes one.
    if !notification.hasPassedExtension, notification.request.trigger.isPush,
      notification.isMutable || state.hasServiceExtension(notification.app)
    {
      let start = ServiceStart(in: state.serviceSituation(of: notification))
      if start.runs, let service = state.app(notification.app)?.app.serviceExtension {
        self.start(service, on: notification, because: start.reasons)
        return nil
      }
      reasons = start.reasons
    }
    guard state.isBlocked(notification) else { return reasons }
    record(.queued(notification.number), because: [Reason("V10")])
    return nil
  }

  /// V10: after a delivery was decided, the next one of its app goes on.
  mutating func resumeQueued(of app: BundleIdentifier) {
    guard let number = state.queuedDeliveries.first(where: { state.notification($0).app == app })
    else { return }
    guard !state.isBlocked(state.notification(number)) else { return }
    resume(number, because: Reason("V10", "resumed"))
  }

  /// K28: what extensions had as the phone was turned off goes on as it came.
  mutating func resumeCutOff() {
    for number in state.queuedDeliveries where state.notification(number).hasPassedExtension {
      resume(number, because: Reason("K28", "resumed"))
    }
  }

  private mutating func resume(_ number: Int, because reason: Reason) {
    let waiting = state.notification(number)
    record(
      .resumed(from: Boxed(waiting), to: Boxed(delivered(waiting, with: waiting.content))),
      because: [reason])
  }

  private mutating func start(
    _ service: ServiceExtension, on notification: DeliveredNotification, because reasons: [Reason]
  ) {
    let isProgram = !service.command.isEmpty
    let limits = state.serviceLimits(of: notification.app)
    let course =
      isProgram
      ? ServiceCourse(awaitingSince: state.now, limits: limits)
      : ServiceCourse(
        of: service, content: notification.content, startedAt: state.now, limits: limits
      ) { [state] in
        state.templateValues(of: $0, in: notification, for: service, at: $1)
      }
    let run = ServiceRun(
      number: notification.number, app: notification.app, name: service.name, course: course,
      isProgram: isProgram)
    record(.started(Boxed(run)), because: reasons + [Reason("V3")])
    guard isProgram else { return }
    let answer = AwaitedAnswer(
      app: notification.app, name: service.name, number: notification.number, kind: .service,
      command: service.command, folder: service.folder,
      requests: [JSONText.compact(state.requestJSON(of: notification))])
    record(.awaited(Boxed(answer)), because: [Reason("V17")])
  }

  /// V5, V6: the time of a service extension is over, or it answers.
  mutating func proceed(withServiceOf number: Int) {
    guard let run = state.serviceRun(of: number) else { return }
    if !run.isExpired, let expiry = run.course.expiresAt, expiry <= state.now {
      let limit = String(run.course.limit.milliseconds / 1000)
      return record(.expired(number), because: [Reason("V5", [.init("limit", limit)])])
    }
    finish(run, run.course.ending)
  }

  /// V4–V9: a service extension is done; its notification goes on with what
  /// it answered, or as it came.
  mutating func finish(_ run: ServiceRun, _ ending: ServiceCourse.Ending) {
    giveUpAnswers { $0.kind == .service && $0.number == run.number }
    let old = state.notification(run.number)
    let attaching = state.attachments(ending.content?.attachments ?? [], of: old)
    var content = ending.content ?? old.content
    if ending.content != nil { content.attachments = attaching.attachments }
    var new = delivered(old, with: content)
    new.changeRequest {
      $0.hasPassedExtension = true
      $0.isFiltered = ending == .filtered
      $0.partsOfExtension = old.content.noticedParts(changedIn: content)
    }
    let end = ServiceEnd(
      run: run, outcome: ending.outcome, log: run.course.log.filter { $0.at <= state.now },
      refused: attaching.refused, from: old, to: new)
    // What it would have come to is nothing to tell where it was cut off.
    let said = ending == run.course.ending ? run.course.missing : []
    let missing = said.map { Reason("C24", "content", [.init("why", .nowhere($0))]) }
    let attached = attaching.reasons + attaching.refusals
    record(.finished(Boxed(end)), because: ending.reasons + attached + missing)
  }

  /// K24: what runs and waits for an app ends with it: its extensions, and responses
  /// that it has not heard of.
  mutating func endExtensions(of app: BundleIdentifier) {
    while let run = state.serviceRuns.first(where: { $0.app == app }) {
      finish(run, .original(.appDeleted))
    }
    giveUpAnswers { $0.app == app }
    endResponses(of: app, because: Reason("K24", "response"))
  }

  /// L10: delivered now, on top of what came meanwhile, in the languages of now.
  private func delivered(
    _ notification: DeliveredNotification, with content: Content
  ) -> DeliveredNotification {
    var new = notification
    new.changeRequest { request in
      request.content = content
      request.languages = state.languages(of: notification.app)
    }
    new.date = state.now
    new.position = position(replacing: new.hashedName)
    return new
  }

  /// Makes what happened around a service extension a fact, now.
  mutating func record(_ event: ServiceEvent, because reasons: [Reason] = []) {
    emit(.service(event), because: reasons)
  }
}

extension String {
  /// What there is to say about a template's path that leads nowhere.
  static func nowhere(_ path: String) -> String { "there is no {\(path)}, so it shows as nothing" }
}

extension State {
  // V10: whether a push that is presented has to wait for an earlier delivery of
  // its app that is on its way.
  fileprivate func isBlocked(_ notification: DeliveredNotification) -> Bool {
    guard device.policies[.serviceOrdered], notification.request.trigger.isPush,
      notification.content.asksForAttention
    else { return false }
    let (number, app) = (notification.number, notification.app)
    // By index: a copy of either is several references to count, and this is asked with each push.
    return (0..<place(ofRun: number)).contains { serviceRuns[$0].app == app }
      || queuedDeliveries.contains { $0 < number && notifications[$0].value.app == app }
  }
}
