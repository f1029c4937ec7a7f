import TerminalCore

extension Story {
  /// The story as pages show it: phones no taller than the tallest content, and what is only noted as the caption of
  /// the step that follows.
  var forPages: Story {
    var story = self
    story.steps = Self.captioned(steps)
    let tallest = story.steps.map(\.frame.trimmed.canvas.size.rows).max() ?? 0
    for index in story.steps.indices { story.steps[index].frame.crop(rows: tallest) }
    return story
  }

  private static func captioned(_ steps: [Step]) -> [Step] {
    var captions: [String] = []
    var kept: [Step] = []
    for (index, step) in steps.enumerated() {
      if step.isNoteAlone, index < steps.count - 1 {
        captions += step.notes
      } else {
        var step = step
        step.notes = captions + step.notes
        captions = []
        kept.append(step)
      }
    }
    return kept
  }
}

extension Story.Step {
  // A failed check belongs to the step that it was made in.
  fileprivate var isNoteAlone: Bool {
    (line?.hasPrefix("note ") ?? true) && !notes.isEmpty && checks.isEmpty
      && happenings.allSatisfy { notes.contains($0.words) }
  }

  /// The line that did it; JSON in it is folded away.
  var lineMarkup: String {
    guard let line else { return "" }
    guard let start = line.firstIndex(where: { $0 == "{" || $0 == "[" }),
      let end = line.lastIndex(where: { $0 == "}" || $0 == "]" }), start < end
    else { return "<p class=\"line\"><code>\(line.markup)</code></p>\n" }
    let brief = "\(line[..<start]){…}\(line[line.index(after: end)...])"
    return "<details class=\"line\"><summary><code>\(brief.markup)</code></summary>"
      + "<code>\(line.markup)</code></details>\n"
  }
}

extension Frame {
  fileprivate mutating func crop(rows: Int) {
    guard rows > 0, rows < canvas.size.rows else { return }
    canvas = canvas.cropped(rows: rows)
  }
}
