extension Arranger {
  /// Places parts from top to bottom.
  func vertical(
    _ parts: [Element], _ spacing: Int, _ alignment: Alignment?, _ columns: Int, _ rows: Int?
  ) -> [Child] {
    var arranged = parts.map { part in
      let width =
        alignment == nil && part.placement.columns == nil
        ? columns : min(columns, idealColumns(part))
      // What grows is arranged once its height is known.
      return rows != nil && part.placement.grows
        ? Arrangement(part, Size(columns: width, rows: 0))
        : arrange(part, columns: width, rows: nil)
    }
    if let rows { arranged = fit(arranged, rows: rows, spacing) }
    var row = 0
    return arranged.map { part in
      let column = (alignment ?? .leading).offset(part.size.columns, in: columns)
      defer { row += part.size.rows + spacing }
      return Child(part, column: column, row: row)
    }
  }

  /// Brings a vertical stack to a height; some parts may go.
  private func fit(_ parts: [Arrangement], rows: Int, _ spacing: Int) -> [Arrangement] {
    let wishes = parts.map { part in
      Shares.Wish(
        ideal: part.size.rows, placement: part.element.placement,
        isFixed: part.element.placement.rows != nil)
    }
    let shares = Shares.divide(rows, among: wishes, spacing: spacing, shortage: .last)
    return zip(parts, shares).compactMap { part, share in
      guard let share else { return nil }
      let isReady = share == part.size.rows && !part.element.placement.grows
      return isReady ? part : arrange(part.element, columns: part.size.columns, rows: share)
    }
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
    children.reserveCapacity(parts.count)
    var column = 0
    for (part, share) in zip(parts, shares) {
      guard let share else { continue }
      children.append(Child(arrange(part, columns: share, rows: rows), column: column))
      column += share + spacing
    }
    let height = children.reduce(0) { max($0, $1.place.size.rows) }
    for index in children.indices where children[index].arrangement.element.placement.rows == nil {
      children[index].place.size.rows = height
    }
    return children
  }
}
