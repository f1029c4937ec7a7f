import Delivery

extension State {
  /// What a notification is called in a sentence, also once it is gone: its first words as the list
  /// shows them, or its app; “It” where it never came, as what led to it was taken back.
  func quotedName(of number: Int) -> String {
    if number >= notifications.count { return "It" }
    let words = shown(number).firstWords ?? displayName(of: notification(number).app)
    return "“\(words.visibleLine.beginning)”"
  }
}
