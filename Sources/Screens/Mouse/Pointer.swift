/// What the mouse is at.
struct Pointer: Hashable, Sendable {
  /// What the pressed mouse button holds.
  var grip: DragState?
  /// The row that the last input clicked on, so that a second click opens it.
  var clicked: ListSpot?
  /// Whether the mouse reports to the interface; else the terminal has it,
  /// and selects text with it.
  var capturesMouse = true
}
