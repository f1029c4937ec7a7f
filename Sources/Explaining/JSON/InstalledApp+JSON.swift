import Delivery
import Notifications

extension InstalledApp {
  /// U2: what the app can ask about its settings, by Apple's names. How it is
  /// grouped is not among it (U3).
  ///
  /// - Parameter isInSummaries: Whether what it delivers waits for summaries, which the phone
  ///   decides, too (F12).
  func reported(_ previews: Previews, isInSummaries: Bool, profile: Profile) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("authorizationStatus", .string(reportedStatus.rawValue)),
      .init("alertStyle", .string(alertStyle)),
      .init("alertSetting", setting(.alert, [.lockScreen, .notificationCenter, .banners])),
      .init("soundSetting", setting(.sound, [.sounds])),
      .init("badgeSetting", setting(.badge, [.badges])),
      .init("carPlaySetting", setting(.carPlay, [.carPlay])),
      .init("lockScreenSetting", setting(.alert, [.lockScreen])),
      .init("notificationCenterSetting", setting(.alert, [.notificationCenter])),
    ]
    if profile.has(.previews) {
      members.append(.init("showPreviewsSetting", .string(previews.reported)))
    }
    if profile.has(.criticalAlerts) {
      members.append(.init("criticalAlertSetting", criticalSetting))
      let provides = granted.contains(.providesAppNotificationSettings)
      members.append(.init("providesAppNotificationSettings", .bool(provides)))
    }
    if profile.has(.announcing) {
      members.append(.init("announcementSetting", announcementSetting(profile)))
    }
    if profile.has(.interruptionLevel) {
      members.append(.init("timeSensitiveSetting", timeSensitiveSetting))
      let scheduled = reading(
        isSupported: authorization != .notDetermined,
        isOn: isOn(.notifications) && isInSummaries)
      members.append(.init("scheduledDeliverySetting", scheduled))
    }
    return .object(members)
  }

  // U5: from iOS 15 on every app has it (X16).
  private func announcementSetting(_ profile: Profile) -> JSONValue {
    reading(
      isSupported: supports(.announcements, in: profile),
      isOn: isOn(.notifications) && isOn(.announcements, in: profile))
  }

  // F2, U4.
  private var timeSensitiveSetting: JSONValue {
    reading(
      isSupported: supports(.timeSensitive), isOn: isOn(.notifications) && isOn(.timeSensitive))
  }

  /// U1, U14: the settings under the names of `setting`, as far as a profile has what came later.
  func settingsJSON(profile: Profile) -> JSONValue {
    .object(
      settings.all.filter { $0.isKnown(in: profile) }.map { setting in
        guard case .toggle(let toggle, _) = setting else {
          return .init(setting.key, .string(setting.value))
        }
        return .init(setting.key, .string(value(of: toggle, in: profile)))
      })
  }

  /// What a switch reads: `on`, `off`, or `unsupported` for critical alerts, CarPlay and
  /// announcements that were never asked for.
  package func value(of toggle: Settings.Switch, in profile: Profile) -> String {
    if toggle.mayBeUnsupported, !supports(toggle, in: profile) { return "unsupported" }
    return isOn(toggle, in: profile) ? "on" : "off"
  }

  /// U4, X25: what it is told of its authorization: turned off looks like refused.
  package var reportedStatus: Authorization {
    authorization.allowsDelivery && !settings.notifications ? .denied : authorization
  }

  // U8.
  private var alertStyle: String {
    guard isOn(.notifications), isOn(.banners) else { return "none" }
    switch settings.bannerStyle {
    case .temporary: return "banner"
    case .persistent: return "alert"
    }
  }

  private var criticalSetting: JSONValue {
    reading(isSupported: supports(.critical), isOn: isOn(.critical))
  }

  // U5: what was never requested is not supported.
  private func setting(_ option: AuthorizationOptions, _ any: [Settings.Switch]) -> JSONValue {
    reading(isSupported: mayUse(option), isOn: isOn(.notifications) && any.contains(where: isOn))
  }

  private func reading(isSupported: Bool, isOn: Bool) -> JSONValue {
    if !isSupported { return "notSupported" }
    return isOn ? "enabled" : "disabled"
  }
}

extension Setting {
  /// Whether a setting came with Focus and summaries, so that files of earlier profiles lack it.
  static func isOfLater(_ key: String) -> Bool {
    [Feature.timeSensitive, .delivery, .displayStyle].contains { $0.name == key }
  }

  /// Whether files of a profile have it.
  fileprivate func isKnown(in profile: Profile) -> Bool {
    !Self.isOfLater(key) || Feature.hasSetting(key, in: profile)
  }
}

extension Previews {
  /// H19: what `UNNotificationSettings.showPreviewsSetting` is called.
  fileprivate var reported: String {
    switch self {
    case .always: "always"
    case .whenUnlocked: "whenAuthenticated"
    case .never: "never"
    }
  }
}
