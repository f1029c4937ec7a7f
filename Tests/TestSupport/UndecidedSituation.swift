import Delivery
import Notifications

/// A situation whose inputs are decided when a rule looks at them, and not before.
///
/// What a rule never looked at may be anything: one such situation stands for all of them.
package struct UndecidedSituation: SituationInputs {
  private let ways: WayThroughRules
  // What was changed since, as places among an input's values; -1 for what was not.
  private var changed = [Int8](repeating: -1, count: SituationInput.allCases.count)
  // What became of them, where a change made something that is none of the values.
  private var ownSilencers: Situation.Silencers?
  // What became of switches that were not read yet.
  private var changes: [(input: SituationInput, change: (SwitchState) -> SwitchState)] = []

  private typealias SwitchState = Situation.SwitchState

  fileprivate init(_ ways: WayThroughRules) { self.ways = ways }

  /// How many situations there are: every value of every input with every other.
  package static let count = SituationInput.allCases.reduce(1) { $0 * $1.valueCount }

  private func index(of input: SituationInput) -> Int {
    let own = changed[input.rawValue]
    return own >= 0 ? Int(own) : ways.decide(input)
  }

  private func flag(_ input: SituationInput) -> Bool { index(of: input) == 1 }

  private mutating func set(_ input: SituationInput, _ value: Bool) {
    changed[input.rawValue] = value ? 1 : 0
  }

  private mutating func set<Value: Equatable>(
    _ input: SituationInput, _ value: Value, of all: [Value]
  ) {
    changes.removeAll { $0.input == input }
    changed[input.rawValue] = Int8(all.firstIndex(of: value) ?? 0)
  }

  private func switchState(_ input: SituationInput) -> SwitchState {
    let state = SituationInput.switchStates[index(of: input)]
    return changes.reduce(state) { $1.input == input ? $1.change($0) : $0 }
  }

  // To change a switch is not to look at it: the change is made at the first read.
  package mutating func change(
    _ toggle: Settings.Switch,
    _ change: @escaping (Situation.SwitchState) -> Situation.SwitchState
  ) {
    if let input = SituationInput(toggle) { changes.append((input, change)) }
  }
}

extension UndecidedSituation {
  /// What came of trying something in every situation.
  package struct Trial {
    /// How many situations were tried; all of them, or something was left out.
    package var situationCount = 0
    /// How many had to be told apart.
    package var wayCount = 0
    /// What was looked at where the claim first failed; nil where it never did.
    package var counterexample: String?
  }

  /// One situation of those that it stands for: what was not looked at is as it falls.
  fileprivate func anyone(_ random: inout SplitMix) -> Situation {
    var other = self
    for input in SituationInput.allCases where other.changed[input.rawValue] < 0 {
      let index = ways.found(input) ?? Int(random.next() % UInt64(input.valueCount))
      other.changed[input.rawValue] = Int8(index)
    }
    return Situation(other)
  }

  /// Situations that show all ways in which a rule can find what it looks
  /// at, each `step`th of them.
  ///
  /// - Parameter step: 1 for all ways.
  package static func samples(
    each step: Int, of rule: (UndecidedSituation) -> Void
  ) -> [Situation] {
    var random = SplitMix(seed: 7)
    let course = WayThroughRules()
    var (samples, way): ([Situation], Int) = ([], 0)
    repeat {
      let situation = UndecidedSituation(course)
      rule(situation)
      if way % step == 0 { samples.append(situation.anyone(&random)) }
      way += 1
    } while course.turn()
    return samples
  }

  /// Tries a claim in every situation there is.
  ///
  /// Goes on behind a counterexample; the first one is kept.
  package static func tryEvery(_ claim: (UndecidedSituation) -> Bool) -> Trial {
    let course = WayThroughRules()
    var trial = Trial()
    repeat {
      let holds = claim(UndecidedSituation(course))
      if !holds, trial.counterexample == nil { trial.counterexample = course.description }
      trial.situationCount += course.situationCount
      trial.wayCount += 1
    } while course.turn()
    return trial
  }
}

extension UndecidedSituation {
  package var isReadable: Bool {
    get { flag(.isReadable) }
    set { set(.isReadable, newValue) }
  }
  package var hasAlert: Bool {
    get { flag(.hasAlert) }
    set { set(.hasAlert, newValue) }
  }
  package var hasBadge: Bool {
    get { flag(.hasBadge) }
    set { set(.hasBadge, newValue) }
  }
  package var isContentAvailable: Bool {
    get { flag(.isContentAvailable) }
    set { set(.isContentAvailable, newValue) }
  }
  package var isSilentUpdate: Bool {
    get { flag(.isSilentUpdate) }
    set { set(.isSilentUpdate, newValue) }
  }
  package var isAllowed: Bool {
    get { flag(.isAllowed) }
    set { set(.isAllowed, newValue) }
  }
  package var timeSensitive: Situation.TimeSensitiveRight {
    get { SituationInput.timeSensitiveRights[index(of: .timeSensitive)] }
    set { set(.timeSensitive, newValue, of: SituationInput.timeSensitiveRights) }
  }
  package var silencers: Situation.Silencers {
    get { ownSilencers ?? SituationInput.silencings[index(of: .silencers)] }
    set { ownSilencers = newValue }
  }
  package var isLocked: Bool {
    get { flag(.isLocked) }
    set { set(.isLocked, newValue) }
  }
  package var isDisplayOn: Bool {
    get { flag(.isDisplayOn) }
    set { set(.isDisplayOn, newValue) }
  }
  package var isCoverSheetOpen: Bool {
    get { flag(.isCoverSheetOpen) }
    set { set(.isCoverSheetOpen, newValue) }
  }
  package var isDoNotDisturbOn: Bool {
    get { flag(.isDoNotDisturbOn) }
    set { set(.isDoNotDisturbOn, newValue) }
  }
  package var isRingerOn: Bool {
    get { flag(.isRingerOn) }
    set { set(.isRingerOn, newValue) }
  }
  package var isModal: Bool {
    get { flag(.isModal) }
    set { set(.isModal, newValue) }
  }
  package var hasQuietDelivery: Bool {
    get { flag(.hasQuietDelivery) }
    set { set(.hasQuietDelivery, newValue) }
  }
  package var course: Situation.Course {
    get { SituationInput.courses[index(of: .course)] }
    set { set(.course, newValue, of: SituationInput.courses) }
  }
  package var isForWatch: Bool {
    get { flag(.isForWatch) }
    set { set(.isForWatch, newValue) }
  }
  package var carPlay: Situation.CarPlayRight {
    get { SituationInput.carPlayRights[index(of: .carPlay)] }
    set { set(.carPlay, newValue, of: SituationInput.carPlayRights) }
  }
  package var announcement: Situation.AnnouncementRight {
    get { SituationInput.announcementRights[index(of: .announcement)] }
    set { set(.announcement, newValue, of: SituationInput.announcementRights) }
  }
  package var watch: Situation.WatchState {
    get { SituationInput.watchStates[index(of: .watch)] }
    set { set(.watch, newValue, of: SituationInput.watchStates) }
  }
  package var sound: Situation.SoundRequest {
    get { SituationInput.soundRequests[index(of: .sound)] }
    set { set(.sound, newValue, of: SituationInput.soundRequests) }
  }
  package var level: InterruptionLevel {
    get { SituationInput.levels[index(of: .level)] }
    set { set(.level, newValue, of: SituationInput.levels) }
  }
  package var authorization: Authorization {
    get { SituationInput.authorizations[index(of: .authorization)] }
    set { set(.authorization, newValue, of: SituationInput.authorizations) }
  }
  package var lockScreen: Situation.SwitchState {
    get { switchState(.lockScreen) }
    set { set(.lockScreen, newValue, of: SituationInput.switchStates) }
  }
  package var notificationCenter: Situation.SwitchState {
    get { switchState(.notificationCenter) }
    set { set(.notificationCenter, newValue, of: SituationInput.switchStates) }
  }
  package var banners: Situation.SwitchState {
    get { switchState(.banners) }
    set { set(.banners, newValue, of: SituationInput.switchStates) }
  }
  package var sounds: Situation.SwitchState {
    get { switchState(.sounds) }
    set { set(.sounds, newValue, of: SituationInput.switchStates) }
  }
  package var badges: Situation.SwitchState {
    get { switchState(.badges) }
    set { set(.badges, newValue, of: SituationInput.switchStates) }
  }
  package var criticalRight: Situation.CriticalRight {
    get { SituationInput.criticalRights[index(of: .criticalRight)] }
    set { set(.criticalRight, newValue, of: SituationInput.criticalRights) }
  }
  package var front: Situation.Front {
    get { SituationInput.fronts[index(of: .front)] }
    set { set(.front, newValue, of: SituationInput.fronts) }
  }
  package var backgroundRight: Situation.BackgroundRight {
    get { SituationInput.backgroundRights[index(of: .backgroundRight)] }
    set { set(.backgroundRight, newValue, of: SituationInput.backgroundRights) }
  }
  package var criticalSoundWakes: Bool {
    get { flag(.criticalSoundWakes) }
    set { set(.criticalSoundWakes, newValue) }
  }
  package var dndScope: DoNotDisturbScope {
    get { flag(.dndScope) ? .always : .whileLocked }
    set { set(.dndScope, newValue == .always) }
  }
  package var bannerAddsTo: BannerAddition {
    get { flag(.bannerAddsTo) ? .none : .history }
    set { set(.bannerAddsTo, newValue == .none) }
  }
}

extension Situation {
  fileprivate init(_ other: UndecidedSituation) {
    self.init()
    (isReadable, hasAlert, hasBadge) = (other.isReadable, other.hasAlert, other.hasBadge)
    (sound, isContentAvailable, level) = (other.sound, other.isContentAvailable, other.level)
    (isSilentUpdate, authorization) = (other.isSilentUpdate, other.authorization)
    (isAllowed, lockScreen) = (other.isAllowed, other.lockScreen)
    (notificationCenter, banners) = (other.notificationCenter, other.banners)
    (sounds, badges, criticalRight) = (other.sounds, other.badges, other.criticalRight)
    (timeSensitive, silencers, front) = (other.timeSensitive, other.silencers, other.front)
    (isLocked, isDisplayOn) = (other.isLocked, other.isDisplayOn)
    (isCoverSheetOpen, isDoNotDisturbOn) = (other.isCoverSheetOpen, other.isDoNotDisturbOn)
    (isRingerOn, dndScope) = (other.isRingerOn, other.dndScope)
    bannerAddsTo = other.bannerAddsTo
    (criticalSoundWakes, backgroundRight) = (other.criticalSoundWakes, other.backgroundRight)
    (isModal, course) = (other.isModal, other.course)
    (watch, isForWatch) = (other.watch, other.isForWatch)
    (carPlay, announcement) = (other.carPlay, other.announcement)
    hasQuietDelivery = other.hasQuietDelivery
  }
}
