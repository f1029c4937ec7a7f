import Files

/// Whether what stands at the wrong level of a payload, or under a misspelled key, can
/// have the place that its author means: each place holds one value.
struct StrayPlaces {
  /// The keys that more than one is meant to be.
  ///
  /// Which of them was meant, only the author knows.
  let contested: Set<String>
  private let payload: JSONNode

  init(in payload: JSONNode) {
    self.payload = payload
    let beside = payload.members.compactMap { MisspelledKey.slipped($0.name, in: payload) }
    var seen: Set<String> = []
    contested = Set(
      (StrayValue.all(in: payload).map(\.key) + beside).filter { !seen.insert($0).inserted })
  }

  /// What is to become of a known key at the wrong level.
  ///
  /// - Parameters:
  ///   - move: What to do where its place is free and nothing else wants it.
  ///   - home: Where it belongs.
  func advice(_ move: String, for key: String, in home: PayloadLevel) -> String {
    if holds(key, at: home) { return "\(home.words) has it already, so leave this out" }
    guard contested.contains(key) else { return move }
    return "another key means it as well, so leave one out and move the other into \(home.words)"
  }

  /// What to do with a key that belongs in `alert`, which may be a string.
  func adviceToMoveDown(_ key: String) -> String {
    guard payload["aps"]?["alert"]?.kind == .string else {
      return advice("move it down into alert", for: key, in: .alert)
    }
    // L2: a string is the body.
    if key == "body" { return "alert is the body already, so leave one out" }
    return advice(
      "make alert an object with its words as body, and move this into it", for: key, in: .alert)
  }

  /// Whether a key is where it belongs.
  func holds(_ key: String, at home: PayloadLevel) -> Bool {
    payload.levels.contains { $0.level == home && $0.object.member(named: key) != nil }
  }
}
