import TerminalCore

/// The last row of a view that takes the whole screen: its keys, or what there is to say.
struct ViewKeys {
  private let model: Model
  private let marks: Marks

  init(_ model: Model) {
    self.model = model
    marks = Marks(model.glyphs)
  }

  /// The row.
  ///
  /// - Parameter acts: The main one first.
  func part(_ acts: [SheetAct]) -> Part {
    let row = FooterRow(model)
    guard let message = model.message else {
      return row.part(acts.map { row.entry($0) }, isWritten: isWritten)
    }
    let mark = message.isError ? marks.error : marks.done
    return row.part(
      saying: "\(mark) \(marks.own(message.text.visibleLine))",
      message.isError ? .warning : .success, isWritten: isWritten)
  }

  private var isWritten: Bool { model.sheets.last?.isWritten(model) ?? false }
}
