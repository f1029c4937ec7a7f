extension [Diagnostic] {
  /// Those that hold for a push of a type (B15).
  ///
  /// - Parameter type: Nil where none is said, for which all hold.
  package func holding(forPushOf type: PushType?) -> [Diagnostic] {
    guard let type, !isEmpty else { return self }
    return filter { $0.rule.map(type.isHeld) ?? true }
  }
}

extension PushType {
  /// Whether a push of the type is told that it breaks a rule (B15).
  ///
  /// What becomes of any but alerts and background pushes is their app's affair: of these holds what
  /// is said of any body and its headers.
  package func isHeld(to rule: RuleID) -> Bool {
    if isSimulated { return true }
    let ofAny: [RuleID] = ["Y1", "Y3", "Y23", "Y28", "Y37", "B47", "B48", "B53"]
    // The keys of these are the system's, which reads no other spelling.
    let areSystems: [PushType] = [.liveactivity, .controls, .widgets]
    return ofAny.contains(rule) || rule == "Y21" && areSystems.contains(self)
  }
}
