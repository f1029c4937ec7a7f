import Delivery
import Notifications
import Push

/// What a group or a notification says on the screen, in the device's language; nil where no text
/// is. As drawn, they may be placeholders.
package struct RowWords: Hashable, Sendable {
  /// The title as it is drawn.
  package var title: String?
  /// The subtitle as it is drawn.
  package var subtitle: String?
  /// The body, or the placeholder where the content is hidden.
  package var body: String?
  /// Under a collapsed group; nil for notifications.
  package var summary: String?

  package init(
    title: String? = nil, subtitle: String? = nil, body: String? = nil, summary: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.summary = summary
  }
}

/// What expectations are checked against.
///
/// Given to the table so that this module need not know how screens are drawn.
package struct ExpectationContext {
  /// The state at the expectation's line.
  package var state: State
  /// What a group says.
  package var groupWords: (State, Group) -> RowWords
  /// What the notification with a delivery number says.
  package var notificationWords: (State, Int) -> RowWords
  /// The rules that made the notification with a delivery number what it is.
  package var rulesOf: (Int) -> [RuleID]
  /// What the last push was answered; nil where it was one that is not answered.
  package var answerToLast: () -> AnsweredRequest?
  /// The screen as text, without colors.
  package var screenText: () -> String

  /// - Parameter screenText: Called only where an expectation is about the screen, as drawing costs
  ///   most.
  package init(
    state: State, groupWords: @escaping (State, Group) -> RowWords,
    notificationWords: @escaping (State, Int) -> RowWords,
    rulesOf: @escaping (Int) -> [RuleID], answerToLast: @escaping () -> AnsweredRequest?,
    screenText: @escaping () -> String
  ) {
    self.state = state
    self.groupWords = groupWords
    self.notificationWords = notificationWords
    self.rulesOf = rulesOf
    self.answerToLast = answerToLast
    self.screenText = screenText
  }
}

/// What was found where something was expected.
struct ExpectationFinding {
  /// Whether it is as expected.
  var holds: Bool
  /// What is there, in words.
  var actual: String
  /// What would have to be there, where that can be compared letter by letter.
  var expected: String?
  /// The notification that tells why.
  var number: Int?

  /// Looks for what a form expects.
  typealias Search =
    @Sendable (VerbArguments, ExpectationContext) throws(Diagnostic) -> ExpectationFinding

  /// - Parameters:
  ///   - holds: Before `not` turns it round.
  ///   - actual: To stand behind “but found”.
  ///   - expected: In quotes, where both are texts; then the first difference is shown.
  init(_ holds: Bool, actual: String, expected: String? = nil, about number: Int? = nil) {
    self.holds = holds
    self.actual = actual
    self.expected = expected
    self.number = number
  }
}
