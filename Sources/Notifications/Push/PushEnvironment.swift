/// Which of Apple's push services a token is for.
package enum PushEnvironment: String, CaseIterable, Sendable {
  /// The sandbox, `api.sandbox.push.apple.com`.
  case development
  /// `api.push.apple.com`
  case production
}
