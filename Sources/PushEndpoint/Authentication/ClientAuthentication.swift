import Notifications
import Push

/// Who one client proved to be, asked again with each request.
///
/// A token that was checked is remembered by its text, refused ones too. A connection is held to
/// the first key that signed on it (`UnrelatedKeyIdInToken`), and a token to the twenty minutes
/// that Apple asks to keep it for (B21, `TooManyProviderTokenUpdates`).
struct ClientAuthentication {
  private let authenticator: Authenticator
  private let certificate: ProviderAuthentication
  // Checking a signature costs more than all else that is done for a push, and clients
  // send one token for an hour.
  private var known: [(text: String, who: ProviderAuthentication)] = []
  private var firstKey: String?
  // The newest that was taken.
  private var newest: ProviderToken?

  /// How many tokens are remembered.
  private static let mostKnown = 8

  /// - Parameters:
  ///   - certificate: What the client showed; nil for none.
  ///   - now: By the machine's clock.
  init(_ authenticator: Authenticator, certificate: Certificate?, at now: Instant) {
    self.authenticator = authenticator
    self.certificate =
      certificate.map { authenticator.authentication(by: $0, at: now) } ?? .none
  }

  /// Who sends a request.
  ///
  /// - Parameters:
  ///   - authorization: The field's value; nil where there is none.
  ///   - moment: What the clocks read as the request comes.
  ///   - clock: What turns the time of a token into the phone's.
  /// - Returns: With a token and a certificate, the token counts.
  mutating func who(
    _ authorization: String?, at moment: EndpointMoment, by clock: ServiceClock
  ) -> ProviderAuthentication {
    guard let authorization else { return certificate }
    let who = who(authorization)
    guard case .token(var token) = who else { return who }
    token.issuedAt = clock.issued(token.issuedAt, at: moment)
    return .token(token)
  }

  private mutating func who(_ authorization: String) -> ProviderAuthentication {
    if let found = known.first(where: { $0.text.isExactly(authorization) }) { return found.who }
    let who = examined(authorization)
    if known.count == Self.mostKnown { known.removeFirst() }
    known.append((authorization, who))
    return who
  }

  private mutating func examined(_ authorization: String) -> ProviderAuthentication {
    let words = authorization.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer" else {
      return .refused(
        .invalidProviderToken,
        because: "authorization is “bearer” and a token, with a blank between")
    }
    let who = authenticator.authentication(by: words[1])
    guard case .token(let token) = who else { return who }
    if let firstKey, firstKey != token.keyIdentifier {
      return .refused(
        .unrelatedKeyIdInToken,
        because:
          "this connection began with the key \(firstKey.excerpt); open another for \(token.keyIdentifier.excerpt)"
      )
    }
    firstKey = token.keyIdentifier
    if let newest, let refusal = tooSoon(token, after: newest) { return refusal }
    if newest.map({ token.issuedAt > $0.issuedAt }) ?? true { newest = token }
    return who
  }

  // Signed anew for the same time it is no newer token.
  private func tooSoon(
    _ token: ProviderToken, after newest: ProviderToken
  ) -> ProviderAuthentication? {
    let age = token.issuedAt - newest.issuedAt
    guard age.milliseconds > 0, age < .minutes(20) else { return nil }
    return .refused(
      .tooManyProviderTokenUpdates,
      because: "it was issued \(age.milliseconds / 1000) s after the one before on this connection")
  }
}
