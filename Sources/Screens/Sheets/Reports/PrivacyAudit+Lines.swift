import Explaining
import Notifications

extension PrivacyAudit {
  /// A block for each kind of notification, a line for each setting that shows something of its own; what leaks is
  /// marked and said below.
  ///
  /// - Parameter isASCII: Whether nothing beyond 7 bits may be written.
  package func lines(isASCII: Bool = false) -> [ReportLine] {
    if subjects.isEmpty {
      return [ReportLine("Nothing is listed, so nothing is revealed.", .summary)]
    }
    return subjects.flatMap { $0.lines(isASCII) + [ReportLine([])] }
      + [ReportLine(summary, .summary)]
  }
}

extension PrivacyAudit.Subject {
  private func title(between sign: String) -> String {
    "\(appName) \(sign) \(category ?? "no category")"
  }

  fileprivate func lines(_ isASCII: Bool) -> [ReportLine] {
    let kind = MatrixFlag.Kind.leak
    let mark = isASCII ? kind.mark.letter : kind.mark.symbol
    let title = title(between: isASCII ? "-" : "·")
    let heading = ReportLine("\(title), \(count.counted("notification"))", .heading)
    let settings = Previews.allCases.flatMap { lines($0, mark) }
    let told = leaks.map { ReportLine("  \(mark) \(kind.word): \($0.words)", .leak) }
    return [heading] + settings + told
  }

  // How the phone lies there is said where it makes a difference.
  private func lines(_ previews: Previews, _ mark: String) -> [ReportLine] {
    let runs = cells.filter { $0.previews == previews }.runs
    return runs.enumerated().map { index, run in
      let role: ReportLine.Role = run.cell.leaks.isEmpty ? .value : .leak
      let locks = runs.count == 1 ? "" : run.locks.joined(separator: ", ")
      return ReportLine([
        .init("  ", role: role),
        .init(index == 0 ? previews.rawValue : "", columns: 14, role: role),
        .init(locks, columns: 25, role: role),
        .init(role == .leak ? mark : "", columns: mark.columns, role: role),
        .init(" \(run.cell.words)", role: role),
      ])
    }
  }
}

extension [PrivacyAudit.Cell] {
  /// Locks under which the same shows and leaks, side by side.
  fileprivate var runs: [(locks: [String], cell: PrivacyAudit.Cell)] {
    var runs: [(locks: [String], cell: PrivacyAudit.Cell)] = []
    for cell in self {
      if let last = runs.last, last.cell.parts == cell.parts, last.cell.leaks == cell.leaks {
        runs[runs.count - 1].locks.append(cell.lock.rawValue)
      } else {
        runs.append(([cell.lock.rawValue], cell))
      }
    }
    return runs
  }
}

extension PrivacyAudit.Cell {
  /// What shows, in words.
  fileprivate var words: String {
    parts.isEmpty ? "app and time alone" : parts.map(\.rawValue).joined(separator: ", ")
  }
}
