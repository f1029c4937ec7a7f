import Encodings
import TerminalCore

extension ContactSheet {
  /// The same as one picture, in the colors of the pictures; steps from the
  /// left to the right, then down.
  package var svg: String {
    let names = story.steps.map(nameLines)
    let caption = Self.captionHeight(rows: names.map(\.count).max() ?? 1)
    let size = (width: phoneWidth + Self.gap, height: phoneHeight + caption + Self.gap)
    let columns = max(1, min(story.steps.count, Self.columns))
    let rows = (story.steps.count + columns - 1) / columns
    let (width, height) = (
      columns * size.width + Self.gap, Self.header + rows * size.height + Self.gap
    )
    let cells = story.steps.enumerated().map { index, step in
      cell(
        step, named: names[index], caption,
        at: (Self.gap + index % columns * size.width, Self.header + index / columns * size.height))
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" lang="en">
      <title>\(story.title.markup)</title>
      <clipPath id="caption"><rect width="\(phoneWidth)" height="\(caption)"/></clipPath>
      <rect width="\(width)" height="\(height)" fill="#ffffff"/>
      <g fill="#1c1c1e" font-family="system-ui, sans-serif" font-size="16">
      <text x="\(Self.gap)" y="32" font-size="24" font-weight="bold">\(title(width))</text>
      <text x="\(Self.gap)" y="58">\(phone(width)) · \(story.steps.countWords)</text>
      \(cells.joined())</g>
      </svg>

      """
  }

  private static let (columns, gap, header) = (4, 24, 80)
  // A note is a sentence or two.
  private static let mostNameRows = 3
  private static let nameRowHeight = 20

  // What a step is called, and its line below that.
  private static func captionHeight(rows: Int) -> Int { rows * nameRowHeight + 32 }
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

  private var phoneWidth: Int { story.steps.first?.frame.svgSize.width ?? 0 }
  private var phoneHeight: Int { story.steps.first?.frame.svgSize.height ?? 0 }

  private func nameLines(_ step: Story.Step) -> [String] {
    step.title.wrapped(
      columns: max(1, phoneWidth / Self.nameColumn), maximumRows: Self.mostNameRows,
      ellipsis: Glyphs.unicode.cut)
  }

  private func cell(
    _ step: Story.Step, named lines: [String], _ caption: Int, at place: (x: Int, y: Int)
  ) -> String {
    let names = lines.enumerated().map { index, words in
      "<text y=\"\(18 + index * Self.nameRowHeight)\" font-weight=\"bold\">"
        + "\(words.escapedForMarkup)</text>\n"
    }
    let failed = step.checks.first { $0.failure != nil }.map { "failed: \($0.line)" }
    let line = Self.fitted(failed ?? step.briefLine ?? "", phoneWidth / Self.column)
    let color = failed == nil ? "" : " fill=\"#b3261e\""
    return """
      <g transform="translate(\(place.x) \(place.y))" role="group" \
      aria-label="\(step.title.escapedForMarkup)">
      <g clip-path="url(#caption)">
      \(names.joined())\
      <text y="\(caption - 12)" font-size="13"\(color) font-family="\(Frame.fontFamilies)">\(line)</text>
      </g>
      <g transform="translate(0 \(caption))">
      \(step.frame.svg)</g>
      </g>

      """
  }
}

extension Story.Step {
  fileprivate var title: String { "\(clock)  \(name)".visibleLine }
}
