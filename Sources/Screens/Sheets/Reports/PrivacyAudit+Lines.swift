import Explaining
import Notifications
import TerminalCore

extension PrivacyAudit {
  /// The sum first, then what a stranger reads of each kind; below it what shows by
  /// previews and lock, kind by kind.
  ///
  /// - Parameters:
  ///   - columns: What there is room for: with little, a line of it goes on in the next.
  ///   - isASCII: Whether nothing beyond 7 bits may be written.
  ///   - isInWords: Whether a mark is a word, and no name is cut in two however long it is.
  ///   - name: What a setting of previews is called; without it as scenarios write it.
  package func lines(
    columns: Int = 80, isASCII: Bool = false, isInWords: Bool = false,
    naming name: (Previews) -> String = \.rawValue
  ) -> [ReportLine] {
    if subjects.isEmpty {
      return ReportLine.wrapped(
        "Nothing is listed, so nothing is revealed.", .summary, columns: columns)
    }
    let names = Previews.allCases.map { (value: $0, name: name($0)) }
    let layout = PrivacyLines(
      self, columns: columns, isASCII: isASCII, isInWords: isInWords, previewNames: names)
    let worst = subjects.filter { $0.reading?.isFinding == true }
    let others = subjects.filter { $0.reading?.isFinding != true }
    return layout.head + (worst + others).flatMap(layout.reading)
      + subjects.flatMap { [ReportLine([])] + layout.settings($0) }
  }
}

/// How the lines of the audit are laid out.
private struct PrivacyLines {
  private let audit: PrivacyAudit
  private let columns: Int
  private let isASCII: Bool
  private let isInWords: Bool
  private let previewNames: [(value: Previews, name: String)]
  private let nameColumns: Int
  // Without the name, and the gaps behind it, behind the mark and between the texts.
  private let restColumns: Int
  private let wordColumns: Int

  init(
    _ audit: PrivacyAudit, columns: Int, isASCII: Bool, isInWords: Bool,
    previewNames: [(value: Previews, name: String)]
  ) {
    (self.audit, self.columns, self.isASCII) = (audit, columns, isASCII)
    (self.isInWords, self.previewNames) = (isInWords, previewNames)
    let names = audit.subjects.map { Self.name($0, audit, isASCII).visibleLine.columns }
    nameColumns = min(isInWords ? .max : 26, names.max() ?? 0)
    let readings = audit.subjects.compactMap(\.reading)
    let words = readings.map { $0.words.visibleLine.columns + 2 }.max() ?? 0
    let accounts = readings.map { $0.account.visibleLine.columns }.max() ?? 0
    restColumns = columns - nameColumns - 3 * ReportLine.gap
    wordColumns = min(words, max(restColumns / 2, restColumns - accounts))
  }

  // Where the words of the app would hardly be seen beside what they are.
  private var isNarrow: Bool { columns < 64 || restColumns < 32 }
  private var mark: String {
    let kind = MatrixFlag.Kind.leak
    return isInWords ? "\(kind.word):" : isASCII ? kind.mark.letter : kind.mark.symbol
  }

  // An app's only kind needs no second name.
  private static func name(
    _ subject: PrivacyAudit.Subject, _ audit: PrivacyAudit, _ isASCII: Bool
  ) -> String {
    let hasOthers = audit.subjects.count { $0.app == subject.app } > 1
    guard hasOthers || subject.appName.isEmpty else { return subject.appName }
    return fullName(subject, isASCII)
  }

  private static func marks(_ isASCII: Bool) -> Marks { Marks(isASCII ? .ascii : .unicode) }

  private static func fullName(_ subject: PrivacyAudit.Subject, _ isASCII: Bool) -> String {
    marks(isASCII).joined([subject.appName, subject.category ?? "no category"])
  }

  /// What is looked at, and the sum.
  var head: [ReportLine] {
    let title = audit.hidesNothing ? "On a locked phone" : "On a locked phone, previews Never"
    let sum = audit.summary
    let gap = columns - title.columns - sum.columns
    if gap < 2 {
      return [ReportLine(title, .heading)]
        + ReportLine.wrapped(sum, .summary, columns: columns)
    }
    return [
      ReportLine([
        .init(title, columns: title.columns + gap, role: .heading), .init(sum, role: .summary),
      ])
    ]
  }

  /// What a stranger reads of a kind.
  func reading(_ subject: PrivacyAudit.Subject) -> [ReportLine] {
    guard let reading = subject.reading else { return [] }
    let role: ReportLine.Role = reading.isFinding ? .leak : .value
    let sign = reading.isFinding ? mark : ""
    let name = Self.name(subject, audit, isASCII)
    if isNarrow {
      return ReportLine.beside([(sign, 0, role), (name, columns - ReportLine.gap, role)])
        + wrapped(quoted(reading.words), role) + wrapped(reading.account, .value)
    }
    return ReportLine.beside([
      (sign, 0, role), (name, nameColumns, role), (quoted(reading.words), wordColumns, role),
      (reading.account.inTypography(isASCII), restColumns - wordColumns, .value),
    ])
  }

  private func quoted(_ words: String) -> String {
    isASCII ? "\"\(words)\"" : Self.marks(isASCII).own("“\(words)”")
  }

  private func wrapped(
    _ words: String, _ role: ReportLine.Role, indent: Int = 4
  ) -> [ReportLine] {
    ReportLine.beside([
      ("", indent - 2, role), (words.inTypography(isASCII), columns - indent, role),
    ])
  }

  /// What shows of a kind under each setting.
  func settings(_ subject: PrivacyAudit.Subject) -> [ReportLine] {
    let title = "\(Self.fullName(subject, isASCII)), \(subject.count.counted("notification"))"
    let heading = ReportLine.beside([(title, columns, .heading)])
    let told = subject.leaks.flatMap { flag -> [ReportLine] in
      let kind = flag.isChosen ? "note:" : isInWords ? mark : "\(mark) \(flag.kind.word):"
      let said = Self.marks(isASCII).own(flag.words)
      let words = "\(kind) \(said)" + (flag.isChosen ? ", as all of its kinds say" : "")
      return wrapped(words, flag.isChosen ? .value : .leak, indent: isNarrow ? 4 : 2)
    }
    return heading + previewNames.flatMap { lines($0.value, called: $0.name, of: subject) } + told
  }

  private static let (previewColumns, lockColumns) = (13, 23)
  // Behind a margin, previews, locks and mark.
  private var runColumns: Int {
    columns - Self.previewColumns - Self.lockColumns - 4 * ReportLine.gap
  }

  // How the phone lies there is said where it makes a difference.
  private func lines(
    _ previews: Previews, called name: String, of subject: PrivacyAudit.Subject
  ) -> [ReportLine] {
    let runs = subject.cells.filter { $0.previews == previews }.runs
    return runs.enumerated().flatMap { index, run -> [ReportLine] in
      let isLeak = run.cell.leaks.contains { !$0.isChosen }
      let role: ReportLine.Role = isLeak ? .leak : .value
      let locks = runs.count == 1 ? "" : run.locks.joined(separator: ", ")
      if isNarrow {
        let head = index == 0 ? [ReportLine("  " + name, .value)] : []
        let words = (isLeak ? mark + " " : "") + (locks.isEmpty ? "" : locks + ": ")
        return head + wrapped(words + run.cell.words, role)
      }
      let sign = isLeak ? mark : ""
      return ReportLine.beside([
        ("", 0, role), (index == 0 ? name : "", Self.previewColumns, role),
        (locks, Self.lockColumns, role), (sign, 0, role),
        (run.cell.words, runColumns, role),
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

extension String {
  fileprivate func inTypography(_ isASCII: Bool) -> String {
    isASCII ? inASCIITypography : self
  }
}
