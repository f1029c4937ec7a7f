import Delivery
import Notifications

extension Verb {
  /// What a person changes in Settings, section U.
  static let settingChanges: [Verb] = [
    setting
  ]

  /// `setting`: changes the settings of an app, or of all.
  package static let setting = Verb(
    "setting", .settings, "Changes the settings of an app, or of all",
    example: "setting messages grouping=by-app sounds=off",
    aliases: "previews grouping sounds banners badges switch", isActOfPerson: true,
    .word(.app, or: "all"), .settings, command: { .set($0, $1) },
    values: { if case .set(let app, let settings) = $0 { (app, settings) } else { nil } }
  ).needing(forOption: Feature.setting)

  /// Links from Settings to an app's own settings.
  static let settingsLinks: [Verb] = [
    Verb(
      "open-app-settings", .settings,
      "Presses the link to an app’s own settings on its page in Settings",
      example: "open-app-settings podcasts", isActOfPerson: true, .word(.app),
      command: { .management(.openAppSettings($0)) },
      values: { if case .management(.openAppSettings(let app)) = $0 { app } else { nil } }
    ).needing(.settingsLink)
  ]
}
