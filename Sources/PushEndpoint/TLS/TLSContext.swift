internal import COpenSSL

/// How the endpoint speaks TLS: its certificate, versions from 1.2, `h2` for
/// clients that ask by ALPN.
///
/// Shared by all connections of a listener.
final class TLSContext {
  /// OpenSSL's `SSL_CTX`, which lives as long as this object.
  let pointer: OpaquePointer
  /// The path of what clients have to trust.
  let authorityPath: String

  /// - Parameters:
  ///   - identity: What the server shows; its key has to fit.
  ///   - authorityPath: Where the certificate of its authority is.
  /// - Throws: Where OpenSSL does not take the certificate.
  init(
    _ identity: (certificate: Certificate, key: PrivateKey), authorityPath: String
  ) throws(OpenSSLError) {
    self.authorityPath = authorityPath
    pointer = try made(SSL_CTX_new(TLS_server_method()), "TLS cannot be spoken")
    SSL_CTX_ctrl(pointer, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_2_VERSION), nil)
    try succeed(
      SSL_CTX_use_certificate(pointer, identity.certificate.pointer), "no certificate for TLS")
    try succeed(SSL_CTX_use_PrivateKey(pointer, identity.key.pointer), "no key for TLS")
    SSL_CTX_set_alpn_select_cb(pointer, selectHTTP2, nil)
    // A client may show any certificate; what it may send to is decided for each request.
    SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER) { _, _ in 1 }
    // Without this name, a session that asked for a certificate cannot be taken up again.
    let name = Array("coversheet".utf8)
    SSL_CTX_set_session_id_context(pointer, name, UInt32(name.count))
    // Connections are many and mostly idle.
    SSL_CTX_ctrl(pointer, SSL_CTRL_MODE, Int(SSL_MODE_RELEASE_BUFFERS), nil)
  }

  deinit { SSL_CTX_free(pointer) }

  /// A connection that is just beginning.
  ///
  /// - Parameter givesTickets: Whether the client gets what it can take the session up with again.
  ///   Not where silence means success: a ticket would be something to read.
  /// - Throws: Where there is no memory.
  func session(givesTickets: Bool = true) throws(OpenSSLError) -> TLSSession {
    try TLSSession(self, givesTickets: givesTickets)
  }
}

// ALPN: h2 where the client offers it. One that offers other protocols only is let in all the same,
// so that it can be told in words what it has to speak.
private func selectHTTP2(
  _ session: OpaquePointer?, _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
  _ count: UnsafeMutablePointer<UInt8>?, _ offered: UnsafePointer<UInt8>?, _ offeredCount: UInt32,
  _ data: UnsafeMutableRawPointer?
) -> Int32 {
  guard let offered, let chosen, let count else { return SSL_TLSEXT_ERR_NOACK }
  var place = 0
  while place < Int(offeredCount) {
    let length = Int(offered[place])
    guard place + 1 + length <= Int(offeredCount) else { break }
    if length == 2, offered[place + 1] == UInt8(ascii: "h"),
      offered[place + 2] == UInt8(ascii: "2")
    {
      chosen.pointee = offered + place + 1
      count.pointee = 2
      return SSL_TLSEXT_ERR_OK
    }
    place += 1 + length
  }
  return SSL_TLSEXT_ERR_NOACK
}
