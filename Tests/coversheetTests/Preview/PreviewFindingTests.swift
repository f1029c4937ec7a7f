import TestSupport
import TestTraits
import Testing

@Suite("What was looked up and fell back is a finding in every form of preview", .waitsOutside)
struct PreviewFindingTests {
  private static let manifest = """
    {"categories": [{"identifier": "photo", "categorySummaryFormat": {"key": "MORE"},
      "actions": [{"identifier": "like", "title": {"key": "LIKE"}},
                  {"identifier": "hide", "title": "Hide"}]}]}
    """

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "Album.app/Notifications.json": Self.manifest,
      "Album.app/en.lproj/Localizable.strings":
        "\"MORE\" = \"%u more photos\"; \"LIKE\" = \"Like\";",
      "Album.app/ar.lproj/Localizable.strings": "\"OTHER\" = \"شيء\";",
    ])
  }

  static let forms = [
    [], ["--json"], ["--text"], ["--previews=always"], ["--previews=always", "--json"],
    ["--previews=always", "--text"], ["--lock=unlocked"], ["--grouping=automatic"],
    ["--systems=12"], ["--themes=dark"], ["--widths=40"], ["--rows=count"], ["--columns=locale"],
    ["--strict"], ["--html=-"], ["--html=page.html"], ["--svg=pictures"],
  ]

  @Test("A summary’s key and an action’s that a language lacks are told", arguments: forms)
  func told(options: [String]) throws {
    let outcome = try desk().run(
      ["preview", "Album.app", "--locales=ar,en", "--counts=2"] + options)
    let said = (outcome.output + outcome.errors).unfolded
    for key in ["MORE", "LIKE"] {
      #expect(
        [
          "the key \(key) is missing in ar", "key \"\(key)\" is missing in ar",
          "key \\\"\(key)\\\" is missing in ar",
        ]
        .contains { said.contains($0) }, "\(options): \(said)")
    }
    #expect(outcome.status == .exited(options == ["--strict"] ? 1 : 0), "\(outcome.errors)")
  }

  @Test("Y15: a key is missed in the kind of file that has it in the app’s own language")
  func place() throws {
    let desk = try desk()
    let plurals = """
      <plist><dict><key>N</key><dict><key>NSStringLocalizedFormatKey</key><string>none</string></dict>
      </dict></plist>
      """
    for language in ["en", "ar"] {
      try desk.folder.write(
        Array(plurals.utf8), to: "Album.app/\(language).lproj/Localizable.stringsdict")
    }
    let outcome = try desk.run("preview", "Album.app", "--locales=ar,en", "--counts=2")
    let said = /ar\.lproj\/Localizable\.strings:1:\d+: warning: the key "LIKE" is missing in ar/
    #expect((outcome.output + outcome.errors).contains(said), "\(outcome)")
  }

  @Test("Actions are compared, too")
  func against() throws {
    let desk = try desk()
    try desk.folder.write(
      Array("\"LIKE\" = \"إعجاب\";".utf8), to: "Album.app/ar.lproj/Localizable.strings")
    let outcome = try desk.run(
      "preview", "Album.app", "--against=locale=ar", "--locales=en", "--counts=1")
    #expect(
      outcome.output.contains("actions: Like, Hide | \u{2068}إعجاب, Hide\u{2069}"),
      "\(outcome.output)")
  }

  @Test("JSON with an axis is JSON, tables with an axis are tables")
  func axes() throws {
    let base = ["preview", "Album.app", "--locales=en", "--counts=1,2", "--previews=always"]
    let json = try desk().run(base + ["--json"]).output
    #expect(
      json.contains("\"coversheet.matrix/1\"") && json.contains("\"count\": \"2\""), "\(json)")
    let text = try desk().run(base + ["--text"]).output
    #expect(text.contains("Like, Hide") && text.contains("2 more photos"), "\(text)")
  }

  @Test("Where languages stand along the top, each has its actions below its own words")
  func actionsBelow() throws {
    let desk = try desk()
    try desk.folder.write(
      Array("\"LIKE\" = \"إعجاب\";".utf8), to: "Album.app/ar.lproj/Localizable.strings")
    let text = try desk.run(
      "preview", "Album.app", "--rows=count", "--locales=en,ar", "--counts=1,2",
      "--previews=always", "--text"
    ).output
    let lines = text.split(separator: "\n")
    let actions = lines.filter { $0.hasPrefix("actions ") }
    #expect(actions.count == 1, "\(text)")
    #expect(
      actions.allSatisfy { $0.contains("Like, Hide") && $0.contains("إعجاب, Hide") }, "\(text)")
    #expect(lines.count { $0.contains("Hide") } == 1, "\(text)")
  }

  @Test(
    "An axis that there is not names the near one",
    arguments: [("previws=never", "previews"), ("local=de", "locale"), ("groping=off", "grouping")])
  func nearAxis(text: String, axis: String) throws {
    let outcome = try desk().run("preview", "Album.app", "--against=\(text)")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("did you mean \"\(axis)\"?"), "\(outcome.errors)")
  }
}
