import Notifications

extension ManifestFields {
  private enum Kind: String, CaseIterable {
    case timeInterval, dateMatching, region

    /// The keys that a trigger of this kind may have.
    var keys: [String] {
      switch self {
      case .timeInterval, .dateMatching: [rawValue, "repeats"]
      case .region: [rawValue, "notifyOnEntry", "notifyOnExit", "repeats"]
      }
    }
  }

  /// What makes a request be delivered (K1); `immediate` for null, nil where it cannot be read.
  ///
  /// - Parameter sources: Where names of zones and places are looked up.
  mutating func trigger(_ node: JSONNode, in sources: TriggerSources) -> Trigger? {
    if node.isNull { return .immediate }
    guard node.isObject else {
      wrongKind(node, "trigger", needed: "an object or null")
      return nil
    }
    let kinds = Kind.allCases.filter { has(node, $0.rawValue) }
    guard let kind = kinds.first, kinds.count == 1 else {
      checkKeys(of: node, known: Kind.allCases.flatMap(\.keys))
      refuse(kinds, in: node)
      return nil
    }
    // The other kinds are null, if they are there.
    checkKeys(of: node, known: kind.keys + Kind.allCases.map(\.rawValue))
    let repeats = bool(node, "repeats") ?? false
    switch kind {
    case .timeInterval: return interval(node).map { .timeInterval($0, repeats: repeats) }
    case .dateMatching:
      return dateMatching(node, sources).map { .calendar($0, repeats: repeats) }
    case .region: return location(node, sources, repeats: repeats)
    }
  }

  private mutating func refuse(_ kinds: [Kind], in node: JSONNode) {
    let all = Kind.allCases.map(\.rawValue)
    let found = kinds.isEmpty ? "has none" : "has more than one"
    let names = all.map { "\"\($0)\"" }.joined(separator: ", ")
    complain(
      lacking: kinds.isEmpty ? all : [], in: node,
      "a trigger \(found) of \(names); write one, or null for at once")
  }

  // K2 is the system's to say; here it only has to be a length of time. The year 9999 is 252
  // thousand million seconds away.
  private mutating func interval(_ node: JSONNode) -> Interval? {
    guard let seconds = number(node, "timeInterval"), let value = node["timeInterval"] else {
      return nil
    }
    guard abs(seconds) < 2.52e11 else {
      complain(
        value, .error, "\"timeInterval\" is \(value.source); write seconds, less than 252000000000")
      return nil
    }
    let exact = seconds * 1000
    var milliseconds = Int64(exact.rounded())
    // K2: 59.9996 s is less than a minute, and must not be rounded up to one.
    if milliseconds.isMultiple(of: 1000), Double(milliseconds) > exact { milliseconds -= 1 }
    return Interval(milliseconds: seconds > 0 ? max(1, milliseconds) : milliseconds)
  }

  private mutating func location(
    _ node: JSONNode, _ sources: TriggerSources, repeats: Bool
  ) -> Trigger? {
    let region = region(node, sources)
    var crossings: Trigger.Crossings = []
    if bool(node, "notifyOnEntry") ?? true { crossings.insert(.entry) }
    if bool(node, "notifyOnExit") ?? true { crossings.insert(.exit) }
    guard !crossings.isEmpty else {
      complain(
        node, .error, "neither \"notifyOnEntry\" nor \"notifyOnExit\", so it would never fire")
      return nil
    }
    return region.map { .location($0, on: crossings, repeats: repeats) }
  }

  private mutating func region(_ node: JSONNode, _ sources: TriggerSources) -> Region? {
    guard let name = string(node, "region"), let value = node["region"] else { return nil }
    let region = sources.regions.named(name)
    if region == nil { complain(value, .error, sources.regions.complaint(missing: name)) }
    return region
  }
}
