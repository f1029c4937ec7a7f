import Foundation

/// What mutations begin with: files of `Fixtures`, or inputs that no file holds.
package struct Seeds: Sendable {
  /// The ends of their names, such as `.apns`; none for no files.
  let suffixes: [String]
  /// Inputs beside the files.
  let others: @Sendable () -> [[UInt8]]

  static func files(_ suffixes: String...) -> Seeds { Seeds(suffixes: suffixes) { [] } }

  static func inputs(_ others: @escaping @Sendable () -> [[UInt8]]) -> Seeds {
    Seeds(suffixes: [], others: others)
  }

  static func texts(_ texts: String...) -> Seeds { inputs { texts.map { Array($0.utf8) } } }

  /// The seeds, files in the order of their paths; what is longer than mutations get is none.
  ///
  /// - Parameter fixtures: The folder, with all below it.
  package func bytes(in fixtures: String) -> [[UInt8]] {
    let names = FileManager.default.enumerator(atPath: fixtures)?.compactMap { $0 as? String } ?? []
    let files = names.sorted().filter { name in suffixes.contains { name.hasSuffix($0) } }
      .compactMap { FileManager.default.contents(atPath: "\(fixtures)/\($0)") }
    return (files.map { Array($0) } + others()).filter { $0.count <= Self.byteLimit }
  }

  /// How long an input may be: what is quadratic shows, and most inputs stay short.
  package static let byteLimit = 1 << 14
}
