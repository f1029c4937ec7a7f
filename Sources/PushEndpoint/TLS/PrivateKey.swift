internal import COpenSSL

/// A key on the curve P-256, or the public half of one: signs and checks.
///
/// Another curve or kind is refused when it is read: ES256 is the only way that APNs takes.
final class PrivateKey {
  /// OpenSSL's `EVP_PKEY`, which lives as long as this object.
  let pointer: OpaquePointer

  /// Makes a new one.
  ///
  /// - Throws: What OpenSSL says.
  init() throws(OpenSSLError) {
    let context = try made(
      EVP_PKEY_CTX_new_id(EVP_PKEY_EC, nil), "no keys of this kind can be made")
    defer { EVP_PKEY_CTX_free(context) }
    try succeed(EVP_PKEY_keygen_init(context), "no key can be made")
    try succeed(
      EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, NID_X9_62_prime256v1), "no curve P-256")
    var key: OpaquePointer?
    try succeed(EVP_PKEY_keygen(context, &key), "no key can be made")
    pointer = try made(key, "no key can be made")
  }

  /// Reads one from PEM: a private key (`-----BEGIN PRIVATE KEY-----`, as in
  /// `.p8` files) or a public one.
  ///
  /// - Parameter pem: Without a password: one that needs it is refused, as nothing may ask at the
  ///   terminal.
  /// - Throws: Where it is neither, or a key of another kind.
  init(pem: [UInt8]) throws(OpenSSLError) {
    let bytes = try MemoryBIO(pem)
    defer { bytes.free() }
    let publicBytes = try MemoryBIO(pem)
    defer { publicBytes.free() }
    let key =
      PEM_read_bio_PrivateKey(bytes.pointer, nil, noPassword, nil)
      ?? PEM_read_bio_PUBKEY(publicBytes.pointer, nil, noPassword, nil)
    pointer = try made(key, "it holds no key in PEM")
    ERR_clear_error()
    guard EVP_PKEY_get_bits(pointer) == 256, EVP_PKEY_get_base_id(pointer) == EVP_PKEY_EC else {
      throw OpenSSLError("its key is not on the curve P-256, which ES256 needs")
    }
  }

  deinit { EVP_PKEY_free(pointer) }

  /// Whether it signs; a public half only checks.
  var isWhole: Bool {
    defer { ERR_clear_error() }
    return (try? pem()) != nil
  }

  /// The key as a `.p8` file holds it.
  ///
  /// - Throws: Where it is a public half, or what OpenSSL says.
  func pem() throws(OpenSSLError) -> [UInt8] {
    let bytes = try MemoryBIO()
    defer { bytes.free() }
    try succeed(
      PEM_write_bio_PKCS8PrivateKey(bytes.pointer, pointer, nil, nil, 0, nil, nil),
      "the key cannot be written")
    return bytes.take()
  }
}

// Without it, OpenSSL would ask the terminal for a password.
private func noPassword(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32, _ isWriting: Int32,
  _ data: UnsafeMutableRawPointer?
) -> Int32 { -1 }
