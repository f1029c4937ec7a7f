import Notifications

/// A file that may be attached, looked at from outside: its size, what its first bytes say
/// it is, and how long it is.
///
/// The length is what the file claims: nothing is decoded, and a file may claim anything up to a
/// day.
package struct MediaFile: Equatable, Sendable {
  /// How large it is.
  package let bytes: Int
  /// What it is by its content; nil where that tells nothing. Its name is not asked.
  package let format: MediaFormat?
  /// How long a sound or a film is; nil where it is neither, or does not say.
  package let length: Interval?

  /// Looks at a file; nil where there is none that can be read. Folders and devices are none.
  ///
  /// - Parameter path: Links are followed.
  package init?(_ path: String) {
    guard let file = FileBytes.inFile(path, MediaFile.init) else { return nil }
    self = file
  }

  private init(_ content: FileBytes) {
    bytes = content.count
    format = MediaFormat(start: content.bytes(min(16, bytes), at: 0) ?? [])
    length = format.flatMap { MediaLength.interval(of: content, $0) }
  }
}

extension MediaFormat {
  /// By the first bytes of a file; nil where they tell nothing.
  ///
  /// - Parameter start: Sixteen bytes are enough.
  package init?(start: [UInt8]) {
    let signature = Self.signatures.first { signature in
      let end = signature.offset + signature.bytes.count
      guard start.count >= end, start[signature.offset..<end].elementsEqual(signature.bytes) else {
        return false
      }
      let kind = Array(signature.then.utf8)
      return kind.isEmpty || start.count >= 12 && start[8..<12].starts(with: kind)
    }
    guard let format = signature?.format ?? (Self.isFrame(start) ? .mp3 : nil),
      !Self.isPicture(start, format)
    else { return nil }
    self = format
  }

  // An MPEG audio frame of layer III, with a checksum or without: eleven ones, two bits of the
  // version (MPEG-1, 2 or 2.5; 01 is none), and two of the layer.
  private static func isFrame(_ start: [UInt8]) -> Bool {
    start.count > 1 && start[0] == 0xFF && start[1] & 0xE6 == 0xE2 && start[1] & 0x18 != 0x08
  }

  // HEIC and AVIF begin like films; they are pictures that no notification shows (V11).
  private static func isPicture(_ start: [UInt8], _ format: MediaFormat) -> Bool {
    guard format == .mp4, start.count >= 12 else { return false }
    return pictureBrands.contains(String(decoding: start[8..<12], as: UTF8.self))
  }

  private static let pictureBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis",
  ]

  private struct MagicNumber {
    /// What the bytes stand for.
    let format: MediaFormat
    /// Where the bytes stand, from the file's first.
    var offset = 0
    /// What a file of the format has there.
    let bytes: [UInt8]
    /// What stands behind it, from the ninth byte.
    var then = ""
  }

  private static let signatures = [
    MagicNumber(format: .png, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    MagicNumber(format: .jpeg, bytes: [0xFF, 0xD8, 0xFF]),
    MagicNumber(format: .gif, bytes: Array("GIF8".utf8)),
    MagicNumber(format: .wav, bytes: Array("RIFF".utf8), then: "WAVE"),
    MagicNumber(format: .avi, bytes: Array("RIFF".utf8), then: "AVI "),
    MagicNumber(format: .aiff, bytes: Array("FORM".utf8), then: "AIF"),
    MagicNumber(format: .m4a, offset: 4, bytes: Array("ftyp".utf8), then: "M4A"),
    MagicNumber(format: .mp4, offset: 4, bytes: Array("ftyp".utf8)),
    MagicNumber(format: .mp3, bytes: Array("ID3".utf8)),
    // A pack header begins with bits that tell the two apart: 01 for MPEG-2.
    MagicNumber(format: .mpeg2, bytes: [0x00, 0x00, 0x01, 0xBA, 0x44]),
    MagicNumber(format: .mpeg, bytes: [0x00, 0x00, 0x01, 0xBA]),
    MagicNumber(format: .mpeg, bytes: [0x00, 0x00, 0x01, 0xB3]),
  ]
}
