import Glibc

/// A folder for one test, removed with it.
package final class ScratchFolder {
  /// Its path.
  package let path: String

  /// Makes the folder with some files, by name.
  ///
  /// - Throws: `PseudoTerminalError` where that is not possible.
  package init(_ files: [String: String] = [:]) throws(PseudoTerminalError) {
    var template = Array("/tmp/coversheet-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw PseudoTerminalError("make a folder", errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { remove(path) }

  /// The path of something in it.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making folders on the way.
  ///
  /// Replaces what is there.
  ///
  /// - Throws: `PseudoTerminalError` where that is not possible.
  package func write(_ bytes: [UInt8], to name: String) throws(PseudoTerminalError) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o755)
    }
    guard let file = fopen(self(name), "we") else {
      throw PseudoTerminalError("write \(name)", errno)
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// Makes a symbolic link.
  ///
  /// - Throws: `PseudoTerminalError` where that is not possible.
  package func link(_ name: String, to target: String) throws(PseudoTerminalError) {
    guard symlink(target, self(name)) == 0 else { throw PseudoTerminalError("link \(name)", errno) }
  }

  /// The text of a file; nil where it cannot be read.
  package func text(_ name: String) -> String? {
    guard let file = fopen(self(name), "re") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in a folder of it, sorted, hidden ones too; empty where there is none.
  package func names(in folder: String = "") -> [String] { Self.names(self(folder)) }

  private func remove(_ path: String) {
    if unlink(path) == 0 { return }
    for name in Self.names(path) { remove(path + "/" + name) }
    rmdir(path)
  }

  private static func names(_ path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
