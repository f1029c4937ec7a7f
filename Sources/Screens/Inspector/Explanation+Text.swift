import Explaining
import Notifications
import TerminalCore

extension Explanation {
  /// The explanation as lines: what it is about, the answer to all, then each question with its
  /// answers, the rules at the end.
  package func text(on device: Device) -> String {
    let head = [subject, answer].map(\.visibleLine)
    let lines =
      questions.flatMap(\.lines) + unsaidDependence.map { "  \($0.words)  \($0.rule)" }
      + (preview?.nextLines(on: device) ?? [])
    return (head + lines).map { $0 + "\n" }.joined()
  }
}

extension Question {
  /// The question, and its answers below it.
  fileprivate var lines: [String] {
    let width = answers.compactMap { $0.subject?.visibleLine.columns }.max() ?? 0
    let rows = answers.map { answer in
      let subject = width > 0 ? (answer.subject ?? "").visibleLine.filled(columns: width + 2) : ""
      let indent = isBelowFact(answer) ? "    " : "  "
      let severity = answer.severity.map { "\($0.rawValue): " } ?? ""
      let words = [severity + answer.words, answer.source?.words].compactMap(\.self)
        .joined(separator: "   ")
      return (indent + subject + words.visibleLine, answer.rules.map(\.description))
    }
    let end = min(Self.usualColumns, rows.map(\.0.columns).max() ?? 0)
    return [title]
      + rows.map { words, rules in
        rules.isEmpty
          ? words : words.filled(columns: end) + "  " + rules.joined(separator: " ")
      }
  }

  // Farther apart, words and their rules are not read together.
  private static let usualColumns = 72
}
