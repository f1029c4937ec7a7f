internal import CNghttp2

/// How a client does not keep to HTTP/2.
struct HTTP2Error: Error, CustomStringConvertible {
  /// nghttp2's words for it.
  let description: String
  /// Whether its first words were not those of HTTP/2: it speaks something else.
  ///
  /// Then it is answered in HTTP/1, which its user can read.
  let isOtherProtocol: Bool

  /// - Parameter code: One of nghttp2's, below 0.
  init(_ code: Int32) {
    description = nghttp2_strerror(code).map { String(cString: $0) } ?? "error \(code)"
    isOtherProtocol = code == Int32(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue)
  }
}
