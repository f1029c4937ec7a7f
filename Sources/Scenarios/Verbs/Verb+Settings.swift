import Delivery
import Notifications

extension Verb {
  /// What a person changes in Settings, section U.
  static let settings: [Verb] = [
    Verb(
      "setting", .settings,
      Signature(
        [Parameter("APP", .app, or: ["all"])],
        options: Setting.keys.map { key in
          VerbOption(
            key, Parameter(key, .choice(Setting.values(of: key))), settingSummaries[key] ?? "")
        }, needsOption: true), "Changes the settings of an app, or of all",
      example: "setting messages grouping=by-app sounds=off", isActOfPerson: true
    ) { line, context throws(Diagnostic) in
      guard let name = line.arguments[0] else { return [] }
      var app: BundleIdentifier?
      if name.keyword == nil {
        app = try context.state.requireApp(name.word).app.bundleIdentifier
      }
      let settings = line.arguments.options.compactMap {
        Setting(key: $0.key, value: $0.argument.text)
      }
      return [.command(.set(app, settings))]
    }
  ]

  private static let settingSummaries = [
    "notifications": "whether it may notify at all", "lock-screen": "whether it shows there",
    "center": "whether it is kept in Notification Center",
    "banners": "whether a banner rolls down on an unlocked phone",
    "sounds": "whether it is heard", "badges": "whether its number is drawn",
    "critical": "whether it may break through silence",
    "banner-style": "whether a banner leaves by itself",
    "previews": "when their content may be read; for all, the device's own setting",
    "grouping": "how its notifications are put together",
  ]
}
