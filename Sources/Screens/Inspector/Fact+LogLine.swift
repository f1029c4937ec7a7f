import Delivery
import Explaining
import Notifications

// As a line of the log: what it is about, what happened, and by which rules.
extension Fact {
  /// What it is about, and what happened.
  func logWords(in state: State, _ marks: Marks = Marks(.unicode)) -> String {
    logSubject(in: state, marks) + event.words(in: state)
  }

  /// The rules behind it; nil for none.
  var logRules: String? {
    reasons.isEmpty ? nil : reasons.map(\.rule.description).joined(separator: " ")
  }

  /// All of it, to be searched.
  func logText(in state: State) -> String {
    let words = logWords(in: state)
    return logRules.map { "\(words) \($0)" } ?? words
  }

  private func logSubject(in state: State, _ marks: Marks) -> String {
    if let number = event.notification { return state.notification(number).name + " " }
    if let group = event.group {
      return [state.displayName(of: group.key.app), group.key.threadName].compactMap(\.self)
        .joined(separator: " \(marks.dot) ") + " "
    }
    return ""
  }
}
