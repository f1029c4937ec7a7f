internal import COpenSSL

/// One side of TLS with one client, as a function of bytes: it holds no socket.
final class TLSSession {
  private let pointer: OpaquePointer
  private let incoming: MemoryBIO
  private let outgoing: MemoryBIO
  /// Whether both sides agreed, and bytes of the client's own can come. Until then nothing can be
  /// sent.
  private(set) var isEstablished = false
  /// Whether the client said that nothing more comes.
  private(set) var isEnded = false

  private let authorityPath: String

  /// Begins to wait for the client's first words.
  init(_ context: TLSContext, givesTickets: Bool) throws(OpenSSLError) {
    authorityPath = context.authorityPath
    pointer = try made(SSL_new(context.pointer), "TLS cannot be spoken")
    incoming = try MemoryBIO()
    outgoing = try MemoryBIO()
    SSL_set_bio(pointer, incoming.pointer, outgoing.pointer)
    SSL_set_accept_state(pointer)
    if !givesTickets { SSL_set_num_tickets(pointer, 0) }
  }

  deinit { SSL_free(pointer) }

  /// Takes bytes of the socket.
  ///
  /// - Parameter bytes: In pieces of any size.
  /// - Returns: What the client said in them.
  /// - Throws: Where it does not keep to TLS; `outgoing` bytes then hold the alert for it.
  func receive(_ bytes: ArraySlice<UInt8>) throws(OpenSSLError) -> [UInt8] {
    ERR_clear_error()
    incoming.write(bytes)
    if !isEstablished {
      guard try agree() else { return [] }
    }
    return try readAll()
  }

  /// Encrypts bytes for the client; they are among those to be sent.
  ///
  /// - Throws: Where TLS is not agreed on yet, or has ended.
  func send(_ bytes: [UInt8]) throws(OpenSSLError) {
    guard !bytes.isEmpty else { return }
    ERR_clear_error()
    guard SSL_write(pointer, bytes, Int32(bytes.count)) > 0 else {
      throw OpenSSLError("TLS does not take what is sent")
    }
  }

  /// Says that nothing more is sent.
  ///
  /// The alert is among what `takeOutgoing()` gives.
  func end() {
    SSL_shutdown(pointer)
    ERR_clear_error()
  }

  /// Takes what is to go to the socket.
  ///
  /// - Returns: Encrypted; empty where there is none.
  func takeOutgoing() -> [UInt8] { outgoing.take() }

  /// What to say of an error of this session, in our words where there are such.
  func words(for error: OpenSSLError) -> String {
    TLSFailure(reason: error.reason)?.words(authority: authorityPath) ?? error.description
  }

  /// What to say where the client left before both sides agreed; nil where they had.
  var wordsForLeaving: String? {
    isEstablished ? nil : TLSFailure.left.words(authority: authorityPath)
  }

  /// Such as `TLSv1.3`.
  var version: String { SSL_get_version(pointer).map { String(cString: $0) } ?? "TLS" }

  /// The certificate that the client showed; nil where it showed none.
  ///
  /// Any is let in: what it may send to is decided with each request.
  var clientCertificate: Certificate? { SSL_get1_peer_certificate(pointer).map(Certificate.init) }

  private func agree() throws(OpenSSLError) -> Bool {
    let result = SSL_do_handshake(pointer)
    isEstablished = result == 1
    if !isEstablished { try check(result) }
    return isEstablished
  }

  private func readAll() throws(OpenSSLError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var result: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, filled in
        result = SSL_read(pointer, buffer.baseAddress, Int32(buffer.count))
        filled = max(0, Int(result))
      }
      guard result > 0 else {
        try check(result)
        return bytes
      }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
  }

  private func check(_ result: Int32) throws(OpenSSLError) {
    switch SSL_get_error(pointer, result) {
    case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return
    case SSL_ERROR_ZERO_RETURN: isEnded = true
    default: throw OpenSSLError("TLS failed")
    }
  }
}
