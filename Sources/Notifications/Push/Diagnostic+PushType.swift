extension [Diagnostic] {
  /// Those that hold for a push of a type (B15).
  ///
  /// What becomes of any but alerts and background pushes is their app's affair: of these holds what
  /// is said of any body and its headers, and what no rule is about.
  ///
  /// - Parameter type: Nil where none is said, for which all hold.
  package func holding(forPushOf type: PushType?) -> [Diagnostic] {
    guard let type, !type.isSimulated, !isEmpty else { return self }
    var held: [RuleID] = ["Y1", "Y3", "Y23", "Y28", "Y37", "B47", "B48", "B53"]
    // The keys of these are the system's, which reads no other spelling.
    if [.liveactivity, .controls, .widgets].contains(type) { held.append("Y21") }
    return filter { $0.rule.map(held.contains) ?? true }
  }
}
