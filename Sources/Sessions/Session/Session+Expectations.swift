import Delivery
import Explaining
import Scenarios
import TerminalCore

extension Session {
  /// What expectations are checked against.
  package var expectationContext: ExpectationContext {
    ExpectationContext(
      state: state, index: currentIndex,
      groupWords: { state, group in RowWords(state.shown(group)) },
      notificationWords: { state, number in RowWords(state.shown(number)) },
      rulesOf: { explanation(of: $0).rules },
      answerToLast: { answerToLast },
      screenText: { drawing.text(self) },
      textCuts: { number, surface in
        drawing.textCuts(
          self, Size(columns: Matrix.Table.standardWidth, rows: 60), number, surface)
      })
  }
}

extension RowWords {
  fileprivate init(_ shown: RowContent) {
    self.init(
      title: shown.title, subtitle: shown.subtitle, body: shown.body, summary: shown.summary)
  }
}
