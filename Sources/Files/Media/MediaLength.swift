import Notifications

/// How long a sound or a film is, by what its file says at its beginning or in its index.
///
/// Nothing is decoded, and only so many parts are looked at: files may be made to mislead.
struct MediaLength {
  private let file: FileBytes
  // Parts that may be skipped on the way to the one that says it.
  private static let mostParts = 64
  // What says that it is longer says nothing.
  private static let longest = 24.0 * 3600

  /// The length; nil where the file says none, or nothing that can be.
  ///
  /// - Parameter format: What the file is by its first bytes.
  static func interval(of file: FileBytes, _ format: MediaFormat) -> Interval? {
    let seconds = MediaLength(file: file).seconds(format)
    guard let seconds, seconds > 0, seconds <= longest else { return nil }
    return Interval(milliseconds: Int64((seconds * 1000).rounded()))
  }

  private func seconds(_ format: MediaFormat) -> Double? {
    switch format {
    case .wav: wave
    case .aiff: aiff
    case .mp4, .m4a: movie
    case .avi: interleaved
    case .mp3: MP3Length(file).seconds
    // MPEG streams have their times between their pictures only.
    case .mpeg, .mpeg2, .jpeg, .gif, .png: nil
    }
  }

  private var wave: Double? {
    var rate: Int?
    for chunk in chunks(from: 12, isLittle: true) {
      if chunk.name == "fmt " { rate = file.little(4, at: chunk.start + 8) }
      if chunk.name == "data" { return quotient(min(chunk.count, file.count - chunk.start), rate) }
    }
    return nil
  }

  private var aiff: Double? {
    guard let common = chunks(from: 12, isLittle: false).first(where: { $0.name == "COMM" }),
      let frames = file.big(4, at: common.start + 2),
      let exponent = file.big(2, at: common.start + 8),
      let mantissa = file.big(4, at: common.start + 10)
    else { return nil }
    // A rate is a number of 80 bits; its first 32 are enough, and none is above 2^30.
    let power = (exponent & 0x7fff) - 16383 - 31
    guard -31...0 ~= power, mantissa > 0 else { return nil }
    return Double(frames) / (Double(mantissa) / Double(1 << -power))
  }

  private var movie: Double? {
    guard let movie = boxes(0..<file.count).first(where: { $0.name == "moov" }),
      let header = boxes(movie.start..<movie.start + movie.count).first(where: {
        $0.name == "mvhd"
      }), let version = file.big(1, at: header.start)
    else { return nil }
    let times = header.start + (version == 1 ? 20 : 12)
    return quotient(file.big(version == 1 ? 8 : 4, at: times + 4), file.big(4, at: times))
  }

  // The main header is always the first thing of the first list.
  private var interleaved: Double? {
    guard file.word(at: 24) == "avih", let frames = file.little(4, at: 48) else { return nil }
    return file.little(4, at: 32).map { Double($0) / 1_000_000 * Double(frames) }
  }

  private func quotient(_ whole: Int?, _ part: Int?) -> Double? {
    guard let whole, let part, part > 0 else { return nil }
    return Double(whole) / Double(part)
  }
}

// The parts of which files are made.
extension MediaLength {
  private struct Chunk {
    /// Four characters, such as `fmt ` or `moov`.
    let name: String
    /// Where its content begins, from the file's first byte.
    let start: Int
    /// How many bytes its content has, as the file says; they need not all be there.
    let count: Int
  }

  // RIFF and IFF: a name, a size, as many bytes, and one more where they are odd.
  private func chunks(from start: Int, isLittle: Bool) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = start
    while chunks.count < Self.mostParts, let name = file.word(at: offset),
      let size = isLittle ? file.little(4, at: offset + 4) : file.big(4, at: offset + 4)
    {
      chunks.append(Chunk(name: name, start: offset + 8, count: size))
      offset += 8 + size + size % 2
    }
    return chunks
  }

  // MP4: a size that counts itself, a name; 1 stands for a longer size behind it, 0 for all the rest.
  private func boxes(_ range: Range<Int>) -> [Chunk] {
    var boxes: [Chunk] = []
    var offset = range.lowerBound
    while boxes.count < Self.mostParts, offset < range.upperBound,
      let short = file.big(4, at: offset), let name = file.word(at: offset + 4)
    {
      let header = short == 1 ? 16 : 8
      let size = short == 1 ? file.big(8, at: offset + 8) ?? 0 : short
      let count = short == 0 ? range.upperBound - offset : size
      guard count >= header, count <= range.upperBound - offset else { break }
      boxes.append(Chunk(name: name, start: offset + header, count: count - header))
      offset += count
    }
    return boxes
  }
}
