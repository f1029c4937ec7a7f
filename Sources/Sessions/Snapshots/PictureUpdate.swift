import Notifications

/// What became of kept pictures that were drawn anew, in numbers.
package struct PictureUpdate {
  private var drawn = 0
  private var changed = 0
  private var removed = 0
  private var left = 0

  /// Begins where nothing was drawn.
  package init() {}

  /// Counts a picture that was drawn.
  ///
  /// - Returns: Whether its file has to be written.
  package mutating func takes(_ text: String, at path: String) -> Bool {
    let kept = KeptPicture(path)
    if kept.isSame(as: text) { return false }
    switch kept {
    case .missing: drawn += 1
    case .unusable, .text: changed += 1
    }
    return true
  }

  /// Counts a picture whose file was removed.
  package mutating func noteRemoved() { removed += 1 }

  /// Counts a picture that stays as it is, though it would be drawn otherwise or removed.
  package mutating func noteLeft() { left += 1 }

  /// `3 pictures drawn, 1 changed, 2 removed`; that none had to be where none had.
  package var summary: String {
    let counts = [("drawn", drawn), ("changed", changed), ("removed", removed), ("left", left)]
      .filter { $1 > 0 }
    guard let (what, first) = counts.first else { return "the pictures are as they were" }
    let rest = counts.dropFirst().map { "\($1) \($0)" }
    return (["\(first.counted("picture")) \(what)"] + rest).joined(separator: ", ")
  }
}
