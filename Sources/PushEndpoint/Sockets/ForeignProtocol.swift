/// What a client speaks that is none of what the endpoint understands there, told by its first bytes.
///
/// What a client prints who speaks TLS to a plain port says nothing about it, so it is said here.
enum ForeignProtocol {
  /// HTTP/2 or HTTP/1 without TLS, where TLS is spoken.
  case plaintext
  /// TLS, where none is spoken.
  case tls
  /// HTTP/1.
  case http1

  /// Nil where it may be what is spoken there.
  ///
  /// - Parameters:
  ///   - bytes: The first that came; one is enough.
  ///   - expectsTLS: Whether TLS is spoken on this port.
  init?(_ bytes: ArraySlice<UInt8>, expectsTLS: Bool) {
    guard let first = bytes.first else { return nil }
    // A record of TLS begins with its kind: 22 for the greeting.
    if !expectsTLS {
      guard first == 22 else { return nil }
      self = .tls
    } else {
      let isLetter = (65...90).contains(first)
      guard isLetter else { return nil }
      self = .plaintext
    }
  }

  /// What was wrong, for those who look.
  ///
  /// Without a capital and a full stop, for the list of connections.
  var words: String {
    switch self {
    case .plaintext: "it spoke without TLS; use https, or listen with --plaintext"
    case .tls: "it spoke TLS; use http with prior knowledge, or listen without --plaintext"
    case .http1: "it spoke HTTP/1; HTTP/2 is needed"
    }
  }

  /// What the client is told, in what it seems to understand.
  ///
  /// For one that speaks HTTP/1 a whole answer, for one that speaks TLS an alert.
  var answer: [UInt8] {
    switch self {
    case .plaintext: Self.response("400 Bad Request", "This port speaks HTTP/2 over TLS only.")
    case .http1: Self.response("505 HTTP Version Not Supported", "This port speaks HTTP/2 only.")
    // An alert: fatal, protocol version.
    case .tls: [21, 3, 1, 0, 2, 2, 70]
    }
  }

  private static func response(_ status: String, _ words: String) -> [UInt8] {
    Array(
      "HTTP/1.1 \(status)\r\ncontent-type: text/plain\r\nconnection: close\r\n\("content-length: \(words.utf8.count + 1)")\r\n\r\n\(words)\n"
        .utf8)
  }
}
