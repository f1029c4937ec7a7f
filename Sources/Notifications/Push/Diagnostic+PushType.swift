extension [Diagnostic] {
  /// Those that hold for a push of a type (B15): only alerts and background pushes need an `aps`
  /// (Y2), words (Y4) and something to present (Y22).
  ///
  /// - Parameter type: Nil where none is said, for which all hold.
  package func holding(forPushOf type: PushType?) -> [Diagnostic] {
    guard let type, !type.isSimulated, !isEmpty else { return self }
    let left: [RuleID?] = ["Y2", "Y4", "Y22"]
    return filter { !left.contains($0.rule) }
  }
}
