import Delivery
import Files
import Notifications
import Push
import Scenarios
import TerminalCore

/// A scenario as programs say it that drive real devices and simulators: what each
/// of its lines asks them for.
package struct DeviceFlow {
  /// What it is called: its title, else its origin.
  private(set) var title: String
  /// What was opened, without the folders that it lies in.
  let origin: String
  /// Its lines, in the order in which they are played.
  private(set) var steps: [Step] = []
  /// The payloads as they came, by their paths from the folder of the script.
  private(set) var payloads: [(path: String, bytes: [UInt8])] = []
  // The phone as it was when the first thing was asked of a device.
  private var device: Device
  private var asksAnything = false
  private let folder: String
  private let piped: [String: SourceFile]
  private var outlines: [ExactText: (outline: ScenarioOutline, bytes: [UInt8])] = [:]

  /// A line, with what can be asked for.
  struct Step {
    /// Where it stands.
    let place: Place
    /// As it is written, on one line, or as it would be where no line says it.
    let line: String
    /// What it asks for; nil for each thing that no device does for a script.
    var acts: [DeviceAct?]
  }

  /// Something that a script may ask of a device.
  enum DeviceAct: Hashable {
    /// The path of the payload, and, where that is no strict JSON, what Apple's readers read of it.
    case push(String, reads: JSONValue?, to: BundleIdentifier)
    case launch(BundleIdentifier)
    case terminate(BundleIdentifier)
    case uninstall(BundleIdentifier)
    case home, lock, center
    /// Something that says these words.
    case tap(String)
    case wait(Interval)
    /// Words that are shown: all of a text, or a part of one.
    case see(String, isPart: Bool)
    case notSee(String)

    /// The path of the payload that it sends; nil where it sends none.
    var payload: String? { if case .push(let path, _, _) = self { path } else { nil } }
  }

  /// How long a script waits at most: the clock of a device goes by itself.
  private static let longestWait = Interval.minutes(1)

  /// Plays what was opened; nothing of it is checked.
  package init(_ opening: LoadedInput, origin: String) {
    self.origin = origin
    title = origin
    folder = opening.scenarioFile.map { FilePath($0.path).folder } ?? "."
    piped = opening.source?.locations.piped ?? [:]
    var session = opening.session
    var playback = opening.playback
    var place = Place(origin)
    device = session.state.device
    while !playback.isFinished {
      let line = playback.nextLine
      place = line?.place ?? place
      let (count, now) = (session.entries.count, session.state.now)
      let events = playback.step(&session)
      let commands = session.entries.dropFirst(count).map(\.command)
      var acts = commands.flatMap { self.acts(for: $0, line, &session, from: now) }
      for case .expectation(let expectation) in events {
        acts.append(Self.act(for: expectation, &session))
      }
      for case .title(let text) in events { title = text }
      if !asksAnything { device = session.state.device }
      guard let line else {
        add(acts.compactMap(\.self), at: Self.source(of: commands) ?? place)
        continue
      }
      if acts.isEmpty, line.verb.name != Verb.title.name { acts = [nil] }
      add(acts, at: line.place, text(of: line))
    }
    numberPayloads()
  }

  // So that names sort as they are sent: how many there are is known at the end.
  private mutating func numberPayloads() {
    let digits = String(payloads.count).count
    var number = 0
    for step in steps.indices {
      for act in steps[step].acts.indices {
        guard case .push(let name, let reads, let app)? = steps[step].acts[act] else { continue }
        let path = "payloads/\(FileName.safe("\((number + 1).padded(digits))-\(name)")).apns"
        steps[step].acts[act] = .push(path, reads: reads, to: app)
        payloads[number].path = path
        number += 1
      }
    }
  }

  private mutating func add(_ acts: [DeviceAct?], at place: Place, _ line: String) {
    guard !acts.isEmpty else { return }
    if acts.contains(where: { $0 != nil }) { asksAnything = true }
    steps.append(Step(place: place, line: line, acts: acts))
  }

  // What comes of a file of payloads, and not of a line.
  private mutating func add(_ acts: [DeviceAct], at place: Place) {
    let lines = acts.map { act in
      switch act {
      case .push(_, _, let app): "push \(app)"
      case .wait(let interval): "wait \(interval.scenarioText)"
      case .launch, .terminate, .uninstall, .home, .lock, .center, .tap, .see, .notSee: ""
      }
    }
    add(acts, at: place, lines.joined(separator: "; "))
  }

  private static func source(of commands: [Command]) -> Place? {
    for case .push(let request) in commands { return request.payload.source.place }
    return nil
  }

  // As it stands in its file, over as many rows as it likes.
  private mutating func text(of line: ScenarioLine) -> String {
    let path = line.place.path
    if outlines[ExactText(path)] == nil {
      let bytes = piped.readIfThere(path)?.bytes ?? []
      outlines[ExactText(path)] = (ScenarioOutline(bytes, path: path), bytes)
    }
    guard let (outline, bytes) = outlines[ExactText(path)],
      let found = outline.line(beginningAt: line.place)
    else { return line.verb.name }
    return String(decoding: bytes[found.bytes], as: UTF8.self).onOneLine
  }

  /// Where a step stands, from the folder of what was opened: `day.scenario:4`.
  func words(for place: Place) -> String { place.words(below: folder) }

  /// Title and origin on one line, once where they are one.
  var heading: String { (title == origin ? title : "\(title): \(origin)").visibleLine }

  /// On which phone it was played, in a sentence: what a device shows that is set
  /// otherwise may be something else.
  var phone: String {
    let languages = device.languages.enumerated
    let system = "iOS \(device.profile.rawValue)"
    return "Played on \(system) with locale \(device.locale), language \(languages).".visibleLine
  }

  /// The app that most of it is about: the first that gets a push or is launched.
  var app: BundleIdentifier? {
    steps.lazy.flatMap(\.acts).compactMap { act in
      switch act {
      case .push(_, _, let app), .launch(let app): app
      case .terminate, .uninstall, .home, .lock, .center, .tap, .wait, .see, .notSee, nil: nil
      }
    }.first
  }
}

// What commands and expectations ask of a device.
extension DeviceFlow {
  private mutating func acts(
    for command: Command, _ line: ScenarioLine?, _ session: inout Session, from now: Instant
  ) -> [DeviceAct?] {
    switch command {
    case .push(let request): (request.isMoreThanPayload ? [nil] : []) + [keep(request)]
    case .advance(let end):
      end <= now ? [] : end - now <= Self.longestWait ? [.wait(end - now)] : [nil]
    case .uninstall(let app): [.uninstall(app)]
    case .setState(let app, .launch): [.launch(app)]
    case .setState(let app, .terminate), .setState(let app, .forceQuit): [.terminate(app)]
    case .device(.home): [.home]
    case .device(.lock): [.lock]
    case .device(.center): [.center]
    case .tap:
      [Self.words(ofNamed: line?.tapped, &session).map { .tap($0) }]
    case .setState(_, .background), .setState(_, .suspend), .setWillPresent, .setBadge,
      .setCategories, .schedule, .legacy, .removePending, .removeDelivered, .authorize,
      .install, .setLanguages:
      [nil]
    case .device(.wake), .device(.sleep), .device(.authenticate), .device(.unlock), .setPhone,
      .openSettings, .banner, .connect, .watch, .alert, .expand, .collapse, .clear, .clearAll,
      .arm, .confirm, .cancel, .edit, .set, .focus, .summary, .mute, .management, .view:
      [nil]
    case .note, .configure, .setPolicy, .seed, .power, .network, .pushFault, .readFeedback, .move,
      .answer:
      [nil]
    }
  }

  // By its app and its name; `numberPayloads` makes a path of them.
  private mutating func keep(_ request: PushRequest) -> DeviceAct {
    let name = [request.app.lastPart, request.name].compactMap(\.self).joined(separator: "-")
    payloads.append((name, Array(request.payload.source.bytes)))
    let payload = request.payload
    let root =
      payload.isStrict ? nil : JSONDocument.read(payload.source, grammar: .payload).root
    return .push(name, reads: root?.value, to: request.app)
  }

  private static func act(
    for expectation: Expectation, _ session: inout Session
  ) -> DeviceAct? {
    if expectation.isNegated { return nil }
    switch expectation.claim {
    case .notificationText(_, _, let text?), .groupText(_, _, let text?, _), .prompt(let text?),
      .alert(let text?):
      return see(text)
    case .screenText(let text): return .see(text, isPart: true)
    case .banner(let name?):
      return words(ofNamed: name.word, &session).map { .see($0, isPart: false) }
    case .notificationState(let name, .absent):
      return words(ofNamed: name.word, &session).map { .notSee($0) }
    case .notificationText(_, _, nil), .groupText(_, _, nil, _), .prompt(nil), .alert(nil),
      .banner(nil), .notificationState:
      return nil
    // What the screen does not say in words, or not in these.
    case .groups, .groupCount, .groupState, .notificationPlace, .wholeText, .order, .outcome,
      .delivered, .apns, .pending, .reached, .sound, .watch, .wake, .badge, .settings, .appState,
      .device, .call, .actions, .viewTitle, .viewLabel, .viewMedia, .viewInput, .viewRatio,
      .viewOwner, .received, .sheet, .offers, .suggestion, .authorization, .focus, .held, .summary,
      .muted, .screenMatch, .rules:
      return nil
    }
  }

  private static func see(_ text: ExpectedText) -> DeviceAct? {
    switch text {
    case .whole(let text): .see(text, isPart: false)
    case .part(let text): .see(text, isPart: true)
    case .match: nil
    }
  }

  // What a person would look for: its body, else its first words.
  private static func words(ofNamed word: Word?, _ session: inout Session) -> String? {
    guard let word else { return nil }
    session.updateIndex()
    guard let number = try? session.state.delivery(word, by: session.index) else { return nil }
    let words = session.state.words(of: number)
    return words.body ?? words.firstWords
  }
}

extension ScenarioLine {
  /// What is tapped.
  fileprivate var tapped: Word? {
    words { [.notification, .notificationOrGroup, .anything].contains($0) }.first
  }
}

extension PushRequest {
  // What no file says, and no device asks a script for.
  fileprivate var isMoreThanPayload: Bool {
    collapseIdentifier != nil || fields.value.headers != PushHeaders() || fields.value.via != .file
  }
}
