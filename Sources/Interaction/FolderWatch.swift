import Glibc

/// Tells which files of a folder were written, as the system says it. Editors write beside and rename, so
/// it is the folder that is watched.
final class FolderWatch {
  private let descriptor: Int32
  private var watch: Int32 = -1
  /// The folder that is watched; nil for none.
  private(set) var folder: String?

  init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What to wait for; nil while nothing is watched.
  var fileDescriptor: Int32? { watch >= 0 ? descriptor : nil }

  /// Watches a folder instead of the last one; nil watches none.
  func look(at folder: String?) {
    guard folder != self.folder, descriptor >= 0 else { return }
    if watch >= 0 { inotify_rm_watch(descriptor, watch) }
    // What is told of the last folder does not matter any more.
    _ = changedNames()
    self.folder = folder
    watch =
      folder.map { inotify_add_watch(descriptor, $0, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) } ?? -1
  }

  /// The names of the files that were written since the last time, each once, in order. Never waits.
  func changedNames() -> [String] {
    var names: [String] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return names }
      for name in Self.names(in: buffer[..<count]) where !names.contains(name) {
        names.append(name)
      }
    }
  }

  // Sixteen bytes, of which the last four say how many follow: a name, and zeros.
  private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
