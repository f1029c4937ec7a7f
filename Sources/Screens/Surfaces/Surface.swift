/// Something of the screen that takes input or room: a pane, what lies over it, a sheet.
///
/// Surfaces stand in a stack, and the topmost is asked first: what it has no answer to goes to the
/// one below. No control asks where one is; the surface that is in front answers for it. What holds
/// only while a sheet is open is kept in the sheet. What others read as well, such as which row of
/// the list is selected, is kept in the model's `list`, `phone` and `inspector`: those surfaces
/// have no state of their own.
protocol Surface: Sendable {
  /// What a control does here; nil where it is none of this surface's, and the one below is asked.
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding?
  /// What the last row offers before what can be done anywhere, the first of it behind what Enter
  /// does; what has no key or cannot act is left out there.
  func footer(_ model: Model, _ scene: Scene) -> [ControlID]
  /// Takes an input.
  ///
  /// - Parameter model: The interface; a sheet is not in it meanwhile.
  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling
  /// Whether each letter goes into a line, by which something is looked for: many that
  /// come at once may be pasted.
  func takesLetters(_ model: Model) -> Bool
  /// Whether something stands in what is typed into here, which Esc would throw away.
  func holdsText(_ model: Model, _ scene: Scene) -> Bool
}

/// What a surface does with controls. One that has no answer is the surface's below, or
/// acts as it does anywhere.
typealias Answers = [ControlID: @Sendable (Model, Scene) -> Binding?]

/// The same of a surface that shows something of its own, which is given first.
typealias AnswersAbout<Subject> = [ControlID: @Sendable (Subject, Model, Scene) -> Binding?]

extension Surface {
  func footer(_ model: Model, _ scene: Scene) -> [ControlID] { [] }
  func takesLetters(_ model: Model) -> Bool { false }
  func holdsText(_ model: Model, _ scene: Scene) -> Bool { false }
  func binding(for control: ControlID, _ model: Model, _ scene: Scene) -> Binding? { nil }
  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    .ignored
  }
}
