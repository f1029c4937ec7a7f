import Delivery
import Notifications

extension Verb {
  private static let onOrOff = Parameter("on|off", .choice(["on", "off"]))

  /// What a person sets about the phone itself, and banners.
  static let phone: [Verb] = [
    person(.device, "ringer", [onOrOff], [], "Turns the ringer on or off", "ringer off") {
      line, _ in
      .setPhone(.ringer(line.isOn))
    },
    person(
      .device, "dnd", [onOrOff],
      [
        VerbOption(
          "schedule", Parameter("FROM-TO", .span, or: ["none"]),
          "when it is on by itself every day")
      ], "Turns Do Not Disturb on or off by hand, and says when it is on by itself",
      "dnd off schedule=22:00-07:00"
    ) { line, _ in
      .setPhone(.doNotDisturb(line.isOn, schedule: line.schedule))
    },
    person(
      .device, "volume", [Parameter("VOLUME", .fraction)], [], "Sets how loud ordinary sounds are",
      "volume 0.8"
    ) { line, _ in
      .setPhone(.volume(line.arguments[0].flatMap { Double($0.text) } ?? 0))
    },
    person(
      .device, "settings", [Parameter("APP", .app, isOptional: true)], [],
      "Opens Settings, at the page of an app or at the list of apps", "settings messages"
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0] else { return .openSettings(nil) }
      return .openSettings(try context.state.requireApp(name.word).app.bundleIdentifier)
    },
    person(
      .device, "banner", [Parameter("ACT", .choice(BannerAct.allCases.map(\.rawValue)))], [],
      "Taps the banner, pulls it down, or flicks it away", "banner tap"
    ) { line, _ in
      .banner(line.arguments[0]?.keyword.flatMap(BannerAct.init) ?? .tap)
    },
  ]
}

extension ScenarioLine {
  fileprivate var isOn: Bool { arguments[0]?.keyword == "on" }

  fileprivate var schedule: PhoneSetting.ScheduleChange {
    guard let argument = arguments["schedule"] else { return .keep }
    return .set(argument.keyword == nil ? DailySpan(argument.text) : nil)
  }
}
