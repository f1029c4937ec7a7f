import Scenarios

// What lines are made of.
extension LanguageSection {
  /// A line, and what stands between lines.
  static let lines = LanguageSection(
    name: "lines", title: "Lines",
    paragraphs: [
      """
      A scenario is a text in UTF-8 with one command a line: [WHEN] VERB ARGUMENT… [KEY=VALUE…]. Options \
      may stand anywhere behind the verb. A # at the beginning of a word begins a comment.
      """,
      """
      Mistakes are told all at once, each at its place. Nothing runs while a line is no command; what it \
      names, an app, a payload file or a notification, is looked for when it is played, and where that is \
      not there the other lines are played.
      """,
      """
      “include PATH” plays another file here. Relative paths are looked for beside the file, then in the \
      app's bundle, then in the data folder's Apps, Payloads and Scenarios.
      """,
    ], example: "09:41 push messages {\"aps\":{\"alert\":\"Hello\"}} id=hello  # good morning",
    aliases: "comment option syntax include scenario")

  /// How one scenario is several tests.
  static let cases = LanguageSection(
    name: "cases", title: "Cases: one scenario, several tests",
    paragraphs: [
      """
      “case NAME key=value…” stands before other lines. The scenario is played once for each, with the \
      value in the place of {key} in every line, also of what it includes; other braces stay. The value is \
      filled in as it is: one for a text in JSON is written as JSON needs it, with \\" for a quote.
      """,
      """
      A case is called FILE[NAME], wherever a scenario can be named; FILE alone plays the first.
      """,
    ],
    example: """
      case one count=1
      case two count=2
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
      push tea {"aps":{"alert":"Tea is ready","badge":{count}}}
      expect badge tea {count}
      """, aliases: "parameter table example each data")

  /// When a line runs.
  static let times = LanguageSection(
    name: "when", title: "WHEN: at what time a line runs",
    paragraphs: [
      """
      The clock moves there, what is due on the way happens, then the verb runs. It never goes back; \
      without a WHEN no time passes.
      """
    ],
    rows: When.forms.map { ($0.example, "\($0.meaning).") }, aliases: "time clock duration date")

  /// What apps, groups and notifications are called.
  static let names = LanguageSection(
    name: "names", title: "Names of apps, groups and notifications",
    rows: [
      (
        "APP",
        """
        Its bundle identifier, the identifier's last part, or its display name, without case, if only one \
        app is called so.
        """
      ),
      (
        "GROUP",
        """
        APP/THREAD, split at the first “/”; APP alone for its group without a thread, or its one group \
        where grouping is By App.
        """
      ),
      (
        "NOTIFICATION",
        """
        Its request identifier, or the name that id= gave its push. Pushes without one are called n1, n2, … \
        in their order, whatever becomes of them, and skip what the file gives by hand; local notifications \
        of old l1, l2, ….
        """
      ),
      ("APP:ID", "A notification, where two apps have one of this identifier."),
      (
        "one of two",
        """
        Of two of one app, as where a silent push has the collapse identifier of one that is listed: what \
        is done and explain mean the listed one; expect why, outcome and reached mean the one that came \
        last, and where they fail they say so. Their own names, such as n1 and n3, mean either.
        """
      ),
      (
        "\"a/b\"/THREAD",
        "Quotes around the app end it, where a “/” or “:” belongs to its name."
      ),
      (
        "id=NAME",
        "A name belongs to one notification: giving it again, or an empty one, is a mistake."
      ),
    ], example: "expand messages/anna\ntap messages:n1\nclear \"com.example.mail\":n2",
    aliases: "name identifier app group thread notification")

  /// What the words of a usage stand for.
  static let words = LanguageSection(
    name: "arguments", title: "What words in capitals stand for",
    rows: ParameterMeaning.all, aliases: "parameter capitals placeholder")

  /// How words with blanks are written.
  static let quoting = LanguageSection(
    name: "quoting", title: "Quoting",
    paragraphs: [
      """
      Words end at blanks. Parts in quotes and without may touch, as in a shell: a"b c"d is one word. In \
      quotes a word is no keyword, no option and no comment: "none" is a text.
      """
    ],
    rows: [
      ("\"…\"", "A word with blanks, in which \\\" \\\\ \\n and \\u{1F600} are escapes."),
      ("'…'", "The same without escapes: each character is itself."),
      ("{…} […]", "JSON, up to the bracket that closes it (“help json”)."),
    ],
    example: "note 'He said \"soon\".'\nexpect notification n1 body \"Line one\\nline two\"",
    aliases: "quote quotes escape string blanks")

  /// JSON in lines.
  static let json = LanguageSection(
    name: "json", title: "JSON in a line, and over lines",
    paragraphs: [
      """
      A word that begins with { or [ is JSON up to its matching bracket, over as many lines as it needs. \
      What follows the bracket belongs to the line that the JSON began in. Payloads may have what \
      simulators take; the other JSON may have comments and commas at its ends.
      """
    ],
    example: """
      push messages {
        "aps": { "alert": { "title": "Ada", "body": "Lunch?" } }
      } id=lunch
      """, aliases: "brackets multiline payload inline")
}
