import Delivery
import Explaining
import Notifications

extension State {
  /// The state as `state` prints it, with what was expected and said on the
  /// way here (formats.md §4).
  ///
  /// - Parameters:
  ///   - passed: How many expectations were met.
  ///   - failed: Those that were not, in their order.
  ///   - diagnostics: In the order in which they were said.
  package func json(
    passed: Int, failed: [Diagnostic],
    diagnostics: some RandomAccessCollection<Diagnostic> & Sendable
  ) -> LongJSON {
    var json = self.json
    json.add(
      "expectations",
      [
        "passed": .integer(Int64(passed)), "failed": .array(failed.map { .string($0.description) }),
      ])
    json.add("diagnostics", each: diagnostics) { .string($0.description) }
    return json
  }
}
