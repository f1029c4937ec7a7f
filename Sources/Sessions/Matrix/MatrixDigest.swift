import Explaining
import Notifications

/// What is wrong in the cells of a matrix, each flaw once with the cells that have it.
package struct MatrixDigest {
  /// The flaws of one table in the order in which they were found, findings and notes.
  package private(set) var entries: [Entry] = []
  /// How many cells there were.
  private(set) var cellCount = 0
  /// Whether a cell stands for two phones that are compared, and what differs is counted.
  let isComparison: Bool
  /// In how many cells something was chosen by name.
  private(set) var noteCount = 0
  private var refusedCount = 0
  private var counts: [MatrixFlag.Kind: Int] = [:]
  private var indices: [Key: Int] = [:]

  /// A flaw of one table.
  package struct Entry: Sendable {
    /// The table's number, from 0.
    package let section: Int
    /// The flaw.
    package let flag: MatrixFlag
    /// Where it was found first: the number of the cell in its table.
    let firstCell: Int
    /// In how many cells it is.
    package fileprivate(set) var count = 0
    /// The headings of the rows in which it is, each once.
    package fileprivate(set) var rows: [String] = []
  }

  private struct Key: Hashable {
    /// The table's number.
    let section: Int
    /// The flaw.
    let flag: MatrixFlag
  }

  package init(isComparison: Bool = false) { self.isComparison = isComparison }

  /// So many cells, in words.
  package func cells(_ count: Int) -> String {
    count.counted(isComparison ? "pair" : "cell")
  }

  /// Adds a cell.
  ///
  /// - Parameters:
  ///   - section: The table's number, from 0.
  ///   - number: The cell's in its table, from 0.
  ///   - row: The heading of its row.
  package mutating func add(_ cell: MatrixCell, in section: Int, number: Int, row: String) {
    cellCount += 1
    if cell.refusal != nil { refusedCount += 1 }
    for kind in cell.kinds { counts[kind, default: 0] += 1 }
    if !cell.notes.isEmpty { noteCount += 1 }
    for flag in cell.flags {
      let key = Key(section: section, flag: flag)
      let index = indices[key] ?? entries.count
      if index == entries.count {
        indices[key] = index
        entries.append(Entry(section: section, flag: flag, firstCell: number))
      }
      entries[index].count += 1
      if entries[index].rows.last != row { entries[index].rows.append(row) }
    }
  }

  /// What the app did not choose, by table, the worst kind first.
  package var findings: [Entry] { sorted.filter { !$0.flag.isChosen } }

  /// What was chosen by name, in the same order.
  package var notes: [Entry] { sorted.filter(\.flag.isChosen) }

  private var sorted: [Entry] {
    entries.ordered { ($0.section, $0.flag.kind) < ($1.section, $1.flag.kind) }
  }

  /// In how many cells each kind of finding is, the worst first; those that
  /// are nowhere are left out.
  package var flagCounts: [(kind: MatrixFlag.Kind, count: Int)] {
    MatrixFlag.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// Cells and findings in a line with the cells that are not drawn, and apart from them the
  /// notes: `240 cells: 2 cut, 4 not drawn; 12 notes`, `6 pairs, nothing differs, 1 not drawn`.
  package var summary: String {
    let refused = [MatrixCell.refused(refusedCount)].compactMap(\.self)
    let flaws = flagCounts.map { $0.kind.counted($0.count) }
    let notes = noteCount > 0 ? "; \(noteCount.counted("note"))" : ""
    // A pair of which one alone is drawn differs.
    let isRight = isComparison ? refusedCount < max(1, cellCount) : refused.isEmpty
    if flaws.isEmpty, isRight {
      let right = "nothing \(isComparison ? "differs" : "is wrong")"
      return ([cells(cellCount), right] + refused).joined(separator: ", ") + notes
    }
    return "\(cells(cellCount)): \((flaws + refused).joined(separator: ", "))\(notes)"
  }
}

extension MatrixDigest.Entry {
  /// Where it is: all rows, or which.
  ///
  /// - Parameter rowCount: How many rows the table has.
  package func rowWords(of rowCount: Int) -> String {
    let named = rows.filter { !$0.isEmpty }
    if rows.count == rowCount || named.isEmpty { return rowCount > 1 ? "all rows" : "" }
    let shown = named.prefix(8).joined(separator: ", ")
    return named.count > 8 ? "\(shown) and \(named.count - 8) more" : shown
  }
}
