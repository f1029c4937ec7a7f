/// What an action asks for (`UNNotificationActionOptions`, A5).
package struct ActionOptions: NamedOptions {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The phone has to be unlocked first.
  package static let authenticationRequired = ActionOptions(rawValue: 1)
  /// It takes something away, and is drawn in red.
  package static let destructive = ActionOptions(rawValue: 2)
  /// It opens the app.
  package static let foreground = ActionOptions(rawValue: 4)

  package static let names: [(option: ActionOptions, name: String)] = [
    (.authenticationRequired, "authenticationRequired"), (.destructive, "destructive"),
    (.foreground, "foreground"),
  ]
}
