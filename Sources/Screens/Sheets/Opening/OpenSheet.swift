import TerminalCore

/// The apps, payloads and scenarios near the working folder, while one of
/// them is chosen to be opened.
struct OpenSheet: GatheredList {
  var choice = RowChoice()
  let items: [OpenableFile]

  var title: String { Words.openTitle }
  var enters: String { Words.opens }

  func parts(of file: OpenableFile, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [
      Part.text(file.path.visibleLine).growing(),
      .text("  \(Words.name(of: file.kind)) ", row.role(.dim)),
    ]
  }

  func label(of file: OpenableFile) -> String {
    "\(file.path.visibleLine), \(Words.name(of: file.kind))"
  }

  func effect(of file: OpenableFile) -> Effect { .terminal(.open(path: file.path)) }
}
