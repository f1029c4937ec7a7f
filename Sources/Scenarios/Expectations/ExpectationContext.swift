import Delivery
import Explaining
import Notifications
import Push

/// What expectations are checked against.
///
/// Given to the table so that this module need not know how screens are drawn.
package struct ExpectationContext {
  /// The state at the expectation's line.
  var state: State
  /// Of all that was delivered.
  var index: DeliveryIndex
  /// The rules that made the notification with a delivery number what it is.
  var rulesOf: (Int) -> [RuleID]
  /// What the last push was answered; nil where it was one that is not answered.
  var answerToLast: () -> AnsweredRequest?
  /// The screen as text, without colors.
  var screenText: () -> String
  /// Which texts of the notification with a delivery number a surface cuts, each in words.
  var textCuts: (Int, TextSurface) -> [String]

  /// - Parameters:
  ///   - index: Nil where the caller keeps none up to date; then it is made.
  ///   - screenText: Called only where an expectation is about the screen, as drawing costs most.
  package init(
    state: State, index: DeliveryIndex? = nil,
    rulesOf: @escaping (Int) -> [RuleID], answerToLast: @escaping () -> AnsweredRequest?,
    screenText: @escaping () -> String,
    textCuts: @escaping (Int, TextSurface) -> [String] = { _, _ in [] }
  ) {
    self.state = state
    self.index = index ?? DeliveryIndex(of: state)
    (self.rulesOf, self.answerToLast) = (rulesOf, answerToLast)
    (self.screenText, self.textCuts) = (screenText, textCuts)
  }
}

extension ExpectationContext {
  /// The notification that a name means; nil where none was delivered under it.
  func find(_ name: ExpectedName) throws(Diagnostic) -> NotificationKey? {
    try state.findNotification(name.word, by: index)
  }

  /// The delivery numbers of all that a name means, in order; empty for what
  /// waits and for what never was.
  func numbers(_ name: ExpectedName) throws(Diagnostic) -> [Int] { try deliveries(name).numbers }

  /// All that a name means; empty for what waits and for what never was.
  func deliveries(_ name: ExpectedName) throws(Diagnostic) -> NamedDeliveries {
    try state.deliveries(name.word, by: index)
  }

  /// The one of them that ended last; while the one that came last waits, that one.
  func latest(_ name: ExpectedName) throws(Diagnostic) -> Int? {
    try deliveries(name).latest(in: state)
  }

  /// The one of them that is in the list, or else the latest.
  func shown(_ name: ExpectedName) throws(Diagnostic) -> Int? {
    try state.delivery(name.word, by: index)
  }

  /// The app that a name means.
  func app(_ name: ExpectedName) throws(Diagnostic) -> InstalledApp {
    try state.requireApp(name.word)
  }
}

/// What was found where something was expected.
struct ExpectationFinding {
  /// Whether it is as expected.
  var holds: Bool
  /// What is there, in words; said where the expectation fails.
  var actual: String { found() }
  private let found: () -> String
  /// What would have to be there, where that can be compared letter by letter.
  var expected: String?
  /// The first difference between the two, in words; looked for where the expectation fails.
  var difference: String? { findDifference() }
  private let findDifference: () -> String?
  /// The notification that tells why; looked for where the expectation fails, as most hold.
  var number: Int? { tellsWhy() }
  private let tellsWhy: () -> Int?
  /// Rules that decided beside those of that notification.
  var rules: [RuleID] = []

  /// - Parameters:
  ///   - holds: Before `not` turns it round.
  ///   - actual: To stand behind “but found”.
  ///   - expected: In quotes, where both are texts.
  init(
    _ holds: Bool, actual: @autoclosure @escaping () -> String, expected: String? = nil,
    difference: @autoclosure @escaping () -> String? = nil,
    about number: @autoclosure @escaping () -> Int? = nil
  ) {
    self.holds = holds
    found = actual
    self.expected = expected
    findDifference = difference
    tellsWhy = number
  }
}
