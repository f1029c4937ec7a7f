internal import COpenSSL

@testable import PushEndpoint

/// A client's side of TLS, as a function of bytes.
final class ClientTLS {
  private let context: OpaquePointer?
  private let session: OpaquePointer?
  private let incoming: OpaquePointer?
  private let outgoing: OpaquePointer?
  private var waiting: [UInt8] = []

  /// - Parameters:
  ///   - protocols: What it offers by ALPN; empty offers nothing.
  ///   - identity: What it shows; nil shows none.
  ///   - authority: A file whose authority it trusts; nil trusts every server.
  ///   - isOutdated: Whether it speaks nothing newer than TLS 1.1.
  init(
    protocols: [String] = ["h2"], identity: ServerIdentity? = nil, authority: String? = nil,
    isOutdated: Bool = false
  ) {
    context = SSL_CTX_new(TLS_client_method())
    if isOutdated {
      SSL_CTX_set_cipher_list(context, "ALL:@SECLEVEL=0")
      SSL_CTX_ctrl(context, SSL_CTRL_SET_MIN_PROTO_VERSION, Int(TLS1_VERSION), nil)
      SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(TLS1_1_VERSION), nil)
    }
    if let authority {
      SSL_CTX_load_verify_locations(context, authority, nil)
      SSL_CTX_set_verify(context, SSL_VERIFY_PEER, nil)
    }
    if let identity {
      SSL_CTX_use_certificate(context, identity.certificate.pointer)
      SSL_CTX_use_PrivateKey(context, identity.key.pointer)
    }
    session = SSL_new(context)
    let list = protocols.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
    if !list.isEmpty { SSL_set_alpn_protos(session, list, UInt32(list.count)) }
    if authority != nil { SSL_set1_host(session, "localhost") }
    incoming = BIO_new(BIO_s_mem())
    outgoing = BIO_new(BIO_s_mem())
    SSL_set_bio(session, incoming, outgoing)
    SSL_set_connect_state(session)
  }

  deinit {
    SSL_free(session)
    SSL_CTX_free(context)
  }

  /// Whether both sides agreed.
  private(set) var isEstablished = false

  /// How many bytes came since that held nothing of the server's own words.
  private(set) var ticketByteCount = 0

  /// The protocol that the server chose; nil for none.
  var chosen: String? {
    var (start, count) = (UnsafePointer<UInt8>?.none, UInt32(0))
    SSL_get0_alpn_selected(session, &start, &count)
    return start.map {
      String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self)
    }
  }

  /// What is to go to the server, with bytes of the client's own.
  func encrypt(_ bytes: [UInt8]) -> [UInt8] {
    waiting += bytes
    if !isEstablished { isEstablished = SSL_do_handshake(session) == 1 }
    if isEstablished, !waiting.isEmpty {
      SSL_write(session, waiting, Int32(waiting.count))
      waiting = []
    }
    var piece = [UInt8](repeating: 0, count: Int(BIO_ctrl_pending(outgoing)))
    if piece.isEmpty { return [] }
    BIO_read(outgoing, &piece, Int32(piece.count))
    return piece
  }

  /// Says that nothing more comes; to be sent with the next bytes.
  func end() { SSL_shutdown(session) }

  /// Whether the server said that nothing more comes.
  var isEnded: Bool { SSL_get_shutdown(session) & SSL_RECEIVED_SHUTDOWN != 0 }

  /// What the server said.
  func decrypt(_ bytes: [UInt8]) -> [UInt8] {
    let wasEstablished = isEstablished
    defer { wordlessReadEnds(wasEstablished, bytes.count) }
    BIO_write(incoming, bytes, Int32(bytes.count))
    if !isEstablished { isEstablished = SSL_do_handshake(session) == 1 }
    var (all, piece) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 14))
    while case let count = SSL_read(session, &piece, Int32(piece.count)), count > 0 {
      all += piece.prefix(Int(count))
    }
    hasWords = !all.isEmpty
    return all
  }

  private var hasWords = false

  private func wordlessReadEnds(_ wasEstablished: Bool, _ count: Int) {
    if wasEstablished, !hasWords { ticketByteCount += count }
  }
}
