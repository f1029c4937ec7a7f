import Files
import Glibc
import Notifications

extension FuzzTarget {
  static let media = [
    FuzzTarget("sound", .files(".wav", ".aiff", ".caf", ".mp3")) { bytes in
      guard let seconds = SoundFile(bytes).seconds else { return nil }
      return seconds >= 0 ? nil : "a sound of \(seconds) s"
    },
    FuzzTarget("media", .files(".mp4", ".m4a", ".mp3", ".gif", ".png", ".jpg", ".aac")) { bytes in
      guard let length = mediaFile(bytes)?.length else { return nil }
      return length >= Interval.seconds(0) ? nil : "a film of \(length)"
    },
    FuzzTarget("time-zone", .inputs { zones }) { bytes in
      guard let file = TimeZoneFile(bytes) else { return nil }
      let zone = file.timeZone("Test/Zone")
      for seconds: Int64 in [.min, 0, 1_528_130_460, .max] { _ = zone.secondsFromGMT(at: seconds) }
      return nil
    },
  ]

  // A file without a name.
  private static func mediaFile(_ bytes: [UInt8]) -> MediaFile? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { return nil }
    return MediaFile("/proc/self/fd/\(fileno(file))")
  }

  // A zone without a change, and its rule behind it.
  private static var zones: [[UInt8]] {
    let counts: [UInt8] =
      [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 0] + [0, 0, 0, 1] + [0, 0, 0, 4]
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
    let body: [UInt8] = [0, 0, 0x0E, 0x10, 0, 0] + Array("CET\0".utf8)
    return [header + body + header + body + Array("\nCET-1CEST,M3.5.0,M10.5.0/3\n".utf8)]
  }
}
