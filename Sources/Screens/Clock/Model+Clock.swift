import Delivery
import Notifications

extension Model {
  /// Starts or stops the clock.
  mutating func togglePlay() {
    pace.isRunning.toggle()
    pace.passedUntil = now
    say(pace.isRunning ? Words.running(pace.speed) : Words.stopped)
  }

  /// Simulated seconds in a second while the clock goes on by itself; nil while it stands.
  package var clockSpeed: Int? {
    get { pace.isRunning ? pace.speed : nil }
    set { (pace.isRunning, pace.speed) = (newValue != nil, newValue ?? pace.speed) }
  }

  /// Makes the clock faster or slower.
  mutating func changeSpeed(by step: Int) {
    guard let speed = pace.speed(steppedBy: step) else {
      return say(step > 0 ? Words.fastest : Words.slowest)
    }
    pace.speed = speed
    pace.passedUntil = now
    say(pace.isRunning ? Words.running(speed) : Words.speed(speed))
  }

  /// Whether what opens or folds is seen moving; nothing is before the interface knows a time.
  var showsMotion: Bool { !appearance.reducesMotion && !lastAct.isRewinding && now > .zero }

  /// Takes in the interface's own time, which makes a running clock go.
  mutating func tick(_ scene: Scene) -> [Effect] {
    guard pace.isRunning, !scene.isLookingBack else { return [] }
    let passed = pace.takePassed(until: now)
    let isDue = scene.nextEventTime.map { $0 <= scene.state.now } ?? false
    guard passed > .seconds(0) || isDue else { return [] }
    lastAct.awaitsArrival = true
    lastAct.isRewinding = false
    return [.letPass(passed)]
  }

  /// Finds out when a running clock has something to show; looking back stops it.
  mutating func reconcileClock(_ scene: Scene) {
    if scene.isLookingBack { pace.isRunning = false }
    guard pace.isRunning else { return pace.wake = nil }
    let change = nextChange(in: scene)
    var wake = max(pace.time(after: change - scene.state.now), now + ClockPace.leastFrame)
    if let event = scene.nextEventTime {
      wake = min(wake, pace.time(after: event - scene.state.now))
    }
    pace.wake = max(wake, now + .milliseconds(1))
  }

  /// When the screen looks otherwise though nothing comes: the next minute of the phone's clock, the
  /// end of its display (P3), the first time that reads otherwise (P21), or what is counted in
  /// seconds (V5).
  package func nextChange(in scene: Scene) -> Instant {
    let now = scene.state.now
    let minute = Instant(milliseconds: (now.milliseconds / 60_000 + 1) * 60_000)
    let changes =
      shownMoments(in: scene).map { $0.nextChange(at: now) }
      + [scene.state.displayEnd, nextSecond(in: scene.state)]
    return changes.compactMap(\.self).reduce(minute, min)
  }

  // The time of the timeline's present, or what a service extension has left, which is rounded up.
  private func nextSecond(in state: State) -> Instant? {
    let now = state.now
    let second = showsTimeline ? Instant(milliseconds: (now.milliseconds / 1000 + 1) * 1000) : nil
    let left = state.serviceRuns.first.map(state.timeLeft)?.milliseconds ?? 0
    let count = left > 0 ? now + Interval(milliseconds: (left - 1) % 1000 + 1) : nil
    return [second, count].compactMap(\.self).min()
  }

  // Those of which it is said how long ago they were.
  private func shownMoments(in scene: Scene) -> [Instant] {
    guard layout.hasPhone else { return [] }
    let banner = scene.state.banner.map { scene.shown($0.number).date }
    guard showsList(in: scene) else { return [banner].compactMap(\.self) }
    let painter = ListPainter(self, scene)
    return ([banner] + window(scene).range.map(painter.date)).compactMap(\.self)
  }
}

extension Instant {
  /// P21: when the words for a moment are others; nil where they stay for days.
  fileprivate func nextChange(at now: Instant) -> Instant? {
    let age = (now - self).milliseconds
    switch age {
    case ..<0: return nil
    case ..<3_600_000: return self + .minutes(age / 60_000 + 1)
    case ..<86_400_000: return self + .hours(age / 3_600_000 + 1)
    default: return nil
    }
  }
}
