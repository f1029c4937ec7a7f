/// Which of Apple's push services a token is for.
package enum PushEnvironment: String, CaseIterable, Sendable {
  /// The sandbox, `api.sandbox.push.apple.com`.
  case development
  /// `api.push.apple.com`
  case production

  /// B12: the environment that a request's host names, with or without a port;
  /// nil where it names neither.
  package init?(host: String) {
    // By bytes: each push is asked, and nearly none comes with such a name.
    let named = Self.names.first { name, _ in
      let rest = host.utf8.dropFirst(name.utf8.count)
      return host.utf8.starts(with: name.utf8) && (rest.first ?? colon) == colon
    }
    guard let named else { return nil }
    self = named.environment
  }

  private static let names: [(name: String, environment: PushEnvironment)] = [
    ("api.push.apple.com", .production), ("api.sandbox.push.apple.com", .development),
    ("api.development.push.apple.com", .development),
  ]

  /// B12: the host of its service.
  package var host: String {
    switch self {
    case .development: "api.sandbox.push.apple.com"
    case .production: "api.push.apple.com"
    }
  }
}

private let colon = UInt8(ascii: ":")
