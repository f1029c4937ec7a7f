import Files
import Notifications

/// A certificate with its key.
struct ServerIdentity {
  /// In PEM beside the key's file.
  let certificate: Certificate
  /// Of the certificate, and of no other.
  let key: PrivateKey

  /// The one of a folder; made anew where it is missing, ends within a day, or is by another
  /// authority, and where key and certificate do not belong together: two that begin at once
  /// may have written one each.
  ///
  /// - Parameters:
  ///   - folder: Has `NAME.pem` and `NAME-key.pem`.
  ///   - now: By the machine's clock.
  ///   - authority: Who has to have signed it; nil for any.
  ///   - make: Makes a certificate for a new key.
  /// - Throws: `KeyFile.Unwritten` where the files cannot be written, `OpenSSLError`, or a
  ///   `Diagnostic` where one is there and cannot be read.
  static func kept(
    in folder: FilePath, _ name: String, _ now: Instant, by authority: Certificate? = nil,
    make: (PrivateKey) throws(OpenSSLError) -> Certificate
  ) throws -> ServerIdentity {
    let paths = (folder.appending("\(name).pem"), folder.appending("\(name)-key.pem"))
    if let found = try read(paths), found.certificate.isValid(at: now, for: .days(1)),
      authority.map(found.certificate.isSigned) ?? true
    {
      return found
    }
    let key = try PrivateKey()
    let made = ServerIdentity(certificate: try make(key), key: key)
    try KeyFile.write(try key.pem(), to: paths.1)
    try KeyFile.write(try made.certificate.pem(), to: paths.0)
    return made
  }

  // What cannot be read now may be the next time: clients that trust it would be lost.
  private static func read(
    _ paths: (certificate: String, key: String)
  ) throws(Diagnostic) -> ServerIdentity? {
    guard
      let certificate = try SourceFile.readUnlessMissing(paths.certificate, byteLimit: 1 << 16),
      let key = try SourceFile.readUnlessMissing(paths.key, byteLimit: 1 << 16)
    else { return nil }
    do throws(OpenSSLError) {
      let found = ServerIdentity(
        certificate: try Certificate(pem: certificate.bytes), key: try PrivateKey(pem: key.bytes))
      return found.key.isWhole && found.certificate.isOf(found.key) ? found : nil
    } catch {
      return nil
    }
  }
}
