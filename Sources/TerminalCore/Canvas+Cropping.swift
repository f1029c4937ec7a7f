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
