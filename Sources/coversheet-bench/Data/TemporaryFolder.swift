import Foundation

/// A folder for made-up files, gone when the measurements are over.
final class TemporaryFolder {
  /// Where it is.
  let path: String

  /// Makes it.
  ///
  /// - Throws: Where the system allows none.
  init() throws(BenchError) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "coversheet-bench-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BenchError("cannot make the folder \(folder.path())")
    }
    path = folder.path()
  }

  deinit { remove() }

  /// Takes it away with everything in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in it, or in a folder of it that is made, and tells its path.
  ///
  /// - Throws: Where the disk is full.
  func write(_ bytes: [UInt8], to name: String) throws(BenchError) -> String {
    let file = path + "/" + name
    if let slash = file.lastIndex(of: "/"), name.contains("/") {
      try? FileManager.default.createDirectory(
        atPath: String(file[..<slash]), withIntermediateDirectories: true)
    }
    guard FileManager.default.createFile(atPath: file, contents: Data(bytes)) else {
      throw BenchError("cannot write \(file)")
    }
    return file
  }
}
