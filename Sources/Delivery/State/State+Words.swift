import Localization
import Notifications

extension State {
  /// The languages that an app speaks: the person's choice for it, else the device's (L17, L20).
  package func languages(of app: BundleIdentifier) -> AppLanguages {
    guard hasAppsOfOwnLanguages, standing(of: app)?.hasOwnLanguages == true else {
      return AppLanguages(.ofDevice(device.languages), device.readings)
    }
    return languages(of: self.app(app))
  }

  // L20: before iOS 13 no choice for an app alone is heard.
  private func languages(of app: InstalledApp?) -> AppLanguages {
    guard device.profile.has(.appLanguages), let own = app?.languages else {
      return AppLanguages(.ofDevice(device.languages), device.readings)
    }
    return AppLanguages(.own(own), device.readings)
  }

  /// What puts an app's texts into words now; K24: also those of one that was deleted.
  package func localizer(of app: BundleIdentifier) -> Localizer { localizer(of: knownApp(app)) }

  /// The same for an app at hand; nil stands for one that there never was.
  func localizer(of app: InstalledApp?) -> Localizer {
    localizer(app?.strings, speaking: languages(of: app))
  }

  /// What puts the texts of a notification into words: pushes keep the language in which they came,
  /// how they were read then, and the words that their app had.
  package func localizer(of notification: DeliveredNotification) -> Localizer {
    // L10, L13: worded when it came, and not again.
    let isPush = notification.request.trigger.isPush && !device.policies[.locPushRelocalise]
    let keeps = isPush || notification.isLegacy
    let app = knownApp(notification.app)
    guard keeps else { return localizer(of: app) }
    let strings = formerStrings(of: notification) ?? app?.strings
    return localizer(strings, speaking: notification.languages)
  }

  /// L10–L16: puts a text of a notification into words; what the app's own code made is cleaned.
  package func resolve(_ text: Text, of notification: DeliveredNotification) -> ResolvedText {
    wording(of: notification).resolve(text)
  }

  /// `RowContent.firstWords` of what an app has not shown yet, as it would be worded now (L10).
  ///
  /// - Parameter use: What it comes by: a push or the app's own code.
  package func firstWords(
    of content: Content, _ app: BundleIdentifier, for use: TextUse
  ) -> String? {
    let localizer = localizer(of: app)
    func words(_ text: Text?) -> String? { text.map { localizer.resolve($0, for: use).words } }
    return RowContent.firstWords(words(content.title), words(content.subtitle), words(content.body))
  }

  /// What puts all texts of a notification into words.
  func wording(of notification: DeliveredNotification) -> NotificationWording {
    NotificationWording(
      localizer: localizer(of: notification),
      use: notification.request.trigger.isPush ? .push : .local, isLegacy: notification.isLegacy)
  }

  private func localizer(_ strings: AppStrings?, speaking languages: AppLanguages) -> Localizer {
    var options = device.localizationOptions
    options.readings = languages.readings
    return Localizer(strings: strings ?? .none, speaking: languages, options: options)
  }

  /// The system's own words in the device's language (T25).
  package var systemWords: SystemWords {
    speaksOtherThanEnglish ? SystemWords(systemLocalizer) : SystemWords()
  }

  /// What joins lists as the device's language does (T24).
  ///
  /// That language alone: of what the system does not speak, no other that the person
  /// knows takes the place (T25).
  var systemLocalizer: Localizer {
    Localizer(
      strings: systemStrings, languages: Array(device.languages.prefix(1)),
      options: device.localizationOptions)
  }

  /// T25: whether the phone is in a language other than English, and English stands
  /// in for want of any words.
  package var lacksSystemWords: Bool { lacksSystemWords(in: device.languages.prefix(1)) }

  /// T25: whether one of some languages is not English, and English stands
  /// in for want of any words.
  package func lacksSystemWords(in languages: some Sequence<String>) -> Bool {
    systemStrings.localizations.isEmpty && !languages.allSatisfy(\.isEnglish)
  }

  private var speaksOtherThanEnglish: Bool { device.languages.first.map(\.isEnglish) == false }
}

extension String {
  fileprivate var isEnglish: Bool {
    self == "en" || (hasPrefix("en-") || hasPrefix("en_")) && PseudoLocale(self) == nil
  }
}

extension Device {
  // How texts are read that are put into words now.
  fileprivate var readings: LocalizationOptions.Readings {
    var readings: LocalizationOptions.Readings = []
    if policies[.cldrHebrewMany] { readings.insert(.hebrewMany) }
    if policies[.locNumericStrings] == .other { readings.insert(.noNumericStrings) }
    if policies[.locNativeDigits] { readings.insert(.nativeDigits) }
    if policies[.locPerKeyFallback] { readings.insert(.perKeyFallback) }
    if policies[.textStripPushPercent] { readings.insert(.stripsPushPercent) }
    return readings
  }

  /// The switches and the region that words depend on.
  package var localizationOptions: LocalizationOptions {
    var options = LocalizationOptions()
    options.readings = readings
    options.listStyle = policies[.listStyle]
    options.locale = locale
    return options
  }
}
