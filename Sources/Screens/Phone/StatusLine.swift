import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// The first line: the phone's clock and state, and which screen it is.
struct StatusLine: ScenePart {
  let model: Model
  let scene: Scene

  private var device: Device { state.device }

  /// The line.
  var part: Part {
    guard let look = StatusLook(model, scene) else { return made }
    return scene.memory.statusLine.value(in: look) {
      made.arranged(columns: model.size.columns, glyphs: model.glyphs).element
    }
  }

  private var made: Part {
    let time = CivilTime(state.now, in: device.timeZone)
    let day = scene.memory.words(.date) { state.systemWords.date(time, on: device) }
    let date = Part.text("  \(day)", .dim)
    // Where lines are read the heading above them says it.
    let title =
      marks.isInWords ? nil : Part.text("\(model.screenTitle(in: scene)) ", .text, .bold)
    let phone: [Part?] = [locale, system(isShort: false), clock]
    let kept = Part.horizontal([
      clock(time), lookingBack, recording, unsaved, failures(isShort: true), .spacer(minimum: 2),
      model.pace.isRunning ? clock : nil, title,
    ])
    let room = model.room(model.size.columns - kept.idealColumns(model.glyphs))
    let states = states(silence(in: room))
    let whole = Part.horizontal(
      [clock(time)] + states + [failures(isShort: false), .spacer(minimum: 2)] + phone
        + [title])
    let failures = failures(isShort: whole.idealColumns(model.glyphs) > model.size.columns)
    let leading: [Part?] =
      [clock(time), date.droppable(dateRank)] + states
      + [failures, complaints, .spacer(minimum: 2)]
    let others = Part.horizontal(leading + phone + [title]).idealColumns(model.glyphs)
    let lasting: [Part?] =
      [clock(time)] + states + [failures, policies(in: 0), .spacer(minimum: 2)]
      + [model.pace.isRunning ? clock : nil, title]
    return Part.horizontal(
      leading + [policies(in: model.size.columns - others - 2)] + version(beside: lasting, date) + [
        clock, next.map { Part.text("\($0)  ", .dim).droppable(1) },
        title,
      ]
    ).meaning(.status)
  }

  // The locale, and a dot behind it, only where the version has room; that says what it behaves as
  // where there is room for that, too.
  private func version(beside lasting: [Part?], _ date: Part) -> [Part?] {
    var room = model.size.columns - Part.horizontal(lasting).idealColumns(model.glyphs)
    let dateColumns = date.idealColumns(model.glyphs)
    if dateRank > Self.systemRank, dateColumns <= room { room -= dateColumns }
    let long = system(isShort: false)
    let shown = long.idealColumns(model.glyphs) <= room ? long : system(isShort: true)
    return [shown.idealColumns(model.glyphs) <= room ? locale : nil, shown]
  }

  private var locale: Part { Part.text("\(device.locale) \(dot)", .dim).droppable(3) }

  // Where lines are read, a version that behaves as another is a line of its own.
  private var dot: String {
    marks.isInWords && device.profile.standingIn != nil ? "" : "\(marks.dot) "
  }

  private func clock(_ time: CivilTime) -> Part {
    let words = scene.memory.words(.clock) { state.systemWords.clock(time, on: device) }
    return .text(" \(words)", .text, .bold).meaning(.time)
  }

  // How the phone lies there, and what goes on with it.
  private func states(_ silence: Part?) -> [Part?] {
    [
      Part.text("  \(device.isLocked ? Words.locked : Words.unlocked)", .dim).droppable(7),
      recognized, silence,
      darkness.map { Part.text("  \($0)", .warning).droppable(6) },
      device.isOnline ? nil : Part.text("  \(Words.offline)", .warning).droppable(6),
      lookingBack, endpoint, recording, unsaved,
    ]
  }

  private var lookingBack: Part? {
    scene.isLookingBack ? .text("  \(Words.lookingBack)", .warning, .bold) : nil
  }

  // Less than that it is locked, and than the day.
  private var recognized: Part? {
    guard device.isLocked, device.isAuthenticated else { return nil }
    let comma = marks.isInWords ? "" : ", "
    return Part.text(comma + Words.recognized, .dim).droppable(min(3, dateRank - 1))
  }

  private var darkness: String? {
    if !device.isPowerOn { return Words.powerOff }
    return device.isDisplayOn ? nil : Words.displayOff
  }

  // F4, R10: from iOS 15 on Do Not Disturb is one of them.
  private var focusName: String? {
    if device.profile.has(.focus) { return state.shownFocus }
    return device.doesNotDisturb(at: state.now)
      ? state.shownName(ofFocus: Focus.doNotDisturb) : nil
  }

  // R10, R11: what keeps the phone silent, in as many words as there is room for.
  private func silence(in columns: Int) -> Part? {
    let focus = focusName
    let disturbs = focus == nil
    if disturbs, device.isRingerOn { return nil }
    let until = disturbs ? nil : state.focus.end.map { " \(Words.until(state.focusTime($0)))" }
    let ringer = device.isRingerOn ? "" : (disturbs ? "" : ", ") + Words.ringerOff
    let rest = (until ?? "") + ringer
    let hasFocus = device.profile.has(.focus)
    let mark = disturbs ? "" : "\(marks.focus(hasFocus ? Words.focusIsOn : "\(Words.isOn):")) "
    let rests = disturbs ? [ringer] : [rest, ringer, ""]
    return silence(mark, focus, before: rests, in: columns)
      .identified(.control(disturbs ? .ringer : hasFocus ? .focus : .doNotDisturb)).meaning(
        .button, label: mark + (focus ?? "") + rest
      ).droppable(silenceRank)
  }

  // From iOS 16 on the lock screen names it below the list; the day stands here alone where rows are few.
  private var silenceRank: Int { LockSurroundings(model, scene) == nil ? 8 : min(4, dateRank - 1) }

  // F4: the first of what may stand behind the name that fits; else the name is cut, and before
  // only a mark of it is left, the mark of the Focus stands alone.
  private func silence(
    _ mark: String, _ name: String?, before rests: [String], in columns: Int
  ) -> Part {
    // Each in its place: a name that runs from right to left turns nothing round but itself.
    func line(_ rest: String, nameColumns: Int? = nil) -> Part {
      .horizontal([
        .text("  \(mark)", .quiet),
        name.map { Part.text($0, .quiet).sized(columns: nameColumns).ours() },
        .text(rest, .quiet),
      ])
    }
    let lines = rests.lazy.map { line($0) }
    if let whole = lines.first(where: { $0.idealColumns(model.glyphs) <= columns }) { return whole }
    guard name != nil else { return line(rests[0]) }
    let room = columns - line("", nameColumns: 0).idealColumns(model.glyphs)
    return line("", nameColumns: room > marks.cut.columns ? room : 0)
  }

  // Section S: which readings of unclear rules are in force.
  private var policies: [String] {
    let standard = Policies()
    guard device.policies != standard else { return [] }
    return PolicySwitch.all.filter { $0.read(device.policies) != $0.read(standard) }
      .map { "\($0.name)=\($0.read(device.policies))" }
  }

  // As many by name as there is room for beside locale and version, and how many more there are;
  // the number stays longer than those two.
  private func policies(in columns: Int) -> Part? {
    let policies = policies
    if policies.isEmpty { return nil }
    let words = (0...policies.count).reversed().lazy.map { named in
      Words.policies(policies.prefix(named), more: policies.count - named)
    }
    let shown = words.first { $0.columns <= columns } ?? Words.policies([], more: policies.count)
    return Part.text("\(shown)  ", .dim).droppable(6)
  }

  private static let systemRank = 4

  // Section O: a version without rules of its own says which one it behaves as.
  private func system(isShort: Bool) -> Part {
    let name = Words.system(device.profile.rawValue)
    guard let words = device.profile.standingIn else {
      return Part.text("\(name)  ", .dim).droppable(Self.systemRank)
    }
    let twin = isShort ? "" : " \(Words.behavesAs(device.profile.behavesAs.rawValue))"
    return Part.text("\(name)\(twin)  ", .dim).droppable(Self.systemRank)
      .meaning(.status, label: name, value: words)
  }

  // Where servers send to, and how much came.
  private var endpoint: Part? {
    guard let wires = model.wires, let listener = wires.log.listeners.first else { return nil }
    let count = wires.log.listeners.reduce(0) { $0 + $1.requestCount }
    let words = "\(listener.address) \(Words.came(count))"
    return Part.text("  \(marks.wire) \(words)", .success).identified(.control(.connections))
      .meaning(.button, label: words).droppable(7)
  }

  private var recording: Part? {
    guard model.recording != nil else { return nil }
    return Part.text("  \(marks.pip) \(Words.recording)", .warning, .bold)
      .identified(.control(.record)).meaning(.button, label: Words.keepRecording)
  }

  private var unsaved: Part? {
    guard model.isUnsaved else { return nil }
    return Part.text("  \(marks.error) \(Words.unsaved)", .warning, .bold)
      .identified(.control(.complaints)).meaning(.button, label: Words.complaintsTitle)
  }

  private var isFailing: Bool { !scene.failedChecks.isEmpty }

  // What a check failed under, and which policies hold in which language, matter more than the day.
  private var dateRank: Int { isFailing || device.policies != Policies() ? 2 : 5 }

  // A number alone, rather than without locale and version beside it.
  private func failures(isShort: Bool) -> Part? {
    guard isFailing else { return nil }
    let count = scene.failedChecks.count
    let words = Words.checksFail(count)
    let isShort = isShort || model.layout.isTight || model.size.columns < 60
    let shown = isShort ? Words.checksFailShort(count) : words
    return Part.text("  \(marks.error) \(shown)", .critical, .bold)
      .identified(.control(.complaints)).meaning(.button, label: words).droppable(9)
  }

  private var complaints: Part? {
    guard !scene.diagnostics.isEmpty else { return nil }
    return Part.text("  \(Words.complaints(scene.diagnostics.count))", .warning)
      .identified(.control(.complaints)).meaning(.button, label: Words.complaintsTitle)
      .droppable(0)
  }

  private var clock: Part {
    let pace = model.pace
    let speed = marks.own(Words.times(pace.speed))
    let paused = pace.speed == 1 ? Words.paused : "\(Words.paused) \(speed)"
    return Part.text(
      pace.isRunning ? "\(marks.running) \(speed)  " : "\(paused)  ",
      pace.isRunning ? .success : .dim
    ).identified(.control(.play)).meaning(.button, label: Words.play)
      .droppable(pace.isRunning ? 8 : 2)
  }

  // P21: it counts as the phone's clock does, which stands in the same line.
  // A weekday stands for its day as long as it names one alone; the colon tells it
  // from the week that follows, and stands before a time of today as well.
  private var next: String? {
    guard let nextEventTime = scene.nextEventTime else { return nil }
    let time = CivilTime(nextEventTime, in: device.timeZone)
    let today = CivilTime(state.now, in: device.timeZone)
    let dates = device.englishDates
    let clock = dates.time(time, to24: device.countsTo24)
    switch time.daysSince1970 - today.daysSince1970 {
    case 0: return "\(Words.next): \(clock)"
    case 1...6: return "\(Words.next): \(dates.weekday(time)) \(clock)"
    default: return "\(Words.next): \(dates.dayAndClock(time, clock, besideYear: today.year))"
    }
  }
}
