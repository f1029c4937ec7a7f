internal import COpenSSL

/// A signature as ES256 has it: two numbers of 32 bytes each (RFC 7518, 3.4).
struct TokenSignature {
  /// The 64 bytes.
  let bytes: [UInt8]

  /// Nil where these are not 64 bytes.
  ///
  /// - Parameter bytes: `r` and `s`, each padded with zeros at its front.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == 64 else { return nil }
    self.bytes = bytes
  }

  /// Whether a key signed this text with it.
  ///
  /// - Parameters:
  ///   - text: Header and claims with the dot between them, as they came.
  ///   - key: Private or public half.
  /// - Returns: False also where OpenSSL cannot check it.
  func isValid(for text: [UInt8], by key: PrivateKey) -> Bool {
    guard let der = derBytes, let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key.pointer) == 1 else {
      return false
    }
    return EVP_DigestVerify(context, der, der.count, text, text.count) == 1
  }

  // OpenSSL wants the two numbers as a sequence of ASN.1.
  private var derBytes: [UInt8]? {
    guard let pair = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(pair) }
    let (r, s) = (BN_bin2bn(Array(bytes[..<32]), 32, nil), BN_bin2bn(Array(bytes[32...]), 32, nil))
    guard ECDSA_SIG_set0(pair, r, s) == 1 else { return nil }
    let count = i2d_ECDSA_SIG(pair, nil)
    guard count > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      var end = buffer.baseAddress
      filled = max(0, Int(i2d_ECDSA_SIG(pair, &end)))
    }
  }
}

extension TokenSignature {
  /// Signs a text; what clients do, for tests and for what is printed to be tried.
  ///
  /// - Parameter key: Has to have its private half.
  /// - Throws: What OpenSSL says.
  init(_ text: [UInt8], by key: PrivateKey) throws(OpenSSLError) {
    let context = try made(EVP_MD_CTX_new(), "no memory to sign")
    defer { EVP_MD_CTX_free(context) }
    try succeed(
      EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key.pointer), "the key cannot sign")
    var count = 128
    var der = [UInt8](repeating: 0, count: count)
    try succeed(EVP_DigestSign(context, &der, &count, text, text.count), "the key cannot sign")
    bytes = try Self.numbers(Array(der.prefix(count)))
  }

  private static func numbers(_ der: [UInt8]) throws(OpenSSLError) -> [UInt8] {
    try der.withUnsafeBufferPointer { buffer throws(OpenSSLError) in
      var start = buffer.baseAddress
      let pair = try made(d2i_ECDSA_SIG(nil, &start, buffer.count), "no signature")
      defer { ECDSA_SIG_free(pair) }
      return padded(ECDSA_SIG_get0_r(pair)) + padded(ECDSA_SIG_get0_s(pair))
    }
  }

  private static func padded(_ number: OpaquePointer?) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 32) { buffer, filled in
      filled = max(0, Int(BN_bn2binpad(number, buffer.baseAddress, 32)))
    }
  }
}
