import Notifications
import Testing

@testable import Delivery

@Suite("Every input of a situation matters")
struct InputTests {
  private typealias Part = @Sendable (inout Situation) -> Void

  // For every input a situation and a change of it alone.
  private static let pairs: [(input: String, base: Part, change: Part)] = [
    ("course", { _ in }, { $0.course = .expired }),
    ("isReadable", { _ in }, { $0.isReadable = false }),
    ("hasAlert", { $0.sound = .ordinary }, { $0.hasAlert = false }),
    ("hasBadge", { _ in }, { $0.hasBadge = true }),
    ("sound", { _ in }, { $0.sound = .ordinary }),
    ("isContentAvailable", { $0.hasAlert = false }, { $0.isContentAvailable = true }),
    (
      "backgroundRight", { ($0.hasAlert, $0.isContentAvailable) = (false, true) },
      { $0.backgroundRight = .forceQuit }
    ),
    ("level", { _ in }, { $0.level = .passive }),
    ("isSilentUpdate", { _ in }, { $0.isSilentUpdate = true }),
    ("authorization", { _ in }, { $0.authorization = .provisional }),
    ("isAllowed", { _ in }, { $0.isAllowed = false }),
    ("lockScreen", { _ in }, { $0.lockScreen = .off }),
    ("notificationCenter", { _ in }, { $0.notificationCenter = .off }),
    ("banners", { $0.lieUnlocked() }, { $0.banners = .off }),
    ("sounds", { $0.sound = .ordinary }, { $0.sounds = .unsupported }),
    ("badges", { $0.hasBadge = true }, { $0.badges = .off }),
    (
      "criticalRight", { ($0.sound, $0.isDoNotDisturbOn) = (.critical, true) },
      { $0.criticalRight = .on }
    ),
    (
      "timeSensitive", { ($0.level, $0.isDoNotDisturbOn) = (.timeSensitive, true) },
      { $0.timeSensitive = .on }
    ),
    ("front", { $0.lieUnlocked() }, { $0.front = .unimplemented }),
    ("isLocked", { _ in }, { $0.isLocked = false }),
    ("isDisplayOn", { _ in }, { $0.isDisplayOn = true }),
    ("isCoverSheetOpen", { $0.lieUnlocked() }, { $0.isCoverSheetOpen = true }),
    ("isDoNotDisturbOn", { _ in }, { $0.isDoNotDisturbOn = true }),
    ("silencers", { _ in }, { $0.silencers.isMuted = true }),
    ("focusName", { $0.silencers.focus = .silences }, { $0.focusName = "Work" }),
    ("hasSender", { $0.silencers.focus = .silences }, { $0.hasSender = true }),
    ("isRingerOn", { $0.sound = .ordinary }, { $0.isRingerOn = false }),
    ("isModal", { _ in }, { $0.isModal = true }),
    (
      "hasQuietDelivery", { ($0.lockScreen, $0.banners, $0.sounds) = (.off, .off, .off) },
      { $0.hasQuietDelivery = false }
    ),
    ("watch", { _ in }, { $0.watch = .ready }),
    ("isForWatch", { $0.watch = .ready }, { $0.isForWatch = true }),
    ("carPlay", { _ in }, { $0.carPlay = .on }),
    ("announcement", { _ in }, { $0.announcement = .on }),
    (
      "dndScope",
      {
        $0.lieUnlocked()
        $0.isDoNotDisturbOn = true
      }, { $0.dndScope = .always }
    ),
    ("bannerAddsTo", { $0.lieUnlocked() }, { $0.bannerAddsTo = .none }),
    (
      "criticalSoundWakes",
      { ($0.hasAlert, $0.sound, $0.criticalRight) = (false, .critical, .on) },
      { $0.criticalSoundWakes = false }
    ),
  ]

  @Test("for each there are two situations that differ in it alone and are decided otherwise")
  func pairs() {
    for (input, base, change) in Self.pairs {
      var situation = Situation()
      base(&situation)
      var other = situation
      change(&other)
      #expect(situation.differences(from: other) == [input])
      let isDecidedOtherwise =
        Decision(in: situation).reach != Decision(in: other).reach
        || situation.reasons != other.reasons
      #expect(isDecidedOtherwise, "\(input) changes no decision")
    }
  }

  @Test("Each input of a situation is shown to change some decision")
  func complete() {
    let inputs = Mirror(reflecting: Situation()).children.compactMap(\.label)
    #expect(Self.pairs.map(\.input) == inputs)
  }
}

extension Situation {
  fileprivate mutating func lieUnlocked() {
    (isLocked, isCoverSheetOpen, isDisplayOn) = (false, false, true)
  }

  fileprivate func differences(from other: Situation) -> [String] {
    let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
    return pairs.compactMap { mine, theirs in
      "\(mine.value)" == "\(theirs.value)" ? nil : mine.label
    }
  }
}
