import Files

/// One of the objects of a payload that have keys of the system's.
enum PayloadLevel: CaseIterable {
  /// The payload itself, beside `aps`.
  case top
  /// `aps`.
  case aps
  /// The `alert` in it.
  case alert
  /// The `sound` in it.
  case sound

  /// Whose key one is, by its name as it should be spelled; nil for a key of none.
  init?(of key: String) {
    guard let level = Self.allCases.first(where: { $0.keys.contains(key) }) else { return nil }
    self = level
  }

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .top: "the top level"
    case .aps: "aps"
    case .alert: "alert"
    case .sound: "sound"
    }
  }

  /// Those of its keys that the system reads.
  var keys: [String] {
    switch self {
    case .top: PayloadKeys.top
    case .aps: PayloadKeys.aps
    case .alert: PayloadKeys.alert
    case .sound: PayloadKeys.sound
    }
  }

  /// The keys of other levels that stand in it by mistake: those of `aps` and `alert`
  /// are taken for each other, but for those that stand there as the app's own words, too.
  var otherKeys: [String] {
    switch self {
    case .top: PayloadKeys.aps
    // Of a sound's keys `name` is near to many words, and `volume` to some.
    case .aps: PayloadKeys.alert.filter { $0 != "action" } + ["critical"]
    case .alert: PayloadKeys.aps.filter { !PayloadKeys.ofActivities.contains($0) } + ["critical"]
    case .sound: []
    }
  }
}

extension JSONNode {
  /// A payload's objects that have keys of the system's, from the outermost on.
  var levels: [(level: PayloadLevel, object: JSONNode)] {
    let aps = self["aps"]
    let values: [(PayloadLevel, JSONNode?)] = [
      (.top, self), (.aps, aps), (.alert, aps?["alert"]), (.sound, aps?["sound"]),
    ]
    return values.compactMap { level, value in
      value.flatMap { $0.isObject ? (level, $0) : nil }
    }
  }
}
