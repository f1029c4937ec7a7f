import TerminalCore

/// A list that is narrowed by what is typed above it.
protocol NarrowedList: ChoiceList, TypedSheet {
  /// Finds what fits what is typed.
  ///
  /// - Returns: The index of the row that is selected until the person moves.
  mutating func find() -> Int
}

extension NarrowedList {
  var losesNothing: Bool { field.isEmpty }

  func takesLetters(_ model: Model) -> Bool { true }

  mutating func look(_ model: inout Model, _ scene: Scene) { select(find(), &model, scene) }

  mutating func accept(_ model: inout Model, _ scene: Scene) -> Handling { take(&model, scene) }

  func rows(for key: Key, _ model: Model) -> Int? {
    key.rowsInNarrowedList(page: rows(model), isNarrowed: !field.isEmpty)
  }

  mutating func move(by rows: Int, _ model: inout Model, _ scene: Scene) -> [Effect] {
    select(choice.selected + rows, &model, scene)
    return []
  }

  mutating func take(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    choose(input, &model, scene)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    type(input, &model, scene)
  }
}

extension Key {
  /// How many rows it goes on in a list that is narrowed by what is typed above it; nil
  /// where it is for that line.
  ///
  /// - Parameters:
  ///   - page: Rows that are seen at once.
  ///   - isNarrowed: Whether something is typed: within it, Home and End move the cursor.
  func rowsInNarrowedList(page: Int, isNarrowed: Bool) -> Int? {
    if self == Key(.tab) { return 1 }
    if !isNarrowed, code == .home { return -RowChoice.beyond }
    if !isNarrowed, code == .end { return RowChoice.beyond }
    return rowsBesideLine(page: page)
  }
}
