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
  /// - Parameter hints: Made by `hint`, the main one first.
  func part(_ hints: [Part?]) -> Part {
    let row = FooterRow(model)
    return said.map { row.part(saying: $0, isWritten: isWritten) }
      ?? row.part(hints, isWritten: isWritten)
  }

  private var isWritten: Bool { model.sheets.last?.isWritten(model) ?? false }

  private var said: Part? {
    model.message.map { message in
      .text(
        "\(message.isError ? marks.error : marks.done) \(marks.own(message.text.visibleLine))",
        message.isError ? .warning : .success, .bold)
    }
  }

  /// A key, with what it does.
  func hint(_ key: Key, _ words: String) -> Part { FooterRow(model).entry(SheetAct(key, words)) }
}
