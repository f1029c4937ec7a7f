import Delivery
import Localization
import Notifications

/// What a person's acts are called when they are taken back or done again.
extension Words {
  /// The title of a second press, where what it confirms is not known by name.
  static let confirm = "Confirm"
  /// What was asked about and not answered: a sheet, or the question for a second press or for the owner.
  package static func unanswered(_ title: String, isSheet: Bool) -> String {
    isSheet ? "the sheet “\(title)”" : "the question “\(title)”"
  }
  /// What force-quitting an app is called, as the person does it: off the app switcher.
  static let swipedAway = "Swiped away"

  /// What undo calls an act on the phone's lock or display.
  ///
  /// - Parameter system: The system's own words, which name Notification Center.
  static func title(of act: DeviceAct, _ system: SystemWords) -> String {
    switch act {
    case .lock: ControlWords.lock.title.capitalizedFirst
    case .wake: ControlWords.wake.title.capitalizedFirst
    case .sleep: ControlWords.sleep.title.capitalizedFirst
    case .authenticate: "Recognize the owner"
    case .unlock: ControlWords.unlock.title.capitalizedFirst
    case .home: home
    case .center: system(.notificationCenter)
    }
  }

  /// What undo calls a change of ringer, Do Not Disturb or volume, with its new value.
  static func title(of setting: PhoneSetting) -> String {
    switch setting {
    case .ringer(let isOn): ringer(isOn)
    case .doNotDisturb(let isOn, _): doNotDisturb(isOn)
    case .volume(let volume): self.volume(volume)
    }
  }

  /// What undo calls what was done with a banner.
  static func title(of act: BannerAct) -> String {
    switch act {
    case .tap: "Tap the banner"
    case .pull: "Pull the banner down"
    case .dismiss: "Dismiss the banner"
    }
  }

  /// An action's title, and in quotes what was written with it; nil for an action without text.
  static func pressed(_ title: String, writing text: String?) -> String {
    text.map { "\(title) “\($0)”" } ?? title
  }
  /// What undo calls text that was typed but not sent.
  static func wrote(_ text: String) -> String { "“\(text)”" }
}
