/// Which of Apple's push services a token is for.
package enum PushEnvironment: String, CaseIterable, Sendable {
  /// The sandbox, `api.sandbox.push.apple.com`.
  case development
  /// `api.push.apple.com`
  case production

  /// B12: the environment that a request's host names, with or without a port; nil where it names neither.
  package init?(host: String) {
    switch host.prefix(while: { $0 != ":" }) {
    case "api.push.apple.com": self = .production
    case "api.sandbox.push.apple.com", "api.development.push.apple.com": self = .development
    default: return nil
    }
  }

  /// B12: the host of its service.
  package var host: String {
    switch self {
    case .development: "api.sandbox.push.apple.com"
    case .production: "api.push.apple.com"
    }
  }
}
