import Glibc

/// Tells which files of a folder were written, as the system says it. Editors write beside and rename, so
/// it is the folder that is watched.
package final class FolderWatch {
  private let descriptor: Int32
  private var watch: Int32 = -1
  private var hasOverflown = false
  /// The folder that is watched; nil for none.
  package private(set) var folder: String?

  package init() { descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What to wait for; nil while nothing is watched.
  package var fileDescriptor: Int32? { watch >= 0 ? descriptor : nil }

  /// Watches a folder instead of the last one; nil watches none.
  package func look(at folder: String?) {
    guard folder != self.folder, descriptor >= 0 else { return }
    if watch >= 0 { inotify_rm_watch(descriptor, watch) }
    // What is told of the last folder does not matter any more.
    _ = changedNames()
    self.folder = folder
    watch =
      folder.map { inotify_add_watch(descriptor, $0, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) } ?? -1
  }

  /// The names of the files that were written since the last time, each once, in order. Never waits.
  package func changedNames() -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return names }
      names += self.names(in: buffer[..<count]).filter { seen.insert($0).inserted }
    }
  }

  /// Whether more was written than the system remembers, so that names are missing; once.
  package func takeOverflow() -> Bool {
    defer { hasOverflown = false }
    return hasOverflown
  }

  // Sixteen bytes, of which the second four say what happened, and the last how many follow: a name, and zeros.
  private func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var rest = bytes
    while rest.count >= 16 {
      if number(rest.dropFirst(4)) & UInt32(IN_Q_OVERFLOW) != 0 { hasOverflown = true }
      let length = Int(number(rest.dropFirst(12)))
      let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
      rest = rest.dropFirst(16 + length)
    }
    return names
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
