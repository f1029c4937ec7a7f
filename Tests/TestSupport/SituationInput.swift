import Delivery
import Notifications

/// The inputs, in the order of `SituationInputs`.
enum SituationInput: Int, CaseIterable {
  case isReadable, hasAlert, hasBadge, sound, isContentAvailable, level, isSilentUpdate
  case authorization, isAllowed, lockScreen, notificationCenter, banners, sounds, badges
  case criticalRight, timeSensitive, front
  case isLocked, isDisplayOn, isCoverSheetOpen, isDoNotDisturbOn, silencers, isRingerOn
  case dndScope, bannerAddsTo, criticalSoundWakes, backgroundRight, isModal, course
  case watch, isForWatch, carPlay, announcement, hasQuietDelivery

  static let courses = Situation.Course.allCases
  static let soundRequests = Situation.SoundRequest.allCases
  static let levels = InterruptionLevel.allCases
  static let authorizations = Authorization.allCases
  static let switchStates = Situation.SwitchState.allCases
  static let criticalRights = Situation.CriticalRight.allCases
  static let backgroundRights = Situation.BackgroundRight.allCases
  static let carPlayRights = Situation.CarPlayRight.allCases
  static let announcementRights = Situation.AnnouncementRight.allCases
  static let timeSensitiveRights = Situation.TimeSensitiveRight.allCases
  /// What can silence, each alone, and several at once.
  static let silencings: [Situation.Silencers] = [
    .none, .init(isMuted: true), .init(focus: .silencesOrdinary), .init(focus: .silences),
    .init(isFiltered: true, showsOnLockScreen: true), .init(summary: .together),
    .init(summary: .leading), .init(summary: .released), .init(summary: .soundless),
    .init(isMuted: true, focus: .silences), .init(focus: .silences, isFiltered: true),
  ]
  static let watchStates = Situation.WatchState.allCases
  /// The app in front with every set of its four options, and without an answer.
  static let fronts: [Situation.Front] =
    [.elsewhere, .unimplemented, .callback]
    + (0..<16).map { bits in
      let options: [PresentationOptions] = [.badge, .sound, .list, .banner]
      return .presents(
        options.indices.filter { bits >> $0 & 1 == 1 }.reduce([]) { $0.union(options[$1]) })
    }

  /// How many values the input can have.
  var valueCount: Int { Self.valueCounts[rawValue] }

  private static let valueCounts = allCases.map { input in
    switch input {
    case .isReadable, .hasAlert, .hasBadge, .isContentAvailable, .isSilentUpdate, .isAllowed,
      .isLocked, .isDisplayOn, .isCoverSheetOpen, .isDoNotDisturbOn,
      .isRingerOn, .dndScope, .bannerAddsTo, .criticalSoundWakes, .isModal, .isForWatch,
      .hasQuietDelivery:
      2
    case .course: courses.count
    case .sound: soundRequests.count
    case .level: levels.count
    case .authorization: authorizations.count
    case .lockScreen, .notificationCenter, .banners, .sounds, .badges: switchStates.count
    case .criticalRight: criticalRights.count
    case .front: fronts.count
    case .watch: watchStates.count
    case .carPlay: carPlayRights.count
    case .announcement: announcementRights.count
    case .backgroundRight: backgroundRights.count
    case .timeSensitive: timeSensitiveRights.count
    case .silencers: silencings.count
    }
  }
}

extension SituationInput {
  /// The input that a switch of an app's settings is; nil for the others.
  init?(_ toggle: Settings.Switch) {
    switch toggle {
    case .lockScreen: self = .lockScreen
    case .notificationCenter: self = .notificationCenter
    case .banners: self = .banners
    case .sounds: self = .sounds
    case .badges: self = .badges
    default: return nil
    }
  }
}
