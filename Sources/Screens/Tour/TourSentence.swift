import TerminalCore

/// Words that name controls: `{clear}` stands for the first key of `clear`, `{down*}` for all of its keys.
struct TourSentence {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The words with the keys in force; a control without one is called by its title.
  func runs(_ keymap: Keymap, _ glyphs: Glyphs) -> [TextRun] {
    var runs: [TextRun] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      runs.append(TextRun(String(rest[..<start]), .text))
      let name = String(rest[rest.index(after: start)..<end])
      runs.append(TextRun(key(name, keymap, glyphs), .accent, .bold))
      rest = rest[rest.index(after: end)...]
    }
    return runs + [TextRun(String(rest), .text)]
  }

  private func key(_ name: String, _ keymap: Keymap, _ glyphs: Glyphs) -> String {
    guard name.hasSuffix("*") else { return keymap.name(of: name, glyphs) }
    let id = String(name.dropLast())
    let names = keymap.control(named: id)?.shortcuts.map { $0.name(glyphs) } ?? []
    return names.isEmpty ? keymap.name(of: id, glyphs) : names.joined(separator: Words.or)
  }
}
