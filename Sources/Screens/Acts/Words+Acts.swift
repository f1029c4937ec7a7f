import Delivery
import Localization
import Notifications

/// What a person's acts are called when they are taken back or done again.
extension Words {
  static let confirm = "Confirm"
  /// What was asked about and not answered: a sheet, or the question for a second press or for the owner.
  package static func unanswered(_ title: String, isSheet: Bool) -> String {
    isSheet ? "the sheet “\(title)”" : "the question “\(title)”"
  }
  static let swipedAway = "Swiped away"

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

  static func title(of setting: PhoneSetting) -> String {
    switch setting {
    case .ringer(let isOn): ringer(isOn)
    case .doNotDisturb(let isOn, _): doNotDisturb(isOn)
    case .volume(let volume): self.volume(volume)
    }
  }

  static func title(of act: BannerAct) -> String {
    switch act {
    case .tap: "Tap the banner"
    case .pull: "Pull the banner down"
    case .dismiss: "Dismiss the banner"
    }
  }

  static func pressed(_ title: String, writing text: String?) -> String {
    text.map { "\(title) “\($0)”" } ?? title
  }
  static func wrote(_ text: String) -> String { "“\(text)”" }
}
