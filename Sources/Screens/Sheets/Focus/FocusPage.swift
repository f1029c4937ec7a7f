import Delivery
import Localization
import Notifications
import Scenarios

/// A Focus with its rows: what they say, and what changing one does.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
final class FocusPage {
  private let state: State
  /// What the Focus is called.
  let name: String
  private let known: [String]

  /// - Parameter people: Those who have a row in any case, first and in this order.
  init(_ name: String, in state: State, people: [String] = []) {
    (self.state, self.name, known) = (state, name, people)
  }

  /// F4: what the phone calls it.
  var shownName: String { state.shownName(ofFocus: name) }

  /// F4: the names to choose from: those that a phone comes with, then the person's own.
  static func names(in state: State) -> [String] {
    let own = state.focus.all.map(\.name)
    let usual = [Focus.doNotDisturb, "Personal", "Sleep", "Work"]
    return usual + own.filter { name in !usual.containsExactly(name) }
  }

  /// Whether it is the one that is on.
  var isOn: Bool { state.focusInForce?.name.isExactly(name) ?? false }

  private var focus: Focus { state.focus.named(name) }
  private var isDoNotDisturb: Bool { name == Focus.doNotDisturb }
  private var schedule: DailySpan? {
    isDoNotDisturb ? state.device.doNotDisturbSchedule : focus.schedule
  }

  /// Its rows, from top to bottom; one that lets nothing through has only its times.
  var fields: [FocusField] {
    if isDoNotDisturb { return [.isOn, .schedule] }
    return [.isOn] + (state.device.profile.has(.silencingFocus) ? [.mode] : [])
      + state.apps.map { .app($0.app.bundleIdentifier) } + [.people]
      + people.map(FocusField.person)
      + [.timeSensitive, .lockScreen, .badges, .schedule, .place] + (canBeDeleted ? [.delete] : [])
  }

  /// Whether there is something to forget: those that a phone comes with are there in any case.
  var canBeDeleted: Bool { !isDoNotDisturb && state.focus.isSetUp(name) }

  /// Those who may pass, and those who wrote lately.
  var people: [String] {
    let wrote = state.notifications.suffix(Self.mostLookedThrough).compactMap {
      state.communication(of: $0.value)?.sender
    }
    return (known + focus.people + wrote).uniqued(on: ExactText.init)
  }

  private static let mostLookedThrough = 200

  /// What a row is called, in the phone's language.
  func title(of field: FocusField) -> String {
    switch field {
    case .isOn: shownName
    case .mode: state.systemWords(focus.mode == .allow ? .focusAllows : .focusSilences)
    case .app(let app): state.displayName(of: app)
    case .people: state.systemWords(.focusPeople)
    case .person(let name): name
    case .timeSensitive: state.systemWords(.timeSensitiveNotifications)
    case .lockScreen: state.systemWords(.focusOnLockScreen)
    case .badges: state.systemWords(.focusBadges)
    case .schedule: state.systemWords(.schedule)
    case .place: state.systemWords(.focusPlace)
    case .delete: state.systemWords(.deleteFocus)
    }
  }

  /// What a row is set to: on or off, or in words.
  func value(of field: FocusField) -> Value {
    switch field {
    case .isOn: .isOn(isOn)
    case .mode, .delete: .words("")
    case .app(let app): .isOn(focus.apps.contains(app))
    case .people: .words(focus.people.isEmpty ? none : "")
    case .person(let name): .isOn(allows(name))
    case .timeSensitive: .isOn(focus.allowsTimeSensitive)
    case .lockScreen: .isOn(focus.showsSilencedOnLockScreen)
    case .badges: .isOn(focus.drawsBadges)
    case .schedule: .words(schedule.map { state.words($0) } ?? none)
    case .place: .words(focus.place?.name ?? none)
    }
  }

  private var none: String { state.systemWords(.noneSet) }

  /// What a row is set to.
  enum Value: Hashable {
    case isOn(Bool)
    case words(String)
  }

  /// What that means.
  func meaning(of field: FocusField) -> Sentence {
    switch field {
    case .isOn:
      Sentence(isDoNotDisturb && !isOn ? Words.letsNothing : Words.focusSwitch(isOn))
    case .mode: Sentence(Words.focusMode(focus.mode))
    case .app(let app): Sentence(Words.passes(state.displayName(of: app), focus.allows(app)))
    case .people: Words.focusPeople
    case .person(let name): Sentence(Words.passes(name, allows(name)))
    case .timeSensitive: Sentence(Words.timeSensitivePasses(focus.allowsTimeSensitive))
    case .lockScreen: Sentence(Words.silencedOnLockScreen(focus.showsSilencedOnLockScreen))
    case .badges: Sentence(Words.silencedBadges(focus.drawsBadges))
    case .schedule: Words.focusSchedule
    case .place: Sentence(Words.focusPlaceMeaning)
    case .delete: Sentence(Words.focusDeletion)
    }
  }

  private func allows(_ person: String) -> Bool {
    focus.people.containsExactly(person)
  }

  /// What a Focus is, in a few words.
  var summary: String {
    if isOn {
      let end = state.focus.end.map { state.focusTime($0) }
      return end.map(Words.isOn) ?? Words.isOn
    }
    let apps = focus.apps.prefix(2).map { state.displayName(of: $0) }
    let more = focus.apps.count > 2 ? ["+\(focus.apps.count - 2)"] : []
    let times = [schedule.map { state.words($0) }, focus.place?.name].compactMap(\.self)
    let listed = (apps + more).joined(separator: ", ")
    if focus.mode == .silence { return ([Words.silences(listed)] + times).joined(separator: ", ") }
    let words = apps + more + focus.people.prefix(2) + times
    if words.isEmpty { return Words.passage(ofTimeSensitive: focus.allowsTimeSensitive) }
    return words.joined(separator: ", ")
  }
}

extension FocusPage {
  /// What changing a row does.
  ///
  /// - Returns: Nil where there is nothing to go on to, and a line has to be typed.
  func command(changing field: FocusField, by step: Int) -> Command? {
    var setup = unturned
    switch field {
    case .isOn: return .focus(isOn ? .turnOff : .turnOn(FocusSetup(name: name)))
    case .delete: return .focus(.delete(name))
    case .mode: setup.mode = focus.mode.stepped(by: step)
    case .app(let app): setup.apps = focus.apps.toggled(app)
    case .people: return nil
    case .person(let name): setup.people = focus.people.toggled(name)
    case .timeSensitive: setup.allowsTimeSensitive = !focus.allowsTimeSensitive
    case .lockScreen: setup.showsSilencedOnLockScreen = !focus.showsSilencedOnLockScreen
    case .badges: setup.drawsBadges = !focus.drawsBadges
    case .schedule: setup.schedule = .some(nextSchedule(by: step))
    case .place:
      guard focus.place != nil else { return nil }
      setup.place = .some(nil)
    }
    return .focus(.turnOn(setup))
  }

  // F8: naming its times, as they are, leaves one that is off as it is.
  private var unturned: FocusSetup {
    var setup = FocusSetup(name: name)
    if !isOn { setup.schedule = .some(schedule) }
    return setup
  }

  private func nextSchedule(by step: Int) -> DailySpan? {
    let usual: [DailySpan?] = [
      nil, DailySpan(start: 9 * 60, end: 17 * 60), DailySpan(start: 22 * 60, end: 7 * 60),
    ]
    let all = usual.contains(schedule) ? usual : usual + [schedule]
    return all.stepped(from: schedule, by: step) ?? nil
  }

  /// The line by which a row is set to anything; nil for switches.
  func line(setting field: FocusField) -> String? {
    var setup = FocusSetup(name: name)
    let option: String
    switch field {
    case .people: (setup, option) = (unturned, "people=")
    case .schedule: option = "schedule="
    case .place: option = "place="
    case .isOn, .mode, .app, .person, .timeSensitive, .lockScreen, .badges, .delete: return nil
    }
    return Command.focus(.turnOn(setup)).line(in: state).map { "\($0) \(option)" }
  }
}

extension State {
  /// A moment as the status line and the lists about Focus have it: the phone's time of day.
  func focusTime(_ instant: Instant) -> String {
    systemWords.timeOfDay(CivilTime(instant, in: device.timeZone), on: device)
  }

  /// A time of every day as Settings have it (P21).
  func words(_ time: TimeOfDay) -> String {
    // Of any day: only the time is said.
    let (hour, minute) = time.minutes.quotientAndRemainder(dividingBy: 60)
    let reading = CivilTime(year: 1970, month: 1, day: 1, hour: hour, minute: minute)
    return systemWords.timeOfDay(reading, on: device)
  }

  /// From when until when, every day.
  func words(_ span: DailySpan) -> String {
    [span.start, span.end].map { words(TimeOfDay(minutes: $0)) }.joined(separator: "–")
  }
}

extension [BundleIdentifier] {
  fileprivate func toggled(_ app: BundleIdentifier) -> [BundleIdentifier] {
    contains(app) ? filter { $0 != app } : self + [app]
  }
}

extension [String] {
  fileprivate func toggled(_ name: String) -> [String] {
    containsExactly(name) ? filter { !$0.isExactly(name) } : self + [name]
  }
}
