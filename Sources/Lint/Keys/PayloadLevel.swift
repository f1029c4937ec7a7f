/// One of the objects of a payload that have keys of the system's.
enum PayloadLevel {
  /// The payload itself, beside `aps`.
  case top
  /// `aps`.
  case aps
  /// The `alert` in it.
  case alert

  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .top: "the top level"
    case .aps: "aps"
    case .alert: "alert"
    }
  }

  /// Those of its keys that the system reads.
  var keys: [String] {
    switch self {
    case .top: PayloadKeys.top
    case .aps: PayloadKeys.aps
    case .alert: PayloadKeys.alert
    }
  }

  /// The level whose keys stand in it by mistake: `aps` and `alert` are taken for each other.
  var other: PayloadLevel {
    switch self {
    case .top, .alert: .aps
    case .aps: .alert
    }
  }
}
