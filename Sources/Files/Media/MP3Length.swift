/// How long an MP3 file is: by the count of frames that its first frame may hold, else by its size
/// and its first frame's bit rate.
///
/// An estimate where the bit rate changes and the first frame does not tell.
struct MP3Length {
  private let file: FileBytes

  init(_ file: FileBytes) { self.file = file }

  /// In seconds; nil where there is no first frame.
  var seconds: Double? {
    let start = tagEnd
    guard let bytes = file.bytes(4, at: start), let frame = Frame(bytes) else { return nil }
    if let count = countedFrames(start, frame) {
      return Double(count * frame.samples) / Double(frame.sampleRate)
    }
    return Double(file.count - start) * 8 / Double(frame.bitRate)
  }

  // ID3v2: ten bytes, and as many as four bytes of seven bits each say.
  private var tagEnd: Int {
    guard let tag = file.bytes(10, at: 0), tag.starts(with: Array("ID3".utf8)) else { return 0 }
    return 10 + tag[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7f) }
  }

  // Nil where none are counted, or 0 is: encoders that cannot go back leave that there. A checksum
  // behind the header does not move the count: encoders write it at the place without one.
  private func countedFrames(_ start: Int, _ frame: Frame) -> Int? {
    let place = start + 4 + frame.sideBytes
    guard let name = file.word(at: place), name == "Xing" || name == "Info",
      let flags = file.big(4, at: place + 4), flags & 1 == 1,
      let count = file.big(4, at: place + 8), count > 0
    else { return nil }
    return count
  }

  // The four bytes before the sound of layer III.
  private struct Frame {
    /// Bits a second.
    let bitRate: Int
    /// Samples a second.
    let sampleRate: Int
    /// Samples in a frame, of each channel.
    let samples: Int
    /// Bytes between the frame's header and where encoders write how many frames there are.
    let sideBytes: Int

    init?(_ bytes: [UInt8]) {
      guard bytes[0] == 0xff, bytes[1] & 0xe6 == 0xe2 else { return nil }
      let isFirst = bytes[1] & 0x18 == 0x18
      let (rate, frequency) = (Int(bytes[2] >> 4), Int(bytes[2] >> 2 & 3))
      guard rate > 0, rate < 15, frequency < 3 else { return nil }
      bitRate = (isFirst ? Self.rates : Self.lowRates)[rate - 1] * 1000
      sampleRate =
        [44_100, 48_000, 32_000][frequency] >> (isFirst ? 0 : bytes[1] & 0x10 == 0 ? 2 : 1)
      samples = isFirst ? 1152 : 576
      let isMono = bytes[3] >> 6 == 3
      sideBytes = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17
    }

    private static let rates = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
    private static let lowRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  }
}
