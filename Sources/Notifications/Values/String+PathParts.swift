extension String {
  /// What stands after the last slash of a path, as `photos/` has `photos`; nil for a text of
  /// nothing but slashes.
  package var lastPathPart: Substring? { split(separator: "/").last }

  /// The parts of a path without those that lead nowhere: `./a//b/../c` has `a` and `c`, and an
  /// absolute path `/` in front.
  ///
  /// By its words alone: whether a link is on the way is not looked up.
  package var pathParts: [Substring] {
    guard utf8.first == UInt8(ascii: "/") else { return partsWithoutDetours }
    // Above the root is the root.
    return [prefix(1)] + partsWithoutDetours.drop { $0 == ".." }
  }

  /// The same without a root; `..` stands at their beginning only.
  package var partsWithoutDetours: [Substring] {
    split(separator: "/").reduce(into: []) { parts, part in
      if part == "." { return }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
  }
}
