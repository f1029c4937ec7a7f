import Scenarios

extension Document {
  /// The scenario language: verbs, WHEN and expectations.
  static let scenarios = Document(
    path: "Fixtures/Scenarios/README.md",
    text: """
      # Scenarios

      A scenario is a text file, one command a line: `[WHEN] VERB ARGUMENT…`. It is demo, sandbox and
      test at once: `coversheet FILE` opens it, `coversheet run FILE` plays and checks it.

      * `#` at the start of a word begins a comment.
      * Words with blanks are quoted: `"…"` with `\\"`, `\\\\`, `\\n` and `\\u{1F600}`, or `'…'`.
      * `key=value` is an option; a word that begins with `{` or `[` is JSON up to its matching
        bracket, over as many lines as needed.
      * An APP is its bundle identifier, the identifier’s last part, or its display name. A GROUP is
        `APP/THREAD`, or `APP` for its group without a thread. A NOTIFICATION is the name that `id=`
        gave it, or `n1`, `n2`, … in the order of the pushes.
      * Relative paths are looked for beside the file, then in the app’s bundle, then in `Apps`,
        `Payloads` and `Scenarios` of the data folder.

      Made from the program’s tables; \(refreshing.code) makes it anew.

      ## WHEN

      The clock moves there, what is due on the way happens, then the verb runs.

      \(whenForms)
      \(verbs)
      ## Expectations

      `expect not …` turns one round. Texts are compared whole; `none` is no text. The examples are
      lines of the scenarios in this folder and in `Fixtures/Conformance`.

      \(expectations)
      """)

  private static var whenForms: String {
    var table = Table("WHEN", "Means")
    for form in When.forms { table.add(form.example.code, form.meaning) }
    return table.text
  }

  private static var verbs: String {
    VerbFamily.allCases.map { family in
      var table = Table("Verb", "What it does", "Example")
      for verb in Verb.all where verb.family == family {
        table.add(verb.usage.code, verb.summary, verb.example.code)
      }
      return "## \(family.rawValue)\n\n\(table.text)"
    }.joined(separator: "\n")
  }

  private static var expectations: String {
    let used = usedExpectations
    var table = Table("Expectation", "What it checks", "Example")
    for form in ExpectationForm.all {
      let example = used.first { $0.form.usage == form.usage }.map(line) ?? ""
      table.add("expect \(form.usage)".code, form.summary, example.code)
    }
    return table.text
  }

  /// Every expectation of the scenarios that come with the program, in the order of their files.
  static var usedExpectations: [Expectation] {
    ["Fixtures/Scenarios", "Fixtures/Conformance"].flatMap { files(".scenario", in: $0) }
      .flatMap { file in
        ScenarioDocument(Array(file.text.utf8), path: file.path).lines.compactMap(\.expectation)
      }
  }

  private static func line(_ expectation: Expectation) -> String { "expect " + expectation.text }
}
