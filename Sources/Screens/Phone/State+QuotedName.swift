import Delivery

extension State {
  /// What a notification is called in a sentence, also once it is gone: its first words as the list
  /// shows them, or its app; “It” where it never came, as what led to it was taken back.
  func quotedName(of number: Int) -> String {
    if number >= notifications.count { return "It" }
    return (shown(number).firstWords ?? displayName(of: notification(number).app)).quotedName
  }
}

extension String {
  /// The same where these are its first words: as one line, and as much as tells what it was.
  var quotedName: String { "“\(visibleLine.beginning)”" }

  /// Enough of it to know what it was.
  var beginning: String { count > 60 ? prefix(59) + "…" : self }
}
