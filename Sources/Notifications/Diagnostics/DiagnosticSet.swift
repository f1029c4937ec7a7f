/// Complaints that were made, each once and in a few bytes.
package struct DiagnosticSet: Sendable {
  private var wordings = DiagnosticWordings()
  private var entries: Set<DiagnosticWordings.Entry> = []

  /// Begins with none.
  package init() {}

  /// Adds a complaint.
  ///
  /// - Returns: Whether it was not there yet.
  package mutating func insert(_ diagnostic: Diagnostic) -> Bool {
    entries.insert(wordings.entry(for: diagnostic)).inserted
  }

  /// Whether a complaint is there.
  package mutating func contains(_ diagnostic: Diagnostic) -> Bool {
    entries.contains(wordings.entry(for: diagnostic))
  }
}
