/// The whole wish for the terminal: every cell, the cursor, the modes.
///
/// The terminal works out the difference to what is there. What the terminal can do (colors,
/// sequences) is none of the frame's business.
package struct Frame: Equatable, Sendable {
  /// The cells.
  package var canvas: Canvas
  /// Where the cursor blinks; nil hides it.
  package var cursor: Point?
  /// The window's title (OSC 2); empty leaves it.
  package var title: String
  /// Whether the mouse reports to the program.
  package var capturesMouse: Bool
  /// Which color each role has.
  package var palette: Palette
  /// The parts that lead somewhere; they do not overlap.
  package var links: [Link]
  /// Whether words that run from right to left stand as they are seen, so that
  /// nothing may turn them again.
  package var isReordered: Bool
  /// The language of what the phone says, as a tag: `pt-BR`.
  package var language: String
  /// What the terminal that it is for takes for characters on whose columns terminals do not agree;
  /// drawn for none, it is `fixed`. Files record it.
  package var widths = ClusterWidths.fixed

  package init(
    canvas: Canvas, cursor: Point? = nil, title: String = "", capturesMouse: Bool = true,
    palette: Palette = .terminal, links: [Link] = [], isReordered: Bool = false,
    language: String = "en"
  ) {
    (self.canvas, self.cursor, self.title) = (canvas, cursor, title)
    (self.capturesMouse, self.palette, self.links) = (capturesMouse, palette, links)
    (self.isReordered, self.language) = (isReordered, language)
  }
}
