/// What was done as a scenario in a file of its own.
package struct RecordedScenario: Sendable {
  /// Its lines, one for each command.
  package var lines: [String] = []
  /// The payloads that came over a wire, as their senders wrote them: what each file holds, by its path from the
  /// scenario's folder.
  package var payloads: [(path: String, bytes: [UInt8])] = []
}
