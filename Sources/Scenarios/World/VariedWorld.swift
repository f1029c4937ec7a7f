import Delivery
import Files
import Notifications
import Push

/// Makes up apps of several kinds, and notifications in several languages that come in the rhythm
/// of a day, the same ones for a seed.
struct VariedWorld {
  /// How many of what; the numbers count as in `WorldGenerator`.
  let apps, threads, notifications: Int
  /// Of which kinds, in which languages and when.
  let variety: WorldVariety
  private var random: SplitMix

  init(apps: Int, threads: Int, notifications: Int, seed: UInt64, _ variety: WorldVariety) {
    self.apps = max(1, apps)
    self.threads = max(1, threads)
    (self.notifications, self.variety) = (notifications, variety)
    random = SplitMix(seed: seed)
  }

  /// The installations, then the pushes of the next 24 hours, with the clock moved between them.
  ///
  /// - Parameter place: Where it was asked for.
  func acts(at place: Place) -> [Act] {
    var world = self
    let now = variety.start
    var acts = (0..<apps).map { Act.command(install($0)) }
    let midnight = now.midnight(in: variety.timeZone)
    for moment in world.moments(from: now, since: midnight) {
      if rhythm != nil { acts.append(.command(.advance(to: moment))) }
      acts.append(.command(world.push(hour: moment.hour(since: midnight), at: place)))
    }
    return acts
  }

  private var languages: [WorldLanguage] { variety.languages }
  private var kinds: [WorldKind] { variety.kinds }
  private var rhythm: WorldRhythm? { variety.rhythm }

  private func kind(_ app: Int) -> WorldKind { kinds[app % kinds.count] }

  private func identifier(_ app: Int) -> BundleIdentifier {
    BundleIdentifier("com.example.\(kind(app).rawValue)\(app / kinds.count + 1)")
  }

  private func install(_ number: Int) -> Command {
    let kind = kind(number)
    let round = number / kinds.count
    let name = kind.names[round % kind.names.count]
    let again = round / kind.names.count
    var app = App(
      bundleIdentifier: identifier(number),
      displayName: again == 0 ? name : "\(name) \(again + 1)")
    app.icon = kind.icon
    app.categories = [kind.category]
    if kind == .health {
      app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
      app.authorizationOptions.insert(.criticalAlert)
    }
    return .install(app, isGranted: true)
  }

  /// When the notifications come, in order.
  private mutating func moments(from now: Instant, since midnight: Instant) -> [Instant] {
    guard let rhythm else { return Array(repeating: now, count: notifications) }
    // What comes in a second that has begun would lie before now: the first whole one.
    let begin = (now - midnight).secondsRoundedUp
    let seconds = (0..<notifications).map { _ -> Int64 in
      let second = Int64(pick(by: rhythm.hours) * 3600 + pick(3600))
      // What was earlier today comes tomorrow.
      return second >= begin ? second : second + 86_400
    }
    return seconds.sorted().map { Instant(milliseconds: midnight.milliseconds + $0 * 1000) }
  }

  private mutating func push(hour: Int, at place: Place) -> Command {
    let shares = (0..<apps).map { rhythm == nil ? 1 : kind($0).share(ofHour: hour) }
    let app = pick(by: shares)
    let payload = payload(app, at: place)
    return .push(PushRequest(app: identifier(app), payload: payload))
  }

  // Read as a file is, so that what it says and what it shows are one.
  private mutating func payload(_ app: Int, at place: Place) -> Payload {
    let bytes = Array(source(app).utf8)
    var reader = PayloadReader(path: place.path)
    let source = SourceText(bytes[...], at: place)
    var payload = reader.read(bytes).value ?? Payload(content: nil, source: source)
    payload.source = source
    return payload
  }

  private mutating func source(_ app: Int) -> String {
    let kind = kind(app)
    let thread = pick(threads)
    // A thread speaks one language, since its people do.
    let phrases = languages[(app + thread) % languages.count].phrases
    let person = phrases.people[kind == .messages ? thread % phrases.people.count : pick(4)]
    let bodies = phrases.bodies(kind)
    let title = phrases.title(kind) ?? person
    var aps = "\"alert\":{\"title\":\"\(title)\",\"body\":\"\(bodies[pick(bodies.count)])\""
    if kind.isWritten { aps += ",\"summary-arg\":\"\(person)\"" }
    aps += "},\"category\":\"\(kind.rawValue)\",\"thread-id\":\"\(kind.rawValue)-\(thread + 1)\""
    return "{\"aps\":{\(aps)\(sound(kind))}}"
  }

  private mutating func sound(_ kind: WorldKind) -> String {
    switch kind {
    case .messages, .mail: ",\"sound\":\"default\""
    case .calendar:
      ",\"sound\":\"default\""
        + (variety.knowsInterruptionLevels ? ",\"interruption-level\":\"time-sensitive\"" : "")
    case .health:
      pick(8) == 0
        ? ",\"sound\":{\"critical\":1,\"name\":\"default\",\"volume\":0.7}"
        : ",\"sound\":\"default\""
    case .news, .games: ""
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }

  /// A place in a list of shares, each as likely as its share is large.
  private mutating func pick(by shares: [Int]) -> Int {
    var rest = pick(shares.reduce(0, +))
    for (place, share) in shares.enumerated() {
      if rest < share { return place }
      rest -= share
    }
    return 0
  }
}

extension Instant {
  /// When the day began, by the clock that holds now.
  fileprivate func midnight(in zone: TimeZone) -> Instant {
    let local = milliseconds + Int64(zone.secondsFromGMT(at: self)) * 1000
    let day: Int64 = 86_400_000
    let sinceMidnight = (local % day + day) % day
    return Instant(milliseconds: milliseconds - sinceMidnight)
  }

  /// The hour of the day, from 0 to 23.
  fileprivate func hour(since midnight: Instant) -> Int {
    Int((milliseconds - midnight.milliseconds) / 3_600_000 % 24)
  }
}
