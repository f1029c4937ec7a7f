/// The first words of a client, until it is clear whether it speaks HTTP/2.
///
/// Nothing is said to it before: what speaks HTTP/1 could not read it.
struct ClientPreface {
  /// What the words are.
  enum Verdict {
    /// They may still become anything.
    case incomplete
    /// They begin as HTTP/2 does.
    case http2
    /// A request of HTTP/1.
    case http1
    /// Neither.
    case unknown
  }

  /// All that came so far.
  private(set) var bytes: [UInt8] = []

  /// Takes in what came next, in pieces of any size; to be called until it is clear.
  mutating func take(_ new: ArraySlice<UInt8>) -> Verdict {
    bytes += new
    if bytes.starts(with: Self.magic) { return .http2 }
    if Self.methods.contains(where: { bytes.starts(with: $0) }) { return .http1 }
    let mayBecome = ([Self.magic] + Self.methods).contains { $0.starts(with: bytes) }
    return mayBecome ? .incomplete : .unknown
  }

  /// What a client of HTTP/2 says first.
  static let magic = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  private static let methods = [
    "GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE",
  ].map { Array("\($0) ".utf8) }
}
