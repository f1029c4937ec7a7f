import TerminalCore

extension Model {
  /// A phone alone, drawn as this interface draws it: a list as far as it goes, anything else as high as the screen.
  package func canvas(of scene: Scene, for order: ComparisonOrder) -> Canvas {
    var model = Model(
      size: Size(columns: order.columns, rows: order.rows), glyphs: glyphs,
      isColored: appearance.isColored, density: appearance.density, isBare: true)
    model.use(palette)
    model.appearance.bidi = appearance.bidi
    let isList =
      model.showsList(in: scene) && model.phoneLayer(in: scene) == nil
      && !model.isViewOpen(in: scene)
    if isList { model.size.rows = max(order.rows, Self.mostComparedRows) }
    return model.frame(in: scene).trimmed.canvas
  }

  // More is not compared by eye.
  private static let mostComparedRows = 400
}
