internal import COpenSSL
import Notifications

/// The digest of FIPS 180-4 by OpenSSL, to tell whether bytes are the same as before.
///
///     var digest = SHA256()
///     digest.add(Array("abc".utf8))
///     digest.finished()  // ba7816bf…
package struct SHA256: ~Copyable {
  private let context: OpaquePointer?

  /// Begins with no bytes.
  package init() {
    context = EVP_MD_CTX_new()
    EVP_DigestInit_ex(context, EVP_sha256(), nil)
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes at the end.
  ///
  /// - Parameter bytes: In pieces of any size.
  package mutating func add(_ bytes: [UInt8]) {
    EVP_DigestUpdate(context, bytes, bytes.count)
  }

  /// The digest of all that was added, as 64 hexadecimal digits in lower case.
  package consuming func finished() -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { bytes, count in
      var written: UInt32 = 0
      EVP_DigestFinal_ex(context, bytes.baseAddress, &written)
      count = Int(written)
    }
    return bytes.hexadecimalDigits
  }
}
