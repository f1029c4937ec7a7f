internal import COpenSSL

/// Why TLS was not agreed on, as far as the client's side can be told what to do about it.
enum TLSFailure: Hashable, CaseIterable {
  /// The client does not take the server's certificate.
  case distrust
  /// The client speaks TLS 1.1 or older.
  case outdated
  /// Both sides have no cipher, group or signature in common.
  case nothingShared
  /// The client left before it was agreed on, as some do that do not trust the certificate.
  case left

  /// Nil for any other reason.
  ///
  /// - Parameter reason: OpenSSL's number; what the client told with an alert is above 1000.
  init?(reason: Int32) {
    let alert = reason - Int32(SSL_AD_REASON_OFFSET)
    if Self.distrustAlerts.contains(alert) {
      self = .distrust
    } else if Self.versionReasons.contains(reason) || alert == Int32(TLS1_AD_PROTOCOL_VERSION) {
      self = .outdated
    } else if Self.cipherReasons.contains(reason) || alert == Int32(SSL3_AD_HANDSHAKE_FAILURE) {
      self = .nothingShared
    } else {
      return nil
    }
  }

  /// What was wrong and what to do, without a capital and a full stop.
  ///
  /// - Parameter authority: The path of the authority's certificate.
  func words(authority: String) -> String {
    switch self {
    case .distrust:
      "it does not trust the authority; have it trust \(authority), and connect to localhost"
    case .outdated: "it spoke TLS 1.1 or older; let it speak TLS 1.2 or later"
    case .nothingShared:
      "it knows no cipher that is good enough; let it use those of TLS 1.2 or later"
    case .left:
      "it left before TLS was agreed on; if it does not trust the authority, have it trust \(authority)"
    }
  }

  // RFC 8446, 6: bad, unsupported, revoked, expired, unknown; an authority that is not known; a
  // signature that does not fit, as where an authority was made anew.
  private static let distrustAlerts: Set<Int32> = [42, 43, 44, 45, 46, 48, 51]
  private static let versionReasons: Set<Int32> = [
    SSL_R_UNSUPPORTED_PROTOCOL, SSL_R_VERSION_TOO_LOW, SSL_R_WRONG_VERSION_NUMBER,
    SSL_R_NO_PROTOCOLS_AVAILABLE, SSL_R_WRONG_SSL_VERSION,
  ]
  private static let cipherReasons: Set<Int32> = [
    SSL_R_NO_SHARED_CIPHER, SSL_R_NO_SUITABLE_KEY_SHARE, SSL_R_NO_SUITABLE_GROUPS,
    SSL_R_NO_SUITABLE_SIGNATURE_ALGORITHM, SSL_R_NO_SHARED_SIGNATURE_ALGORITHMS,
  ]
}
