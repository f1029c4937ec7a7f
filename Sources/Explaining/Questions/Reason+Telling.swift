import Notifications

extension Reason {
  /// Whether it says why something is so and not otherwise, so that a person wants to read it.
  ///
  /// What holds for every delivery and every lookup is none: that the device is online, that
  /// arguments were filled in. Such reasons are in the JSON of an explanation.
  package var tells: Bool {
    if decision == nil, Self.actsOfPersons.contains(rule) { return false }
    return !Self.matters.contains(rule)
  }

  // Named by the fact that they are reasons of.
  private static let actsOfPersons: Set<RuleID> = ["P1", "P9", "X1"]

  private static let matters: Set<RuleID> = [
    "B1", "B2", "H3", "H5", "H6", "H8", "H10", "H12", "L1", "L2", "L4", "L5", "L10", "L11",
    "L12", "L13", "L22", "L23", "L24", "L27", "L28", "L31", "L32", "L35", "P2", "P14", "P16", "P17",
    "P20", "P24", "P27", "T1", "T2", "T4", "T5", "T10", "T12", "T15", "T16", "T18", "T22", "T23",
    "T24", "T25",
  ]
}

extension [Reason] {
  /// The rules, each once, in order.
  var ruleIDs: [RuleID] { map(\.rule).uniqued() }
}
