import Notifications

extension CodeFile {
  /// Where a content extension's code first does more than show a notification: it sets actions
  /// (C9), answers a response (C10), opens its app or closes (C14, C15), has a media button (C16),
  /// an input (C18) or something to press. Nil where it only shows one.
  var firstAct: Place? {
    Self.acts.compactMap { blocks.places[$0]?.first }.min().map { tokens[$0].place }
  }

  // What is pressed is told to a method that Objective-C can see.
  private static let acts = [
    "UNNotificationResponse", "notificationActions", "mediaPlayPauseButtonType",
    "canBecomeFirstResponder", "inputView", "performNotificationDefaultAction",
    "dismissNotificationContentExtension", "IBAction", "objc",
  ]
}
