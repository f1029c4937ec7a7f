import TerminalCore

/// A row from which one chooses: the selected one has a mark in the margin and stands out.
struct ChoiceRow {
  private let model: Model
  /// Whether it is the selected one.
  let isSelected: Bool

  init(_ model: Model, isSelected: Bool) {
    (self.model, self.isSelected) = (model, isSelected)
  }

  /// Columns of the mark with its gap.
  static let markColumns = 2

  /// A role where the row is not selected: what is selected has one color.
  func role(_ role: Role) -> Role? { isSelected ? nil : role }

  /// The row with its cells.
  ///
  /// - Parameter spot: What a click on it hits.
  func part(
    _ cells: [Part?], _ spot: Spot, as meaning: ElementRole = .row, label: String,
    whyDisabled: String? = nil
  ) -> Part {
    let mark = isSelected ? String(Marks(model.glyphs).selected) : " "
    let line = Part.horizontal([.text("\(mark) ", role(.accent))] + cells)
      .identified(spot)
      .meaning(meaning, label: label, whyDisabled: whyDisabled, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }
}
