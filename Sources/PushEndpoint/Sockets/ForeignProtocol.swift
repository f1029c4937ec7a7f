/// What a client speaks that is none of what the endpoint understands
/// there, told by its first bytes.
///
/// What a client prints who speaks TLS to a plain port says nothing about it, so it is said here.
enum ForeignProtocol: Hashable {
  /// HTTP/1 without TLS, where TLS is spoken.
  case plaintext
  /// HTTP/2 without TLS, where TLS is spoken.
  case plaintextHTTP2
  /// Neither TLS nor HTTP, where TLS is spoken: such as frames of the binary interface.
  case bareBytes
  /// TLS, where none is spoken.
  case tls
  /// HTTP/1.
  case http1
  /// Neither HTTP/1 nor HTTP/2.
  case unknown

  /// Nil where it may be what is spoken there.
  ///
  /// - Parameters:
  ///   - bytes: The first that came; one is enough.
  ///   - expectsTLS: Whether TLS is spoken on this port.
  init?(_ bytes: ArraySlice<UInt8>, expectsTLS: Bool) {
    guard let first = bytes.first else { return nil }
    // A record of TLS begins with its kind: 22 for the greeting.
    let isTLS = first == 22
    guard isTLS != expectsTLS else { return nil }
    if isTLS {
      self = .tls
      return
    }
    let isLetter = (65...90).contains(first)
    let isHTTP2 = ClientPreface.magic.starts(with: bytes.prefix(4)) && bytes.count > 1
    self = isHTTP2 ? .plaintextHTTP2 : isLetter ? .plaintext : .bareBytes
  }

  /// What was wrong, for those who look.
  ///
  /// Without a capital and a full stop, for the list of connections.
  var words: String {
    switch self {
    case .plaintext, .plaintextHTTP2: "it spoke without TLS; use https, or listen with --plaintext"
    case .bareBytes: "it spoke without TLS; let it speak TLS, or listen with --plaintext"
    case .tls: "it spoke TLS; use http with prior knowledge, or listen without --plaintext"
    case .http1: "it spoke HTTP/1; HTTP/2 is needed"
    case .unknown:
      "its first words were none of HTTP/2; let it begin with the preface that HTTP/2 has"
    }
  }

  /// The same where HTTP is spoken on no port like this: of the binary interface,
  /// and of the feedback service.
  var wordsWithoutHTTP: String {
    switch self {
    case .plaintext, .plaintextHTTP2, .bareBytes: Self.bareBytes.words
    case .tls: "it spoke TLS; connect without it, or listen without --plaintext"
    case .http1, .unknown: words
    }
  }

  /// What the client is told, in what it seems to understand.
  ///
  /// For one that speaks HTTP/1 a whole answer, for one that speaks HTTP/2 the frame that ends it,
  /// for one that speaks TLS an alert. Empty where `HTTP2Session` has to say it, or where no
  /// answer would be understood.
  var answer: [UInt8] { answer(toPlaintext: "This port speaks HTTP/2 over TLS only.") }

  /// The same where HTTP is spoken on no port like this.
  var answerWithoutHTTP: [UInt8] { answer(toPlaintext: "This port speaks TLS, and no HTTP.") }

  private func answer(toPlaintext words: String) -> [UInt8] {
    switch self {
    case .plaintext: Self.response("400 Bad Request", words)
    case .plaintextHTTP2: Self.farewell(words)
    case .http1: Self.response("505 HTTP Version Not Supported", "This port speaks HTTP/2 only.")
    // An alert: fatal, protocol version.
    case .tls: [21, 3, 1, 0, 2, 2, 70]
    case .bareBytes, .unknown: []
    }
  }

  private static func response(_ status: String, _ words: String) -> [UInt8] {
    let fields = [
      "content-type: text/plain", "connection: close", "content-length: \(words.utf8.count + 1)",
    ]
    let head = (["HTTP/1.1 \(status)"] + fields).joined(separator: "\r\n")
    return Array("\(head)\r\n\r\n\(words)\n".utf8)
  }

  // SETTINGS without any, then GOAWAY with PROTOCOL_ERROR: below 256 bytes, so
  // that one byte has the length.
  private static func farewell(_ words: String) -> [UInt8] {
    let body = [UInt8](repeating: 0, count: 7) + [1] + Array(words.utf8.prefix(200))
    return [0, 0, 0, 4, 0, 0, 0, 0, 0] + [0, 0, UInt8(body.count), 7, 0, 0, 0, 0, 0] + body
  }
}
