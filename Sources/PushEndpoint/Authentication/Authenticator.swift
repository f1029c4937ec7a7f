import Notifications
import Push

/// Finds out who sends: by a provider token, or by the certificate that the client showed.
///
/// A value that knows only keys; what it finds out is about the sender and not about the push,
/// which is judged elsewhere (B12–B18).
struct Authenticator {
  /// Which keys may sign.
  ///
  /// Those of `ProviderKeys.any` take every token that is well formed, whatever signed it.
  let keys: ProviderKeys

  /// Who a token says that its bearer is; when it was issued, by the server's clock.
  ///
  /// - Parameter token: What stands behind `bearer`, in three parts.
  /// - Returns: A refusal says in words what was wrong, and which keys there are.
  func authentication(by token: Substring) -> ProviderAuthentication {
    do throws(TokenMistake) {
      let token = try SignedToken(token)
      try check(token)
      return .token(
        ProviderToken(keyIdentifier: token.keyIdentifier, issuedAt: token.issuedAt))
    } catch {
      return .refused(.invalidProviderToken, because: error.words)
    }
  }

  /// Who a certificate says that the client is.
  ///
  /// - Parameters:
  ///   - certificate: It need not be signed by an authority: any that names topics is taken.
  ///   - now: By the machine's clock.
  func authentication(by certificate: Certificate, at now: Instant) -> ProviderAuthentication {
    guard certificate.isValid(at: now) else {
      return .refused(.badCertificate, because: "the client's certificate does not hold at present")
    }
    let topics = certificate.topics
    guard !topics.isEmpty else {
      return .refused(
        .badCertificate,
        because:
          "the client's certificate names no topic; its subject's UID is the bundle identifier")
    }
    return .certificate(topics: topics)
  }

  private func check(_ token: SignedToken) throws(TokenMistake) {
    guard let folder = keys.folder else { return }
    guard let key = keys.key(token.keyIdentifier) else {
      let known = keys.identifiers.enumerated(atMost: 5)
      throw TokenMistake(
        "there is no key \(token.keyIdentifier.excerpt) in \(folder), only \(known)")
    }
    guard token.signature.isValid(for: token.signedText, by: key) else {
      throw TokenMistake("the signature is not by the key \(token.keyIdentifier)")
    }
    if let team = keys.team, team != token.teamIdentifier {
      throw TokenMistake("iss is \(token.teamIdentifier.excerpt); the keys are of team \(team)")
    }
  }
}
