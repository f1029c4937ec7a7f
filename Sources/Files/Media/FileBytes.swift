import Glibc

/// A file whose bytes are looked at here and there, without reading all of it.
struct FileBytes {
  private enum Source {
    case file(Int32)
    case memory([UInt8])
  }

  private let source: Source
  /// How many there are.
  let count: Int

  /// - Parameter descriptor: Open for reading for as long as this is used.
  init(_ descriptor: Int32, count: Int) {
    source = .file(descriptor)
    self.count = count
  }

  /// Opens a regular file for the length of a call; nil where there is none that can be read.
  ///
  /// - Parameter path: Links are followed.
  static func inFile<Result>(_ path: String, _ body: (FileBytes) -> Result) -> Result? {
    guard !FilePath.isCutShort(path) else { return nil }
    // Without waiting: a pipe without a writer would never open.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(FileBytes(descriptor, count: Int(status.st_size)))
  }

  /// - Parameter bytes: All of the file.
  init(_ bytes: [UInt8]) {
    source = .memory(bytes)
    count = bytes.count
  }

  /// Some bytes; nil where the file ends before.
  ///
  /// - Parameters:
  ///   - length: From 1.
  ///   - offset: From the file's first byte; one below 0 has none.
  func bytes(_ length: Int, at offset: Int) -> [UInt8]? {
    guard offset >= 0, length > 0, offset <= count - length else { return nil }
    switch source {
    case .memory(let bytes): return Array(bytes[offset..<offset + length])
    case .file(let descriptor):
      var bytes = [UInt8](repeating: 0, count: length)
      return pread(descriptor, &bytes, length, offset) == length ? bytes : nil
    }
  }

  /// A number of up to eight bytes, the most significant first; nil where the file ends before.
  func big(_ length: Int, at offset: Int) -> Int? {
    bytes(length, at: offset).flatMap { Self.number($0[...]) }
  }

  /// A number of up to eight bytes, the least significant first; nil where the file ends before.
  func little(_ length: Int, at offset: Int) -> Int? {
    bytes(length, at: offset).flatMap { Self.number($0.reversed()[...]) }
  }

  /// Four characters; nil where the file ends before.
  func word(at offset: Int) -> String? {
    bytes(4, at: offset).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
