import TerminalCore

/// What lies in the folder of a failure, and how to go on from there, as Markdown.
struct FailureIndex {
  /// The file.
  let text: String

  /// What each file is for, in the order in which they are named.
  static let purposes: [(name: String, words: String)] = [
    (
      "journal.scenario",
      "what was played up to the failure, in one file that fails in the same way"
    ),
    ("minimized.scenario", "the fewest lines that fail in the same way"),
    ("journal.snapshots", "the pictures that `journal.scenario` is compared with"),
    ("minimized.snapshots", "the pictures that `minimized.scenario` is compared with"),
    ("screen.txt", "the screen when it was checked"), ("screen.svg", "the same as a picture"),
    ("state.json", "the phone then, as `coversheet state` prints it"),
    ("explanation.txt", "why what was checked is as it is"),
    ("recording.cast", "all screens up to there; `asciinema play` shows them"),
  ]

  init(_ result: TestResult, _ replay: FailureReplay, files: [String]) {
    let path = result.scenario.name.revealedLine.markdownCode
    let failures = result.failures.flatMap(\.lines).map(\.visibleLine)
    let told = replay.story.steps.count
    let left = replay.stepCount - told
    let words = files.map { name in
      let purpose =
        Self.purposes.first { $0.name == name }?.words ?? "what is drawn for a snapshot now"
      let cut = name == "recording.cast" && left > 0 ? "; of \(left + told) the last \(told)" : ""
      return "- \(name.markdownCode): \(purpose)\(cut)"
    }
    let open = replay.failure.openingCommand?.visibleLine
    let sections = [
      ["# \(result.verdict.words): \(path)"],
      result.title.map { ["", "“\($0.markdown)”"] } ?? [],
      ["", "~~~text"] + failures + ["~~~", "", "## Open it", "", "~~~sh"],
      [open, "coversheet run journal.scenario"].compactMap(\.self) + ["~~~"],
      ["", "## What happened last", "", "~~~text"] + replay.lastFacts + ["~~~"],
      ["", "## Files", ""] + words,
    ]
    text = sections.joined().map { $0 + "\n" }.joined()
  }
}
