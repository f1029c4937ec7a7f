import Delivery
import Explaining
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("The same course of events on a phone that is set otherwise")
struct ComparedCourseOfEventsTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea",\
    "strings":{"en":{"HOT":"Hot tea"},"de":{"HOT":"Heißer Tee"}}}
    app {"bundleIdentifier":"com.example.cup","displayName":"Cup"}
    push tea {"aps":{"alert":{"loc-key":"HOT"},"thread-id":"t"}} id=one
    +1m push tea {"aps":{"alert":{"loc-key":"HOT"},"thread-id":"t"}} id=two
    +1m push cup {"aps":{"alert":"Full"}} id=full
    setting tea sounds=off
    clear full
    expect groups 1

    """

  private func played() throws -> Session { try HeadlessRun.played(Self.day).session }

  private func compared(_ side: ComparedSide, _ session: Session, at moment: Int? = nil) throws
    -> ComparedRun
  {
    var run = try ComparedRun(side, of: session, at: moment) { _ in throw Refusal("no file") }
    while !run.isFinished { run.play(atMost: 1) }
    return run
  }

  private func rows(_ session: Session) -> [String] {
    Section.allCases.flatMap { session.state.list[$0].groups }
      .map { "\($0.key.app.lastPart) \($0.count) \(session.state.shown($0).body ?? "")" }
  }

  @Test("Another version of an app is found by its name alone where the data folder has it")
  func bundled() throws {
    let start = try HeadlessRun.played(#"app {"bundleIdentifier":"com.example.album"}"# + "\n")
    let session = Session(state: start.session.state, dataFolder: Checkout.path)
    let app = try ComparedRun.appInstead(at: "Album.app", of: session)
    #expect(app?.app.displayName == "Album")
    let elsewhere = Session(state: start.session.state)
    #expect(try ComparedRun.appInstead(at: "Album.app", of: elsewhere) == nil)
  }

  @Test("Set to nothing otherwise, it is the same phone")
  func same() throws {
    let session = try played()
    let run = try compared(.set(MatrixPoint()), session)
    #expect(rows(run.session) == rows(session) && run.refusedCount == 0)
    #expect(run.session.facts.count == session.facts.count)
  }

  @Test("L10: in another language what came is worded as it would have come there")
  func language() throws {
    let run = try compared(.set(MatrixPoint([.locale(WordLocale("de"))])), try played())
    #expect(rows(run.session) == ["tea 2 Heißer Tee"])
  }

  @Test("P21: looked at later, the same rows are older", arguments: MatrixAge.allCases)
  func age(age: MatrixAge) throws {
    let session = try played()
    let run = try compared(.set(MatrixPoint([.age(age)])), session)
    #expect(run.session.state.now == session.state.now + age.interval)
    #expect(rows(run.session) == rows(session) && run.refusedCount == 0)
  }

  @Test("G2, G7: what is set at the end is there whatever was set on the way")
  func settings() throws {
    let run = try compared(.set(MatrixPoint([.grouping(.off), .previews(.never)])), try played())
    #expect(run.session.state.apps.allSatisfy { $0.settings.grouping == .off })
    #expect(
      rows(run.session).allSatisfy { $0.hasSuffix("Notification") || $0.hasSuffix("Notifications") }
    )
  }

  @Test("G1: what another system lacks is left out and counted, and the rest happens")
  func system() throws {
    let run = try compared(.set(MatrixPoint([.system(.ios11)])), try played())
    #expect(run.session.state.device.profile == .ios11)
    #expect(run.session.state.notifications.count == 3)
  }

  @Test("At a moment of the course both are where they were then", arguments: [0, 1, 3, 5, 8])
  func moments(count: Int) throws {
    let session = try played()
    let run = try compared(.set(MatrixPoint()), session, at: count)
    #expect(rows(run.session) == rows(session.looking(atEvent: count)))
    let other = try compared(.event(count), session)
    #expect(rows(other.session) == rows(session.looking(atEvent: count)))
  }

  @Test("Another moment stays as far away, whichever moment the phone shows")
  func distance() throws {
    let session = try played()
    let course = ComparedCourse(event: 3, of: session)
    #expect(course.eventCount(at: nil) == 3)
    let all = session.timeline.eventCount
    #expect(course.eventCount(at: all) == 3 && course.eventCount(at: all - 2) == 1)
    #expect(course.eventCount(at: 0) == 0, "before the beginning is the beginning")
    #expect(ComparedCourse().eventCount(at: nil) == .max && ComparedCourse().eventCount(at: 4) == 4)
  }

  @Test("A future that is gone cannot be compared with")
  func branch() throws {
    var session = try played()
    #expect(throws: Refusal.self) { try compared(.branch(0), session) }
    let left = rows(session)
    session.look(atEvent: 4)
    try session.perform(.note("another course"))
    #expect(rows(try compared(.branch(0), session).session) == left)
  }

  @Test("U1: one setting from the start holds, and what the person set of it later does not")
  func oneSetting() throws {
    let session = try played()
    let tea: BundleIdentifier = "com.example.tea"
    let loud = try session.played(with: (app: tea, settings: [.toggle(.sounds, true)]))
    #expect(loud.state.app(tea)?.settings.sounds == true)
    #expect(session.state.app(tea)?.settings.sounds == false)
    let off = try session.played(with: (app: nil, settings: [.toggle(.notifications, false)]))
    #expect(rows(off).isEmpty && off.state.deliveries.allSatisfy { $0.outcome == .turnedOff })
    #expect(off.state.apps.allSatisfy { !$0.settings.notifications })
  }

  private static let tea: BundleIdentifier = "com.example.tea"

  private static let otherVerbs: [(system: Int, lines: String, settings: [Setting])] = [
    (14, "deliver-quietly tea", [.toggle(.sounds, true), .toggle(.lockScreen, true)]),
    (14, "manage tea\ndeliver-quietly", [.toggle(.sounds, true), .toggle(.lockScreen, true)]),
    (14, "setting all sounds=off\nsetting all sounds=off", [.toggle(.sounds, true)]),
    (14, "turn-off tea", [.toggle(.notifications, true)]),
    (15, "summary on times=12:00 apps=tea", [.delivery(.immediate)]),
  ]

  @Test(
    "U1, X3, X7, F11: nor does what the person set of it by another verb", arguments: otherVerbs)
  private func otherVerb(row: (system: Int, lines: String, settings: [Setting])) throws {
    let session = try HeadlessRun.played(
      """
      device os=\(row.system)
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      \(row.lines)
      push tea {"aps":{"alert":"Hot","sound":"default"}}

      """
    ).session
    let other = try session.played(with: (app: Self.tea, settings: row.settings))
    #expect(session.state.ending(of: 0)?.reach.contains(.sound) != true)
    #expect(other.state.ending(of: 0)?.reach.contains(.sound) == true)
  }

  @Test("X21: what a setting has to wait for is set then; what never can be is refused")
  func refusedSetting() throws {
    let trial = """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea",\
      "authorization":{"options":["alert","sound","provisional"]}}
      push tea {"aps":{"alert":"Hot","sound":"default"}}

      """
    let session = try HeadlessRun.played(trial).session
    for toggle in [Settings.Switch.sounds, .critical] {
      #expect(throws: Refusal.self) {
        try session.played(with: (app: Self.tea, settings: [.toggle(toggle, true)]))
      }
    }
    _ = try session.played(with: (app: nil, settings: [.toggle(.critical, true)]))
    let kept = try HeadlessRun.played(trial + "keep quietly tea\n").session
    let loud = try kept.played(with: (app: Self.tea, settings: [.toggle(.sounds, true)]))
    #expect(kept.state.app(Self.tea)?.settings.sounds == false)
    #expect(loud.state.app(Self.tea)?.settings.sounds == true)
  }

  @Test("K28: what is set for an app holds on a phone that is off as it comes and in the end")
  func settingOfPhoneThatIsOff() throws {
    let session = try HeadlessRun.played(
      """
      power off
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      power on
      push tea {"aps":{"alert":"Hot","sound":"default"}}
      power off

      """
    ).session
    let quiet = try session.played(with: (app: Self.tea, settings: [.toggle(.sounds, false)]))
    #expect(session.state.ending(of: 0)?.reach.contains(.sound) == true)
    #expect(quiet.state.ending(of: 0)?.reach.contains(.sound) == false)
  }

  @Test("What changed nothing is done again all the same: there it may change something")
  func idle() throws {
    let session = try HeadlessRun.played(
      """
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      lock
      push tea {"aps":{"alert":"Hot"}} id=one
      wake
      +1s push tea {"aps":{"alert":"Hotter"}} id=two

      """
    ).session
    let tea: BundleIdentifier = "com.example.tea"
    #expect(session.entries.contains { !$0.idle.isEmpty }, "the phone was awake already")
    let quiet = try session.played(with: (app: tea, settings: [.toggle(.lockScreen, false)]))
    let woken = quiet.entries.contains { $0.command == .device(.wake) }
    #expect(woken, "nothing woke the phone before")
    #expect(quiet.state.now == session.state.now)
  }

  private static let urgentDay = """
    device os=16
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea",\
    "entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
    app {"bundleIdentifier":"com.example.cup","displayName":"Cup"}
    focus Work apps=cup schedule=09:00-17:00
    push tea {"aps":{"alert":"Steeping","sound":"default"}} id=n1
    +1m push tea {"aps":{"alert":"Boiling over","interruption-level":"time-sensitive"}} id=n2
    +1m push cup {"aps":{"alert":"Full"}} id=n3
    +1m focus off
    dnd on
    push cup {"aps":{"alert":"Empty"}} id=n4
    setting cup delivery=summary

    """

  private static let silencings: [(value: MatrixValue, lockScreen: [Int], held: [Int])] = [
    (.focus(.off), [0, 1, 2, 3], []), (.focus(.on("Work")), [1, 2, 3], []),
    (.focus(.on(Focus.doNotDisturb)), [], []), (.focus(.on("Never set up")), [1], []),
    (.delivery(.immediate), [1, 2], []), (.delivery(.summary), [1], [0, 2, 3]),
  ]

  @Test(
    "F4, F6, F11, F12: with a Focus on or in the summary, it decides about all that comes",
    arguments: silencings)
  private func silencing(row: (value: MatrixValue, lockScreen: [Int], held: [Int])) throws {
    let session = try HeadlessRun.played(Self.urgentDay).session
    #expect(session.state.notifications.count == 4)
    let run = try compared(.set(MatrixPoint([row.value])), session)
    let reached = (0..<4).filter {
      run.session.state.ending(of: $0)?.reach.contains(.lockScreen) == true
    }
    #expect(reached == row.lockScreen && run.session.state.summary.held == row.held)
    #expect(run.refusedCount == 0)
  }

  @Test("F4: what a system before iOS 15 is to have of Focus is refused and counted")
  func silencingOfOld() throws {
    let session = try HeadlessRun.played(Self.day).session
    for value in [MatrixValue.focus(.on("Work")), .delivery(.summary)] {
      let run = try compared(.set(MatrixPoint([value])), session)
      #expect(run.refusedCount > 0 && rows(run.session) == rows(session))
    }
    #expect(session.silencingTrials.isEmpty)
  }

  @Test("F6, F12: each Focus and the summary are counted against what interrupted")
  func trials() throws {
    let session = try HeadlessRun.played(Self.urgentDay).session
    let lines = session.silencingTrials.map { $0.line(before: 4, isASCII: false) }
    // Do Not Disturb is on as the summary comes, so it interrupts nothing.
    #expect(lines == ["4 → 3 with Work on", "4 → 1 with all apps in the summary"])
  }

  private static let changes: [(change: StepChange, command: Command, changed: Command?)] = {
    let tea: BundleIdentifier = "com.example.tea"
    var configured = DeviceConfiguration()
    (configured.profile, configured.locale, configured.battery) = (.ios12, "en_US", 50)
    var battery = DeviceConfiguration()
    battery.battery = 50
    var language = DeviceConfiguration()
    language.locale = "en_US"
    let german = StepChange(point: MatrixPoint([.locale(WordLocale("de"))]))
    let both = StepChange(point: MatrixPoint([.locale(WordLocale("de")), .system(.ios15)]))
    let quiet = StepChange(setting: [.toggle(.sounds, false)], of: tea)
    return [
      (StepChange(point: MatrixPoint()), .note("x"), .note("x")),
      (both, .configure(configured), .configure(battery)), (german, .configure(language), nil),
      (german, .setLanguages(tea, ["fr"]), nil), (both, .device(.lock), .device(.lock)),
      (StepChange(point: MatrixPoint()), .setLanguages(tea, ["fr"]), .setLanguages(tea, ["fr"])),
      (quiet, .set(tea, [.toggle(.sounds, true)]), nil),
      (
        quiet, .set(tea, [.toggle(.sounds, true), .toggle(.badges, false)]),
        .set(tea, [.toggle(.badges, false)])
      ),
      (
        quiet, .set("com.example.cup", [.toggle(.sounds, true)]),
        .set("com.example.cup", [.toggle(.sounds, true)])
      ),
    ]
  }()

  @Test("Of each command only what the other phone sets itself is left out", arguments: changes)
  private func changed(row: (change: StepChange, command: Command, changed: Command?)) {
    #expect(row.change.changed(row.command) == row.changed)
  }
}
