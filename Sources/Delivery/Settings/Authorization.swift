/// What the person answered when the app asked to notify (`UNAuthorizationStatus`, X15).
package enum Authorization: String, CaseIterable, Sendable {
  case notDetermined, denied, authorized
  /// Provisional, without having asked (X19).
  case provisional
  /// An app clip's that asks for nothing, for some hours after each launch; behaves as authorized.
  case ephemeral

  /// Whether its notifications are taken at all (U4, X28).
  package var allowsDelivery: Bool {
    switch self {
    case .notDetermined, .denied: false
    case .authorized, .provisional, .ephemeral: true
    }
  }
}

extension Authorization {
  /// What the person's answer is called.
  package var words: String {
    switch self {
    case .notDetermined: "not determined"
    case .denied: "denied"
    case .authorized: "authorized"
    case .provisional: "provisional"
    case .ephemeral: "authorized as an app clip"
    }
  }
}
