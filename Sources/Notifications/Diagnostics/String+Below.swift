extension String {
  /// This path from a folder on where it is written below that, else as it is; the
  /// file system is not asked. By bytes, as the system takes paths.
  ///
  /// - Parameter folder: With or without a slash at its end.
  package func below(_ folder: String) -> String {
    let start = folder.withSlash
    return beginsExactly(with: start) ? String(Substring(utf8.dropFirst(start.utf8.count))) : self
  }

  /// Whether this path is a folder's own or is written below it; the file system is not asked.
  ///
  /// - Parameter folder: With or without a slash at its end.
  package func isWithin(_ folder: String) -> Bool {
    isExactly(folder) || beginsExactly(with: folder.withSlash)
  }

  private var withSlash: String { utf8.last == UInt8(ascii: "/") ? self : self + "/" }
}

extension Place {
  /// The same with a file named from a folder where it lies within; nil names it as it was.
  package func named(from folder: String?) -> Place {
    var place = self
    if let folder { place.path = path.below(folder) }
    return place
  }

  /// `path:line`, the path from a folder on where it is written below that.
  package func words(below folder: String?) -> String {
    "\(folder.map(path.below) ?? path):\(line)"
  }
}
