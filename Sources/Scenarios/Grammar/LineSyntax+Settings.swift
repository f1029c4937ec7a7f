import Notifications

extension LineSyntax<[Setting]> {
  /// Settings by their keys, at least one, in the order of the line.
  static var settings: LineSyntax {
    let options = Setting.keys.map { key in
      VerbOption(key, Parameter(key, .choice(Setting.values(of: key))), summaries[key] ?? "")
    }
    return LineSyntax(Signature(options: options, needsOption: true)) { reader in
      reader.options.compactMap { Setting(key: $0.key, value: $0.value.text) }
    } write: { settings, writer throws(Unwritable) in
      if settings.isEmpty { throw Unwritable() }
      for setting in settings { writer.add(setting.key, setting.value) }
    }
  }

  private static var summaries: [String: String] {
    [
      "notifications": "whether it may notify at all", "lock-screen": "whether it shows there",
      "center": "whether it is kept in Notification Center",
      "banners": "whether a banner rolls down on an unlocked phone",
      "sounds": "whether it is heard", "badges": "whether its number is drawn",
      "critical": "whether it may break through silence",
      "banner-style": "whether a banner leaves by itself",
      "previews": "when their content may be read; for all, the device’s own setting",
      "grouping": "how its notifications are put together",
      "time-sensitive": "whether its Time Sensitive notifications count as such",
      "car-play": "whether it shows in the car",
      "announce": "whether it is read out over headphones",
      "delivery": "at once, or with the next scheduled summary",
      "display": "stacks, a list or a count; for all, the device’s own setting",
    ]
  }
}

extension LineSyntax<Expectation?> {
  /// Everything behind `expect`, which has a table of its own.
  static var expectation: LineSyntax {
    let words = Parameter("EXPECTATION", .expectation, isRepeated: true)
    return LineSyntax(Signature([words])) { reader in
      reader.expectation
    } write: { expectation, writer throws(Unwritable) in
      guard let expectation else { throw Unwritable() }
      writer.add(expectation.text)
    }
  }
}

extension LineSyntax<PolicySetting> {
  /// A switch of section S and one of its values.
  static var policy: LineSyntax {
    let name = Parameter("NAME", .policy)
    let value = Parameter("VALUE", .identifier)
    return LineSyntax(Signature([name, value])) { reader throws(Diagnostic) in
      let name = try reader.next(name)
      let value = try reader.next(value)
      let policy = try name.policy()
      guard let setting = policy.setting(value.text) else {
        throw Diagnostic(value.place, .error, policy.refusal(of: value.text))
      }
      return setting
    } write: { setting, writer in
      writer.add(setting.policy.name.scenarioWord)
      writer.add(setting.value.scenarioWord)
    }
  }
}
