extension TimeZoneFile {
  /// Reads a compiled zone.
  ///
  /// - Parameter bytes: All of the file.
  /// - Returns: nil when the bytes are no such file or contradict themselves.
  package init?(_ bytes: [UInt8]) {
    var reader = TimeZoneBytes(bytes)
    guard let first = reader.header() else { return nil }
    guard first.version >= 2 else {
      guard let file = reader.block(first, timeBytes: 4) else { return nil }
      self = file
      return
    }
    // From version 2 on the same comes again with 64 bits, and only that counts.
    guard reader.skip(first.byteCount(timeBytes: 4)), let second = reader.header(),
      let file = reader.block(second, timeBytes: 8)
    else { return nil }
    self = file
    footer = reader.footer().flatMap { TimeZoneRule($0) }
  }
}

/// Walks over the bytes of a compiled zone; every length is checked.
private struct TimeZoneBytes {
  /// What a block begins with: 44 bytes (RFC 8536, section 3.1).
  struct Header {
    /// 1 to 4; from 2 on a second block with 64-bit times follows.
    var version: Int
    /// isutcnt, isstdcnt, leapcnt, timecnt, typecnt, charcnt.
    var counts: [Int]

    /// The length in bytes of the block behind the header, whose times take 4 or 8 bytes each.
    func byteCount(timeBytes: Int) -> Int {
      counts[3] * (timeBytes + 1) + counts[4] * 6 + counts[5] + counts[2] * (timeBytes + 4)
        + counts[1] + counts[0]
    }
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Steps over bytes; false, and no step, where fewer are left.
  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - at else { return false }
    at += count
    return true
  }

  /// Reads a header and steps behind it.
  ///
  /// - Returns: nil without the letters `TZif`, for a version outside 1 to 4, and for a count above
  ///   65,536.
  mutating func header() -> Header? {
    guard bytes.count - at >= 44, bytes[at...].starts(with: Array("TZif".utf8)) else { return nil }
    let version = bytes[at + 4] == 0 ? 1 : Int(bytes[at + 4]) - Int(UInt8(ascii: "0"))
    let counts = (0..<6).map { Int(number(at + 20 + $0 * 4, 4)) }
    at += 44
    guard (1...4).contains(version), counts.allSatisfy({ (0...65_536).contains($0) }) else {
      return nil
    }
    return Header(version: version, counts: counts)
  }

  /// Reads the tables of the block that a header announces, and steps behind it.
  ///
  /// - Returns: nil where it is cut short, has no type, names a type that it lacks, or its
  ///   transitions do not ascend.
  mutating func block(_ header: Header, timeBytes: Int) -> TimeZoneFile? {
    let start = at
    guard skip(header.byteCount(timeBytes: timeBytes)), header.counts[4] > 0 else { return nil }
    let times = header.counts[3]
    let transitions = (0..<times).map { number(start + $0 * timeBytes, timeBytes) }
    let indices = start + times * timeBytes
    let typeOfTransition = (0..<times).map { Int(bytes[indices + $0]) }
    let typesStart = indices + times
    let offsets = (0..<header.counts[4]).map { Int(number(typesStart + $0 * 6, 4)) }
    guard typeOfTransition.allSatisfy({ $0 < offsets.count }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    return TimeZoneFile(
      transitions: transitions, typeOfTransition: typeOfTransition, offsets: offsets, footer: nil)
  }

  /// The line after the second block.
  func footer() -> String? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\n") else { return nil }
    return String(decoding: bytes[(at + 1)...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private func number(_ start: Int, _ count: Int) -> Int64 {
    let bits = bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return count == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
  }
}
