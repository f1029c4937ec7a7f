import Delivery

extension State {
  /// What a notification is called in a sentence, also once it is gone: its first words as the list
  /// shows them, or its app.
  func quotedName(of number: Int) -> String {
    let words = shown(number).firstWords ?? displayName(of: notification(number).app)
    return "“\(words.visibleLine.beginning)”"
  }
}
