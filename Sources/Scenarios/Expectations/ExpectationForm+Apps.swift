import Delivery
import Explaining
import Notifications

extension ExpectationForm {
  private static let app = Parameter("APP", .app)

  /// How apps and the phone stand.
  ///
  /// Badges, settings, whether code runs, and how the phone lies there.
  static let apps: [ExpectationForm] = [
    ExpectationForm(
      "badge", [app, Parameter("N", .number(0...Int.max), or: ["none"])],
      "Which number an app's icon shows"
    ) { arguments, context throws(Diagnostic) in
      guard let app = try context.app(arguments) else {
        return ExpectationFinding(false, actual: "no app")
      }
      let badge = context.state.drawnBadge(of: app)
      return ExpectationFinding(
        badge == arguments[1]?.number, actual: badge.map { "\($0)" } ?? "none",
        about: context.state.newest(of: app))
    },
    ExpectationForm(
      "setting", [app],
      options: Setting.keys.map { key in
        let mayLack = ["critical", "car-play", "announce"].contains(key)
        let values = Setting.values(of: key) + (mayLack ? ["unsupported"] : [])
        return VerbOption(key, Parameter(key, .choice(values)), "what it reads")
      }, needsOption: true, "What is set for an app, as its page in Settings shows it"
    ) { arguments, context throws(Diagnostic) in
      guard let app = try context.app(arguments) else {
        return ExpectationFinding(false, actual: "no app")
      }
      let read = arguments.options.map { (wanted: $0, value: app.value(ofSetting: $0.key)) }
      let actual = read.map { "\($0.wanted.key)=\($0.value)" }.joined(separator: " ")
      return ExpectationFinding(
        read.allSatisfy { $0.wanted.argument.text == $0.value }, actual: actual)
    },
    ExpectationForm(
      "app", [app, Parameter("STATE", .choice(AppState.allCases.map(\.rawValue)))],
      "Whether an app's code runs, and where"
    ) { arguments, context throws(Diagnostic) in
      guard let app = try context.app(arguments) else {
        return ExpectationFinding(false, actual: "no app")
      }
      return ExpectationFinding(
        app.state.rawValue == arguments[1]?.keyword, actual: app.state.rawValue)
    },
    ExpectationForm(
      "device",
      [Parameter("STATE", .choice(["locked", "unlocked", "authenticated", "awake"]))],
      "How the phone lies there"
    ) { arguments, context in
      let device = context.state.device
      let words = [
        device.isLocked ? "locked" : "unlocked",
        device.isAuthenticated ? "authenticated" : "not authenticated",
        device.isDisplayOn ? "awake" : "asleep",
      ]
      return ExpectationFinding(
        words.contains(arguments[0]?.keyword ?? ""), actual: words.joined(separator: ", "))
    },
  ]

  /// What apps were told.
  ///
  /// Unless `since=start` says otherwise, since the last `note`.
  static let calls: [ExpectationForm] = [
    ExpectationForm(
      "call",
      [app, Parameter("METHOD", .choice(Call.Method.allCases.map(\.rawValue) + ["none"]))],
      options: [
        VerbOption("notification", Parameter("ID", .notification), "about which one"),
        VerbOption("action", Parameter("ACTION", .identifier), "which action, default or dismiss"),
        VerbOption("text", Parameter("TEXT", .text), "what the person wrote"),
        VerbOption(
          "state", Parameter("STATE", .choice(Call.State.allCases.map(\.rawValue))),
          "in which state the app was"),
        VerbOption(
          "launch-option",
          Parameter("KEY", .choice(Call.LaunchOption.allCases.map(\.rawValue) + ["none"])),
          "what its launch options carry"),
        VerbOption(
          "launch-image", Parameter("NAME", .text, or: ["none"]), "the picture it starts with"),
        VerbOption(
          "since", Parameter("WHEN", .choice(["start"])), "from the start, not the last note"),
      ], "That an app's delegate was called since the last note"
    ) { arguments, context throws(Diagnostic) in try context.call(arguments) }
  ]
}

extension InstalledApp {
  /// What a setting reads, by its name.
  func value(ofSetting key: String) -> String {
    if let toggle = Settings.Switch(rawValue: key) { return value(of: toggle) }
    return settings.all.first { $0.key == key }?.value ?? ""
  }
}

extension State {
  // Why the icon shows what it shows is told by what came last.
  fileprivate func newest(of app: InstalledApp) -> Int? {
    let own = notifications.indices.filter {
      notifications[$0].value.app == app.app.bundleIdentifier
    }
    return own.last { notification($0).content.badge != nil } ?? own.last
  }
}

extension ExpectationContext {
  fileprivate func app(_ arguments: VerbArguments) throws(Diagnostic) -> InstalledApp? {
    guard let word = arguments[0]?.word else { return nil }
    return try state.requireApp(word)
  }

  fileprivate func call(_ arguments: VerbArguments) throws(Diagnostic) -> ExpectationFinding {
    guard let app = try app(arguments) else { return ExpectationFinding(false, actual: "no app") }
    let mark = arguments["since"] == nil ? state.noteMarks.last?.calls ?? 0 : 0
    let calls = state.calls.dropFirst(mark).filter { $0.app == app.app.bundleIdentifier }
    if arguments[1]?.keyword == "none" {
      return ExpectationFinding(calls.isEmpty, actual: account(of: calls))
    }
    var numbers: [Int]?
    if let word = arguments["notification"]?.word { numbers = try self.numbers(word) }
    let found = calls.last { call in
      call.method.rawValue == arguments[1]?.keyword
        && (numbers.map { call.notification.map($0.contains) ?? false } ?? true)
        && call.fits(arguments)
    }
    return ExpectationFinding(
      found != nil, actual: account(of: calls),
      about: found?.notification ?? calls.last?.notification)
  }

  private func account(of calls: [Call]) -> String {
    calls.isEmpty ? "no call" : calls.map(account).joined(separator: "; ")
  }

  private func account(_ call: Call) -> String {
    let name = call.notification.map { state.notification($0).name }
    let details: [(String, String?)] = [
      ("notification", name), ("action", call.action), ("text", call.text?.quoted),
      ("state", call.state?.rawValue), ("launch-option", call.launchOption?.rawValue),
      ("launch-image", call.launchImage?.quoted),
    ]
    return
      ([call.method.rawValue] + details.compactMap { key, value in value.map { "\(key)=\($0)" } })
      .joined(separator: " ")
  }
}

extension Call {
  fileprivate func fits(_ arguments: VerbArguments) -> Bool {
    let wanted = [
      ("action", action), ("text", text), ("state", state?.rawValue),
      ("launch-option", launchOption?.rawValue ?? "none"), ("launch-image", launchImage ?? "none"),
    ]
    return wanted.allSatisfy { key, value in
      arguments[key].map { $0.text == value } ?? true
    }
  }
}
