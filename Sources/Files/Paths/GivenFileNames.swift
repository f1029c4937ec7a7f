/// The names that things of one folder have so far, so that each gets one of its own.
package struct GivenFileNames: Equatable, Sendable {
  // As file systems that know no case see them.
  private var names: Set<String> = []

  /// Begins with names that are given.
  package init(_ names: [String] = []) {
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Gives a name that no other has: a safe one, with `-2`, `-3` and so on behind it where
  /// that is taken.
  ///
  /// - Parameter text: What it is to be like; two texts may have the same safe name.
  /// - Returns: At most as many bytes as a safe name has, so that it is one itself.
  package mutating func name(like text: String) -> String {
    let own = FileName.safe(text)
    var (name, count) = (own, 1)
    while !names.insert(name.lowercased()).inserted {
      count += 1
      name = Self.numbered(own, "-\(count)")
    }
    return name
  }

  // Once more made safe: a dash may stand where a long name is cut.
  private static func numbered(_ own: String, _ number: String) -> String {
    let room = FileName.mostBytes - number.utf8.count
    return FileName.safe(FileName.safe(own, mostBytes: room) + number)
  }
}
