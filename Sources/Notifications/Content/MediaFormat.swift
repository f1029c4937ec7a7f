/// A kind of file that a notification may have attached (V11).
package enum MediaFormat: String, CaseIterable, Hashable, Sendable {
  /// Sounds.
  case aiff, wav, mp3, m4a
  /// Pictures.
  case jpeg, gif, png
  /// Films.
  case mpeg, mpeg2, mp4, avi

  /// What it is to a person.
  package var kind: MediaKind {
    switch self {
    case .aiff, .wav, .mp3, .m4a: .audio
    case .jpeg, .gif, .png: .image
    case .mpeg, .mpeg2, .mp4, .avi: .video
    }
  }

  /// How people write it.
  package var title: String {
    switch self {
    case .mpeg2: "MPEG-2"
    case .aiff, .wav, .mp3, .m4a, .jpeg, .gif, .png, .mpeg, .mp4, .avi: rawValue.uppercased()
    }
  }

  /// By a file's ending, without the dot and in lower case; nil for any other.
  package init?(ending: String) {
    guard let format = Self.endings[ending] else { return nil }
    self = format
  }

  /// By a type hint, a uniform type identifier such as `public.jpeg`; nil for any other.
  package init?(typeHint: String) {
    guard let format = Self.typeIdentifiers[typeHint.lowercased()] else { return nil }
    self = format
  }

  /// The endings of files that can be attached, in no order.
  package static var kinds: some Collection<String> { endings.keys }

  private static let endings: [String: MediaFormat] = [
    "aif": .aiff, "aiff": .aiff, "aifc": .aiff, "wav": .wav, "wave": .wav, "mp3": .mp3,
    "m4a": .m4a, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "png": .png, "mpg": .mpeg,
    "mpeg": .mpeg, "m1v": .mpeg, "m2v": .mpeg2, "mp4": .mp4, "m4v": .mp4, "avi": .avi,
  ]

  private static let typeIdentifiers: [String: MediaFormat] = [
    "public.aiff-audio": .aiff, "public.aifc-audio": .aiff, "com.microsoft.waveform-audio": .wav,
    "public.mp3": .mp3, "com.apple.m4a-audio": .m4a, "public.mpeg-4-audio": .m4a,
    "public.jpeg": .jpeg, "com.compuserve.gif": .gif, "public.png": .png, "public.mpeg": .mpeg,
    "public.mpeg-2-video": .mpeg2, "public.mpeg-4": .mp4, "public.avi": .avi,
  ]
}

/// What an attachment is to a person.
package enum MediaKind: String, CaseIterable, Hashable, Sendable {
  case audio, image, video

  /// The largest file, in bytes (V11).
  package var byteLimit: Int {
    switch self {
    case .audio: 5 << 20
    case .image: 10 << 20
    case .video: 50 << 20
    }
  }
}
