import Lint
import Notifications

/// The rules that are asked about payloads while they are read ahead: those for the app
/// that the last one went to.
///
/// What rules find depends on the payload and the app alone, so it makes no
/// difference where they are asked.
struct ReadAheadLint: Sendable {
  /// Which `InstalledAppLint` the rules are of.
  let number: Int
  /// What is asked.
  let rules: AskedRules

  /// What they found in a payload.
  struct Findings: Sendable {
    /// Which `InstalledAppLint` was asked: what another one finds, it has to be asked for.
    let number: Int
    /// In the order of the file.
    let all: [Diagnostic]
  }
}
