extension Canvas {
  /// The first rows of it; pictures that begin below are left out.
  ///
  /// - Parameter rows: From 0; more than there are leaves all.
  package func cropped(rows: Int) -> Canvas {
    let kept = min(max(0, rows), size.rows)
    var canvas = Canvas(size: Size(columns: size.columns, rows: kept))
    canvas.cells = Array(cells.prefix(kept * size.columns))
    canvas.listed = listed
    canvas.pictures = pictures
    return canvas
  }
}

extension Frame {
  /// The frame without the empty rows at its end; at least one row stays, and
  /// an empty frame stays whole.
  ///
  /// A row with a part of a picture is not empty, however dark that is.
  package var trimmed: Frame {
    var frame = self
    let rows = 0..<canvas.size.rows
    let last = rows.last { row in
      canvas.row(row).contains { $0.picture > 0 || $0.character != " " }
    }
    let used = (last ?? -1) + 1
    guard used < canvas.size.rows else { return self }
    frame.canvas = canvas.cropped(rows: max(used, 1))
    return frame
  }
}
