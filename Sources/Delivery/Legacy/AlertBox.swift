import Localization
import Notifications

/// The box that an alert is before iOS 10, as it shows (N1, N3).
package struct AlertBox: Hashable, Sendable {
  /// The notification's number.
  package let number: Int
  /// The name of its app, which stands above the message.
  package let title: String
  /// What it says.
  package let message: String
  /// The button that dismisses it.
  package let dismisses: String
  /// The button that opens its app (N3); nil for none.
  package let opens: String?
  /// The picture that the app starts with when it is opened; nil for its usual one (N6).
  package let launchImage: String?
  /// How many older ones lie below it.
  package let waiting: Int

  /// What makes an alert go.
  package enum End: String, CaseIterable, Sendable {
    case opened, closed
    /// Its app canceled it (N26).
    case canceled
    /// Its app was deleted, or another version of the system has no such boxes.
    case withdrawn

    /// Whether the person made it go.
    var isOfPerson: Bool {
      switch self {
      case .opened, .closed: true
      case .canceled, .withdrawn: false
      }
    }
  }
}

extension State {
  /// Where the alert of a delivery is in `alerts`; nil where it has none.
  func alertIndex(of number: Int) -> Int? {
    guard alertNumbers[notification(number).key] == number else { return nil }
    // Nearly always each has a greater number than those below it.
    let likely = alerts.indices.partitioningIndex { alerts[$0] >= number }
    let isThere = likely < alerts.count && alerts[likely] == number
    return isThere ? likely : alerts.lastIndex(of: number)
  }

  /// N1: the alert that shows, which is the newest; nil for none.
  package var alertBox: AlertBox? {
    guard let number = alerts.last else { return nil }
    let notification = notification(number)
    let content = notification.content
    // Titles of local notifications came with iOS 8.2: the box of iOS 4 has none.
    let title = notification.isLegacy ? nil : content.title
    let texts = [title, content.subtitle, content.body].compactMap(\.self)
    let opens = alertAction(of: notification)
    return AlertBox(
      number: number, title: displayName(of: notification.app),
      message: texts.map { resolve($0, of: notification).words }.joined(separator: "\n"),
      dismisses: systemWords(opens == nil ? .alertOK : .alertClose), opens: opens,
      launchImage: content.launchImageName, waiting: alerts.count - 1)
  }

  // N3, L1: what the second button says. A push has one unless it says that there is to be none.
  private func alertAction(of notification: DeliveredNotification) -> String? {
    let action = AlertAction(of: notification.request, policies: device.policies)
    switch action {
    case .none: return nil
    case .standard: return systemWords(.alertView)
    case .text(let text): return resolve(text, of: notification).words
    }
  }
}
