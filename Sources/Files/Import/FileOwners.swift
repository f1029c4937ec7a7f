/// Finds whose a file is among many, by where their patterns begin.
///
/// A file is compared with the patterns alone that begin as its path does.
struct FileOwners {
  private let files: [TargetFiles?]
  private let count: Int
  private var byPath: [String: [Int]] = [:]
  private var byBeginning: [String: [Int]] = [:]

  /// - Parameters:
  ///   - targets: What each has, by its number; nil for one of which nothing is said.
  ///   - others: What is no target’s among them; what these leave out may be any target’s.
  init(_ targets: [TargetFiles?], besides others: [TargetFiles]) {
    files = targets + others
    count = targets.count
    for (number, own) in files.enumerated() {
      for part in own.map({ [$0] + $0.libraries }) ?? [] {
        for path in part.paths { byPath[path, default: []].append(number) }
        for beginning in Set(part.included.map(\.beginning)) {
          byBeginning[beginning, default: []].append(number)
        }
      }
    }
  }

  /// Who has a file, in the order of the numbers; none where it is left out, or no target’s; nil
  /// where nothing is said of it.
  ///
  /// - Parameter path: From the tree's folder.
  func owners(of path: String) -> [Int]? {
    let possible = possibleOwners(of: path)
    let owners = possible.filter { files[$0]?.contains(path) == true }
    if !owners.isEmpty { return owners.filter { $0 < count } }
    return possible.contains { $0 < count && files[$0]?.leavesOut(path) == true } ? [] : nil
  }

  /// Those that are compared with a file, in the order of the numbers.
  func possibleOwners(of path: String) -> [Int] {
    var found = Set(byPath[path] ?? [])
    var beginning = ""
    found.formUnion(byBeginning[""] ?? [])
    for part in path.split(separator: "/") {
      beginning += (beginning.isEmpty ? "" : "/") + part
      found.formUnion(byBeginning[beginning] ?? [])
    }
    return found.sorted()
  }
}
