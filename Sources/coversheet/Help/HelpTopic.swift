/// Something that help explains besides commands and verbs: a few
/// sentences, and files that show it.
struct HelpTopic {
  /// As `help` is asked for it.
  let name: String
  /// What it is about, for the list of topics.
  let summary: String
  /// Paragraphs, each on one line.
  let sentences: [String]
  /// What can be written, and what it means, below the paragraphs.
  var rows: [(term: String, meaning: String)] = []
  /// Files by their paths, whole: each can be copied as it is.
  let examples: [(path: String, text: String)]

  /// Every topic.
  static let all = [
    appFiles, categories, summaries, servers, checks, continuousIntegration, editors, accessibility,
    configuration,
  ]

  /// The topic with this name.
  static func named(_ name: String) -> HelpTopic? { all.first { $0.name == name } }

  /// What help prints: the sentences, the rows, then each file with its path above it.
  func text(in help: HelpText) -> String {
    let files = examples.map { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return "\(path):\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
    let table = rows.isEmpty ? [] : [help.table(rows.map { ($0.term, $0.meaning) })]
    return (sentences.map(help.paragraph) + table + files).joined(separator: "\n")
  }

  // What the app's code registers, and the words that this names.
  private static let registration = [
    (path: "Bistro.app/Notifications.json", text: AppExample.notifications),
    ("Bistro.app/en.lproj/Localizable.strings", AppExample.languages[0].table),
    ("Bistro.app/en.lproj/Localizable.stringsdict", AppExample.languages[0].plurals),
  ]

  private static let appFiles = HelpTopic(
    name: "app-files", summary: "Notifications.json, Service.json and Content.json",
    sentences: [
      """
      An app is opened as Xcode builds it: Info.plist, strings, extensions under PlugIns. What it does \
      in code is in no file of it, so three files of ours say it. They may have comments, and \
      “coversheet help --schema=notifications” (service, content) prints a JSON Schema for editors.
      """,
      """
      Notifications.json, in the app's folder: what it asks for, its categories with their actions \
      (“help categories”), and what its delegate answers. A text is a string, or { "key": K } of the \
      app's tables. What the app schedules stands under "on", by what wakes it: "launch", \
      "remoteNotification" or "action ID", as in \
      "on": { "launch": [{ "schedule": { "content": { "title": "Tea" } } }] }.
      """,
      """
      Service.json, beside the Info.plist of a service extension: what becomes of a push with \
      "mutable-content": 1 before it shows. {…} reads the notification: title, body, userInfo.KEY.
      """,
      """
      Content.json, beside the Info.plist of a content extension: what its view shows (the v key), and \
      what pressing an action changes there.
      """,
      """
      “coversheet new app Bistro” writes a whole app to begin with; “coversheet import DIR” makes one of a \
      project's sources: of its apps for iOS, with what stands there in literals; it lists what would \
      have to be run to be known. A Notifications.json beside the sources goes before all that.
      """,
    ],
    examples: registration + [
      ("Bistro.app/PlugIns/Kitchen.appex/Info.plist", AppExample.serviceList),
      ("Bistro.app/PlugIns/Kitchen.appex/Service.json", AppExample.service),
      ("Bistro.app/PlugIns/Order.appex/Info.plist", AppExample.contentList),
      ("Bistro.app/PlugIns/Order.appex/Content.json", AppExample.content),
    ])

  private static let categories = HelpTopic(
    name: "categories",
    summary: "what a payload’s category gives it: actions, placeholder, summary",
    sentences: [
      """
      An app registers categories in code; here Notifications.json says which. A payload names one \
      with "category" in aps, and so gets its actions (in the rich view, v), the words that stand for \
      hidden content (hiddenPreviewsBodyPlaceholder), and the line under a stack \
      (categorySummaryFormat, “help summary”).
      """,
      """
      An action has an identifier and a title; a textInput asks for words. Its options are \
      "foreground" (opens the app), "destructive", and "authenticationRequired".
      """,
      """
      Try it: “view NOTIFICATION”, “act NOTIFICATION done”; o p hides the previews. “set-categories” \
      replaces all of them, as an app does.
      """,
    ],
    examples: registration + [
      (
        "Bistro.app/Payloads/soup.apns",
        AppExample.payload("com.example.bistro", from: "Ada", "Two soups, please.")
      )
    ])

  private static let summaries = HelpTopic(
    name: "summary", summary: "the line under a stack: format, arguments, plurals",
    sentences: [
      """
      Under a stack stands what its other notifications are: “2 more orders from Ada and Ben”. The \
      category's categorySummaryFormat says it: %u is how many, %@ who. Without one it reads \
      “2 more notifications from Ada and Ben”.
      """,
      """
      Who: "summary-arg" in the payload's alert, each once, newest first. Where none of them has one, \
      it reads “2 more notifications”, whatever a format with %@ says. How many: "summary-arg-count" \
      where one notification stands for several; else 1. From iOS 15 on neither is read: each counts \
      1, and a format with %@ gives way to the phone's own words (T26, Y12).
      """,
      """
      Plurals are in a .stringsdict (or .xcstrings) of each language; the number selects the form. W \
      shows every language with any number, and “coversheet preview” prints that.
      """,
    ],
    examples: registration + [
      (
        "Bistro.app/Payloads/soup.apns",
        AppExample.payload("com.example.bistro", from: "Ada", "Two soups, please.")
      )
    ])
}
