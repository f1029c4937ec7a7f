import Notifications
import TerminalCore

extension Story {
  /// The story as one page that needs nothing else: a slider and keys go through the steps, without
  /// a script all of them stand below each other.
  ///
  /// - Parameter preview: A picture for chats; nil for none.
  package func html(showing preview: PagePreview?) -> String {
    var markup = ThemedMarkup()
    let story = forPages
    let steps = story.steps
    let articles = steps.enumerated().map { index, step in
      step.article(number: index + 1, &markup)
    }
    let isLong = steps.count > 1
    return Page(
      title: title, lead: "\(phone.markup) · \(steps.countWords)",
      style: StoryPage.stylesheet(markup, columns: steps.first?.frame.canvas.size.columns ?? 80),
      controls: isLong ? StoryPage.controls(count: steps.count) : "",
      main: articles.joined(), script: isLong ? StoryPage.script : "",
      preview: preview
    ).html
  }
}

extension Story.Step {
  fileprivate func article(number: Int, _ markup: inout ThemedMarkup) -> String {
    """
    <article id="step-\(number)" aria-labelledby="name-\(number)">
    <h2 id="name-\(number)"><time>\(clock.markup)</time> \(name.markup)</h2>
    <figure>
    <pre role="img" lang="\(frame.language.markup)" aria-label="\(frame.spoken.markup)">\n\
    \(markup.markup(of: frame))</pre>
    </figure>
    <section aria-label="What happened, and why">
    \(lineMarkup)\(list(happenings.map(\.item), "happenings"))\(list(checks.map(\.item), "checks"))</section>
    </article>

    """
  }

  private func list(_ items: [String], _ name: String) -> String {
    items.isEmpty ? "" : "<ul class=\"\(name)\">\n\(items.joined())</ul>\n"
  }
}

extension Story.Happening {
  fileprivate var item: String {
    let about = subject.map { "<b>\($0.markup)</b> " } ?? ""
    let why = reasons.map {
      "<li><span class=\"rule\">\($0.rule)</span> \($0.words(naming: \.revealed).markup)</li>"
    }
    let list = why.isEmpty ? "" : "\n<ul class=\"why\">\(why.joined())</ul>"
    return "<li>\(about)\(words.markup)\(list)</li>\n"
  }
}

extension Story.Check {
  fileprivate var item: String {
    let code = "<code>\(line.markup)</code>"
    guard let failure else { return "<li class=\"held\"><span>held</span> \(code)</li>\n" }
    return "<li class=\"failed\"><span>failed</span> \(code): found \(failure.markup)</li>\n"
  }
}
