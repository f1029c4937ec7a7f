internal import COpenSSL
import Notifications

/// What a certificate is to say, before someone signs it.
struct CertificateRequest {
  /// Whose it is: names by their short forms, such as `CN` and `UID`.
  var subject: [(field: String, value: String)]
  /// Extensions by OpenSSL's names, such as `subjectAltName`, in OpenSSL's notation.
  var extensions: [(name: String, value: String)]
  /// From when it holds; a day earlier, since clocks differ.
  var start: Instant
  /// How long it holds.
  var days: Int64
  /// Sets it apart from others of the same authority.
  var serial: Int64

  /// The certificate for a key.
  ///
  /// - Parameters:
  ///   - key: Whose public half the certificate has.
  ///   - authority: Who signs it; nil for the key itself.
  /// - Throws: What OpenSSL says.
  func certificate(
    for key: PrivateKey, by authority: (certificate: Certificate, key: PrivateKey)? = nil
  ) throws(OpenSSLError) -> Certificate {
    let new = Certificate(try made(X509_new(), "no certificate can be made"))
    try succeed(X509_set_version(new.pointer, 2), "no version 3")
    ASN1_INTEGER_set_int64(X509_get_serialNumber(new.pointer), serial)
    ASN1_TIME_set(X509_getm_notBefore(new.pointer), Int((start + .days(-1)).seconds))
    ASN1_TIME_set(X509_getm_notAfter(new.pointer), Int((start + .days(days)).seconds))
    try name(new)
    let issuer = authority?.certificate ?? new
    X509_set_issuer_name(new.pointer, X509_get_subject_name(issuer.pointer))
    try succeed(X509_set_pubkey(new.pointer, key.pointer), "the key does not fit")
    try extend(new, issuer)
    guard X509_sign(new.pointer, (authority?.key ?? key).pointer, EVP_sha256()) > 0 else {
      throw OpenSSLError("the certificate cannot be signed")
    }
    return new
  }

  private func name(_ new: Certificate) throws(OpenSSLError) {
    let name = X509_get_subject_name(new.pointer)
    for (field, value) in subject {
      let bytes = Array(value.utf8)
      try succeed(
        X509_NAME_add_entry_by_txt(name, field, MBSTRING_UTF8, bytes, Int32(bytes.count), -1, 0),
        "no name \(field)=\(value)")
    }
  }

  private func extend(_ new: Certificate, _ issuer: Certificate) throws(OpenSSLError) {
    var context = X509V3_CTX()
    X509V3_set_ctx(&context, issuer.pointer, new.pointer, nil, nil, 0)
    for (name, value) in extensions {
      let made = try made(
        X509V3_EXT_conf(nil, &context, name, value), "no extension \(name)=\(value)")
      defer { X509_EXTENSION_free(made) }
      try succeed(X509_add_ext(new.pointer, made, -1), "no extension \(name)")
    }
  }
}

// `MBSTRING_UTF8` expands through another macro, which Swift cannot import.
private let MBSTRING_UTF8 = Int32(0x1000)
