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
    case .wav, .aiff: SoundChunks(file).seconds
    case .mp4, .m4a: movie
    case .avi: interleaved
    case .mp3: MP3Length(file).seconds
    // MPEG streams have their times between their pictures only.
    case .mpeg, .mpeg2, .jpeg, .gif, .png: nil
    }
  }

  private var movie: Double? {
    guard let movie = boxes(0..<file.count).first(where: { $0.name == "moov" }),
      let header = boxes(movie.start..<movie.start + movie.count).first(where: {
        $0.name == "mvhd"
      }), let version = file.big(1, at: header.start)
    else { return nil }
    let times = header.start + (version == 1 ? 20 : 12)
    let duration = file.big(version == 1 ? 8 : 4, at: times + 4)
    // ISO 14496-12, 8.2.2.3: all ones stand for what cannot be determined; 64 of them are too
    // large to be read.
    if version != 1, duration == 0xffff_ffff { return nil }
    return quotient(duration, file.big(4, at: times))
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
  private struct Box {
    /// Four characters, such as `moov`.
    let name: String
    /// Where its content begins, from the file's first byte.
    let start: Int
    /// How many bytes its content has, as the file says.
    let count: Int
  }

  // MP4: a size that counts itself, a name; 1 stands for a longer size
  // behind it, 0 for all the rest.
  private func boxes(_ range: Range<Int>) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while boxes.count < Self.mostParts, offset < range.upperBound,
      let short = file.big(4, at: offset), let name = file.word(at: offset + 4)
    {
      let header = short == 1 ? 16 : 8
      let size = short == 1 ? file.big(8, at: offset + 8) ?? 0 : short
      let count = short == 0 ? range.upperBound - offset : size
      guard count >= header, count <= range.upperBound - offset else { break }
      boxes.append(Box(name: name, start: offset + header, count: count - header))
      offset += count
    }
    return boxes
  }
}
