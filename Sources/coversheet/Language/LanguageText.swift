import Scenarios

// The scenario language as help prints it.
extension LanguageSection {
  /// The whole language: each part under its title.
  static func wholeText(in help: HelpText) -> String {
    let list = all.map { ("coversheet help \($0.name)", $0.title) }
    return all.map { $0.text(in: help) }.joined(separator: "\n") + "\nEach part by itself:\n"
      + help.table(list)
  }

  /// This part: its title, sentences, rows, and lines to copy.
  func text(in help: HelpText) -> String {
    let sentences = paragraphs.map(help.paragraph).joined(separator: "\n")
    let lines = example.split(separator: "\n").map { "    \($0)\n" }.joined()
    let parts = [
      sentences, rows.isEmpty ? "" : help.table(rows.map { ($0.term, $0.meaning) }),
      lines.isEmpty ? "" : "Example:\n" + lines,
    ]
    return help.paragraph(title) + "\n" + parts.filter { !$0.isEmpty }.joined(separator: "\n")
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
