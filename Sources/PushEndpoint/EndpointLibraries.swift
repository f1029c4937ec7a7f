internal import CNghttp2
internal import COpenSSL

/// Which libraries the endpoint speaks with.
package enum EndpointLibraries {
  /// Their names and versions.
  ///
  /// nghttp2's and OpenSSL's, with a comma between; one that does not tell is left out.
  package static var versions: String {
    let nghttp2 = nghttp2_version(0).flatMap { $0.pointee.version_str }.map {
      "nghttp2 " + String(cString: $0)
    }
    let openSSL = OpenSSL_version(0).map { String(cString: $0) }
    return [nghttp2, openSSL].compactMap(\.self).joined(separator: ", ")
  }
}
