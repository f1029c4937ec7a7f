/// What apps scheduled before there were requests (`UILocalNotification`), with its
/// properties by Apple's names (N1).
///
/// N24: two are equal where all of these are; so are their hashes.
package struct LocalNotification: Hashable, Sendable {
  /// When it fires; nil or past for at once (N8).
  package var fireDate: Instant?
  /// Nil for universal time, which is the same everywhere (N9); else the clock's reading in this
  /// zone counts, wherever the device is (N10).
  package var timeZone: TimeZone?
  /// After what it fires again (N13); nil for once.
  package var repeatInterval: RepeatInterval?
  /// What counts the interval (N14); nil for the device's current calendar.
  package var repeatCalendar: CalendarIdentifier?
  /// The place whose edge fires it, in the place of a date (N30).
  package var region: Region?
  /// Whether it fires for its place once only.
  package var regionTriggersOnce = true
  /// What stands above the body from iOS 8.2 on, or a key of the app's words
  /// (L13); nil for no title (N3).
  package var alertTitle: String?
  /// What is to be read, or a key of the app's words, looked up when it fires
  /// (L13); nil for no alert (N3).
  package var alertBody: String?
  /// What the button says that opens the app, or a key (L13); nil where none is given (N3).
  package var alertAction: String?
  /// Whether there is such a button at all.
  package var hasAction = true
  /// The picture that is shown while its app starts; nil for the app's usual one (N6).
  package var alertLaunchImage: String?
  /// The category whose actions it has from iOS 8 on; nil for none (A3).
  package var category: String?
  /// A file of the bundle, or `default`; nil for silence (N5).
  package var soundName: String?
  /// 0 leaves the badge as it is (N4).
  package var applicationIconBadgeNumber = 0
  /// What the app attached for itself, any property list (N7); canonical, so that the order of keys
  /// does not matter. Nil for nothing.
  package var userInfo: JSONValue? {
    didSet { userInfo = userInfo?.canonical }
  }

  /// One that says nothing and is due at once.
  package init() {}

  /// N30: why one with both is not taken.
  package static let regionBesideDate =
    "a region together with a fire date is refused; leave one of them out"

  /// N13: the calendar units after which one can fire again.
  package enum RepeatInterval: String, CaseIterable, Sendable {
    case year, quarter, month, week, weekday, day, hour, minute
  }

  /// The constant `UILocalNotificationDefaultSoundName`, and what stands for it in files.
  private static let defaultSoundNames = ["default", "UILocalNotificationDefaultSoundName"]
}

extension LocalNotification {
  /// What is delivered when it fires (N2): what it says, asks to be heard, and counts.
  ///
  /// What is empty is not there, as in payloads and requests.
  package var content: Content {
    func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
    func text(_ key: String) -> Text { Text(.localized(LocalizedText(key: key))) }
    // N3: without a body there is no alert, whatever would stand above it.
    let body = given(alertBody).map(text)
    var content = Content(title: body == nil ? nil : given(alertTitle).map(text), body: body)
    content.categoryIdentifier = given(category)
    content.badge = applicationIconBadgeNumber
    content.sound = given(soundName).map {
      Sound(name: Self.defaultSoundNames.contains($0) ? "default" : $0)
    }
    content.launchImageName = given(alertLaunchImage)
    if let userInfo { content.userInfo = .values(userInfo) }
    return content
  }

  /// Whether it fires again after it fired (N17).
  package var repeats: Bool { region == nil ? repeatInterval != nil : !regionTriggersOnce }
}
