import Delivery

extension Outcome {
  /// What became of a delivery.
  package var words: String {
    switch self {
    case .presented: "presented"
    case .listedQuietly: "listed quietly"
    case .foregroundSuppressed: "kept back, its app is in front"
    case .badgeOrSoundOnly: "at most a badge or a sound"
    case .notAuthorized: "not authorized"
    case .turnedOff: "turned off"
    case .throttled: "throttled"
    case .expired: "expired"
    case .coalesced: "replaced before it arrived"
    case .undelivered: "not delivered"
    case .rejected: "rejected"
    case .empty: "empty"
    case .handedToApp: "handed to the app"
    case .forwardedToWatch: "forwarded to the watch"
    case .filtered: "dropped by its extension"
    }
  }

  /// Why it shows nowhere: `turned off`; nil where each place has a reason of its own.
  package var wordsForNowhere: String? {
    if isShown { return nil }
    // Whether the app was woken for it is told with the reasons.
    return self == .handedToApp ? "a silent push" : words
  }
}
