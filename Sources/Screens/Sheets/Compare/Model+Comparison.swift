import Explaining
import TerminalCore

extension Model {
  /// What the open comparison waits for; nil where none is open, or it is there.
  var comparisonOrder: ComparisonOrder? {
    guard let sheet = topmost(CompareSheet.self), sheet.failure == nil else { return nil }
    let order = ComparisonOrder(
      sheet.side, at: sheet.moment, size: ComparePane.phoneSize(sheetSize, glyphs),
      PhoneLook(self), after: sheet.course)
    return order == sheet.screens?.order ? nil : order
  }

  /// What the open comparison shows; nil where none is open.
  package var comparedSide: (side: ComparedSide, title: String)? {
    topmost(CompareSheet.self).map { ($0.side, $0.title) }
  }

  /// Takes in what was drawn.
  package mutating func take(_ screens: ComparedScreens) {
    change(CompareSheet.self) { $0.take(screens) }
  }

  /// Says how far playing got.
  package mutating func followComparison(_ progress: (done: Int, total: Int)?) {
    let words = progress.map { Words.comparedSteps($0.done, of: $0.total) }
    change(CompareSheet.self) { $0.progress = words }
  }

  /// Says why there is nothing to compare with.
  package mutating func refuseComparison(_ reason: String) {
    change(CompareSheet.self) { $0.failure = reason }
  }

  /// A phone alone, drawn as this interface draws it: a list as far as it goes, anything
  /// else as high as the screen; where lines are read, those.
  package func canvas(of scene: Scene, for order: ComparisonOrder) -> Canvas {
    var model = Model(
      size: Size(columns: order.columns, rows: order.rows), glyphs: glyphs,
      isColored: appearance.isColored, density: appearance.density, isBare: true)
    model.use(palette)
    model.appearance.bidi = appearance.bidi
    // A row says what it says beneath a sheet, too, and beside a large icon of one system: in another
    // look it would differ from itself. P22: no picture goes with cells; its name does.
    model.appearance.isCompared = true
    let isList =
      model.showsList(in: scene) && model.phoneLayer(in: scene) == nil
      && !model.isViewOpen(in: scene)
    if isList {
      model.size.rows = max(order.rows, Self.mostComparedRows)
      model.appearance.fillsHeight = false
    }
    return model.isRead ? model.readLines(of: scene) : model.frame(in: scene).trimmed.canvas
  }

  // L34: a row for each line that is read of the phone by itself, in the order of its words and as
  // long as it is: a listener does not see where cells would stand.
  private func readLines(of scene: Scene) -> Canvas {
    var model = self
    model.show(in: scene)
    let lines = LinearScreen(model, scene).lines.map { line in
      [line.words, line.time].filter { !$0.isEmpty }.joined(separator: "; ")
    }
    let columns = min(Self.unlimitedRoom, lines.map(\.columns).max() ?? 0)
    let size = Size(columns: max(1, columns), rows: max(1, lines.count))
    return Part.vertical(lines.map { .text($0) })
      .painted(as: Spot.self, size: size, glyphs: glyphs).canvas
  }

  // More is not compared by eye.
  private static let mostComparedRows = 400
}
