import Notifications
import Testing

@testable import Push

/// The push service and one phone, told line by line, with what became of each push.
///
/// A line is the second at which it happens and what does: `offline`, `online`, `asleep`, `awake`,
/// or `push NAME` with `app=`, `expiration=` (`+30` from now on, else seconds since 1970),
/// `priority=`, `collapse=`, `type=` and `silent`.
struct ServiceCourse {
  /// The second 0 of all lines, since 1970.
  static let start: Int64 = 1_276_290_000

  private(set) var service = PushService()
  private(set) var device = ReachedDevice(isReachable: true)
  /// What happened: the second, the push, its fate.
  private(set) var log: [String] = []
  private(set) var now = Instant(milliseconds: Self.start * 1000)
  var rules: StoreRules

  init(_ rules: StoreRules = StoreRules()) { self.rules = rules }

  /// Plays lines, with all that is due on the way, and goes on to a last second.
  static func log(
    _ lines: String, until end: Int64 = 0, _ rules: StoreRules = StoreRules()
  ) throws -> [String] {
    var course = ServiceCourse(rules)
    for line in lines.split(separator: "\n") { try course.play(line) }
    course.advance(to: end)
    return course.log
  }

  /// Plays one line.
  mutating func play(_ line: Substring) throws {
    var words = line.split(separator: " ")[...]
    let second = words.popFirst().flatMap { Int64($0) }
    advance(to: try #require(second, "no second: \(line)"))
    switch words.popFirst() {
    case "offline": device.isReachable = false
    case "online": device.isReachable = true
    case "asleep": device.isAwake = false
    case "awake": device.isAwake = true
    case "push":
      let name = words.popFirst().map { String($0) }
      send(try request(try #require(name, "no name: \(line)"), words))
    default: Issue.record("no such line: \(line)")
    }
    review()
  }

  /// Goes on to a second of the story; what is due on the way happens at its own moment.
  mutating func advance(to second: Int64) {
    let end = Instant(milliseconds: (Self.start + second) * 1000)
    while let next = service.nextDeadline(reaching: device), next <= end {
      now = max(now, next)
      let before = log.count
      review()
      guard log.count > before else {
        Issue.record("the service wants to be asked at \(next), and has nothing to do")
        break
      }
    }
    now = max(now, end)
  }

  /// Hands a push to the service.
  mutating func send(_ request: PushRequest) {
    let names = PushNames(request, after: service.requestCount)
    for outcome in service.send(request, named: names, to: device, at: now, rules) { take(outcome) }
  }

  private mutating func review() {
    while true {
      let outcomes = service.review(reaching: device, at: now, rules)
      if outcomes.isEmpty { return }
      for outcome in outcomes { take(outcome) }
    }
  }

  // As the engine's facts do.
  private mutating func take(_ outcome: PushOutcome) {
    switch outcome {
    case .delivered(let push):
      service.countHandedOver(1)
      note(push, "delivered")
    case .stored(let push, let wait):
      service.keep(Boxed(push))
      note(push, wait.rawValue)
    case .released(let push):
      service.letGo(push)
      service.countHandedOver(1)
      note(push, "released")
    case .ended(let push, let end, let hasWaited):
      if hasWaited { service.letGo(push) }
      service.countHandedOver(1)
      note(push, end.rawValue)
    }
  }

  private mutating func note(_ push: StoredPush, _ fate: String) {
    log.append("\(now.seconds - Self.start) \(push.name) \(fate)")
  }

  private func request(_ name: String, _ options: ArraySlice<Substring>) throws -> PushRequest {
    var request = PushRequest(app: "com.example.chat", payload: .alert, name: name)
    for option in options {
      let parts = option.split(separator: "=", maxSplits: 1)
      switch (parts[0], parts.count > 1 ? String(parts[1]) : "") {
      case ("silent", _): request.payload = .silent
      case ("app", let app): request.app = BundleIdentifier("com.example." + app)
      case ("collapse", let identifier): request.collapseIdentifier = identifier
      case ("type", let type): request.headers.pushType = type
      case ("priority", let text): request.headers.priority = Int(text)
      case ("expiration", let text):
        let seconds = try #require(Int64(text), "no expiration: \(option)")
        request.headers.expiration = text.hasPrefix("+") ? now.seconds + seconds : seconds
      default: Issue.record("no such option: \(option)")
      }
    }
    return request
  }
}

extension Payload {
  /// One with something to read.
  static let alert = Payload(
    content: Content(body: .literal("The kettle boils")), source: SourceText([], at: Place("push")))

  /// One that only wakes its app (B25).
  static let silent: Payload = {
    var payload = Payload(content: Content(), source: SourceText([], at: Place("push")))
    payload.isContentAvailable = true
    return payload
  }()
}
