internal import CNghttp2

/// How a client does not keep to HTTP/2.
package struct HTTP2Error: Error, CustomStringConvertible {
  /// nghttp2's words for it.
  package let description: String

  /// - Parameter code: One of nghttp2's, below 0.
  init(_ code: Int32) {
    description = nghttp2_strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
