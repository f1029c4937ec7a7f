/// The last row of a view that takes the whole screen.
struct ViewKeys {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The row.
  ///
  /// - Parameter acts: The main one first.
  func part(_ acts: [SheetAct]) -> Part {
    FooterRow(model).part(acts, isWritten: model.sheets.last?.isWritten(model) ?? false)
  }
}
