internal import COpenSSL

/// What OpenSSL says went wrong.
///
/// OpenSSL keeps its mistakes in a list of the thread: one that is left there would be told by the
/// next call that fails.
package struct OpenSSLError: Error, CustomStringConvertible {
  /// What was tried and, where there are, OpenSSL's words for the mistake: `TLS
  /// failed: wrong version number`.
  package let description: String
  /// OpenSSL's number for it; 0 where it has none.
  let reason: Int32

  /// Takes the last mistake from OpenSSL's list, which is empty then.
  ///
  /// - Parameter attempt: What was tried; it stands before OpenSSL's words.
  init(_ attempt: String) {
    let code = ERR_peek_last_error()
    ERR_clear_error()
    let reason = code == 0 ? nil : ERR_reason_error_string(code).map { String(cString: $0) }
    description = reason.map { "\(attempt): \($0)" } ?? attempt
    self.reason = ERR_GET_REASON(code)
  }
}

/// What a call of OpenSSL gave.
///
/// - Parameters:
///   - value: What the call returned.
///   - attempt: What was tried, for the error.
/// - Throws: Where it gave nothing.
func made<Value>(_ value: Value?, _ attempt: String) throws(OpenSSLError) -> Value {
  guard let value else { throw OpenSSLError(attempt) }
  return value
}

/// Checks that a call of OpenSSL gave 1.
///
/// - Parameters:
///   - result: What the call returned.
///   - attempt: What was tried, for the error.
/// - Throws: Where it did not.
func succeed(_ result: Int32, _ attempt: String) throws(OpenSSLError) {
  guard result == 1 else { throw OpenSSLError(attempt) }
}
