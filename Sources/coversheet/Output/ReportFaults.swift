import Notifications

/// What kept results from being written, told in the end.
final class ReportFaults {
  /// In the order in which they came.
  private(set) var diagnostics: [Diagnostic] = []

  /// Writes something, and keeps why that failed.
  func collect(_ write: () throws(Diagnostic) -> Void) {
    do throws(Diagnostic) { try write() } catch { diagnostics.append(error) }
  }
}
