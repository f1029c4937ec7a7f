import TestSupport
import TestTraits
import Testing

@Suite("audit", .waitsOutside)
struct AuditTests {
  private static let app = """
    app {"bundleIdentifier":"com.example.album","displayName":"Album","categories":[\
    {"identifier":"photo","options":["hiddenPreviewsShowTitle"],\
    "actions":[{"identifier":"like","title":"Like"}]},{"identifier":"plain"}]}
    """
  private static let files = [
    "day.scenario": """
    \(app)
    push album {"aps":{"alert":{"title":"Anna","body":"A hat","summary-arg":"Anna"},"category":"photo","thread-id":"a","sound":"default"}}
    push album {"aps":{"alert":{"title":"Ben","body":"Two hats","summary-arg":"Ben"},"category":"photo","thread-id":"a"}}
    push album {"aps":{"alert":{"body":"Plain"},"category":"plain","thread-id":"b"}}
    at 11:15
    push album {"aps":{"alert":{"body":"Later"},"category":"plain","thread-id":"b","sound":"default"}}

    """,
    "quiet.scenario": "\(app)\n",
    "A.app/Info.plist": """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.a</string>
    <key>CFBundleDisplayName</key><string>Album</string></dict></plist>
    """,
    "A.app/Notifications.json": """
    {"categories": [{"identifier": "photo", "options": ["hiddenPreviewsShowTitle"]},
      {"identifier": "plain"}]}
    """,
  ]

  private func desk() throws -> CommandLineHarness { try CommandLineHarness(Self.files) }

  @Test("H2, H3, H14, H18: what shows by previews and lock, with what leaks marked and said")
  func privacy() throws {
    let outcome = try desk().run("audit", "day.scenario")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let expected = """
      On a locked phone, previews Never         1 of 2 kinds shows more than it should
      ◐ Album · photo  “Ben”              title; its other kinds hide theirs
        Album · plain  “2 Notifications”  the system’s own

      Album · plain, 2 notifications
        always                                    body, count
        when-unlocked  locked                     count
                       authenticated, unlocked    body, count
        never                                     count

      Album · photo, 2 notifications
        always                                    title, body, argument, count,
                                                  actions
        when-unlocked  locked                   ◐ title, count
                       authenticated, unlocked    title, body, argument, count,
                                                  actions
        never          locked                   ◐ title, count
                       authenticated, unlocked    title, count
        ◐ shows too much: the title shows while previews are hidden

      """
    #expect(outcome.output == expected, "\(outcome.output)")
  }

  @Test("--strict fails where something leaks, and nowhere else")
  func strict() throws {
    let desk = try desk()
    #expect(try desk.run("audit", "day.scenario", "--strict").status == .exited(1))
    let quiet = try desk.run("audit", "quiet.scenario", "--strict")
    #expect(quiet.status == .exited(0) && quiet.output.contains("Nothing is listed"))
  }

  @Test("An app that sent nothing is shown with made-up notifications of each category")
  func app() throws {
    let output = try desk().run("audit", "A.app").output
    #expect(output.contains("Album · photo") && output.contains("Album · plain"), "\(output)")
    #expect(output.contains("◐ Album · photo"))
  }

  @Test("An app of the data folder is shown so by its name alone, too")
  func bundled() throws {
    let desk = try CommandLineHarness()
    let named = try desk.run("audit", "Pillbox.app").output
    #expect(named.contains("Pillbox · "), "\(named)")
    #expect(try named == desk.run("audit", "\(Checkout.path)/Fixtures/Apps/Pillbox.app").output)
  }

  @Test("How often an app interrupts, by hour and by kind")
  func interruptions() throws {
    let output = try desk().run("audit", "day.scenario", "--interruptions").output
    let expected = """
                0     6     12    18      sound  vibr.  banner  wake  badge  quiet
      Album     ·········█·█············      2      0       0     2      0      2

      2 interruptions on 1 day

      """
    #expect(output == expected, "\(output)")
  }

  @Test("A change of settings is counted before and after")
  func setting() throws {
    let output = try desk().run(
      "audit", "day.scenario", "--setting=album lock-screen=off sounds=off"
    )
    .output
    #expect(output.contains("  2 → 0"), "\(output)")
    #expect(output.contains("2 interruptions on 1 day, 0 after the change"), "\(output)")
    let twice = try desk().run(
      "audit", "day.scenario", "--setting=album lock-screen=off", "--setting=album sounds=off"
    ).output
    #expect(twice.contains("0 after the change"), "each of them counts\n\(twice)")
  }

  @Test("What shows and what interrupts is there for programs, and in ASCII")
  func forPrograms() throws {
    let desk = try desk()
    let privacy = try desk.run("audit", "day.scenario", "--json").output
    #expect(privacy.contains("\"coversheet.privacy/1\"") && privacy.contains("\"leaks\""))
    let counts = try desk.run("audit", "day.scenario", "--interruptions", "--json").output
    #expect(counts.contains("\"hour\" : 11") || counts.contains("\"hour\": 11"), "\(counts)")
    let plain = try desk.run("audit", "day.scenario", "--privacy", "--interruptions", "--ascii")
    #expect(plain.output.utf8.allSatisfy { $0 < 128 }, "\(plain.output)")
  }

  @Test("--accessible says all in words: no bar, no arrow, no mark")
  func inWords() throws {
    let words = ["audit", "day.scenario", "--privacy", "--interruptions", "--os=15"]
    let outcome = try desk().run(words + ["--accessible"])
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(!outcome.output.contains(where: "▁▂▃▄▅▆▇█→◐".contains), "\(outcome.output)")
    #expect(outcome.output.contains(" instead of ") && outcome.output.contains(" between 9 and 10"))
  }

  @Test("With --accessible each line is read as on the linear screen, without columns")
  func readLines() throws {
    let output = try desk().run("audit", "day.scenario", "--accessible").output
    let lines = output.split(separator: "\n").prefix(5)
    let expected = """
      On a locked phone, previews Never, 1 of 2 kinds shows more than it should
      shows too much: Album · photo “Ben” title; its other kinds hide theirs
      Album · plain “2 Notifications” the system’s own
      Album · plain, 2 notifications
      always, body, count
      """
    #expect(lines.joined(separator: "\n") == expected, "\(output)")
    #expect(output.contains("when-unlocked, locked, shows too much: title, count"), "\(output)")
    #expect(!output.contains("  "), "\(output)")
  }

  @Test("An app that is deleted by the end can be set from the start, too")
  func settingOfDeleted() throws {
    let day = try #require(Self.files["day.scenario"])
    let desk = try CommandLineHarness([
      "day.scenario": day, "gone.scenario": day + "uninstall album\n",
    ])
    let setting = "--setting=album lock-screen=off sounds=off"
    let gone = try desk.run("audit", "gone.scenario", setting)
    #expect(gone.status == .exited(0), "\(gone.errors)")
    #expect(gone.output == (try desk.run("audit", "day.scenario", setting)).output)
  }

  @Test("A setting that is none is said with what can be set")
  func mistakes() throws {
    let desk = try desk()
    let outcome = try desk.run("audit", "day.scenario", "--setting=album noise=off")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("noise"), "\(outcome.errors)")
    let refused = try desk.run("audit", "day.scenario", "--setting=album critical=on")
    #expect(refused.status == .exited(2) && refused.errors.contains("never asked for critical"))
    let both = try desk.run("audit", "day.scenario", "--interruptions", "--strict")
    #expect(both.status == .exited(2) && both.errors.contains("--privacy"), "\(both.errors)")
    let json = try desk.run("audit", "day.scenario", "--json", "--privacy", "--interruptions")
    #expect(json.status == .exited(2) && json.output.isEmpty)
    let words = "--json prints one of --privacy and --interruptions; say which"
    #expect(json.errors.contains(words), "\(json.errors)")
  }
}
