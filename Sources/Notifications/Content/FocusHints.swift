/// What a notification says to summaries and to Focus, from iOS 15 (F9, F10, F14).
///
/// Apart from the other fields of a content: few say any of it.
package struct FocusHints: Hashable, Sendable {
  /// `UNNotificationContent.relevanceScore`, 0 to 1; nil where none is stated, which counts 0.
  package var relevanceScore: Double?
  /// `UNNotificationContent.filterCriteria`; nil where none is stated.
  package var filterCriteria: String?
  /// Who speaks; nil for what is no communication.
  package var communication: Communication?

  package init() {}
}

/// Who speaks to the person, and in which conversation (F9).
package struct Communication: Hashable, Sendable {
  /// The sender's name, as the row's title shows it.
  package var sender: String
  /// What the conversation is called; nil for one between two.
  package var conversation: String?

  package init(sender: String, conversation: String? = nil) {
    self.sender = sender
    self.conversation = conversation
  }

  /// Stands in place of a picture: the first letters of the first and the last word of the name.
  package var initials: String {
    let words = sender.split(whereSeparator: \.isWhitespace)
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return letters.map { String($0).uppercased() }.joined()
  }
}

extension Content {
  /// How much it matters among what waits for a summary (F14), 0 to 1; nil where nothing is stated.
  package var relevanceScore: Double? {
    get { fields.focusHints?.value.relevanceScore }
    set { changeHints { $0.relevanceScore = newValue } }
  }
  /// What an app's Focus filter compares (F10); nil for none.
  package var filterCriteria: String? {
    get { fields.focusHints?.value.filterCriteria }
    set { changeHints { $0.filterCriteria = newValue } }
  }
  /// Who speaks (F9); nil for what is no communication.
  package var communication: Communication? {
    get { fields.focusHints?.value.communication }
    set { changeHints { $0.communication = newValue } }
  }

  private mutating func changeHints(_ change: (inout FocusHints) -> Void) {
    var hints = fields.focusHints?.value ?? FocusHints()
    change(&hints)
    fields.focusHints = hints == FocusHints() ? nil : Boxed(hints)
  }
}
