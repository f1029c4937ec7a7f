import Delivery
import Explaining
import Notifications

/// Plays what the cells of a matrix show. What cells have in common is played once, and
/// forked where they differ.
struct MatrixPlayer {
  /// What the cells show.
  let subject: MatrixSubject
  /// What notifications of the category look like; nil where what was played is shown.
  let samples: MatrixSamples?
  @CopyOnWrite private var base: Session
  // As they were set up where all of it was played (F5).
  private let focuses: [Focus]
  // By system and language.
  private var configured = LatestCells<MatrixPoint, Result<Session, Refusal>>()
  private var counted = LatestCells<Filling, Session>()

  /// What cells have in common by which as many notifications came.
  private struct Filling: Hashable {
    /// System and language.
    let point: MatrixPoint
    /// How many notifications.
    let count: Int
  }

  /// - Parameters:
  ///   - played: The session whose apps and notifications are shown.
  ///   - fresh: The same apps on a phone on which nothing happened.
  init(_ subject: MatrixSubject, played: Session, fresh: Session) {
    self.subject = subject
    focuses = played.state.focus.all
    switch subject {
    case .category(let words):
      base = fresh
      samples = MatrixSamples(of: words, in: played)
    case .played:
      base = played
      samples = nil
    }
  }

  /// The phone as a cell shows it.
  ///
  /// - Throws: Where the phone cannot be set like that.
  mutating func session(at point: MatrixPoint) throws(Refusal) -> Session {
    let key = MatrixPoint(point.values.filter { $0.axis < .count })
    var session = try configuredSession(key, point)
    var app: BundleIdentifier?
    if case .category(let words) = subject {
      app = words.app
      let isHidden = point.hidesContent(of: words.app, in: session.state)
      // T2, H6: a summary counts the members below the leading one, a placeholder counts all.
      let count = point.count ?? 1
      guard count > 0 || !isHidden else { throw Refusal("Without notifications there is no row.") }
      let total = isHidden ? count : count + 1
      switch point.surface {
      case .row, .member, nil:
        session = try filled(session, key, with: total)
        try session.bringSummary(at: point)
      case .banner, .watch: return try arrived(session, key, total, at: point, words.app)
      }
    }
    for command in point.acts(on: app, in: session.state) { try session.perform(command) }
    try session.show(point)
    return session
  }

  // A banner and a watch show what comes, so that all is set before the last one does.
  private mutating func arrived(
    _ session: Session, _ key: MatrixPoint, _ count: Int, at point: MatrixPoint,
    _ app: BundleIdentifier
  ) throws(Refusal) -> Session {
    var session = try filled(session, key, with: count - 1)
    for command in point.acts(on: app, in: session.state) { try session.perform(command) }
    if let refusal = point.refusalOfArrival { throw refusal }
    for command in point.awaiting { try session.perform(command) }
    guard let samples else { return session }
    try session.perform(samples.command(count - 1))
    session.finishExtensions()
    try session.show(point)
    return session
  }

  private mutating func configuredSession(
    _ key: MatrixPoint, _ point: MatrixPoint
  ) throws(Refusal) -> Session {
    if let known = configured[key] { return try known.get() }
    let base = base
    let focuses = focuses
    let isPlayed = samples == nil
    let result = Result { () throws(Refusal) -> Session in
      var session = base
      if isPlayed, !key.values.isEmpty {
        // L10: a push is worded when it comes, and extensions put in words what they were told
        // then: what was played comes again on a phone that speaks the language from the beginning.
        session = try ComparedRun(base, StepChange(point: key, of: base)).finished()
      } else {
        for command in point.configuring(session.state) { try session.perform(command) }
      }
      // What such a phone has not is refused here.
      for command in key.silencing(session.state, focuses) { try session.perform(command) }
      return session
    }
    configured.keep(result, for: key)
    return try result.get()
  }

  // From the cell that comes nearest, as far as one is kept.
  private mutating func filled(
    _ session: Session, _ key: MatrixPoint, with count: Int
  ) throws(Refusal) -> Session {
    if let same = counted[Filling(point: key, count: count)] { return same }
    let nearest = (0..<count).last { counted[Filling(point: key, count: $0)] != nil }
    var session =
      if let nearest, let kept = counted[Filling(point: key, count: nearest)] {
        kept
      } else {
        session
      }
    guard let samples else { return session }
    for number in (nearest ?? 0)..<count { try session.perform(samples.command(number)) }
    session.finishExtensions()
    try session.perform(.device(.wake))
    counted.keep(session, for: Filling(point: key, count: count))
    return session
  }
}

/// What was played last, by what it was played for: each holds what its
/// notifications say, so the oldest go.
struct LatestCells<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  /// How many are kept.
  static var most: Int { 64 }

  /// Nil where none is kept.
  subscript(key: Key) -> Value? { values[key] }

  /// Keeps one more, and gives the oldest up where there are too many.
  mutating func keep(_ value: Value, for key: Key) {
    if values.updateValue(value, forKey: key) == nil { order.append(key) }
    if order.count > Self.most { values[order.removeFirst()] = nil }
  }
}

extension Session {
  /// F13: lets what is held come with its summary.
  fileprivate mutating func bringSummary(at point: MatrixPoint) throws(Refusal) {
    guard point.delivery == .summary, !state.summary.held.isEmpty,
      let next = state.summary.schedule.next
    else { return }
    try perform(.advance(to: next))
    try perform(.device(.wake))
  }

  /// V3: lets the time pass that service extensions take.
  fileprivate mutating func finishExtensions() {
    for _ in 0..<Self.mostDeadlines {
      guard !state.serviceRuns.isEmpty, let deadline = nextDeadline,
        (try? letPass(to: deadline)) != nil
      else { return }
    }
  }

  // Programs answer after their time at the latest, so this is never reached.
  private static let mostDeadlines = 10_000

  /// A phone with the same apps and settings of the device, on which nothing happened yet.
  var matrixPhone: Session {
    var device = Device(timeZone: state.device.timeZone)
    let own = state.device
    device.profile = own.profile
    (device.locale, device.languages) = (own.locale, own.languages)
    device.uses24HourClock = own.uses24HourClock
    device.policies = own.policies
    let fresh = State(now: startTime, device: device, systemStrings: state.systemStrings)
    var session = Session(state: fresh, drawing: drawing, dataFolder: dataFolder)
    for app in state.apps {
      _ = try? session.perform(.install(app.app, isGranted: true, strings: app.strings))
    }
    return session
  }
}
