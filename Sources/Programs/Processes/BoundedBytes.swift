/// The last of many bytes.
///
/// A program may say any amount on standard error; the end of it is what matters.
struct BoundedBytes: Hashable, Sendable {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var wasCut = false

  /// - Parameter limit: So many are kept.
  init(limit: Int) { self.limit = limit }

  /// Adds bytes at the end.
  ///
  /// - Parameter more: May be longer than the limit by itself.
  mutating func append(_ more: [UInt8]) {
    bytes += more
    guard bytes.count > limit else { return }
    bytes.removeFirst(bytes.count - limit)
    wasCut = true
  }

  /// Its lines, which end with LF, CRLF or CR, as progress is often told; what is no UTF-8
  /// repaired, empty ones left out; where bytes were cut off, without the first of several, whose
  /// beginning may be lost.
  var lines: [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
    return wasCut && lines.count > 1 ? Array(lines.dropFirst()) : lines
  }
}
