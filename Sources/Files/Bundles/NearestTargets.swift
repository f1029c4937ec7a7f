/// The targets of a tree by their folders: nearness is how many parts two paths
/// share at their beginning.
struct NearestTargets {
  // The targets in a folder and below it, for each folder above one.
  private var below: [String: [Int]] = [:]

  /// - Parameter folders: That of each target that may be found, with its
  ///   number, in the order of these.
  init(_ folders: [(number: Int, folder: FilePath)]) {
    for (number, folder) in folders {
      for beginning in Self.beginnings(of: folder) {
        below[beginning, default: []].append(number)
      }
    }
  }

  /// Those that share the longest beginning of a path, in the order of their numbers.
  func nearest(to folder: FilePath) -> [Int] {
    for beginning in Self.beginnings(of: folder).reversed() {
      if let found = below[beginning] { return found }
    }
    return []
  }

  private static func beginnings(of folder: FilePath) -> [String] {
    var beginning = ""
    return [""]
      + folder.text.split(separator: "/").map { part in
        beginning += "/" + part
        return beginning
      }
  }
}
