import Files
import Glibc
import Notifications

/// A file that is written whole or not at all.
enum OutputFile {
  /// Writes text; folders that are missing are made.
  ///
  /// - Throws: A diagnostic where that is not possible; then the old file is as it was.
  static func write(_ text: String, to path: String) throws(Diagnostic) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes bytes; folders that are missing are made.
  ///
  /// - Throws: A diagnostic where that is not possible; then the old file is as it was.
  static func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
    makeFolder(FilePath(path).folder)
    try write(bytes, to: path, mode: 0o666 & ~mask)
  }

  /// Writes other bytes into a file that is there, with the same permissions; a link to it stays one.
  ///
  /// - Throws: A diagnostic where that is not possible; then the file is as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Diagnostic) {
    guard let target = realpath(path, nil) else { throw complaint(path, errno) }
    defer { free(target) }
    let real = String(cString: target)
    guard access(real, W_OK) == 0 else { throw complaint(path, errno) }
    var status = stat()
    stat(real, &status)
    try write(bytes, to: real, mode: status.st_mode & 0o777)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t
  ) throws(Diagnostic) {
    var template = Array((FilePath(path).folder + "/.coversheet-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw complaint(path, errno) }
    let temporary = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // mkstemp makes files for the owner alone; a result is for whoever may read the folder.
    fchmod(descriptor, mode)
    let failure = fill(descriptor, with: bytes[...])
    close(descriptor)
    guard failure == 0, rename(temporary, path) == 0 else {
      let reason = failure == 0 ? errno : failure
      unlink(temporary)
      throw complaint(path, reason)
    }
  }

  /// Makes a folder and those above it, for the owner and everybody to read.
  static func makeFolder(_ path: String, mode: mode_t = 0o755) {
    guard !path.isEmpty, !Folder.exists(path) else { return }
    let parent = FilePath(path).folder
    if parent != path { makeFolder(parent, mode: mode) }
    mkdir(path, mode)
  }

  // There is no other way to ask for it.
  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func fill(_ descriptor: Int32, with text: ArraySlice<UInt8>) -> Int32 {
    var bytes = text
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return 0
  }

  private static func complaint(_ path: String, _ error: Int32) -> Diagnostic {
    Diagnostic(Place(path), .error, message(error))
  }

  private static func message(_ error: Int32) -> String {
    switch error {
    case EISDIR: "this is a folder; name a file in it"
    case ENOTDIR, ENOENT: "its folder cannot be made; name another"
    case EACCES, EPERM, EROFS: "writing here is not permitted; name another folder"
    case ENOSPC, EDQUOT: "the disk is full"
    default: "it cannot be written (system error \(error))"
    }
  }
}
