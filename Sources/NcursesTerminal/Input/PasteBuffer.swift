/// A paste while it arrives.
struct PasteBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var matched = 0
  private static let end = Array("\u{1b}[201~".utf8)
  private static let most = 1 << 20
  // Whether a byte came since the time was told last, and when that was.
  private var isArriving = true
  private var lastArrival = Duration.zero

  /// How long nothing may come before the end counts as lost.
  ///
  /// Long enough for a connection that stalls, since what comes later is taken for keys.
  static let patience = Duration.seconds(2)

  /// The text so far, where nothing came for so long that the end is lost; else nil.
  ///
  /// - Parameter now: By any clock that never goes back.
  mutating func text(at now: Duration) -> String? {
    if isArriving { (lastArrival, isArriving) = (now, false) }
    return now - lastArrival < Self.patience ? nil : text
  }

  /// Takes one byte.
  ///
  /// - Returns: The text when the paste is complete, else nil. Line ends are line feeds, ESC is
  ///   left out, bytes that are not UTF-8 are U+FFFD, and after 1 MiB the rest is left out.
  mutating func take(_ byte: UInt8) -> String? {
    isArriving = true
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    // It only looked like the end: all of it but its ESC is text.
    for index in 0..<matched where index > 0 { keep(Self.end[index]) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.most { bytes.append(byte) }
  }

  /// Terminals send Enter's carriage return for each line end.
  private var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0d {
        lines.append(0x0a)
      } else if byte != 0x0a || previous != 0x0d {
        lines.append(byte)
      }
      previous = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
