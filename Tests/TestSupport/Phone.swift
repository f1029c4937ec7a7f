import Delivery
import Notifications
import Push

/// A phone to try things on: unlocked names, an app or two, one second between pushes.
package struct Phone {
  /// The phone itself; facts of commands that are given to it here do not come into `facts`.
  package var engine: Engine
  /// All that happened through this phone, oldest first.
  package var facts: [Fact] = []

  package init(apps: [BundleIdentifier] = ["com.example.chat"]) throws {
    var device = Device(timeZone: .utc)
    device.isAuthenticated = true
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    engine = Engine(state: State(now: start.instant(in: .utc), device: device))
    for app in apps {
      try perform(.install(App(bundleIdentifier: app, displayName: app.lastPart), isGranted: true))
    }
  }

  package var state: State { engine.state }

  /// Performs a command at the moment that the clock reads.
  ///
  /// - Returns: Its facts, which are in `facts` by then.
  /// - Throws: `Refusal` where it cannot be done.
  @discardableResult
  package mutating func perform(_ command: Command) throws(Refusal) -> [Fact] {
    let new = try engine.handle(command)
    facts += new
    return new
  }

  /// Sends a push with this body, then lets a second pass.
  package mutating func push(
    _ body: String, thread: String? = nil, app: BundleIdentifier = "com.example.chat",
    collapse: String? = nil, count: Int? = nil
  ) throws {
    var content = Content(body: .literal(body))
    content.threadIdentifier = thread
    content.summaryArgumentCount = count
    let payload = Payload(content: content, source: SourceText([], at: Place("test")))
    try perform(.push(PushRequest(app: app, payload: payload, collapseIdentifier: collapse)))
    try perform(.advance(to: state.now + .seconds(1)))
  }

  /// Sends a push that is named as its body, and lets no time pass.
  package mutating func send(
    _ name: String, thread: String? = nil, app: BundleIdentifier = "com.example.chat",
    collapse: String? = nil, sound: Sound? = nil, badge: Int? = nil, isMutable: Bool = false
  ) throws {
    var content = Content(body: .literal(name))
    content.threadIdentifier = thread
    content.sound = sound
    content.badge = badge
    var payload = Payload(content: content, source: SourceText([], at: Place("test")))
    payload.isMutable = isMutable
    try perform(
      .push(PushRequest(app: app, payload: payload, collapseIdentifier: collapse, name: name)))
  }

  /// The rows of a section in words: `+body(n)` a stack, `-app/thread` a header, else the body.
  package func rows(_ section: Section = .lockScreen) -> [String] {
    let list = state.list[section]
    return (0..<list.rowCount).map { index in
      switch list.row(at: index) {
      case .stack(let key, let leading):
        "+\(body(leading))(\(list.group(key).flatMap(state.summary)?.count ?? 0))"
      case .header(let key): "-\(key.path)"
      case .notification(let number, _): body(number)
      case nil: "nothing"
      }
    }
  }

  private func body(_ number: Int) -> String {
    guard case .literal(let text)? = state.notification(number).content.body?.wording else {
      return "?"
    }
    return text
  }
}
