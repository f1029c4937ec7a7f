import Delivery
import Notifications

extension Document {
  /// Which situation leads where, a row a situation.
  static let reach = Document(path: "Fixtures/Reach/README.md", text: reachText)

  private static var reachText: String {
    """
    # Where a notification shows

    Made from the rules by `\(refreshing)`; do not edit.

    Unless a row says otherwise the app was granted alerts, sounds and badges, and everything is on; the
    phone is locked and dark, its ringer on, no other app's business in the way; the notification has an
    alert, a sound and a badge. ✓ is a place that it reaches, – one that it does not; behind it stands the
    rule that decided. *Center* is Notification Center, now or once the phone is unlocked; *Alert* is the box before iOS 10.

    \(reachTable)
    """
  }

  private static var reachTable: String {
    var table = Table(
      "Situation", "Lock screen", "Center", "Banner", "Alert", "Sound", "Vibration", "Badge",
      "Wake", "Watch", "CarPlay", "Announced",
      "Outcome")
    for row in reachRows { table.add(cells(row)) }
    return table.text
  }

  private static func cells(_ row: String) -> [String] {
    var situation = Situation.usual
    for word in row.split(separator: ", ").map(String.init) where word != "as said above" {
      Situation.words[word]?(&situation)
    }
    let cells = Reach.Spot.allCases.map { spot in
      let verdict = situation.verdict(on: spot)
      return "\(verdict.reaches ? "✓" : "–") \(verdict.reason.rule)"
    }
    return [row] + cells + [Decision(in: situation).outcome.rawValue]
  }

  /// The situations, each in words of `Situation.words` with commas between.
  static let reachRows = [
    "as said above", "display on", "unlocked", "list open", "no sound", "no badge",
    "only a sound", "only a badge", "nothing", "silent push", "no aps",
    "never asked", "denied", "turned off", "provisional", "provisional, unlocked",
    "quiet", "quiet, unlocked", "no lock screen", "no center", "no center, unlocked",
    "no banners, unlocked", "no lock screen, no center, no banners", "no sounds", "no badges",
    "never asked for sounds", "never asked for badges",
    "do not disturb", "do not disturb, unlocked", "do not disturb always, unlocked",
    "ringer off", "ringer off, unlocked", "do not disturb, ringer off",
    "critical", "critical, unlocked", "critical, do not disturb, ringer off",
    "critical, turned off",
    "critical, denied", "critical, provisional", "critical, quiet", "critical, critical off",
    "critical, critical off, do not disturb", "critical, not entitled",
    "in front", "in front, presents nothing", "in front, presents banner and list",
    "in front, presents everything", "in front, presents only the list",
    "in front, presents everything, no banners", "critical, in front",
    "passive", "passive, unlocked", "time-sensitive, do not disturb",
    "time-sensitive, entitled, do not disturb",
    "a focus", "a focus, unlocked", "a focus, time-sensitive, entitled", "a focus, critical",
    "a filter", "muted", "muted, critical", "in a summary",
    "in a summary, time-sensitive, entitled", "silent update", "silent update, unlocked",
    "banners add to nothing, unlocked",
    "watch", "watch, unlocked", "watch, display on", "watch, dark", "watch not worn",
    "watch locked",
    "watch out of range", "watch, critical", "watch, quiet", "watch, do not disturb",
    "watch, only a sound",
    "watch, silent push", "for the watch", "for the watch, watch not worn",
    "for the watch, no watch",
    "in the car", "in the car, quiet", "in the car, no car option", "headphones",
    "headphones, unlocked",
    "before iOS 10", "before iOS 10, unlocked", "before iOS 10, no banners",
    "before iOS 10, called in front",
  ]
}

extension Situation {
  fileprivate static var usual: Situation {
    var situation = Situation()
    (situation.hasBadge, situation.sound) = (true, .ordinary)
    return situation
  }

  /// What the rows are made of.
  static let words: [String: @Sendable (inout Situation) -> Void] = [
    "display on": { $0.isDisplayOn = true },
    "unlocked": { ($0.isLocked, $0.isCoverSheetOpen, $0.isDisplayOn) = (false, false, true) },
    "list open": { ($0.isLocked, $0.isDisplayOn) = (false, true) },
    "no sound": { $0.sound = .none },
    "no badge": { $0.hasBadge = false },
    "only a sound": { ($0.hasAlert, $0.hasBadge) = (false, false) },
    "only a badge": { ($0.hasAlert, $0.sound) = (false, .none) },
    "nothing": { ($0.hasAlert, $0.hasBadge, $0.sound) = (false, false, .none) },
    "silent push": {
      ($0.hasAlert, $0.hasBadge, $0.sound) = (false, false, .none)
      $0.isContentAvailable = true
    },
    "no aps": { $0.isReadable = false },
    "never asked": { $0.authorization = .notDetermined },
    "denied": { $0.authorization = .denied },
    "turned off": { $0.isAllowed = false },
    "provisional": { $0.authorization = .provisional },
    "quiet": { ($0.lockScreen, $0.banners, $0.sounds, $0.badges) = (.off, .off, .off, .off) },
    "no lock screen": { $0.lockScreen = .off },
    "no center": { $0.notificationCenter = .off },
    "no banners": { $0.banners = .off },
    "no sounds": { $0.sounds = .off },
    "no badges": { $0.badges = .off },
    "never asked for sounds": { $0.sounds = .unsupported },
    "never asked for badges": { $0.badges = .unsupported },
    "do not disturb": { $0.isDoNotDisturbOn = true },
    "do not disturb always": { ($0.isDoNotDisturbOn, $0.dndScope) = (true, .always) },
    "ringer off": { $0.isRingerOn = false },
    "critical": { ($0.sound, $0.criticalRight) = (.critical, .on) },
    "critical off": { $0.criticalRight = .off },
    "not entitled": { $0.criticalRight = .notEntitled },
    "in front": {
      ($0.isLocked, $0.isCoverSheetOpen, $0.isDisplayOn) = (false, false, true)
      $0.front = .unimplemented
    },
    "presents nothing": { $0.front = .presents([]) },
    "presents banner and list": { $0.front = .presents([.banner, .list]) },
    "presents everything": { $0.front = .presents([.banner, .list, .sound, .badge]) },
    "presents only the list": { $0.front = .presents(.list) },
    "before iOS 10": { $0.isModal = true },
    "watch": { $0.watch = .ready },
    "dark": { ($0.isLocked, $0.isCoverSheetOpen) = (false, false) },
    "watch not worn": { $0.watch = .notWorn },
    "watch locked": { $0.watch = .locked },
    "watch out of range": { $0.watch = .outOfRange },
    "for the watch": { ($0.watch, $0.isForWatch, $0.hasBadge) = (.ready, true, false) },
    "in the car": { $0.carPlay = .on },
    "no car option": { $0.carPlay = .uncategorized },
    "headphones": { $0.announcement = .on },
    "no watch": { $0.watch = .unpaired },
    "called in front": {
      ($0.isLocked, $0.isCoverSheetOpen, $0.isDisplayOn) = (false, false, true)
      $0.front = .callback
    },
    "passive": { $0.level = .passive },
    "time-sensitive": { $0.level = .timeSensitive },
    "entitled": { $0.timeSensitive = .on },
    "muted": { $0.silencers.isMuted = true },
    "a focus": { $0.silencers.focus = .silencesOrdinary },
    "a filter": { $0.silencers.isFiltered = true },
    "in a summary": { $0.silencers.summary = .together },
    "silent update": { $0.isSilentUpdate = true },
    "banners add to nothing": { $0.bannerAddsTo = .none },
  ]
}
