extension Arranger {
  /// Places parts from top to bottom.
  func vertical(
    _ parts: [Element], _ spacing: Int, _ alignment: Alignment?, _ columns: Int, _ rows: Int?
  ) -> [Child] {
    let widths = parts.map { part in
      alignment == nil && part.placement.columns == nil
        ? columns : min(columns, idealColumns(part))
    }
    var arranged = zip(parts, widths).map { part, width in
      // What grows is arranged once its height is known.
      rows != nil && part.placement.grows
        ? Arrangement(element: part, size: Size(columns: width, rows: 0))
        : arrange(part, columns: width, rows: nil)
    }
    let kept = rows.map { fit(&arranged, rows: $0, spacing) } ?? arranged.map { _ in true }
    var children: [Child] = []
    var row = 0
    for (part, isKept) in zip(arranged, kept) where isKept {
      let column = (alignment ?? .leading).offset(part.size.columns, in: columns)
      children.append(Child(offset: Point(column: column, row: row), arrangement: part))
      row += part.size.rows + spacing
    }
    return children
  }

  /// Brings a vertical stack to a height; returns which parts stay.
  private func fit(_ parts: inout [Arrangement], rows: Int, _ spacing: Int) -> [Bool] {
    let wishes = parts.map { part in
      Shares.Wish(
        ideal: part.size.rows, placement: part.element.placement,
        isFixed: part.element.placement.rows != nil)
    }
    let shares = Shares.divide(rows, among: wishes, spacing: spacing, shortage: .last)
    for (index, share) in shares.enumerated() {
      guard let share else { continue }
      let part = parts[index]
      if part.element.placement.grows || share != part.size.rows {
        parts[index] = arrange(part.element, columns: part.size.columns, rows: share)
      }
    }
    return shares.map { $0 != nil }
  }

  /// Places parts from the leading to the trailing side.
  func horizontal(_ parts: [Element], _ spacing: Int, _ columns: Int, _ rows: Int?) -> [Child] {
    let wishes = parts.map { part in
      Shares.Wish(
        ideal: part.placement.grows ? 0 : idealColumns(part), placement: part.placement,
        isFixed: part.placement.columns != nil)
    }
    let shares = Shares.divide(columns, among: wishes, spacing: spacing, shortage: .longest)
    var children: [Child] = []
    var column = 0
    for (part, share) in zip(parts, shares) {
      guard let share else { continue }
      let arranged = arrange(part, columns: share, rows: rows)
      children.append(Child(offset: Point(column: column, row: 0), arrangement: arranged))
      column += share + spacing
    }
    let height = children.map(\.arrangement.size.rows).max() ?? 0
    for index in children.indices where children[index].arrangement.element.placement.rows == nil {
      children[index].arrangement.size.rows = height
    }
    return children
  }
}
