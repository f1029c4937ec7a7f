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
}
