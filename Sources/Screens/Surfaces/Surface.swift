/// Something of the screen that takes input or room: a pane, what lies over it, a sheet.
///
/// Surfaces stand in a stack, and the topmost is asked first: what it has no answer to goes to the one below. None
/// of them asks which others there are. What holds only while it is open is kept in the surface; what others read as
/// well, such as which row of the list is selected, is kept in the model's `list`, `phone` and `inspector`.
protocol Surface: Sendable {
  /// Takes an input.
  ///
  /// - Parameter model: The interface without this surface where it is a sheet.
  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling
}
