/// Who speaks to the person, and in which conversation (F9).
package struct Communication: Hashable, Sendable {
  /// The sender's name, as the row's title shows it.
  package var sender: String
  /// What the conversation is called; nil for one between two.
  package var conversation: String?

  package init(sender: String, conversation: String? = nil) {
    (self.sender, self.conversation) = (sender, conversation)
  }

  /// Stands in place of a picture: the first letters of the first and the last word of the name,
  /// not in capitals yet.
  package var initials: String {
    let words = sender.split(whereSeparator: \.isWhitespace)
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters)
  }
}
