import Glibc

/// What inotify tells of one name in a watched folder.
struct InotifyEvent {
  /// The number of the watch; -1 for what concerns all of them.
  let watch: Int32
  /// What happened, as bits: `IN_CLOSE_WRITE` and the like.
  let mask: UInt32
  /// The name in the folder; empty where the folder itself is meant.
  let name: String

  /// Whether any of some bits is set.
  func has(_ bits: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bits) != 0 }

  /// All that a descriptor has to tell now. Never waits.
  static func take(from descriptor: Int32) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return events }
      events += all(in: buffer[..<count])
    }
  }

  // Sixteen bytes: the watch, what happened, a cookie, and how many follow: a name, and zeros.
  private static func all(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var rest = bytes
    while rest.count >= 16 {
      let length = Int(number(rest.dropFirst(12)))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: Int32(bitPattern: number(rest)), mask: number(rest.dropFirst(4)),
          name: String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(16 + length)
    }
    return events
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
