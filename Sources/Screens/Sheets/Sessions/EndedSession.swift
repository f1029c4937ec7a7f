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

  package init(path: String, began: String, opened: [String], actCount: Int) {
    self.path = path
    self.began = began
    self.opened = opened
    self.actCount = actCount
  }

  /// When, what and how many acts, in a line.
  package var words: String { "\(date)  \(what)  \(acts)" }

  /// What was opened.
  var what: String { opened.isEmpty ? "a scenario gone through" : opened.joined(separator: " ") }

  /// How much was done.
  var acts: String { actCount == 1 ? "1 act" : "\(actCount) acts" }

  /// The same without year and seconds, where there is little room.
  var shortDate: String { String(date.dropFirst(5).prefix { $0 != "Z" }.dropLast(3)) }

  /// When it began: 2026-11-21 23:24:05Z, as far as the name says it.
  var date: String {
    let digits = Array(began.filter(\.isNumber))
    guard digits.count >= 14 else { return began }
    let parts = [0..<4, 4..<6, 6..<8, 8..<10, 10..<12, 12..<14].map { String(digits[$0]) }
    return parts[..<3].joined(separator: "-") + " " + parts[3...].joined(separator: ":") + "Z"
  }
}
