import TerminalCore

extension Story {
  /// The story as pages show it: phones no taller than the tallest content, what is only noted as
  /// the caption of the next step that a line made, else of the next one, and what came by itself
  /// and is not seen, such as a display that goes off (P3), among what happened in the step before.
  var forPages: Story {
    var story = self
    story.steps = Self.captioned(steps)
    let tallest = Self.tallest(story.steps)
    for index in story.steps.indices { story.steps[index].frame.crop(rows: tallest) }
    return story
  }

  /// What chats show of it: the first step with something on the phone, else the
  /// last one; nil without steps.
  var shownFirst: Frame? {
    let steps = Self.captioned(steps)
    var frame = (steps.first { !$0.frame.isIdle } ?? steps.last)?.frame
    frame?.crop(rows: Self.tallest(steps))
    return frame
  }

  // How many rows the tallest content has.
  private static func tallest(_ steps: [Step]) -> Int { steps.map(\.frame.neededRows).max() ?? 0 }

  private static func captioned(_ steps: [Step]) -> [Step] {
    var captions: [String] = []
    var kept: [Step] = []
    for (index, step) in steps.enumerated() {
      if step.isNoteAlone, index < steps.count - 1 {
        captions += step.notes
        continue
      }
      let isPassedOver = Self.isPassedOver(steps[index...])
      if step.isUnseen(after: kept.last), captions.isEmpty || isPassedOver {
        kept[kept.count - 1].happenings += step.timedHappenings
      } else if isPassedOver {
        kept.append(step)
      } else {
        var step = step
        step.notes = captions + step.notes
        captions = []
        kept.append(step)
      }
    }
    return kept
  }

  // Whether the first step came by itself before the one that is introduced, as a display that goes
  // off does between two pushes. Where a note follows first, what came by itself is introduced.
  private static func isPassedOver(_ steps: ArraySlice<Step>) -> Bool {
    guard steps.first?.comesByItself == true else { return false }
    return steps.first { !$0.comesByItself }?.notes.isEmpty ?? false
  }
}

extension Story.Step {
  fileprivate var comesByItself: Bool { line == nil && notes.isEmpty && !goesBack }

  // A picture twice tells nothing; what was checked then has a step of its own, and what nothing
  // happened in would be called after this.
  fileprivate func isUnseen(after step: Story.Step?) -> Bool {
    guard comesByItself, checks.isEmpty, let step, !step.happenings.isEmpty else { return false }
    return frame == step.frame
  }

  // As they are told in a step of another moment.
  fileprivate var timedHappenings: [Story.Happening] {
    happenings.map { happening in
      var timed = happening
      timed.words = "\(clock) \(happening.words)"
      return timed
    }
  }

  // A failed check belongs to the step that it was made in.
  fileprivate var isNoteAlone: Bool {
    (line?.hasPrefix("note ") ?? true) && !notes.isEmpty && checks.isEmpty
      && happenings.allSatisfy { notes.contains($0.words) }
  }

  /// The line that did it, with `{…}` for JSON in it.
  var briefLine: String? {
    guard let line, let start = line.firstIndex(where: { $0 == "{" || $0 == "[" }),
      let end = line.lastIndex(where: { $0 == "}" || $0 == "]" }), start < end
    else { return line }
    return "\(line[..<start]){…}\(line[line.index(after: end)...])"
  }

  /// The line that did it; JSON in it is folded away.
  var lineMarkup: String {
    guard let line, let brief = briefLine else { return "" }
    guard brief != line else { return "<p class=\"line\"><code>\(line.markup)</code></p>\n" }
    return "<details class=\"line\"><summary><code>\(brief.markup)</code></summary>"
      + "<code>\(line.markup)</code></details>\n"
  }
}

extension Frame {
  // Whether nothing is listed: nothing is drawn at all, or words about that in the middle.
  fileprivate var isIdle: Bool { contents.isEmpty || isCentered }

  /// The rows from the first to the last that is not blank.
  private var contents: Range<Int> {
    let rows = 0..<canvas.size.rows
    func isDrawn(_ row: Int) -> Bool {
      canvas.row(row).contains { $0.picture > 0 || $0.character != " " }
    }
    guard let first = rows.first(where: isDrawn), let last = rows.last(where: isDrawn) else {
      return 0..<0
    }
    return first..<last + 1
  }

  // No list is so far from the top with as much air below it.
  private var isCentered: Bool {
    let (above, below) = (contents.lowerBound, canvas.size.rows - contents.upperBound)
    return canvas.pictures.isEmpty && above > contents.count && abs(above - below) <= 1
  }

  // Words in the middle need no more than there is.
  fileprivate var neededRows: Int { isIdle ? 0 : contents.upperBound }

  fileprivate mutating func crop(rows: Int) {
    guard rows > 0, rows < canvas.size.rows else { return }
    let first = isCentered ? (canvas.size.rows - rows) / 2 : 0
    if first > 0 { canvas.scrollUp(by: first) }
    canvas = canvas.cropped(rows: rows)
  }
}

extension Canvas {
  fileprivate mutating func scrollUp(by rows: Int) {
    for row in 0..<size.rows - rows {
      for column in 0..<size.columns {
        self[Point(column: column, row: row)] = self[Point(column: column, row: row + rows)]
      }
    }
  }
}
