import TerminalCore

/// What a surface may be given.
enum SurfaceInput {
  case key(Key)
  case paste(String)
  /// So many rows, negative toward the top.
  case wheel(Int)
  /// A click on something of it.
  case click(Spot)
  /// A click where nothing is that could be hit.
  case clickBeside(Point)
  /// The payloads that were asked for.
  case payloads([PayloadChoice], scenarios: [String] = [])
  /// What became of a line that was to be run.
  case lineEnded(LineOutcome)
  /// Something that was asked for could not be done.
  case refused
}
