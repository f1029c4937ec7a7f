/// What a control is called, and what it does in a sentence without a full stop:
/// where several are made alike.
struct ControlWords {
  /// What it is called in footer, palette and help: one to three words in lower case.
  let title: String
  /// What it does, for help and palette: a sentence without a full stop.
  let summary: String
  /// Other words by which it may be looked for, with blanks between them.
  let aliases: String

  init(_ title: String, _ summary: String, also aliases: String = "") {
    (self.title, self.summary, self.aliases) = (title, summary, aliases)
  }
}
