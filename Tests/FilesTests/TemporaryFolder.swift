import Foundation

@testable import Files

/// A folder for one test, removed with it.
final class TemporaryFolder {
  /// Its path.
  let path: String

  /// Makes the folder with some files, by name.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "files-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(Array(text.utf8), to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, making folders on the way.
  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// The path of a file in it.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// A complaint without the folder's path.
  func short(_ text: some CustomStringConvertible) -> String {
    text.description.replacingOccurrences(of: path + "/", with: "")
      .replacingOccurrences(of: path, with: "FOLDER")
  }
}
