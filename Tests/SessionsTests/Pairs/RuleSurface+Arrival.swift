extension RuleSurface {
  /// Where a notification shows and how it is noticed.
  static let arrival = RuleSurface(
    name: "arrival",
    axes: [
      RuleAxis(
        "system",
        [
          .init("iOS 12") { $0.device.append("device os=12") },
          .init("iOS 14") { $0.device.append("device os=14") },
          .init("iOS 15") { $0.device.append("device os=15") },
        ]),
      RuleAxis(
        "phone",
        [
          .init("locked"), .init("at home") { $0.phone.append("unlock") },
          .init("list open") { $0.phone += ["unlock", "center"] },
          .init("app in front") { $0.phone += ["unlock", "launch kettle"] },
          .init("app in front wants a banner") {
            $0.phone += ["unlock", "launch kettle", "will-present kettle alert"]
          },
        ]),
      RuleAxis(
        "authorization",
        [
          .init("authorized"), .init("provisional") { $0.options.append("provisional") },
        ]),
      RuleAxis(
        "settings",
        [
          .init("everything on"), setting("no lock screen", "lock-screen=off"),
          setting("no center", "center=off"), setting("no banners", "banners=off"),
          setting("no sounds", "sounds=off"), setting("no badges", "badges=off"),
          setting("turned off", "notifications=off"),
        ]),
      RuleAxis(
        "do not disturb",
        [
          .init("may be disturbed"), .init("not while locked") { $0.phone.append("dnd on") },
          .init("never") {
            $0.device.append("policy dnd.scope always")
            $0.phone.append("dnd on")
          },
        ]),
      RuleAxis(
        "ringer", [.init("ringer on"), .init("ringer off") { $0.phone.append("ringer off") }]),
      RuleAxis(
        "watch",
        [
          .init("no watch"), .init("watch worn") { $0.phone.append("watch") },
          .init("watch taken off") { $0.phone.append("watch worn=off") },
        ]),
      RuleAxis(
        "content",
        [
          member("alert alone", #""alert":"Boiling""#),
          member("alert, sound and badge", #""alert":"Boiling","sound":"default","badge":3"#),
          member("sound alone", #""sound":"default""#),
          member("badge alone", #""badge":3"#),
          .init("critical") {
            $0.options.append("criticalAlert")
            $0.app.append(
              #""entitlements":["com.apple.developer.usernotifications.critical-alerts"]"#)
            $0.pushes[0].members.append(#""alert":"Boiling over","sound":{"critical":1}"#)
          },
        ]),
      RuleAxis(
        "level",
        [
          .init("no level"), member("passive", #""interruption-level":"passive""#),
          member("time-sensitive", #""interruption-level":"time-sensitive""#),
        ]),
      RuleAxis(
        "again",
        [
          .init("once"),
          .init("again by its name") {
            var again = $0.pushes[0]
            (again.name, again.options) = ("b", "collapse-id=cup")
            $0.pushes[0].options = "collapse-id=cup"
            $0.pushes.append(again)
          },
        ]),
    ])

  private static func setting(_ name: String, _ setting: String) -> RuleAxis.Value {
    RuleAxis.Value(name) { $0.phone.append("setting kettle \(setting)") }
  }

  private static func member(_ name: String, _ member: String) -> RuleAxis.Value {
    RuleAxis.Value(name) { $0.pushes[0].members.append(member) }
  }
}
