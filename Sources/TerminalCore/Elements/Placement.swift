/// What an element asks of its parent.
package struct Placement: Hashable, Sendable {
  /// Blank columns and rows within the patch, around the content.
  var padding = Insets()
  /// An exact width; nil for what the content takes.
  var columns: Int?
  /// An exact height; nil for what the content takes.
  var rows: Int?
  /// The least width or height, along the parent's axis, of something that grows.
  package var minimum = 0
  /// Takes what its siblings leave, along the parent's axis.
  package var grows = false
  /// Left out when there is no room, the lowest first, among equals the
  /// last; nil is never left out.
  var dropPriority: Int?
}

/// Blank space at the sides and above, in columns and rows.
struct Insets: Hashable, Sendable {
  /// Columns at the side where lines begin.
  var leading = 0
  /// Columns at the side where lines end.
  var trailing = 0
  /// Rows above.
  var top = 0

  /// Leading and trailing.
  var columns: Int { leading + trailing }
}
