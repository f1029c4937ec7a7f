import Delivery
import Notifications

extension Reach.Spot {
  /// What is wanted where it is missed.
  var wish: String {
    switch self {
    case .lockScreen: "To see it on the lock screen"
    case .notificationCenter: "To find it in Notification Center"
    case .banner: "To see it as a banner"
    case .alert: "To see its alert"
    case .sound: "To hear it"
    case .vibration: "To feel it"
    case .badge: "To count it on the icon"
    case .wake: "To have it wake the display"
    case .watch: "To have it alert on the watch"
    case .carPlay: "To see it in the car"
    case .announcement: "To have it read out"
    }
  }
}

extension Situation.Change {
  /// What to do, in a few words.
  ///
  /// - Parameters:
  ///   - notification: That which the next one is to be like.
  ///   - profile: F18: in some the switches are all there is.
  func words(
    app: String, focus: String?, for notification: DeliveredNotification, in profile: Profile
  ) -> String {
    switch self {
    case .unmute: "unmute \(app)"
    case .allowInFocus:
      focus.map { $0 == Focus.doNotDisturb ? "turn \($0) off" : "let \(app) through in \($0)" }
        ?? "end the Focus"
    case .turnFocusOff: "turn \(focus ?? "the Focus") off"
    case .deliverImmediately: "deliver \(app) immediately"
    case .deliverProminently: "deliver \(app) prominently"
    case .keepProminently:
      profile.has(.prominentDelivery)
        ? "keep \(app), and deliver it prominently"
        : "keep \(app), and turn its switches on"
    case .turnOn(let toggle): "turn \(toggle.title) of \(app) on"
    case .allow: "allow \(app) to notify"
    case .startTrial: "let \(app) ask to notify"
    case .turnDoNotDisturbOff: "turn Do Not Disturb off"
    case .turnRingerOn: "turn the ringer on"
    case .wearWatch: "wear the watch, unlocked and in range"
    case .takeWatchOff: "take the watch off"
    case .unlock: "unlock the phone"
    case .lock: "lock the phone"
    case .goHome: "go to the home screen"
    case .sleep: "turn the display off"
    case .present(let option): "let \(app) present \(option.phrase) while it is in front"
    case .ask(let options): "let \(app) ask for \(options.phrase)"
    case .policy(let change):
      "set the policy \(change.setting.policy.name) to \(change.setting.value)"
    case .entitle: "give \(app) the entitlement for critical alerts"
    case .payload(let addition): addition.words(app: app, for: notification)
    }
  }
}

extension Situation.Change.Addition {
  // V4: what an extension took away is no good in the payload.
  fileprivate func words(app: String, for notification: DeliveredNotification) -> String {
    switch part.map({ notification.origin(of: $0) }) ?? .payload {
    case .payload: self == .json ? "mend the payload’s JSON" : "give the payload \(phrase)"
    case .request: "give the content \(phrase)"
    case .serviceExtension:
      "let the service extension of \(app) leave "
        + (self == .alert ? "something to read" : phrase)
    }
  }

  private var part: NoticedParts? {
    switch self {
    case .json, .aps: nil
    case .alert: .alert
    case .sound: .sound
    case .badge: .badge
    case .activeLevel: .interruptionLevel
    }
  }

  private var phrase: String {
    switch self {
    case .json: "strict JSON"
    case .aps: "an aps dictionary"
    case .alert: "an alert"
    case .sound: "a sound"
    case .badge: "a badge"
    case .activeLevel: "the interruption level active"
    }
  }
}

extension PresentationOptions {
  fileprivate var phrase: String { names.joined(separator: " and ") }
}

extension AuthorizationOptions {
  fileprivate var phrase: String {
    let words: [(AuthorizationOptions, String)] = [
      (.alert, "alerts"), (.sound, "sounds"), (.badge, "badges"),
    ]
    return words.first { $0.0 == self }?.1 ?? "critical alerts"
  }
}
