/// Which values a matrix goes through, and which of them are its rows.
package struct MatrixAxes: Hashable, Sendable {
  /// The values of each axis that has any, in the order of the axes; an axis with one value
  /// is set to it in every cell.
  package private(set) var values: [MatrixAxis: [MatrixValue]]
  /// The axes down the side, the outermost first.
  package private(set) var rows: [MatrixAxis]
  /// The axes along the top, the outermost first.
  package private(set) var columns: [MatrixAxis]

  /// - Parameters:
  ///   - values: In any order of axes; of one axis in the order in which they are shown.
  ///   - rows: Down the side; nil takes the languages, or what there is.
  ///   - columns: Along the top; nil takes what is not among the rows.
  package init(
    _ values: [MatrixValue], rows: [MatrixAxis]? = nil, columns: [MatrixAxis]? = nil
  ) {
    let grouped = Dictionary(grouping: values, by: \.axis)
    let open = Self.usualOrder.filter { (grouped[$0] ?? []).count > 1 }
    let free = open.filter { !(rows ?? []).contains($0) && !(columns ?? []).contains($0) }
    let given = (rows ?? []).filter { grouped[$0] != nil }
    let first =
      free.contains(.locale) ? [.locale] : Array(free.prefix(columns == nil ? 1 : free.count))
    self.values = grouped
    self.rows = rows == nil ? first : given + (columns == nil ? [] : free)
    let rest = rows == nil ? free.filter { !first.contains($0) } : columns == nil ? free : []
    self.columns = (columns ?? []).filter { grouped[$0] != nil } + rest
  }

  // Previews before counts, so that what is shown and what is hidden stand together.
  private static let usualOrder: [MatrixAxis] = [
    .locale, .system, .theme, .width, .lock, .focus, .delivery, .grouping, .surface, .age,
    .previews, .count,
  ]

  /// What every cell is set to.
  package var common: MatrixPoint {
    MatrixPoint(
      MatrixAxis.allCases.compactMap { axis in
        rows.contains(axis) || columns.contains(axis) ? nil : values[axis]?.first
      })
  }

  /// The rows, each with its values.
  package var rowPoints: [MatrixPoint] { points(of: rows) }
  /// The columns, each with its values.
  package var columnPoints: [MatrixPoint] { points(of: columns) }

  private func points(of axes: [MatrixAxis]) -> [MatrixPoint] {
    axes.reduce([MatrixPoint()]) { points, axis in
      points.flatMap { point in
        (values[axis] ?? []).map { point.with(MatrixPoint([$0])) }
      }
    }
  }

  /// A heading in the order of its axes, not in that of a phone's settings.
  package func title(of point: MatrixPoint) -> String {
    (rows + columns).compactMap { point[$0]?.title }.joined(separator: " · ")
  }

  /// The same for the name of a file, in which each value says which axis it is on.
  package func fileTitle(of point: MatrixPoint) -> String {
    (rows + columns).compactMap { point[$0]?.heading }.joined(separator: " · ")
  }
}
