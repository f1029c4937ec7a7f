/// Which part of the list is seen.
enum Scroll: Hashable {
  /// The top, whatever comes: until the person moves, so that the newest is seen.
  case top
  /// Wherever this row stands so many rows below the upper edge; negative above it.
  ///
  /// `index` is where it stood last, for when it is gone.
  case at(ListSpot, index: Int, row: Int)
}
