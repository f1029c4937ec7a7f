import TestSupport
import TestTraits
import Testing

@Suite("Importing the sources of apps", .waitsOutside)
struct ImportTests {
  private static let sources = "\(Checkout.path)/Fixtures/Sources"

  private func listing(_ desk: CommandLineHarness, _ app: String) throws -> [String] {
    try desk.shell("cd \(app) && find . -type f | LC_ALL=C sort").output
      .split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  @Test(
    "Of two tables with one name the other is told, and nothing is imported where a list cannot be read"
  )
  func told() throws {
    let list =
      #"<plist><dict><key>CFBundleIdentifier</key><string>com.example.l</string></dict></plist>"#
    let desk = try CommandLineHarness([
      "L/App/Info.plist": list, "L/App/en.lproj/Localizable.strings": #""A" = "a";"#,
      "L/App/Feature/en.lproj/Localizable.strings": #""F" = "f";"#,
      "J/Info.plist": "{ CFBundleIdentifier = \"com.old\"; CFBundleName = Old; }",
      "P/P.xcodeproj/project.pbxproj": "{}",
    ])
    let twice = try desk.run("import", "--strict", "L")
    #expect(twice.status == .exited(1))
    #expect(
      twice.errors.contains("Localizable.strings:1:1: warning: another table has this name"),
      "\(twice.errors)")
    _ = try desk.shell("rm -r *.app")
    #expect(try desk.run("import", "--quiet", "L").errors.isEmpty, "nothing fails for it")
    let old = try desk.run("import", "J")
    #expect(old.status == .exited(2) && !desk.folder.names().contains("J.app"))
    #expect(old.errors.hasPrefix("J/Info.plist:1:1: error: "), "\(old.errors)")
    let project = try desk.run("import", "P/P.xcodeproj")
    #expect(project.status == .exited(2))
    #expect(project.errors.contains("imported by the folder that it lies in: P\n"))
  }

  @Test("A folder with an Info.plist and code becomes a bundle that says nothing is wrong")
  func plain() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("import", "\(Self.sources)/Kettle")
    #expect(outcome.output == "Kettle.app\n")
    #expect(
      outcome.errors
        == "Kettle.app: 2 categories, 4 actions, 2 languages, 1 payload file, 1 sound\n")
    #expect(
      try listing(desk, "Kettle.app") == [
        "Info.plist", "Notifications.json", "Payloads/boiled.apns", "de.lproj/Localizable.strings",
        "en.lproj/Localizable.strings", "whistle.wav",
      ])
    let check = try desk.run("check", "--strict", "Kettle.app")
    #expect(check.status == .exited(0), "\(check.output)")
    let words = try desk.run("preview", "Kettle.app", "--locales=de").output
    #expect(words.contains("2 weitere Kessel"), "\(words)")
  }

  @Test(
    "A workspace in Objective-C: extensions, entitlements, what the project says of identifiers")
  func workspace() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("import", "\(Self.sources)/Tram")
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.contains("AppDelegate.m:38:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("the identifier of a category cannot be read"))
    let identifiers = try desk.shell(
      "grep -ho 'com.example[a-z.]*' -r Tram.app --include=Info.plist | LC_ALL=C sort"
    ).output
    #expect(
      identifiers == "com.example.tram\ncom.example.tram.content\ncom.example.tram.service\n")
    let manifest = try desk.shell("cat Tram.app/Notifications.json").output
    #expect(manifest.contains("criticalAlert") && manifest.contains("lost-umbrella"))
    #expect(manifest.contains("willPresent"), "\(manifest)")
    #expect(!manifest.contains("of a test"))
    #expect(try listing(desk, "Tram.app").contains("Tram.entitlements"))
  }

  @Test("A Swift package, which has no Info.plist: the identifier is stood in for, and said")
  func package() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("import", "\(Self.sources)/Lantern")
    #expect(outcome.errors.contains("com.example.lantern stands in"))
    #expect(outcome.errors.contains("the title of the action \"shoo\" cannot be read"))
    let manifest = try desk.shell("cat Lantern.app/Notifications.json").output
    for part in [
      "\"lightbulb\"", "\"Something rolls in\"", "\"provisional\"", "\"allowInCarPlay\"",
    ] {
      #expect(manifest.contains(part), "\(part) in \(manifest)")
    }
    #expect(try desk.run("import", "--strict", "\(Self.sources)/Lantern").status == .exited(2))
  }

  @Test("Help says of each shape of sources that it can be imported")
  func shapes() throws {
    let help = try CommandLineHarness().run("help", "import").output.unfolded
    for shape in ["Xcode’s", "XcodeGen’s", "Tuist’s", "a Swift package", "an Info.plist"] {
      #expect(help.contains(shape), "\(help)")
    }
  }

  @Test("XcodeGen and Tuist: Info.plists that are made when the project is")
  func made() throws {
    let desk = try CommandLineHarness()
    let turnip = try desk.run("import", "\(Self.sources)/Turnip")
    #expect(turnip.errors.contains("the list of actions of the category \"rot\" cannot be read"))
    #expect(try desk.run("import", "\(Self.sources)/Ferris").output == "Ferris.app\n")
    let lists = try desk.shell("cat */Info.plist */PlugIns/*/Info.plist").output
    for part in [
      "com.example.turnip<", "Turnip Exchange", "<real>0.4</real>", "remote-notification",
      "com.example.ferris<", "Ferris Wheel", "com.apple.usernotifications.service",
    ] {
      #expect(lists.contains(part), "\(part) in \(lists)")
    }
    #expect(try desk.run("state", "Turnip.app").output.contains("Turnip Exchange"))
    #expect(try desk.run("state", "Ferris.app").output.contains("Ferris Wheel"))
  }

  @Test(
    "Two apps of one folder: each gets what the project says is its, and what is both's both have")
  func twins() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("import", "\(Self.sources)/Twins")
    #expect(outcome.output == "Bakery.app\nButcher.app\n", "\(outcome.errors)")
    #expect(
      try listing(desk, "Bakery.app") == [
        "Info.plist", "Notifications.json", "bell.wav", "de.lproj/Bakery.strings",
        "en.lproj/Bakery.strings",
      ])
    #expect(
      try listing(desk, "Butcher.app") == [
        "Info.plist", "Notifications.json", "en.lproj/Localizable.strings",
      ])
    let bakery = try desk.shell("cat Bakery.app/Notifications.json").output
    let butcher = try desk.shell("cat Butcher.app/Notifications.json").output
    func has(_ identifier: String, _ text: String) -> Bool { text.contains("\"\(identifier)\"") }
    for (identifier, isBakery, isButcher) in [
      ("fresh", true, false), ("sausage", false, true), ("closing", true, true),
      ("oven", true, false), ("stale", false, false), ("knife", false, true),
      ("unlisted", true, true), ("of-a-test", false, false),
    ] {
      #expect(has(identifier, bakery) == isBakery, "\(identifier) in \(bakery)")
      #expect(has(identifier, butcher) == isButcher, "\(identifier) in \(butcher)")
    }
    // Stale.swift, which the project takes out, and Unlisted.swift, which it does not name.
    #expect(outcome.errors.contains("Shops:1:1: note: no project says whose 1 file here is"))
    #expect(outcome.errors.contains("Bakery and Butcher lie equally near"), "\(outcome.errors)")
    let identifiers = try desk.shell("grep -ho 'com.example[a-z.]*' */Info.plist | sort").output
    #expect(identifiers == "com.example.bakery\ncom.example.butcher\n")
  }

  @Test(
    "What iOS 9 registered, and options that several statements put together, are read; the rest is listed"
  )
  func statements() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("import", "\(Self.sources)/Twins")
    let bakery = try desk.shell("cat Bakery.app/Notifications.json").output
    #expect(bakery.contains("\"alert\"") && bakery.contains("\"sound\""), "\(bakery)")
    #expect(!bakery.contains("provisional"))
    #expect(outcome.errors.contains("Bakery.swift:6:30: warning: what is put into a variable here"))
    let butcher = try desk.shell("cat Butcher.app/Notifications.json").output
    #expect(butcher.contains("\"keep\"") && butcher.contains("\"KEEP\""), "\(butcher)")
    #expect(!butcher.contains("foreground"))
    #expect(try desk.run("check", "--strict", "Butcher.app").status == .exited(0))
  }

  @Test("Never over an existing one, and nothing half made; no folder, no app: said with its path")
  func refused() throws {
    let desk = try CommandLineHarness(["Kettle.app/mine": "", "empty/readme.txt": "", "a": ""])
    let again = try desk.run("import", "\(Self.sources)/Kettle")
    #expect(again.status == .exited(2) && again.output.isEmpty)
    #expect(again.errors.hasPrefix("Kettle.app:1:1: error: it is there already;"))
    #expect(try listing(desk, "Kettle.app") == ["mine"])
    for (path, words) in [
      ("empty", "nothing of an app is in this folder"), ("a", "this is a file"),
      ("none", "there is no such"),
    ] {
      let outcome = try desk.run("import", path)
      #expect(outcome.status == .exited(2))
      #expect(outcome.errors.hasPrefix("\(path):1:1: error: \(words)"), "\(outcome.errors)")
    }
  }

  @Test("A link that leads nowhere is there already, too")
  func danglingLink() throws {
    let desk = try CommandLineHarness()
    _ = try desk.shell("ln -s nowhere Kettle.app")
    let outcome = try desk.run("import", "\(Self.sources)/Kettle")
    #expect(outcome.status == .exited(2))
    #expect(
      outcome.errors
        == "Kettle.app:1:1: error: it is there already; move it away, or import elsewhere\n")
  }

  @Test("--strict fails where something could not be read, and imports all the same")
  func strict() throws {
    let desk = try CommandLineHarness()
    #expect(try desk.run("import", "--strict", "\(Self.sources)/Turnip").status == .exited(1))
    #expect(try listing(desk, "Turnip.app").contains("Notifications.json"))
  }

  @Test(
    "F1: what the app schedules is noted, names the page that says where it goes, and is no failure"
  )
  func scheduled() throws {
    let desk = try CommandLineHarness([
      "s/Info.plist":
        "<plist><dict><key>CFBundleIdentifier</key><string>a.b</string></dict></plist>",
      "s/A.swift": """
      let content = UNMutableNotificationContent()
      content.interruptionLevel = .timeSensitive
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)

      """,
    ])
    let outcome = try desk.run("import", "--strict", "s")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.errors.contains("s/A.swift:3:15: note: what the app schedules is not read"))
    #expect(outcome.errors.contains("coversheet help app-files"))
    let help = try desk.run("help", "app-files").output
    #expect(help.contains("\"schedule\"") && help.contains("\"on\""), "\(help)")
  }

  @Test(
    "An app of which only what it asks for or presents was read is not said to have but its name",
    arguments: [
      ("", ""),
      ("center.requestAuthorization(options: [.alert]) { _, _ in }", " and Notifications.json"),
    ])
  func askingOnly(code: String, more: String) throws {
    let list = "<plist><dict><key>CFBundleIdentifier</key><string>a.b</string></dict></plist>"
    let desk = try CommandLineHarness(["s/Info.plist": list, "s/A.swift": code + "\n"])
    let outcome = try desk.run("import", "s")
    #expect(outcome.errors == "s.app: nothing but its name\(more)\n")
  }

  @Test("--strict counts what is wrong in the project, too, and says it though quiet")
  func strictProject() throws {
    let desk = try CommandLineHarness([
      "s/project.yml": """
      options: {bundleIdPrefix: com.example}
      targets:
        Kite: {type: application, sources: [Kite], dependencies: [target: Tial]}
        Tail: {type: tool}

      """,
      "s/Kite/en.lproj/Localizable.strings": "\"A\" = \"a\";\n",
    ])
    let outcome = try desk.run("import", "--strict", "--quiet", "s")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: there is no target \"Tial\""), "\(outcome.errors)")
    #expect(
      outcome.errors.hasSuffix("--strict: 1 warning counted as an error\n"), "\(outcome.errors)")
  }
}
