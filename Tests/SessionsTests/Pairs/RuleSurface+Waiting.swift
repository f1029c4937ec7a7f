extension RuleSurface {
  /// What becomes of pushes that cannot be delivered at once.
  static let waiting = RuleSurface(
    name: "waiting",
    axes: [
      RuleAxis(
        "system",
        [
          .init("iOS 12") { $0.device.append("device os=12") },
          .init("iOS 15") { $0.device.append("device os=15") },
        ]),
      RuleAxis(
        "network",
        [
          .init("online"),
          .init("offline for a minute") {
            $0.phone.append("network off")
            $0.end.append("+1m network on")
          },
          .init("offline for a day") {
            $0.phone.append("network off")
            $0.end.append("+24h network on")
          },
        ]),
      RuleAxis(
        "store",
        [
          .init("the newest is kept"),
          .init("the newest of each name") {
            $0.device.append("policy apns.offlineStore perCollapseId")
          },
          .init("all are kept") { $0.device.append("policy apns.offlineStore all") },
        ]),
      RuleAxis(
        "names",
        [
          .init("two names"), options("one name", "collapse-id=cup"),
        ]),
      RuleAxis(
        "expiration",
        [
          .init("no expiration"), options("one attempt", "expiration=0"),
          options("an hour", "expiration=+1h"),
        ]),
      RuleAxis(
        "priority",
        [
          .init("at once"), options("considerate", "priority=5"),
        ]),
      RuleAxis(
        "kind",
        [
          pushes("alerts", [#""alert":"Earl is ready""#, #""alert":"Chai is ready""#]),
          pushes("silent", [#""content-available":1"#, #""content-available":1"#]),
          pushes("both", [#""alert":"Earl is ready""#, #""content-available":1"#]),
          pushes(
            "alerts that wake",
            [
              #""alert":"Earl is ready","content-available":1"#,
              #""alert":"Chai is ready","content-available":1"#,
            ]),
        ]),
      RuleAxis(
        "app",
        [
          .init("declares nothing"),
          .init("may be woken") { $0.app.append(#""backgroundModes":["remote-notification"]"#) },
          .init("swiped away") {
            $0.app.append(#""backgroundModes":["remote-notification"]"#)
            $0.phone += ["unlock", "launch kettle", "force-quit kettle", "lock"]
          },
        ]),
      RuleAxis(
        "phone", [.init("dark"), .init("lit") { $0.phone.append("wake") }]),
    ].map { axis in
      RuleAxis(
        axis.name,
        axis.values.map { value in
          RuleAxis.Value(value.name) {
            if $0.pushes.count == 1 { $0.pushes.append(PairedScenario.Push(name: "b")) }
            value.change(&$0)
          }
        })
    })

  private static func options(_ name: String, _ options: String) -> RuleAxis.Value {
    RuleAxis.Value(name) {
      for index in $0.pushes.indices {
        $0.pushes[index].options += ($0.pushes[index].options.isEmpty ? "" : " ") + options
      }
    }
  }

  private static func pushes(_ name: String, _ members: [String]) -> RuleAxis.Value {
    RuleAxis.Value(name) {
      for (index, member) in members.enumerated() { $0.pushes[index].members.append(member) }
    }
  }
}
