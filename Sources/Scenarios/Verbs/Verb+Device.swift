import Delivery
import Notifications

extension Verb {
  /// One verb for each act of the person on the phone (P1), without arguments.
  static let deviceActs: [Verb] = DeviceAct.allCases.map(doing)

  /// The verb of an act of the person on the phone, such as `lock`.
  ///
  /// - Parameter act: Its raw value is the verb's name.
  package static func doing(_ act: DeviceAct) -> Verb {
    var verb = Verb(
      act.rawValue, .device, act.summary, aliases: act.aliases, isActOfPerson: true,
      is: .device(act))
    verb.feature = Command.device(act).traits.needs
    return verb
  }

  /// What a person sets about the phone itself, and banners.
  static let phone: [Verb] = [
    ringer,
    doNotDisturb,
    volume,
    settings,
    banner,
    Verb(
      "power", .device, "Turns the phone on or off; what it misses comes when it is on again",
      example: "power off", aliases: "restart reboot shut down battery", .word(.onOrOff("on|off")),
      command: { .power(isOn: $0) },
      values: { if case .power(let isOn) = $0 { isOn } else { nil } }),
    Verb(
      "network", .device, "Gives the phone a network or takes it; pushes wait meanwhile",
      example: "network off",
      aliases: "online offline connection internet airplane wifi latency delay slow",
      .word(.onOrOff("on|off")), command: { .network(isOn: $0) },
      values: { if case .network(let isOn) = $0 { isOn } else { nil } }),
    Verb(
      "arrive", .device, "Takes the phone to a place of an app", example: "arrive Home",
      aliases: "location region enter go move", .word(.place), command: { .move(.arrive($0)) },
      values: { if case .move(.arrive(let region)) = $0 { region } else { nil } }),
    Verb(
      "leave", .device, "Takes the phone out of a place, to where no place is",
      example: "leave Home", aliases: "location region exit go move", .word(.place),
      command: { .move(.leave($0)) },
      values: { if case .move(.leave(let region)) = $0 { region } else { nil } }),
  ]

  /// `ringer`: turns it on or off.
  package static let ringer = Verb(
    "ringer", .device, "Turns the ringer on or off", example: "ringer off",
    aliases: "mute silent sound", isActOfPerson: true,
    .word(.onOrOff("on|off")), command: { .setPhone(.ringer($0)) },
    values: { if case .setPhone(.ringer(let isOn)) = $0 { isOn } else { nil } })

  /// `dnd`: turns Do Not Disturb on or off by hand, and says when it is on by itself.
  package static let doNotDisturb = Verb(
    "dnd", .device,
    "Turns Do Not Disturb on or off by hand, and says when it is on by itself",
    example: "dnd off schedule=22:00-07:00", aliases: "do not disturb silence focus quiet",
    isActOfPerson: true, .word(.onOrOff("on|off")),
    .option("schedule", .span("FROM-TO"), or: "none", "when it is on by itself every day"),
    command: { .setPhone(.doNotDisturb($0, schedule: $1.map { .set($0) } ?? .keep)) },
    values: {
      guard case .setPhone(.doNotDisturb(let isOn, let schedule)) = $0 else { return nil }
      return (isOn, schedule.given)
    })

  /// `volume`: sets how loud ordinary sounds are.
  package static let volume = Verb(
    "volume", .device, "Sets how loud ordinary sounds are", example: "volume 0.8",
    aliases: "sound loud", isActOfPerson: true, .word(.fraction("VOLUME")),
    command: { .setPhone(.volume($0)) },
    values: { if case .setPhone(.volume(let volume)) = $0 { volume } else { nil } })

  /// `settings`: opens Settings.
  package static let settings = Verb(
    "settings", .device, "Opens Settings, at the page of an app or at the list of apps",
    example: "settings messages", aliases: "preferences switches", isActOfPerson: true,
    .optional(.app),
    command: { .openSettings($0) },
    values: { if case .openSettings(let app) = $0 { .some(app) } else { nil } })

  /// `banner`: taps the banner, pulls it down, or flicks it away.
  package static let banner = Verb(
    "banner", .device, "Taps the banner, pulls it down, or flicks it away",
    example: "banner tap", aliases: "alert drop", isActOfPerson: true,
    .word(.choice("ACT", of: BannerAct.self)),
    command: { .banner($0) }, values: { if case .banner(let act) = $0 { act } else { nil } }
  ).needing(.notificationList)
}

extension PhoneSetting.ScheduleChange {
  // Nil where nothing is said of it, a nil inside where there is to be none.
  fileprivate var given: DailySpan?? {
    switch self {
    case .keep: nil
    case .set(let span): .some(span)
    }
  }
}

extension DeviceAct {
  /// What the person does, in one sentence.
  fileprivate var summary: String {
    switch self {
    case .lock: "Locks the phone and turns its display off"
    case .wake: "Turns the display on"
    case .sleep: "Turns the display off"
    case .authenticate: "Lets the phone recognize its owner, without unlocking it"
    case .unlock: "Unlocks the phone"
    case .home: "Goes to the home screen"
    case .center: "Pulls Notification Center down"
    }
  }

  // What else it may be looked for by.
  fileprivate var aliases: String {
    switch self {
    case .lock: "screen"
    case .authenticate: "face touch id recognize recognise owner"
    case .unlock: "passcode"
    case .center: "centre notification"
    case .wake, .sleep, .home: ""
    }
  }
}
