import Delivery
import Explaining
import Localization
import Notifications
import TerminalCore

/// Something that the phone can be compared with.
struct CompareChoice: Equatable, Sendable {
  /// What it is.
  let side: ComparedSide
  /// What it is called, in sentences and over its phone.
  let title: String
  /// The same as a row of the list, beside its kind: a language with its code before it.
  let name: String
  /// What kind of thing that is: `language`, `system`.
  let kind: String

  init(_ side: ComparedSide, _ title: String, _ kind: String, named name: String? = nil) {
    (self.side, self.title, self.kind) = (side, title, kind)
    self.name = name ?? title
  }

  private init(_ value: MatrixValue) {
    self.init(
      .set(MatrixPoint([value])), value.title, value.axis.title, named: value.heading)
  }

  private init(_ locale: WordLocale, codeColumns: Int) {
    let words = locale.description
    self.init(
      .set(MatrixPoint([.locale(locale)])), words, MatrixAxis.locale.title,
      named: "\(locale.name.filled(columns: codeColumns))  \(words)")
  }
}

extension CompareChoice {
  /// What it is found by: its kind, its name, and the versions that behave as a system (section O).
  var searched: String {
    let words = "\(kind) \(name)"
    guard case .set(let point) = side, let system = point.system else { return words }
    let alike = Profile.allCases.filter { $0 != system && $0.behavesAs == system }
    return alike.reduce(words) { "\($0) \($1.rawValue)" }
  }

  /// All that there is on a phone, what happened on it first.
  static func all(_ scene: Scene) -> [CompareChoice] {
    let state = scene.state
    let own = LanguageTag(state.device.languages.first ?? state.device.locale)
    let spoken = state.spokenLanguages.filter { !$0.apps.isEmpty }.map { WordLocale($0.tag.name) }
    let locales = (spoken + PseudoLocale.allCases.map { WordLocale($0.rawValue) })
      .filter { $0.name != own.name && $0.name != own.language }
    let systems = Profile.distinct.filter {
      $0 != state.device.profile.behavesAs && $0.has(.notificationList)
    }
    let codeColumns = locales.map(\.name.columns).max() ?? 0
    let others =
      locales.map { CompareChoice($0, codeColumns: codeColumns) }
      + systems.map { CompareChoice(.system($0)) }
      + previews(state) + groupings(state)
      + MatrixLock.allCases.map { CompareChoice(.lock($0)) } + silencing(state)
      + MatrixAge.allCases.filter { $0 != .now }.map { CompareChoice(.age($0)) }
    return showsLastEvent(scene) ? moments(scene) + others : others + moments(scene)
  }

  // H1: from iOS 11 on.
  private static func previews(_ state: State) -> [CompareChoice] {
    guard state.device.profile.has(.previews) else { return [] }
    return Previews.allCases.filter { $0 != state.previews }.map { CompareChoice(.previews($0)) }
  }

  // From iOS 12 on; what all apps have already would differ in nothing.
  private static func groupings(_ state: State) -> [CompareChoice] {
    guard state.device.profile.has(.grouping) else { return [] }
    let others = Grouping.allCases.filter { grouping in
      state.apps.contains { $0.settings.grouping != grouping }
    }
    return others.map { CompareChoice(.grouping($0)) }
  }

  // F4, F11: from the system on that has such.
  private static func silencing(_ state: State) -> [CompareChoice] {
    guard state.device.profile.has(.focus) else { return [] }
    let current = state.focusInForce?.name
    let names = state.focus.all.map(\.name).filter { $0 != Focus.doNotDisturb }
    let focuses =
      (current == nil ? [] : [MatrixFocus.off])
      + (names + [Focus.doNotDisturb]).filter { $0 != current }.map(MatrixFocus.on)
    return focuses.map { CompareChoice(.focus($0)) }
      + DeliveryTime.allCases.map { CompareChoice(.delivery($0)) }
  }

  /// Whether the list looks otherwise since the last event, so that there is something
  /// to compare with before it.
  private static func showsLastEvent(_ scene: Scene) -> Bool {
    if !scene.timeline.branches.isEmpty || scene.isLookingBack { return true }
    return scene.facts.facts.last.map {
      let event = $0.event
      return event.calls(for: .rows) || event.calls(for: .words) || event.notification != nil
    } ?? false
  }

  private static func moments(_ scene: Scene) -> [CompareChoice] {
    let timeline = scene.timeline
    let device = scene.state.device
    var choices = timeline.branches.enumerated().map { number, branch in
      let time = CivilTime(branch.leftAt, in: device.timeZone).hourAndMinute
      return CompareChoice(
        .branch(number), Words.comparedBranch(time, eventCount: branch.eventCount), "future")
    }
    if scene.isLookingBack {
      choices.append(CompareChoice(.event(.max), Words.comparedPresent, "moment"))
    }
    let count = timeline.past.eventCount
    if count > 1 {
      choices.append(CompareChoice(.event(count - 1), Words.comparedBefore, "moment"))
    }
    if count > 0 { choices.append(CompareChoice(.event(0), Words.comparedBeginning, "moment")) }
    return choices
  }
}
