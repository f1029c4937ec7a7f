/// How many frames a GIF has, so that it is known what it would take to decode them all.
struct GIFFrames {
  private let bytes: [UInt8]
  private var place = 13

  /// The number of frames; 0 for what is no GIF, and of one that is broken those up to there.
  static func count(in bytes: [UInt8]) -> Int {
    guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return 0 }
    var frames = GIFFrames(bytes: bytes)
    frames.skipColors(bytes[10])
    return frames.count()
  }

  private mutating func count() -> Int {
    var count = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        place += 2
        skipBlocks()
      case 0x2c where place + 9 < bytes.count:
        count += 1
        place += 10
        skipColors(bytes[place - 1])
        // The size of the first codes.
        place += 1
        skipBlocks()
      default: return count
      }
    }
    return count
  }

  private mutating func skipColors(_ flags: UInt8) {
    if flags & 0x80 != 0 { place += 3 << (Int(flags & 7) + 1) }
  }

  private mutating func skipBlocks() {
    while place < bytes.count, bytes[place] > 0 { place += Int(bytes[place]) + 1 }
    place += 1
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }
}
