import Notifications

/// A service extension at work: goes through its steps and notes when what happens.
struct ServiceWork {
  private var content: Content
  private var now: Instant
  private let start: Instant
  private let limits: ServiceLimits
  private let values: (Content, Instant) -> TemplateValues
  private var downloads: [DownloadedFile] = []
  private var log: [ServiceCourse.Entry] = []
  private var missing: [String] = []
  private var room: TemplateRoom

  init(
    content: Content, now: Instant, limits: ServiceLimits,
    values: @escaping (Content, Instant) -> TemplateValues
  ) {
    (self.content, self.now) = (content, now)
    start = now
    (self.limits, self.values) = (limits, values)
    room = TemplateRoom(byteLimit: limits.memoryBytes)
  }

  private var expiry: Instant { start + limits.time }
  private var last: Instant { expiry + limits.grace }

  /// The whole course.
  mutating func course(of service: ServiceExtension) -> ServiceCourse {
    let limit = limits.memoryBytes
    let takesTooMuch = service.misbehavior == .exceedMemory || service.memoryBytes > limit
    for (index, step) in service.steps.enumerated() {
      guard isInTime(step, of: service) else { return expired(service) }
      perform(step)
      if room.isExceeded { return overfilled }
      if index == 0, takesTooMuch { return exceeded(service) }
    }
    if takesTooMuch { return exceeded(service) }
    switch service.misbehavior {
    case .none, .exceedMemory: return ended(answer())
    case .hang: return expired(service)
    case .crash: return ended(.original(.crashed))
    case .completeTwice:
      if let answered = answer().content { return ended(.answeredTwice(answered)) }
      return ended(answer())
    case .emptyContent:
      (content.title, content.subtitle, content.body) = (nil, nil, nil)
      return ended(answer())
    }
  }

  private func exceeded(_ service: ServiceExtension) -> ServiceCourse {
    let bytes = max(service.memoryBytes, limits.memoryBytes + 1)
    return ended(.original(.exceededMemory(bytes)))
  }

  // V9: what its steps make of what they read takes memory, too.
  private var overfilled: ServiceCourse {
    ended(.original(.exceededMemory(limits.memoryBytes + 1)))
  }

  // V5, V6: what does nothing else when it is told goes on, and has the grace for it, too.
  private func isInTime(_ step: ServiceExtension.Step, of service: ServiceExtension) -> Bool {
    let end = now + step.delay
    return service.onTimeWillExpire == nil ? end <= last : end < expiry
  }

  // V5, V6: what it does then has the grace for it.
  private mutating func expired(_ service: ServiceExtension) -> ServiceCourse {
    now = expiry
    guard service.misbehavior != .hang, let steps = service.onTimeWillExpire else {
      now = last
      return ended(.original(.silent))
    }
    for step in steps {
      guard now + step.delay <= last else {
        now = last
        return ended(.original(.silent))
      }
      perform(step)
      if room.isExceeded { return overfilled }
    }
    return ended(answer())
  }

  private func answer() -> ServiceCourse.Ending { limits.ending(answering: content) }

  private func ended(_ ending: ServiceCourse.Ending) -> ServiceCourse {
    ServiceCourse(
      startedAt: start, limit: limits.time, expiresAt: now < expiry ? nil : expiry, endsAt: now,
      ending: ending, log: log, missing: missing)
  }

  private mutating func perform(_ step: ServiceExtension.Step) {
    now = now + step.delay
    if let download = step.download { take(download) }
    guard !step.edit.changes.isEmpty else { return }
    missing += content.apply(
      step.edit, values: values(content, now), downloads: downloads, within: &room)
    log.append(.init(at: now, words: "changed " + step.edit.words))
  }

  private mutating func take(_ download: ServiceExtension.Download) {
    let address = download.address.filled(with: values(content, now), within: &room)
    missing += address.missing
    let name = download.name.filled(with: values(content, now), within: &room)
    missing += name.missing
    guard let file = download.file else {
      return log.append(.init(at: now, words: "could not download \(address.value)"))
    }
    downloads.append(DownloadedFile(name: name.value, file: file))
    let size = file.byteCount.sizeWords
    log.append(.init(at: now, words: "downloaded \(address.value) (\(size))"))
  }
}
