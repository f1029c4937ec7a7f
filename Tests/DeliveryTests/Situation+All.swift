import Notifications

@testable import Delivery

extension Situation {
  /// A part of a situation: sets some of its inputs.
  typealias Part = @Sendable (inout Situation) -> Void

  /// Every situation in which two of the three parts - what is asked for, how the app stands, how the phone
  /// lies there - are usual ones and the third is any, and many in which none is usual.
  static let all: [Situation] = {
    let (asks, apps, phones) = (everyAsk, everyApp, everyPhone)
    var all =
      made(asks, usualApps, usualPhones) + made(usualAsks, apps, Array(usualPhones.prefix(3)))
    all += made(usualAsks, usualApps, phones)
    var random = SplitMix(seed: 7)
    for _ in 0..<5_000 {
      var situation = Situation()
      for parts in [asks, apps, phones] {
        parts[Int(random.next() % UInt64(parts.count))](&situation)
      }
      all.append(situation)
    }
    return all
  }()

  private static func made(_ asks: [Part], _ apps: [Part], _ phones: [Part]) -> [Situation] {
    asks.flatMap { ask in
      apps.flatMap { app in
        phones.map { phone in
          var situation = Situation()
          for part in [ask, app, phone] { part(&situation) }
          return situation
        }
      }
    }
  }
}

// What notifications ask for.
extension Situation {
  private static let everyAsk: [Part] = {
    var all: [Part] = [{ $0.isReadable = false }]
    for bits in 0..<16 {
      for sound in SoundRequest.allCases {
        for level in InterruptionLevel.allCases {
          all.append {
            ($0.hasAlert, $0.hasBadge) = (bits & 1 > 0, bits & 2 > 0)
            ($0.isContentAvailable, $0.isSilentUpdate) = (bits & 4 > 0, bits & 8 > 0)
            ($0.sound, $0.level) = (sound, level)
          }
        }
      }
    }
    return all
  }()

  private static let usualAsks: [Part] = [
    { $0.hasAlert = true },
    { ($0.hasBadge, $0.sound) = (true, .ordinary) },
    { ($0.hasBadge, $0.sound) = (true, .critical) },
    { ($0.hasAlert, $0.hasBadge, $0.sound) = (false, true, .ordinary) },
    { ($0.sound, $0.level) = (.ordinary, .timeSensitive) },
    { ($0.sound, $0.level) = (.ordinary, .passive) },
  ]
}

// How apps stand.
extension Situation {
  private static let everyApp: [Part] = {
    var all: [Part] = []
    for authorization in [.notDetermined, .denied, .authorized, .provisional] as [Authorization] {
      for alerts in 0..<9 {
        for sounds in SwitchState.allCases {
          for badges in SwitchState.allCases {
            for right in [CriticalRight.notEntitled, .off, .on] {
              for isAllowed in [true, false] {
                all.append {
                  ($0.authorization, $0.isAllowed) = (authorization, isAllowed)
                  ($0.sounds, $0.badges, $0.criticalRight) = (sounds, badges, right)
                  $0.setAlerts(alerts)
                }
              }
            }
          }
        }
      }
    }
    return all
  }()

  // On and off of three switches, and none of them.
  private mutating func setAlerts(_ number: Int) {
    let states = (0..<3).map {
      number == 8 ? .unsupported : number >> $0 & 1 == 0 ? SwitchState.on : .off
    }
    (lockScreen, notificationCenter, banners) = (states[0], states[1], states[2])
  }

  private static let usualApps: [Part] = [
    { $0.authorization = .authorized },
    { $0.authorization = .provisional },
    { ($0.lockScreen, $0.banners, $0.sounds, $0.badges) = (.off, .off, .off, .off) },
    { $0.isAllowed = false },
    { ($0.authorization, $0.criticalRight) = (.denied, .on) },
    { $0.authorization = .notDetermined },
    { ($0.criticalRight, $0.notificationCenter) = (.on, .off) },
    { ($0.isEntitledToTimeSensitive, $0.authorization) = (true, .ephemeral) },
  ]
}

// How phones lie there.
extension Situation {
  private static let everyPhone: [Part] = {
    var all: [Part] = []
    for place in places {
      for bits in 0..<32 {
        all.append {
          place(&$0)
          ($0.isDisplayOn, $0.isDoNotDisturbOn) = (bits & 1 > 0, bits & 2 > 0)
          ($0.isRingerOn, $0.dndScope) = (bits & 4 > 0, bits & 8 > 0 ? .always : .whileLocked)
          $0.bannerAddsTo = bits & 16 > 0 ? .none : .history
        }
      }
    }
    return all
  }()

  private static let usualPhones: [Part] = [
    { $0.isLocked = true },
    { ($0.isLocked, $0.isCoverSheetOpen, $0.isDisplayOn) = (false, false, true) },
    { ($0.isDoNotDisturbOn, $0.isRingerOn) = (true, false) },
    { ($0.isLocked, $0.isDisplayOn) = (false, true) },
    {
      ($0.isLocked, $0.isCoverSheetOpen, $0.isDisplayOn) = (false, false, true)
      $0.front = .presents([.banner, .list, .sound])
    },
    { $0.isDisplayOn = true },
    {
      ($0.isLocked, $0.isCoverSheetOpen) = (false, false)
      $0.front = .unimplemented
    },
    {
      ($0.isLocked, $0.isCoverSheetOpen, $0.isDoNotDisturbOn) = (false, false, true)
      $0.dndScope = .always
    },
  ]

  private static let places: [Part] = {
    let fronts: [Front] =
      [.elsewhere, .unimplemented]
      + (0..<16).map { bits in
        .presents(
          [.badge, .sound, .list, .banner].enumerated().reduce([]) { options, option in
            bits >> option.offset & 1 > 0 ? options.union(option.element) : options
          })
      }
    return [{ $0.isLocked = true }, { $0.isLocked = false }]
      + fronts.map { front -> Part in
        { ($0.isLocked, $0.isCoverSheetOpen, $0.front) = (false, false, front) }
      }
  }()
}

// Each of them for itself.
extension Situation {
  /// For every input a change of it alone.
  static let inputs: [(String, Part)] = [
    ("isReadable", { $0.isReadable.toggle() }), ("hasAlert", { $0.hasAlert.toggle() }),
    ("isContentAvailable", { $0.isContentAvailable.toggle() }),
    ("hasBadge", { $0.hasBadge.toggle() }), ("sound", { $0.sound = .critical }),
    ("level", { $0.level = .passive }), ("isSilentUpdate", { $0.isSilentUpdate.toggle() }),
    ("authorization", { $0.authorization = .provisional }),
    ("isAllowed", { $0.isAllowed.toggle() }), ("lockScreen", { $0.lockScreen = .off }),
    ("notificationCenter", { $0.notificationCenter = .off }), ("banners", { $0.banners = .off }),
    ("sounds", { $0.sounds = .unsupported }), ("badges", { $0.badges = .off }),
    ("criticalRight", { $0.criticalRight = .on }),
    ("isEntitledToTimeSensitive", { $0.isEntitledToTimeSensitive.toggle() }),
    ("front", { $0.front = .unimplemented }), ("isLocked", { $0.isLocked.toggle() }),
    ("isDisplayOn", { $0.isDisplayOn.toggle() }),
    ("isCoverSheetOpen", { $0.isCoverSheetOpen.toggle() }),
    ("isDoNotDisturbOn", { $0.isDoNotDisturbOn.toggle() }),
    ("isRingerOn", { $0.isRingerOn.toggle() }), ("dndScope", { $0.dndScope = .always }),
    ("bannerAddsTo", { $0.bannerAddsTo = .none }),
  ]
}
