import Notifications

extension NotificationCode {
  /// Says where a file makes requests of the app’s own that they are not read, with what they say
  /// to Focus and to summaries (F1, F10).
  ///
  /// A note: when code schedules and what has to be run, so that nothing of it is ever read. What a
  /// service extension says is read by ``ServiceCode``.
  mutating func noteRequests(in file: CodeFile) {
    guard file.blocks.places["UNNotificationServiceExtension"] == nil else { return }
    let message =
      "what the app schedules is not read; write it under \"on\" in Notifications.json as \"schedule\" "
      + "(“coversheet help app-files”)"
    for request in file.requestCalls {
      unread.append(Diagnostic(request.call.place, .note, message))
    }
  }
}
