/// Apple's own actions beside those of an app, by the words that stand for them in files and lines.
///
/// An app hears of them as of its own.
package enum SystemAction {
  /// A14: a notification was opened.
  package static let opening = "default"
  /// A15: it was dismissed.
  package static let dismissing = "dismiss"
  /// All of them.
  package static let words = [opening, dismissing]

  /// What stands for an action's identifier in files and lines.
  ///
  /// - Parameter identifier: Apple's value, such as that of `UNNotificationDismissActionIdentifier`,
  ///   or any other, which stands for itself.
  package static func word(for identifier: String) -> String {
    switch identifier {
    case "com.apple.UNNotificationDefaultActionIdentifier": opening
    case "com.apple.UNNotificationDismissActionIdentifier": dismissing
    default: identifier
    }
  }
}
