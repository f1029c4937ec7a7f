import Files
import Notifications

/// What the endpoint is known by, kept in a folder of its own: an authority, the server's
/// certificate, and a key for those who send. Made where it is missing, for the owner's eyes only.
///
/// `ca.pem` is what a client is told to trust. Both certificates are made anew before they end, the
/// provider key only once.
package struct EndpointFiles {
  /// The authority's certificate, which clients are to trust.
  package let authorityPath: String
  /// The folder with a key that signs provider tokens, and its team: as `--provider-keys` takes it.
  package let providerKeyFolder: String
  /// How TLS is spoken with the server's certificate.
  let context: TLSContext

  /// Reads what is there and makes what is not, or holds no longer.
  ///
  /// - Parameters:
  ///   - folder: Is there already, and allows no other person in.
  ///   - now: By the machine's clock: the certificate's dates.
  /// - Throws: Where something cannot be written, or a certificate or key that is there cannot be
  ///   read.
  package init(folder: String, now: Instant) throws(Diagnostic) {
    let folder = FilePath(folder)
    authorityPath = folder.appending("ca.pem")
    providerKeyFolder = folder.appending("provider-keys")
    do {
      let authority = try ServerIdentity.kept(in: folder, "ca", now) { key throws(OpenSSLError) in
        try CertificateRequest.authority(from: now).certificate(for: key)
      }
      let server = try ServerIdentity.kept(
        in: folder, "server", now, by: authority.certificate
      ) { key throws(OpenSSLError) in
        try CertificateRequest.server(from: now).certificate(
          for: key, by: (authority.certificate, authority.key))
      }
      context = try TLSContext(
        (server.certificate, server.key), authorityPath: authorityPath)
      try ProviderKeyFile.make(in: providerKeyFolder)
    } catch let complaint as Diagnostic {
      throw complaint
    } catch {
      throw Diagnostic(Place(folder.text), .error, "\(error)")
    }
  }
}

extension CertificateRequest {
  fileprivate static func authority(from now: Instant) -> CertificateRequest {
    CertificateRequest(
      subject: [("CN", "Coversheet local authority")],
      extensions: [
        ("basicConstraints", "critical,CA:TRUE"), ("keyUsage", "critical,keyCertSign,cRLSign"),
        ("subjectKeyIdentifier", "hash"),
      ], start: now, days: 3650, serial: now.milliseconds)
  }

  // Servers that are pointed here by name resolution alone go on calling it so.
  private static var appleHosts: String {
    PushEnvironment.allCases.map { "DNS:\($0.host)" }.joined(separator: ",")
  }

  // Apple's systems take no certificate of a server for more than 825 days, whichever authority
  // signed it, and each holds from the day before on.
  private static let serverDays: Int64 = 800

  fileprivate static func server(from now: Instant) -> CertificateRequest {
    CertificateRequest(
      subject: [("CN", "localhost")],
      extensions: [
        ("basicConstraints", "critical,CA:FALSE"), ("extendedKeyUsage", "serverAuth"),
        ("subjectAltName", "DNS:localhost,IP:127.0.0.1,IP:::1,\(appleHosts)"),
        ("authorityKeyIdentifier", "keyid"),
      ], start: now, days: serverDays, serial: now.milliseconds + 1)
  }
}
