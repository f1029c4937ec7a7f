import Notifications

/// A session that has ended, as its journal tells of it.
package struct EndedSession: Hashable, Sendable {
  /// The journal.
  package let path: String
  /// When it began, by the machine's clock in universal time: `20261121T232405.120`.
  let began: String
  /// What was opened; empty where the journal says all.
  let opened: [String]
  /// How many acts it holds.
  let actCount: Int
  /// Why it cannot be gone on with; nil where it can.
  let trouble: String?

  package init(
    path: String, began: String, opened: [String], actCount: Int, trouble: String? = nil
  ) {
    (self.trouble, self.path, self.began) = (trouble, path, began)
    (self.opened, self.actCount) = (opened, actCount)
  }

  /// When, what and how many acts, in a line.
  package var words: String { "\(date)  \(what)  \(acts)" }

  /// What was opened.
  var what: String {
    if let trouble { return "cannot be gone on with: \(trouble)" }
    return opened.isEmpty ? "a scenario gone through" : opened.joined(separator: " ")
  }

  /// How much was done.
  var acts: String { actCount.counted("act") }

  /// The same without year and seconds, where there is little room.
  var shortDate: String {
    parts.map { "\($0[1])-\($0[2]) \($0[3]):\($0[4])" } ?? began
  }

  /// When it began: 2026-11-21 23:24:05Z, as far as the name says it.
  var date: String {
    parts.map { $0[..<3].joined(separator: "-") + " " + $0[3...].joined(separator: ":") + "Z" }
      ?? began
  }

  // Year to second; nil where the name says something else.
  private var parts: [String]? {
    let digits = Array(began.filter(\.isNumber))
    guard digits.count >= 14 else { return nil }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<12, 12..<14].map { String(digits[$0]) }
  }
}
