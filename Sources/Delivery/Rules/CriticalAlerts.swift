extension State {
  /// R1, R2, R7, U13: whether a notification came as a critical alert, and is drawn as one.
  package func isCritical(_ number: Int) -> Bool {
    ending(of: number)?.decision.situation.isCritical ?? false
  }
}
