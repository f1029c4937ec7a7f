import Notifications

extension PrivacyAudit {
  /// A line of the report, with what it is.
  package struct Line: Hashable, Sendable {
    /// Names of apps and categories are in it as they are.
    package let text: String
    /// What the line is.
    package let role: Role

    /// What lines there are.
    package enum Role: Hashable, Sendable {
      /// The kind of notifications that the lines below are about.
      case heading
      /// What shows under a setting.
      case setting
      /// A setting under which something leaks, or what leaks.
      case leak
      /// What is said of all kinds.
      case summary
    }

    init(_ text: String, _ role: Role) {
      self.text = text
      self.role = role
    }
  }

  /// A block for each kind of notification, a line for each setting that shows something of its own; what leaks is
  /// marked and said below.
  ///
  /// - Parameter isASCII: Whether nothing beyond 7 bits may be written.
  package func lines(isASCII: Bool = false) -> [Line] {
    if subjects.isEmpty { return [Line("Nothing is listed, so nothing is revealed.", .summary)] }
    return subjects.flatMap { $0.lines(isASCII) + [Line("", .setting)] } + [Line(summary, .summary)]
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
  /// App and category.
  package var title: String { title(between: "·") }

  private func title(between sign: String) -> String {
    "\(appName) \(sign) \(category ?? "no category")"
  }

  fileprivate func lines(_ isASCII: Bool) -> [PrivacyAudit.Line] {
    let kind = MatrixFlag.Kind.leak
    let mark = isASCII ? kind.mark.letter : kind.mark.symbol
    let title = title(between: isASCII ? "-" : "·")
    let heading = PrivacyAudit.Line("\(title), \(count.counted("notification"))", .heading)
    let settings = Previews.allCases.flatMap { lines($0, mark) }
    let told = leaks.map {
      PrivacyAudit.Line("  \(mark) \(kind.word): \($0.words)", .leak)
    }
    return [heading] + settings + told
  }

  // How the phone lies there is said where it makes a difference.
  private func lines(_ previews: Previews, _ mark: String) -> [PrivacyAudit.Line] {
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
      let leaks = !run.cell.leaks.isEmpty
      return PrivacyAudit.Line(
        "  \(name.filled(14))\(locks.filled(25))\(leaks ? mark : " ") \(run.cell.words)",
        leaks ? .leak : .setting)
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
