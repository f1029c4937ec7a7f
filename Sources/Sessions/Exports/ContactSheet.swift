import TerminalCore

/// All steps of a story side by side, each with its picture, its line and its
/// time: for a wall, or a review.
package struct ContactSheet {
  /// Its steps, in order, as pages show them.
  let story: Story

  package init(_ story: Story) { self.story = story.forPages }

  /// More bytes than this make no page that is sent around.
  package static let byteLimit = 3_000_000

  /// One page that needs nothing else, in the reader's light or dark; it prints two
  /// to four steps side by side.
  ///
  /// - Parameter preview: A picture for chats; nil for none.
  package func html(showing preview: PagePreview?) -> String {
    var markup = ThemedMarkup()
    let cells = story.steps.enumerated().map { index, step in
      step.cell(number: index + 1, &markup)
    }
    return Page(
      title: story.title, lead: "\(story.phone.markup) · \(story.steps.countWords)",
      style: stylesheet(markup), main: "<ol>\n\(cells.joined())</ol>\n", preview: preview
    ).html
  }

  private func stylesheet(_ markup: ThemedMarkup) -> String {
    let columns = story.steps.first?.frame.canvas.size.columns ?? 80
    return markup.stylesheet(PackageResources.sheet_css, columns: columns)
  }
}

extension Story.Step {
  fileprivate func cell(number: Int, _ markup: inout ThemedMarkup) -> String {
    """
    <li id="step-\(number)">
    <figure aria-labelledby="name-\(number)">
    <figcaption>
    <h2 id="name-\(number)"><time>\(clock.markup)</time> \(name.markup)</h2>
    \(lineMarkup)\(failed)</figcaption>
    <pre role="img" lang="\(frame.language.markup)" aria-label="\(frame.spoken.markup)">\n\
    \(markup.markup(of: frame))</pre>
    </figure>
    </li>

    """
  }

  private var failed: String {
    checks.compactMap { check in
      check.failure.map {
        "<p class=\"failed\"><b>failed</b> <code>\(check.line.markup)</code>: found \($0.markup)</p>\n"
      }
    }.joined()
  }
}
