import Notifications
import TerminalCore

/// The report as one page that needs nothing else: all tests, and of those that failed the line,
/// what differs, and the story at that moment.
package struct HTMLReport: TestRecorder {
  @CopyOnWrite private var run: TestRun?
  private let threadCount: Int
  private let write: (String) -> Void
  private var rows: [String] = []
  private var failures: [TestResult] = []
  private var sources: SourceLines

  /// So many steps before a failure are shown: two hundred failures have
  /// to fit into five megabytes.
  private static let mostSteps = 5

  /// - Parameters:
  ///   - run: Plays a test once more to its first failure; nil where that cannot be had.
  ///   - threadCount: How many are played so at the same time.
  ///   - write: Takes the whole page, once.
  package init(
    replaying run: TestRun?, threadCount: Int = 1, write: @escaping (String) -> Void
  ) {
    (self.run, self.threadCount, self.write) = (run, threadCount, write)
    sources = SourceLines(piped: run?.locations.piped ?? [:])
  }

  package mutating func record(_ result: TestResult) {
    if result.verdict.isFailure { failures.append(result) }
    let name = result.scenario.name.markup
    let link = result.verdict.isFailure ? "<a href=\"#f\(failures.count)\">\(name)</a>" : name
    let title = result.title.map { " — \($0.markup)" } ?? ""
    let reason = result.reason.map { " (\($0.markup))" } ?? ""
    rows.append(
      "<tr\(Self.searched(result))><td\(result.verdict.isFailure ? " class=\"bad\"" : "")>"
        + "\(result.verdict.words)</td><td>\(link)\(title)\(reason)</td>"
        + "<td>\(result.duration.inWords)</td></tr>\n")
  }

  package mutating func finish(_ tally: TestTally) {
    let stories = stories
    let articles = failures.indices.map { article(failures[$0], number: $0 + 1, stories[$0]) }
    let markup = ThemedMarkup()
    let time = tally.duration == .zero ? "" : " (\(tally.duration.inWords))"
    write(
      Page(
        title: "Tests", lead: (tally.description + time).markup,
        style: markup.stylesheet(PackageResources.tests_css), main: contents(articles),
        script: String(decoding: PackageResources.tests_js, as: UTF8.self)
      ).html)
  }

  // Of each failure what is shown of its story; side by side, since each is played once more.
  private var stories: [String] {
    guard let run else { return failures.map { _ in "" } }
    return SideBySide.map(failures, count: threadCount) {
      let own = run.apart()
      return { result in
        own.replay(of: result, telling: Self.mostSteps).map { Self.markup(of: $0.story) } ?? ""
      }
    }
  }

  private func contents(_ articles: [String]) -> String {
    let failed =
      articles.isEmpty
      ? "" : "<section aria-label=\"Failed\">\n<h2>Failed</h2>\n\(articles.joined())</section>\n"
    return """
      <form id="filter" role="search" hidden>
      <label>Search <input type="search" name="search" autocomplete="off"></label>
      <label><input type="checkbox" name="failed"> Only failed</label>
      <output id="count"></output>
      </form>
      \(failed)<section aria-label="All tests">
      <h2>All tests</h2>
      <table>
      <thead><tr><th scope="col">Result</th><th scope="col">Test</th><th scope="col">Time</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }

  // What is searched, in small letters.
  private static func searched(_ result: TestResult) -> String {
    let words = "\(result.scenario.name) \(result.title ?? "")".lowercased().markup
    return " data-name=\"\(words)\" data-failed=\"\(result.verdict.isFailure ? 1 : 0)\""
  }

  private mutating func article(_ result: TestResult, number: Int, _ story: String) -> String {
    let title = result.title.map { " — \($0.markup)" } ?? ""
    var parts: [String] = []
    let problems = result.problems
    for (index, (diagnostic, lines)) in problems.enumerated() {
      let failure = result.failure(at: index, among: problems.count)
      parts.append(problem(diagnostic, Array(lines.dropFirst()), failure))
    }
    return """
      <article id="f\(number)"\(Self.searched(result))>
      <h3><span class="bad">\(result.verdict.words)</span> \(result.scenario.name.markup)\(title)</h3>
      \(parts.joined())\(story)</article>

      """
  }

  private mutating func problem(
    _ diagnostic: Diagnostic, _ lines: [String], _ failure: TestFailure?
  ) -> String {
    let text = FailureText(ReportLook(isColored: false))
    let around = text.excerpt(around: diagnostic.place, in: &sources).map(\.markup)
    let pictures = failure?.picture.map(Self.markup) ?? ""
    let told = pictures.isEmpty ? lines : lines.filter { !Self.isDifference($0) }
    let excerpt = around.isEmpty ? "" : "<pre>\(around.joined(separator: "\n"))</pre>\n"
    let details = told.map { FailureMarkup.line($0, of: failure) }.joined(separator: "\n")
    return "<p>\(diagnostic.revealed.markup)</p>\n\(excerpt)"
      + (told.isEmpty ? "" : "<pre>\(details)</pre>\n") + pictures
  }

  // What a difference of pictures says in lines is shown as two pictures.
  private static func isDifference(_ line: String) -> Bool {
    !line.hasPrefix("  open ") && !line.hasPrefix("  seed ")
  }

  private static func markup(of difference: PictureDifference) -> String {
    guard let kept = difference.kept else { return "" }
    let sides = MarkedPictures(kept, difference.drawn)
    return [("kept", sides.kept), ("now", sides.drawn)].map { name, rows in
      "<figure><figcaption>\(name)</figcaption><pre>\(rows.map(\.markup).joined(separator: "\n"))</pre></figure>\n"
    }.joined()
  }

  private static func markup(of story: Story) -> String {
    let steps = story.forPages.steps
    let figures = steps.map { step in
      "<figure><figcaption>\(step.clock.markup) \(step.name.markup)</figcaption>"
        + "<pre role=\"img\" lang=\"\(step.frame.language.markup)\" aria-label=\"\(step.frame.spoken.markup)\">"
        + "\(step.frame.trimmed.text.markupLines)</pre></figure>\n"
    }
    return figures.isEmpty
      ? ""
      : "<details><summary>The story up to there: \(steps.count.counted("step"))</summary>\n"
        + "\(figures.joined())</details>\n"
  }
}

extension String {
  fileprivate var markupLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).markup }
      .joined(separator: "\n")
  }
}
