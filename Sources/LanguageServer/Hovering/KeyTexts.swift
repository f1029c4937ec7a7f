import Localization
import Notifications

/// What an app says for the key of a string, in each of its languages and forms.
struct KeyTexts {
  /// The key.
  let key: String
  /// By language, in the order of their names.
  let entries: [(language: String, entry: StringEntry)]

  init(_ cursor: KeyAtCursor) {
    key = cursor.key
    let strings = cursor.strings
    var entries: [(language: String, entry: StringEntry)] = []
    for language in strings.localizations {
      let found = strings.tables(cursor.table, in: language).firstNonNil { $0.table[cursor.key] }
      // What another language says is no text of this one.
      if let found, found.standIn == nil { entries.append((language, found)) }
    }
    self.entries = entries
  }

  /// A row for each language, and for each form of its plurals.
  var markdown: String {
    let rows = entries.map { language, entry in
      let own = "- **\(language)**: \(entry.format.text.asCode)"
      let forms = entry.variables.flatMap { variable in
        variable.forms.map {
          "\n  - \(variable.name) \($0.category.rawValue): \($0.form.text.asCode)"
        }
      }
      return own + forms.joined()
    }
    return ([key.asCode, ""] + rows).joined(separator: "\n")
  }
}

extension String {
  /// The text as Markdown shows it letter by letter.
  var asCode: String {
    let visible = map { $0.isNewline ? " ⏎ " : String($0) }.joined()
    let longest = visible.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let gap = longest > 0 || visible.isEmpty ? " " : ""
    return fence + gap + visible + gap + fence
  }
}
