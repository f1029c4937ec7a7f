import Explaining
import Scenarios
import TerminalCore

extension Session {
  /// What expectations are checked against.
  package var expectationContext: ExpectationContext {
    ExpectationContext(
      state: state, index: currentIndex,
      rulesOf: { explanation(of: $0).rules },
      answerToLast: { answerToLast },
      screenText: { drawing.text(self) },
      textCuts: { number, surface in
        drawing.textCuts(
          self, Size(columns: Matrix.Table.standardWidth, rows: 60), number, surface)
      })
  }

  /// What can be expected of something, as far as it is so.
  package func holding(of subject: ExpectationSubject) -> [Expectation] {
    let context = expectationContext
    return state.expectable(of: subject) { explanation(of: $0).rules }
      .filter { $0.failure(in: context) == nil }
  }
}
