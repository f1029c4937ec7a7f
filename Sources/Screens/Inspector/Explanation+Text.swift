import Explaining
import Notifications
import TerminalCore

extension Explanation {
  /// The explanation as lines: what it is about, the answer to all, then each question with its
  /// answers, the rules at the end.
  ///
  /// - Parameter columns: The width in which rules stand below each other; those of a row that is
  ///   too long for it follow its words.
  package func text(on device: Device, columns: Int = .max) -> String {
    let columns = min(columns, Self.mostColumns)
    let head = [subject, answer].map(\.visibleLine)
    let lines =
      questions.flatMap { $0.lines(columns) } + unsaidDependence.map { "  \($0.words)  \($0.rule)" }
      + (preview?.nextLines(on: device) ?? [])
    return (head + lines).map { $0 + "\n" }.joined()
  }

  // Farther apart, words and their rules are not read together.
  private static let mostColumns = 100
}

extension Question {
  /// The question, and its answers below it.
  fileprivate func lines(_ columns: Int) -> [String] {
    let width = answers.compactMap { $0.subject?.visibleLine.columns }.max() ?? 0
    let rows = answers.map { answer in
      let subject = width > 0 ? (answer.subject ?? "").visibleLine.filled(columns: width + 2) : ""
      let indent = isBelowFact(answer) ? "    " : "  "
      let severity = answer.severity.map { "\($0.rawValue): " } ?? ""
      let words = [severity + answer.shownWords, answer.source?.words].compactMap(\.self)
        .joined(separator: "   ")
      let rules = answer.rules.map { " \($0)" }.joined()
      return (indent + subject + words.visibleLine, rules.isEmpty ? "" : " " + rules)
    }
    let end = rows.filter { $0.0.columns + $0.1.columns <= columns }.map(\.0.columns).max() ?? 0
    return [title] + rows.map { $1.isEmpty ? $0 : $0.filled(columns: end) + $1 }
  }
}

extension Question.Answer {
  /// Its words on one line. What is wrong with a key may be a character that is not seen: there it is
  /// spelled out, also where no table has the key (L14), and in a thread, which it makes another.
  var shownWords: String {
    (severity != nil || namesThread || rules == ["L14"] ? words.revealed : words).visibleLine
  }
}
