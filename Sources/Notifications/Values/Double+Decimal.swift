extension Double {
  /// Reads a number as people and JSON write it, such as `0.5` or `-1e3`: `init(_:)` takes
  /// `0x1p-1`, `nan`, `inf` and `+1`, too.
  ///
  /// - Parameter text: Anything else, and a number that is too large, gives nil.
  package init?(decimal text: String) {
    guard text.utf8.hasOnly("-.0123456789eE".utf8.contains), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }
}
