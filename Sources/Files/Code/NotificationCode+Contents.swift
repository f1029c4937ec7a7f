import Notifications

extension NotificationCode {
  // What is known of the app's own requests is what Notifications.json says of them.
  private static let unreadKeys: [ContentEdit.Key] = [.interruptionLevel, .relevanceScore]

  /// Lists what a file says to Focus and to summaries in requests of the app's own (F1, F10).
  ///
  /// What a service extension says is read by ``ServiceCode``; live activities have scores, too.
  mutating func missContents(in file: CodeFile) {
    let places = file.blocks.places
    guard places["UNMutableNotificationContent"] != nil,
      places["UNNotificationServiceExtension"] == nil
    else { return }
    for key in Self.unreadKeys {
      for index in file.assignments(to: key.rawValue) {
        let name = CodeExpression(value: .other, place: file.tokens[index].place)
        miss(name, "the \(key.rawValue) of a request of the app’s own")
      }
    }
  }
}
