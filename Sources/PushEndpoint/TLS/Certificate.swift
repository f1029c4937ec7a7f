internal import COpenSSL
import Notifications

/// A certificate (X.509): who someone is, and who says so.
final class Certificate {
  /// OpenSSL's `X509`, which lives as long as this object.
  let pointer: OpaquePointer

  /// Takes one over; it is freed with the value.
  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// Reads one from PEM.
  ///
  /// - Parameter pem: The first certificate in it is taken.
  /// - Throws: Where it is none.
  convenience init(pem: [UInt8]) throws(OpenSSLError) {
    let bytes = try MemoryBIO(pem)
    defer { bytes.free() }
    self.init(
      try made(PEM_read_bio_X509(bytes.pointer, nil, nil, nil), "it holds no certificate in PEM"))
  }

  deinit { X509_free(pointer) }

  /// The certificate as a `.pem` file holds it.
  ///
  /// - Throws: What OpenSSL says.
  func pem() throws(OpenSSLError) -> [UInt8] {
    let bytes = try MemoryBIO()
    defer { bytes.free() }
    try succeed(PEM_write_bio_X509(bytes.pointer, pointer), "the certificate cannot be written")
    return bytes.take()
  }

  /// Whether it holds at a moment, and for a while after it.
  ///
  /// - Parameters:
  ///   - moment: By the machine's clock.
  ///   - interval: How much longer it has to hold.
  func isValid(at moment: Instant, for interval: Interval = .seconds(0)) -> Bool {
    var (now, later) = (Int(moment.seconds), Int((moment + interval).seconds))
    return X509_cmp_time(X509_get0_notBefore(pointer), &now) < 0
      && X509_cmp_time(X509_get0_notAfter(pointer), &later) > 0
  }

  /// Whether a key of an authority signed it.
  ///
  /// - Parameter authority: Neither its dates nor its name are looked at.
  func isSigned(by authority: Certificate) -> Bool {
    defer { ERR_clear_error() }
    guard let key = X509_get0_pubkey(authority.pointer) else { return false }
    return X509_verify(pointer, key) == 1
  }

  /// Whether a key, or the public half of one, is the one that it vouches for.
  func isOf(_ key: PrivateKey) -> Bool {
    defer { ERR_clear_error() }
    return X509_check_private_key(pointer, key.pointer) == 1
  }

  /// A part of its subject's name, such as `UID`; nil where it has none.
  ///
  /// - Parameter identifier: OpenSSL's number of the field, such as `NID_userId`.
  func subject(_ identifier: Int32) -> String? {
    let name = X509_get_subject_name(pointer)
    let place = X509_NAME_get_index_by_NID(name, identifier, -1)
    guard place >= 0, let entry = X509_NAME_get_entry(name, place),
      let text = X509_NAME_ENTRY_get_data(entry)
    else { return nil }
    return String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Whose it is, for those who look: the common name, else the topic.
  ///
  /// Nil where it has neither.
  var name: String? { subject(NID_commonName) ?? subject(NID_userId) }

  /// The content of an extension, named by its number such as
  /// `1.2.840.113635.100.6.3.6`; nil where it has none.
  ///
  /// - Parameter number: In digits with dots between.
  func content(ofExtension number: String) -> [UInt8]? {
    guard let object = OBJ_txt2obj(number, 1) else { return nil }
    defer { ASN1_OBJECT_free(object) }
    let place = X509_get_ext_by_OBJ(pointer, object, -1)
    guard place >= 0, let found = X509_get_ext(pointer, place),
      let data = X509_EXTENSION_get_data(found)
    else { return nil }
    return bytes(of: data)
  }

  private func bytes(of text: UnsafeMutablePointer<ASN1_STRING>) -> [UInt8] {
    Array(
      UnsafeBufferPointer(start: ASN1_STRING_get0_data(text), count: Int(ASN1_STRING_length(text))))
  }
}
