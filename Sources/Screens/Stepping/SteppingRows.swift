import Notifications
import Scenarios
import TerminalCore

/// The rows of the scenario: its lines, and under a line what is not as it expects
/// and what is wrong with it.
struct SteppingRows {
  /// A row.
  enum Row: Hashable {
    /// A line, by its number.
    case line(Int)
    /// Something under a line.
    case note(Int, label: String, words: String)
  }

  /// From the first line to the last, with what stands under each.
  let rows: [Row]
  /// The lines that did not do what they say.
  let failed: Set<Int>

  /// - Parameters:
  ///   - columns: The room for notes.
  ///   - cut: What stands where a note is cut.
  init(_ scenario: SteppedScenario, _ scene: Scene, columns: Int, cut: String) {
    var notes: [Int: [Row]] = [:]
    for check in scene.failedChecks where check.failure.place.path == scenario.path {
      let line = Int(check.failure.place.line)
      notes[line, default: []] += check.failure.notes.flatMap { label, words in
        Self.notes(line, label, words, columns, cut)
      }
    }
    var failed = Set(notes.keys)
    for complaint in scene.diagnostics where complaint.place.path == scenario.path {
      let line = Int(complaint.place.line)
      if complaint.severity == .error { failed.insert(line) }
      let label = complaint.severity.rawValue
      notes[line, default: []] += Self.notes(line, label, complaint.message, columns, cut)
    }
    self.failed = failed
    rows = (1...max(1, scenario.count)).flatMap { [.line($0)] + (notes[$0] ?? []) }
  }

  /// The row of a line.
  func row(of line: Int) -> Int { rows.firstIndex(of: .line(line)) ?? 0 }

  // A few rows say what a sentence says; all of it is in the list of complaints.
  private static func notes(
    _ line: Int, _ label: String, _ words: String, _ columns: Int, _ cut: String
  ) -> [Row] {
    let room = max(8, columns - Words.noteLabelColumns - 1)
    return words.visibleLine.wrapped(columns: room, maximumRows: 3, ellipsis: cut).enumerated()
      .map { index, words in .note(line, label: index == 0 ? label : "", words: words) }
  }
}

extension ExpectationFailure {
  /// What was expected where the line does not say it already, and what is,
  /// each with what it is called.
  fileprivate var notes: [(label: String, words: String)] {
    let rules = rules.map(\.description).joined(separator: " ")
    return [
      (Words.expected, expected == expectation ? "" : expected), (Words.actual, actual),
      (Words.differs, firstDifference ?? ""), (Words.rules, rules),
    ].filter { !$0.1.isEmpty }
  }
}
