import Foundation

extension FuzzTarget {
  /// An input that once showed a mistake.
  package struct Find: Sendable {
    /// What its file is called: what was wrong with it.
    package let name: String
    /// The input.
    package let bytes: [UInt8]
  }

  /// What was found with it, by name.
  ///
  /// - Parameter root: The checkout.
  package func finds(in root: String) -> [Find] {
    let folder = "\(root)/Fuzzing/Finds/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map {
        Find(name: name, bytes: Array($0))
      }
    }
  }
}

extension FuzzTarget {
  /// The folders in which finds are kept, by name.
  package static func findFolders(in root: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Fuzzing/Finds")
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
