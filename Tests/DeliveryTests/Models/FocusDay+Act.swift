import Notifications
import Push

@testable import Delivery

extension FocusDay {
  /// Something that happens on a day; apps are numbers of theirs.
  enum Act {
    case wait(minutes: Int)
    case comes(Item)
    case turnOn(FocusSetup)
    case turnOff, look
    case delete(String)
    case filter(Int, String, [String])
    case mute(Int, MuteLength?)
    case summary(Bool, [Int]?, apps: [Int]?)
    case delivery(Int, DeliveryTime)
    case toggle(Int, Settings.Switch, Bool)
    case open, clear
    case lock(Bool)
  }

  /// A notification that comes.
  struct Item {
    var app = 0
    var level = InterruptionLevel.active
    var score: Double?
    var thread: String?
    var criteria: String?
    var sender: String?
    var badge: Int?
    /// What it shares with those that it replaces.
    var collapse: String?
    /// After how many minutes it expires.
    var lasts: Int?
  }
}

extension FocusDay.Act {
  init(_ random: inout SplitMix) {
    func pick<Value>(_ values: Value...) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    let app = pick(0, 0, 0, 1, 1, 2)
    let names = pick("Work", "Work", "Sleep", Focus.doNotDisturb)
    switch random.next() % 20 {
    case 0..<8: self = .comes(FocusDay.Item(&random, app))
    case 8..<11: self = .wait(minutes: pick(1, 7, 30, 61, 200, 500))
    case 11: self = .turnOn(Self.setup(&random, names))
    case 12:
      self = pick(.turnOff, .look, .look, .delete(names), .filter(app, "Work", pick(["a"], [])))
    case 13: self = .mute(app, pick(.hour, .today, nil))
    case 14:
      self = .summary(
        pick(true, true, false), pick(nil, [510, 1110]), apps: pick(nil, [0, 1], [0]))
    case 15: self = .delivery(app, pick(.summary, .summary, .immediate))
    case 16: self = .toggle(0, .timeSensitive, pick(true, true, false))
    case 17: self = .toggle(app, pick(.lockScreen, .sounds), pick(true, true, false))
    case 18: self = pick(.open, .clear)
    default: self = .lock(pick(true, true, false))
    }
  }

  private static func setup(_ random: inout SplitMix, _ name: String) -> FocusSetup {
    func pick<Value>(_ values: Value...) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    var setup = FocusSetup(name: name)
    if name == Focus.doNotDisturb { return setup }
    let span = name == "Work" ? DailySpan(start: 540, end: 1020) : DailySpan(start: 1320, end: 420)
    setup.apps = pick(nil, [], [FocusDay.apps[0]], [FocusDay.apps[1]])
    setup.people = pick(nil, [], ["Ann"])
    setup.mode = pick(nil, .allow, .silence)
    setup.allowsTimeSensitive = pick(nil, true, false)
    setup.showsSilencedOnLockScreen = pick(nil, true, false)
    setup.drawsBadges = pick(nil, true, false)
    setup.schedule = pick(nil, nil, .some(span), .some(nil))
    return setup
  }

  /// What is done with the phone for it.
  func commands(at now: Instant) -> [Command] {
    let apps = FocusDay.apps
    switch self {
    case .wait(let minutes): return [.advance(to: now + .seconds(Int64(minutes) * 60))]
    case .comes(let item): return [.push(item.request(at: now))]
    case .turnOn(let setup): return [.focus(.turnOn(setup))]
    case .turnOff: return [.focus(.turnOff)]
    case .look: return [.device(.center), .device(.home)]
    case .delete(let name): return [.focus(.delete(name))]
    case .filter(let app, let name, let criteria):
      return [.focus(.filter(apps[app], focus: name, criteria))]
    case .mute(let app, let length): return [.mute(apps[app], length)]
    case .summary(let isOn, let times, let chosen):
      let times = times?.map { TimeOfDay(minutes: $0) }
      return [.summary(.schedule(isOn, times: times, apps: chosen?.map { apps[$0] }))]
    case .delivery(let app, let time): return [.set(apps[app], [.delivery(time)])]
    case .toggle(let app, let toggle, let isOn): return [.set(apps[app], [.toggle(toggle, isOn)])]
    case .open: return [.summary(.open())]
    case .clear: return [.summary(.clear())]
    case .lock(let isLocked): return [.device(isLocked ? .lock : .unlock)]
    }
  }
}

extension FocusDay.Item {
  init(_ random: inout SplitMix, _ app: Int) {
    func pick<Value>(_ values: Value...) -> Value {
      values[Int(random.next() % UInt64(values.count))]
    }
    self.app = app
    level = pick(.passive, .active, .active, .timeSensitive, .critical)
    score = pick(nil, 0.2, 0.5, 0.5, 1)
    thread = pick(nil, "t", "u", "v")
    criteria = pick(nil, nil, "", "a", "b")
    sender = pick(nil, nil, "Ann", "Bob")
    badge = pick(nil, 1, 5)
    collapse = pick(nil, nil, "x", "y")
    lasts = pick(nil, nil, 5, 60, 300)
  }

  fileprivate func request(at now: Instant) -> PushRequest {
    var content = Content(body: .literal("b"))
    content.sound = Sound()
    content.interruptionLevel = level.rawValue
    (content.relevanceScore, content.threadIdentifier) = (score, thread)
    (content.filterCriteria, content.badge) = (criteria, badge)
    content.communication = sender.map { Communication(sender: $0) }
    let end = lasts.map { now + .seconds(Int64($0) * 60) }
    return PushRequest(
      app: FocusDay.apps[app],
      payload: Payload(content: content, source: SourceText([], at: Place("test"))),
      collapseIdentifier: collapse, headers: PushHeaders(expiration: end?.seconds))
  }
}
