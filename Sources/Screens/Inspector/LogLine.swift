import Delivery
import Explaining
import Notifications

/// A fact in words: what it is about, what happened, and by which rules.
struct LogLine {
  private let fact: Fact
  private let state: State
  private let marks: Marks

  init(_ fact: Fact, _ state: State, _ marks: Marks = Marks(.unicode)) {
    (self.fact, self.state, self.marks) = (fact, state, marks)
  }

  /// What it is about, and what happened.
  var words: String { subject + fact.event.words(in: state) }

  /// The rules behind it; nil for none.
  var rules: String? {
    fact.reasons.isEmpty ? nil : fact.reasons.map(\.rule.description).joined(separator: " ")
  }

  /// All of it, to be searched.
  var text: String { rules.map { "\(words) \($0)" } ?? words }

  private var subject: String {
    if let number = fact.event.notification { return state.notification(number).name + " " }
    if let group = fact.event.group {
      return [state.displayName(of: group.key.app), group.key.threadName].compactMap(\.self)
        .joined(separator: " \(marks.dot) ") + " "
    }
    return ""
  }
}
