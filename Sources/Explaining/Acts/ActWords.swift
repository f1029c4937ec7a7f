import Delivery
import Localization
import Notifications

/// What a person's acts are called when they are taken back or done again.
///
/// Controls that do the same use the same word, so that undo names what was pressed.
package enum ActWords {
  /// A stack that is tapped shows its members.
  package static let expand = "expand"
  /// The default act on a row.
  package static let tap = "tap"
  /// Words of a notification are written anew.
  static let edit = "edit"
  /// The phone is locked, and shows its lock screen.
  package static let lock = "lock"
  /// The display is turned on.
  package static let wake = "wake"
  /// The display is turned off.
  package static let sleep = "sleep"
  /// The phone is unlocked.
  package static let unlock = "unlock"
  /// The home screen, and going there.
  package static let home = "Home"
  /// The app of a row is managed.
  package static let manage = "manage"
  /// What a press does with a medium that stands still.
  package static let plays = "play"
  /// What a press does with a medium that plays.
  package static let pauses = "pause"
  /// The rich view is closed.
  package static let closesView = "close"
  /// The watch shows the time again.
  static let lowersWrist = "Lower the wrist"
  /// What was done there, and not on the phone.
  static func onWatch(_ title: String) -> String { "\(title) · watch" }
  /// The title of a second press, where what it confirms is not known by name.
  static let confirm = "Confirm"
  /// What was asked about and not answered: a sheet, or the question for a
  /// second press or for the owner.
  package static func unanswered(_ title: String, isSheet: Bool) -> String {
    isSheet ? "the sheet “\(title)”" : "the question “\(title)”"
  }
  /// What follows the words about an undone or redone act: the acts that
  /// went along; empty for none.
  package static func wentWithIt(_ titles: [String]) -> String {
    titles.map { "; “\($0)” went with it" }.joined()
  }
  /// What opening an app is called, which the screen names by where it leads.
  static let opened = "Open"
  /// What force-quitting an app is called, as the person does it: off the app switcher.
  static let swipedAway = "Swiped away"

  /// What undo calls an act on the phone's lock or display.
  ///
  /// - Parameter system: The system's own words, which name Notification Center.
  static func title(of act: DeviceAct, _ system: SystemWords) -> String {
    switch act {
    case .lock: lock.capitalizedFirst
    case .wake: wake.capitalizedFirst
    case .sleep: sleep.capitalizedFirst
    case .authenticate: "Recognize the owner"
    case .unlock: unlock.capitalizedFirst
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

  /// Do Not Disturb, turned on or off by hand.
  package static func doNotDisturb(_ isOn: Bool) -> String {
    "Do Not Disturb: \(isOn ? "on" : "off")"
  }
  /// The ringer, turned on or off.
  package static func ringer(_ isOn: Bool) -> String { "Ringer: \(isOn ? "on" : "off")" }
  /// A change of the volume, with the new one.
  package static func volume(_ volume: Double) -> String { "Volume: \(percent(volume))" }
  /// A volume from 0 to 1 as a whole percentage.
  package static func percent(_ volume: Double) -> String {
    "\(Int((volume * 100).rounded()))%"
  }

  /// What undo calls a snapshot.
  package static func snapshot(_ name: String) -> String { "Snapshot “\(name)”" }
  /// What undo calls something that was expected.
  package static func expectation(_ text: String) -> String { "Expectation “\(text)”" }

  /// A number of notifications, with the right plural.
  package static func notifications(_ count: Int) -> String {
    count.counted("notification")
  }
  /// What clearing the whole list clears, with the number of notifications that went.
  static func everything(_ count: Int) -> String { "everything, \(notifications(count))" }

  /// An action's title, and in quotes what was written with it; nil for an action without text.
  static func pressed(_ title: String, writing text: String?) -> String {
    text.map { "\(title) “\($0)”" } ?? title
  }
  /// What undo calls text that was typed but not sent.
  static func wrote(_ text: String) -> String { "“\(text)”" }
}
