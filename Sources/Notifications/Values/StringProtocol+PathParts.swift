extension StringProtocol {
  /// The parts of a path without those that lead nowhere: `./a//b/../c` has `a` and `c`, and an absolute path `/` in
  /// front.
  ///
  /// By its words alone: whether a link is on the way is not looked up.
  package var pathParts: [SubSequence] {
    var parts = utf8.first == UInt8(ascii: "/") ? [prefix(1)] : []
    for part in split(separator: "/") where part != "." {
      guard part == "..", let last = parts.last, last != ".." else {
        parts.append(part)
        continue
      }
      // Above the root is the root.
      if last != "/" { parts.removeLast() }
    }
    return parts
  }
}
