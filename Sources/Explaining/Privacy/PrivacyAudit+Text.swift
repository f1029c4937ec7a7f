import Notifications

extension PrivacyAudit {
  /// A block for each kind of notification, a line for each setting that shows something of its own; what leaks is
  /// marked and said below.
  ///
  /// - Parameter isASCII: Whether nothing beyond 7 bits may be written.
  package func lines(isASCII: Bool = false) -> [String] {
    if subjects.isEmpty { return ["Nothing is listed, so nothing is revealed."] }
    return subjects.flatMap { $0.lines(isASCII) + [""] } + [summary]
  }

  /// Kinds and leaks in a line.
  package var summary: String {
    let kinds = subjects.count.counted("kind")
    let leaking = subjects.count { !$0.leaks.isEmpty }
    if leaking == 0 { return "\(kinds) of notifications, nothing leaks" }
    return "\(kinds) of notifications, \(leaking.counted("leaks", "leak"))"
  }
}

extension PrivacyAudit.Subject {
  fileprivate func lines(_ isASCII: Bool) -> [String] {
    let title = isASCII ? title.replacing("·", with: "-") : title
    let kind = MatrixFlag.Kind.leak
    let mark = isASCII ? kind.mark.letter : kind.mark.symbol
    return ["\(title), \(count.counted("notification"))"]
      + Previews.allCases.flatMap { lines($0, mark) }
      + leaks.map { "  \(mark) \(kind.word): \($0.words)" }
  }

  // How the phone lies there is said where it makes a difference.
  private func lines(_ previews: Previews, _ mark: String) -> [String] {
    var runs: [(locks: [String], cell: PrivacyAudit.Cell)] = []
    for cell in cells where cell.previews == previews {
      if let last = runs.last, last.cell.parts == cell.parts, last.cell.leaks == cell.leaks {
        runs[runs.count - 1].locks.append(cell.lock.rawValue)
      } else {
        runs.append(([cell.lock.rawValue], cell))
      }
    }
    return runs.enumerated().map { index, run in
      let name = index == 0 ? previews.rawValue : ""
      let locks = runs.count == 1 ? "" : run.locks.joined(separator: ", ")
      let sign = run.cell.leaks.isEmpty ? " " : mark
      return "  \(name.filled(14))\(locks.filled(25))\(sign) \(run.cell.words)"
    }
  }
}

extension PrivacyAudit.Cell {
  /// What shows, in words.
  package var words: String {
    parts.isEmpty ? "app and time alone" : parts.map(\.rawValue).joined(separator: ", ")
  }
}

extension String {
  /// With blanks behind it up to a number of characters, and one at least.
  func filled(_ count: Int) -> String {
    self + String(repeating: " ", count: max(1, count - self.count))
  }
}
