import Encodings
import TerminalCore

extension ContactSheet {
  /// The same as one picture, in the colors of the pictures; steps from the
  /// left to the right, then down.
  package var svg: String {
    let size = cellSize
    let columns = max(1, min(story.steps.count, Self.columns))
    let rows = (story.steps.count + columns - 1) / columns
    let (width, height) = (
      columns * size.width + Self.gap, Self.header + rows * size.height + Self.gap
    )
    let cells = story.steps.enumerated().map { index, step in
      cell(
        step,
        at: (Self.gap + index % columns * size.width, Self.header + index / columns * size.height))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" lang="en">
      <title>\(story.title.markup)</title>
      <clipPath id="caption"><rect width="\(size.width - Self.gap)" height="\(Self.caption)"/></clipPath>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <g fill="#1c1c1e" font-family="system-ui, sans-serif" font-size="16">
      <text x="\(Self.gap)" y="32" font-size="24" font-weight="bold">\(title(width))</text>
      <text x="\(Self.gap)" y="58">\(phone(width)) · \(story.steps.countWords)</text>
      \(cells.joined())</g>
      </svg>

      """
  }

  private static let (columns, gap, header, caption) = (4, 24, 80, 52)
  // How wide a column of text may be in the usual fonts without fixed widths.
  private static let (titleColumn, nameColumn, column) = (17, 10, 8)

  private func title(_ width: Int) -> String {
    Self.fitted(story.title, (width - 2 * Self.gap) / Self.titleColumn)
  }

  // How many steps there are is said in any case.
  private func phone(_ width: Int) -> String {
    let room = (width - 2 * Self.gap) / Self.nameColumn - story.steps.countWords.columns - 3
    return Self.fitted(story.phone, max(8, room))
  }

  private static func fitted(_ words: String, _ columns: Int) -> String {
    words.visibleLine.shortened(columns: columns, ellipsis: Glyphs.unicode.cut).escapedForMarkup
  }

  private var cellSize: (width: Int, height: Int) {
    let size = story.steps.first?.frame.svgSize ?? (width: 0, height: 0)
    return (size.width + Self.gap, size.height + Self.caption + Self.gap)
  }

  private func cell(_ step: Story.Step, at place: (x: Int, y: Int)) -> String {
    let width = cellSize.width - Self.gap
    let whole = "\(step.clock)  \(step.name)".visibleLine
    let name = Self.fitted(whole, width / Self.nameColumn)
    let failed = step.checks.first { $0.failure != nil }.map { "failed: \($0.line)" }
    let line = Self.fitted(failed ?? step.briefLine ?? "", width / Self.column)
    let color = failed == nil ? "" : " fill=\"#b3261e\""
    return """
      <g transform="translate(\(place.x) \(place.y))" role="group" aria-label="\(whole.escapedForMarkup)">
      <g clip-path="url(#caption)">
      <text y="18" font-weight="bold">\(name)</text>
      <text y="40" font-size="13"\(color) font-family="\(Frame.fontFamilies)">\(line)</text>
      </g>
      <g transform="translate(0 \(Self.caption))">
      \(step.frame.svg)</g>
      </g>

      """
  }
}
