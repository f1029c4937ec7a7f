import Notifications
import TerminalCore

/// All steps of a story side by side, each with its picture, its line and its time: for a wall, or a review.
package struct ContactSheet {
  /// Its steps, in order.
  let story: Story

  package init(_ story: Story) { self.story = story }

  /// More bytes than this make no page that is sent around.
  package static let mostBytes = 3_000_000

  /// One page that needs nothing else, in the reader's light or dark; it prints two to four steps side by side.
  package var html: String {
    var markup = ThemedMarkup()
    let cells = story.steps.enumerated().map { index, step in
      step.cell(number: index + 1, &markup)
    }
    return Page(
      title: story.title, lead: "\(story.phone.markup) · \(story.steps.countWords)",
      style: stylesheet(markup), main: "<ol>\n\(cells.joined())</ol>\n"
    ).html
  }

  private func stylesheet(_ markup: ThemedMarkup) -> String {
    let columns = story.steps.first?.frame.canvas.size.columns ?? 80
    return markup.variables + """
      * { box-sizing: border-box; }
      body { margin: 0; padding: 1rem; background: var(--background); color: var(--text);
        font: 0.9rem/1.4 system-ui, sans-serif; }
      h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 0.95rem; margin: 0; overflow-wrap: anywhere; }
      header p { margin: 0.2rem 0 1rem; color: var(--secondary); }
      ol { display: grid; gap: 1.5rem 1rem; margin: 0; padding: 0; list-style: none;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
      li { break-inside: avoid; min-width: 0; container-type: inline-size; }
      figure { margin: 0; display: grid; gap: 0.4rem; height: 100%; grid-template-rows: 1fr auto; }
      time { font-variant-numeric: tabular-nums; color: var(--secondary); font-weight: normal; }
      pre { margin: 0; padding: 0.6em; border-radius: 0.6em; overflow: hidden; line-height: 1.25;
        border: 1px solid var(--line); font-family: \(Frame.fontFamilies);
        font-size: min(0.9rem, calc(100cqw / \(columns + 2) / 0.62)); }
      code { font-family: \(Frame.fontFamilies); font-size: 0.85em; overflow-wrap: anywhere; }
      .line { margin: 0; } .failed { margin: 0; color: var(--critical); }
      @media print { body { padding: 0; } ol { grid-template-columns: repeat(auto-fill, minmax(8cm, 1fr)); } }
      \(markup.stylesheet)
      """
  }
}

extension Story.Step {
  fileprivate func cell(number: Int, _ markup: inout ThemedMarkup) -> String {
    """
    <li id="step-\(number)">
    <figure aria-labelledby="name-\(number)">
    <figcaption>
    <h2 id="name-\(number)"><time>\(clock.markup)</time> \(name.markup)</h2>
    \(done)\(failed)</figcaption>
    <pre role="img" lang="\(frame.language.markup)" aria-label="\(frame.spoken.markup)">\n\
    \(markup.markup(of: frame))</pre>
    </figure>
    </li>

    """
  }

  private var done: String {
    line.map { "<p class=\"line\"><code>\($0.markup)</code></p>\n" } ?? ""
  }

  private var failed: String {
    checks.compactMap { check in
      check.failure.map {
        "<p class=\"failed\"><b>failed</b> <code>\(check.line.markup)</code>: found \($0.markup)</p>\n"
      }
    }.joined()
  }
}
