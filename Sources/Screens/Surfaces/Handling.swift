/// What a surface does with an input.
enum Handling {
  /// Nothing: the surface below is asked.
  case ignored
  /// It was meant for this surface.
  case consumed([Effect] = [])
  /// It was, and the surface goes away.
  case closed([Effect] = [])
}
