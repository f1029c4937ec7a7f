/// Where what was opened stops being played by itself.
enum PlaybackStop: Hashable {
  /// Before this line of the scenario that was opened, from 1.
  case before(Int)
  case atEnd
}
