import Scenarios

// The scenario language as help prints it.
extension LanguageSection {
  /// The whole language: each part under its title.
  static var wholeText: String {
    let list = all.map { ("coversheet help \($0.name)", $0.title) }
    return all.map(\.text).joined(separator: "\n") + "\nEach part by itself:\n"
      + HelpText.columns(list)
  }

  /// This part: its title, sentences, rows, and lines to copy.
  var text: String {
    let sentences = paragraphs.map { $0 + "\n" }.joined(separator: "\n")
    let lines = example.split(separator: "\n").map { "    \($0)\n" }.joined()
    let parts = [
      sentences, rows.isEmpty ? "" : HelpText.columns(rows.map { ($0.term, $0.meaning.unfolded) }),
      lines.isEmpty ? "" : "Example:\n" + lines,
    ]
    return "\(title)\n\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// What of the language has some words as its own, by heading: expectations, keys that are
  /// written so, parts that are about it.
  static func whatIsMeant(by words: String) -> [(String, [(String, String)])] {
    let plain = words.hasPrefix("expect ") ? String(words.dropFirst(7)) : words
    let forms = ExpectationForm.all.filter { form in
      form.subject == plain || OtherWords.fit(plain, form.subject + " " + form.usage)
    }
    let keys = [app, service, content, requests, triggers, legacy].map { section in
      (section.title, section.rows(with: plain).map { ($0.term, $0.meaning) })
    }
    let sections = all.filter { $0.isMeant(by: plain) }
      .map { ("coversheet help \($0.name)", $0.title) }
    let options = CommandLineOption.common.filter { $0.isMeant(by: plain) }
      .map { ($0.usage, $0.described) }
    return [("To expect", forms.map { ("expect " + $0.usage, $0.summary) })] + keys
      + [("About the language", sections), ("Options", options)]
  }
}

extension String {
  /// On one line, as sentences of tables are written over several.
  var unfolded: String { split(separator: "\n").joined(separator: " ") }
}
