import Delivery
import Explaining
import Notifications
import Push
import TerminalCore

@testable import Screens

/// A phone with the interface before it: keys go in, what they ask for is done, pictures come out.
struct ScreenHarness: Sendable {
  var engine: Engine
  var facts = FactLog()
  /// The commands that were performed.
  var history = CommandHistory()
  var model: Model
  /// What the interface asked for, since the start.
  var effects: [Effect] = []
  var undoTitle: String?
  var commandLog: [String] = []
  var commandPlaces: [Int] = []
  var diagnostics: [Diagnostic] = []

  static let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    .instant(in: .utc)

  init(columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode) {
    var device = Device(timeZone: .utc)
    device.isDisplayOn = true
    engine = Engine(state: State(now: Self.start, device: device))
    model = Model(size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
  }

  var state: State { engine.state }

  var scene: Scene {
    Scene(
      state: engine.state, facts: facts, undoTitle: undoTitle, sourceTitle: "demo",
      nextEventTime: nil, timeline: timeline, commandLog: commandLog, commandPlaces: commandPlaces,
      diagnostics: diagnostics)
  }

  // As a session has it: what came, what fired, and what waits.
  private var timeline: Timeline {
    guard model.showsTimeline else { return Timeline() }
    var timeline = Timeline(
      past: history, ahead: CommandHistory(), branches: [], now: engine.state.now)
    timeline.fired.append(from: facts, since: 0, in: history)
    let waiting = engine.state.pending.next(model.timelineDepth)
    timeline.pending = waiting.map { Timeline.Pending(at: $0.nextTriggerDate, .request($0)) }
    timeline.pendingBeyond = engine.state.pending.count - waiting.count
    return timeline
  }

  /// Performs a command, and tells the interface.
  mutating func perform(_ command: Command) {
    do throws(Refusal) {
      let factsBefore = facts.count
      let new = try engine.handle(command)
      history.append(.init(command, at: engine.state.now, factsBefore: factsBefore))
      facts.append(new)
      effects += model.update(.happened(new), in: scene)
    } catch {
      effects += model.update(.refused(error.description), in: scene)
    }
  }

  /// Gives the interface something, and does what it asks for as far as a phone can.
  mutating func send(_ event: ModelEvent) {
    let asked = model.update(event, in: scene)
    effects += asked.filter { $0 != .checkFiles }
    // Its apps have no files.
    if asked.contains(.checkFiles) { send(.filesChecked) }
    for case .perform(let command) in asked { perform(command) }
  }

  /// Types characters; a blank is the space bar.
  mutating func type(_ characters: String) {
    for character in characters { press(.character(character)) }
  }

  mutating func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    send(.input(.key(Key(code, modifiers))))
  }

  /// Clicks where something is painted; false where it is not.
  @discardableResult
  mutating func click(_ spot: Spot) -> Bool {
    _ = model.show(in: scene)
    return clickShown(spot)
  }

  /// Presses a control's keys; what has none is run, as the lists that name it do.
  mutating func press(_ control: Control) {
    for key in control.firstShortcut?.keys ?? [] { send(.input(.key(key))) }
    if control.firstShortcut != nil { return }
    let asked = model.run(control, scene)
    effects += asked
    for case .perform(let command) in asked { perform(command) }
  }

  /// Clicks on something of the frame that was shown last; false where it is not in it.
  mutating func clickShown(_ spot: Spot) -> Bool {
    guard let rect = model.painted.targets.rect(of: spot) else {
      return false
    }
    let point = Point(
      column: rect.origin.column + rect.size.columns / 2, row: rect.origin.row)
    send(.input(.mouse(Mouse(.press(.left), at: point))))
    send(.input(.mouse(Mouse(.release(.left), at: point))))
    return true
  }

  mutating func install(_ identifier: BundleIdentifier, _ name: String, icon: String = "") {
    var app = App(bundleIdentifier: identifier, displayName: name)
    app.icon = icon
    perform(.install(app, isGranted: true))
  }

  /// Delivers a notification, and lets time pass.
  mutating func push(
    _ title: String?, _ body: String, app: BundleIdentifier = "com.example.messages",
    thread: String? = nil, isCritical: Bool = false, then seconds: Int64 = 60
  ) {
    var content = Content(title: title.map { .literal($0) }, body: .literal(body))
    content.threadIdentifier = thread
    content.sound = isCritical ? Sound(isCritical: true) : nil
    let json =
      "{ \"aps\": { \"alert\": { \"title\": \"\(title ?? "")\", \"body\": \"\(body)\" }, \"badge\": 3 } }"
    content.userInfo = .payload(SourceText(ArraySlice(json.utf8), at: Place("push.apns")))
    let payload = Payload(content: content, source: SourceText([], at: Place("push.apns")))
    perform(.push(PushRequest(app: app, payload: payload)))
    if seconds > 0 { perform(.advance(to: state.now + .seconds(seconds))) }
  }

  var text: String { model.frame(in: scene).text }

  /// The row of the list that is selected, in words.
  var selectedWords: String {
    guard let row = model.list.selected(among: model.list.rows(in: scene)) else { return "nothing" }
    switch row.item {
    case .listHeader: return "clear all"
    case .historyHeader: return "clear history"
    case .row(.header(let key), _): return "header \(key.path)"
    case .row(.stack(_, let number), _): return "stack \(body(number))"
    case .row(.notification(let number, _), _): return body(number)
    case .featured(let number, _), .held(let number): return body(number)
    case .summary: return "summary"
    case .nextSummary: return "next summary"
    case .counted: return "counted"
    }
  }

  /// The row of the list, from its upper edge, in which the selected one begins;
  /// nil where that is not seen.
  var rowOfSelection: Int? {
    let index = model.selected(in: scene)?.index
    return index.flatMap { model.window(scene).item($0)?.row }
  }

  func body(_ number: Int) -> String { state.shown(number).body ?? "?" }
}

extension Control {
  /// The keys by which it is reached first: of the table, else those that were published before.
  var firstShortcut: Shortcut? { (shortcuts + publishedShortcuts).first }
}

extension ScreenHarness {
  /// A morning: three apps, two threads, a single row, an alert that is critical, and a history.
  static func morning(
    columns: Int = 80, rows: Int = 24, theme: String = "terminal", glyphs: Glyphs = .unicode
  ) -> ScreenHarness {
    var harness = past
    harness.model = Model(
      size: Size(columns: columns, rows: rows), theme: theme, glyphs: glyphs)
    return harness
  }

  // Made once: a model that looks at it comes later.
  private static let past: ScreenHarness = {
    var harness = ScreenHarness()
    harness.install("com.example.messages", "Messages", icon: "💬")
    harness.install("com.example.mail", "Mail")
    harness.install("com.example.podcasts", "Podcasts", icon: "🐝")
    harness.installSugar()
    harness.push("Ada", "The minutes are attached.", app: "com.example.mail", then: 86_400)
    harness.push("Berta", "Invoice 2041 is due on Friday.", app: "com.example.mail", then: 20_000)
    harness.perform(.device(.unlock))
    harness.perform(.device(.lock))
    harness.push(
      "The one about bees", "Episode 12 is out.", app: "com.example.podcasts", then: 5000)
    harness.push("Jo", "I bring cake", thread: "family")
    harness.push("Ben", "Who brings what?", thread: "family")
    harness.push("Jo", "Me neither, and I have looked everywhere in the house.", thread: "family")
    harness.push("Anna", "See you at six?", thread: "family", then: 240)
    harness.push("Kim", "Ticket?", thread: "trip", then: 20)
    harness.push("Kim", "Got it.", thread: "trip", then: 100)
    harness.push(
      "Low blood sugar", "Glucose level at 57.", app: "com.example.sugar", isCritical: true,
      then: 10)
    return harness
  }()

  private mutating func installSugar() {
    var app = App(bundleIdentifier: "com.example.sugar", displayName: "Sugar")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    app.authorizationOptions.insert(.criticalAlert)
    perform(.install(app, isGranted: true))
  }
}
