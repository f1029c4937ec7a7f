/// Bytes as they arrive, cut into lines.
struct LineBuffer: Sendable {
  private var bytes: [UInt8] = []

  /// Longer lines are cut off: no person types as much.
  static let byteLimit = 1 << 20

  /// Takes what arrived.
  mutating func append(_ more: [UInt8]) {
    bytes += more
    let open = bytes.count - ((bytes.lastIndex(of: 0x0A) ?? -1) + 1)
    if open > Self.byteLimit { bytes.removeLast(open - Self.byteLimit) }
  }

  /// The lines that are whole, without their ends; they are taken out.
  mutating func take() -> [String] {
    guard let end = bytes.lastIndex(of: 0x0A) else { return [] }
    let whole = bytes[..<end].split(separator: 0x0A, omittingEmptySubsequences: false)
    bytes.removeFirst(end + 1)
    return whole.map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
