/// A sheet that asks nothing but which file something goes to.
protocol FileNamingSheet: ModalSheet {
  /// What is asked now.
  var file: FileQuestion { get set }

  /// Does what the answer is for, or asks again.
  ///
  /// - Parameters:
  ///   - path: As typed, without blanks around it; may be empty.
  ///   - replaces: Whether what is there was said to be replaced.
  mutating func take(path: String, replaces: Bool) -> Handling
}

extension FileNamingSheet {
  var losesNothing: Bool { false }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { file.acts(Words.exports) }
  func isWritten(_ model: Model) -> Bool { file.isWritten }
  func holdsText(_ model: Model, _ scene: Scene) -> Bool { file.holdsText }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch file.take(input) {
    case .ignored: return .ignored
    case .dead(let key): model.sayDead([key], isWritten: true)
    case .open: break
    case .canceled: return .closed()
    case .file(let path, let replaces): return take(path: path, replaces: replaces)
    }
    return .consumed()
  }
}
