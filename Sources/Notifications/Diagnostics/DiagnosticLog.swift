/// Complaints in the order in which they were made, in a few bytes each: thousands about the
/// lines of a file say the same.
package struct DiagnosticLog: RandomAccessCollection, Sendable {
  private var wordings = DiagnosticWordings()
  private var entries: [DiagnosticWordings.Entry] = []

  /// Begins with some.
  package init(_ diagnostics: [Diagnostic] = []) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { entries.count }

  /// A complaint by its place in the order, from 0.
  package subscript(index: Int) -> Diagnostic { wordings.diagnostic(entries[index]) }

  /// Adds a complaint behind all others.
  package mutating func append(_ diagnostic: Diagnostic) {
    entries.append(wordings.entry(for: diagnostic))
  }
}
