import Notifications
import Testing

@testable import Files

@Suite("Bundles that are made of sources")
struct ImportedTreeTests {
  private static let project = """
    options:
      bundleIdPrefix: com.example
    targets:
      Ferry:
        type: application
        sources: [Ferry, Shared]
        info:
          path: Ferry/Info.plist
          properties:
            CFBundleDisplayName: Fähre
            UIBackgroundModes: [remote-notification]
      FerryService:
        type: app-extension
        sources: FerryService
        info:
          path: FerryService/Info.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.usernotifications.service
      Keyboard:
        type: app-extension
        sources: Keyboard
        info:
          path: Keyboard/Info.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.keyboard-service
      FerryTests:
        type: bundle.unit-test
        sources: FerryTests
    """

  private static let code = """
    let late = UNNotificationCategory(
      identifier: "LATE", actions: [UNNotificationAction(identifier: "wait", title: "Warten")],
      categorySummaryFormat: "%u more")
    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
    """

  private static let tree: [String: String] = [
    "Harbor/project.yml": project, "Harbor/Ferry/Late.swift": code,
    "Harbor/Ferry/de.lproj/Localizable.strings": "\"A\" = \"B\";",
    "Harbor/Shared/fr.lproj/Localizable.strings": "\"A\" = \"C\";",
    "Harbor/Ferry/Words.xcstrings": "{}", "Harbor/Ferry/bell.caf": "",
    "Harbor/Ferry/Push/late.apns": #"{"aps":{}}"#, "Harbor/Ferry/Ferry.entitlements": "<plist/>",
    "Harbor/FerryTests/Late.swift": "UNNotificationCategory(identifier: \"NO\")",
    "Harbor/FerryTests/late.apns": #"{"aps":{}}"#, "Harbor/FerryService/Service.json": "{}",
    "Harbor/FerryService/Service.swift": "class S {}", "Harbor/readme.md": "",
  ]

  private func text(_ file: ImportedApp.File?) -> String? {
    guard case .bytes(let bytes)? = file?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("An app gets what its project says it has, and nothing of its tests")
  func files() throws {
    let folder = try TemporaryFolder(Self.tree)
    let tree = try ImportedTree(folder("Harbor"))
    try #require(tree.apps.map(\.name) == ["Ferry"])
    let app = tree.apps[0]
    #expect(
      app.files.map(\.path).sorted() == [
        "Ferry.entitlements", "Info.plist", "Notifications.json", "Payloads/late.apns",
        "PlugIns/FerryService.appex/Info.plist", "PlugIns/FerryService.appex/Service.json",
        "Words.xcstrings", "bell.caf", "de.lproj/Localizable.strings",
        "fr.lproj/Localizable.strings",
      ])
    #expect(
      app.counts.map { "\($0.count) \($0.kind)" } == [
        "1 category", "1 action", "2 language", "1 string catalog", "1 extension", "1 payload file",
        "1 sound", "1 file of entitlements",
      ])
    #expect(
      app.diagnostics.map { folder.short($0) } == [
        "Harbor/FerryTests/late.apns:1:1: warning: another payload file has this name; "
          + "the first one was taken"
      ])
  }

  @Test("What Xcode would make is made: the list of properties, and what the code registers")
  func made() throws {
    let folder = try TemporaryFolder(Self.tree)
    let app = try #require(try ImportedTree(folder("Harbor")).apps.first)
    let info = try #require(text(app.files.first { $0.path == "Info.plist" }))
    let list = try #require(PropertyList.read(Array(info.utf8), path: "i").value)
    #expect(list["CFBundleIdentifier"]?.string == "com.example.Ferry")
    #expect(list["CFBundleDisplayName"]?.string == "Fähre")
    #expect(list["UIBackgroundModes"]?.array?.map(\.string) == ["remote-notification"])
    let json = try #require(text(app.files.first { $0.path == "Notifications.json" }))
    let manifest = JSONDocument.read(Array(json.utf8), path: "n", grammar: .ours).root?.value
    #expect(manifest?["authorization"]?["options"] == ["alert", "badge"])
    #expect(manifest?["categories"]?.array?.map { $0["identifier"] } == ["LATE"])
    #expect(json.hasSuffix("}\n") && !json.hasSuffix("\n\n"))
  }

  @Test("A list of properties that is there is taken, with what only the project knows")
  func filled() throws {
    var files = Self.tree
    files["Harbor/Ferry/Info.plist"] = """
      <plist><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>${PRODUCT_NAME} $(UNKNOWN)</string>
      <key>L</key><array><string>$(TARGET_NAME)</string><true/></array></dict></plist>
      """
    let folder = try TemporaryFolder(files)
    let app = try #require(try ImportedTree(folder("Harbor")).apps.first)
    let info = try #require(text(app.files.first { $0.path == "Info.plist" }))
    let list = try #require(PropertyList.read(Array(info.utf8), path: "i").value)
    #expect(list["CFBundleIdentifier"]?.string == "com.example.Ferry")
    #expect(list["CFBundleName"]?.string == "Ferry $(UNKNOWN)")
    #expect(list["L"]?.array?.map(\.string) == ["Ferry", nil])
    #expect(list["CFBundleDisplayName"] == nil, "a name is a name")
  }

  @Test("A Notifications.json of its own goes before what the code says")
  func manifest() throws {
    var files = Self.tree
    files["Harbor/Ferry/Notifications.json"] = "{}"
    let folder = try TemporaryFolder(files)
    let app = try #require(try ImportedTree(folder("Harbor")).apps.first)
    let file = try #require(app.files.first { $0.path == "Notifications.json" })
    guard case .copy(let path) = file.content else {
      Issue.record("it was made of the code")
      return
    }
    #expect(folder.short(path) == "Harbor/Ferry/Notifications.json")
    #expect(!app.counts.contains { $0.kind == "category" })
  }

  @Test(
    "Sources without a project are an app by their folder, and the identifier is said to stand in")
  func plain() throws {
    let folder = try TemporaryFolder(["Dock/en.lproj/Localizable.strings": "\"A\" = \"B\";"])
    let tree = try ImportedTree(folder("Dock"))
    try #require(tree.apps.map(\.name) == ["Dock"])
    #expect(
      tree.apps[0].diagnostics.map { folder.short($0) } == [
        "Dock:1:1: note: no bundle identifier is written here; com.example.dock stands in"
      ])
    #expect(tree.apps[0].files.map(\.path) == ["Info.plist", "en.lproj/Localizable.strings"])
    #expect(tree.notes == [])
  }

  @Test(
    "F2, F9, R2: entitlements that the project makes are a file of the bundle, unless one is there",
    arguments: [false, true])
  func entitlements(isThere: Bool) throws {
    let project = """
      targets:
        Pond:
          type: application
          sources: [Pond]
          info:
            path: Pond/Info.plist
            properties:
              CFBundleDisplayName: Pond
          entitlements:
            path: Pond/Pond.entitlements
            properties:
              com.apple.developer.usernotifications.time-sensitive: true
      """
    let there = isThere ? ["Lake/Pond/Pond.entitlements": "<plist/>"] : [:]
    let files = ["Lake/project.yml": project, "Lake/Pond/Frog.swift": ""].merging(there) { $1 }
    let folder = try TemporaryFolder(files)
    let app = try #require(try ImportedTree(folder("Lake")).apps.first)
    let made = app.files.first { $0.path == "Pond.entitlements" }
    #expect(made != nil && (text(made) == nil) == isThere, "\(app.files.map(\.path))")
    if !isThere { #expect(text(made)?.contains("usernotifications.time-sensitive") == true) }
    #expect(app.counts.contains { $0.count == 1 && $0.kind == "file of entitlements" })
  }

  @Test("Where no project says whose a file is, two apps that lie equally near both get it")
  func shared() throws {
    let list = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"
    let folder = try TemporaryFolder([
      "Pier/North/Info.plist": list, "Pier/South/Info.plist": list, "Pier/Both/bell.caf": "",
      "Pier/Both/horn.wav": "", "Pier/South/own.aiff": "", "Pier/Push/late.apns": #"{"aps":{}}"#,
    ])
    let tree = try ImportedTree(folder("Pier"))
    #expect(tree.apps.map(\.name) == ["North", "South"])
    let sounds = tree.apps.map { app in
      app.files.map(\.path).filter { !$0.hasSuffix("plist") && !$0.hasPrefix("Payloads") }.sorted()
    }
    #expect(sounds == [["bell.caf", "horn.wav"], ["bell.caf", "horn.wav", "own.aiff"]])
    #expect(
      tree.apps.map { $0.files.contains { $0.path == "Payloads/late.apns" } } == [true, false])
    #expect(
      tree.notes.map { folder.short($0) } == [
        "Pier/Both:1:1: note: no project says whose 2 files here are; North and South lie equally near, "
          + "and each has them"
      ])
  }

  @Test(
    "A folder that is named by dots gives its bundle the name that it has",
    arguments: ["Pond/.", "Pond/./", "Pond/Supporting Files/..", "Pond/Supporting Files/../."])
  func dots(name: String) throws {
    let folder = try TemporaryFolder([
      "Pond/Info.plist": "<plist><dict/></plist>", "Pond/Supporting Files/readme.md": "",
    ])
    let tree = try ImportedTree(folder(name))
    #expect(tree.apps.map(\.name) == ["Pond"])
    let info = try #require(text(tree.apps.first?.files.first { $0.path == "Info.plist" }))
    #expect(info.contains("com.example.pond"))
  }

  @Test("A folder that only holds an app's files gives its bundle the name of the one above it")
  func plainFolder() throws {
    let folder = try TemporaryFolder(["Pond/Resources/Info.plist": "<plist><dict/></plist>"])
    #expect(try ImportedTree(folder("Pond/Resources/.")).apps.map(\.name) == ["Pond"])
  }

  @Test(
    "C9, C10, C16, C18: what a content extension's view does is told once, with where it goes",
    arguments: [
      ("func didReceive(_ it: UNNotificationResponse) {}\nvar inputView: UIView? { keys }", 23),
      ("extensionContext?.notificationActions = []", 19), ("@objc func pressed() {}", 2),
      ("var canBecomeFirstResponder: Bool { true }", 5), ("func viewDidLoad() {}", nil),
    ])
  func contentExtension(code: String, column: Int?) throws {
    var files = Self.tree
    files["Harbor/project.yml"] = Self.project
      .replacing("FerryService", with: "FerryView")
      .replacing("usernotifications.service", with: "usernotifications.content-extension")
    files["Harbor/FerryView/View.swift"] = code
    let told = column.map {
      "Harbor/FerryView/View.swift:1:\($0): warning: what the view answers and offers is not read; "
        + "write it into Content.json beside the Info.plist of its content extension"
    }
    #expect(try diagnostics(of: files) == [told].compactMap(\.self))
    files["Harbor/FerryView/Content.json"] = "{}"
    #expect(try diagnostics(of: files) == [], "it is written")
  }

  // Without the one of tests that is always told.
  private func diagnostics(of files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let app = try #require(try ImportedTree(folder("Harbor")).apps.first)
    return app.diagnostics.map { folder.short($0) }.filter { !$0.contains("FerryTests") }
  }

  @Test("What is no folder of sources is refused in words")
  func refused() throws {
    let folder = try TemporaryFolder([
      "Empty/readme.md": "", "file": "", "Typo/project.yml": "targts: {A: {type: application}}",
      "Tool/project.yml": "targets: {A: {type: tool}}",
      "Deep/" + String(repeating: "d/", count: 10) + "Info.plist": "",
      "Merge/A.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\nobjects = {}; }",
    ])
    for (name, words) in [
      ("Merge", "found '<' where a word is needed"),
      ("Typo", "unknown key \"targts\"; did you mean \"targets\"?"),
      ("Tool", "nothing of an app is in this folder: project.yml declares none that is read, and "),
      ("Deep", "only 10 levels of folders are looked into, and nothing of this one; "),
      ("Empty", "nothing of an app is in this folder: no Info.plist"),
      ("file", "this is a file where a folder is needed"), ("none", "there is no such file"),
    ] {
      let error = #expect(throws: Diagnostic.self) { try ImportedTree(folder(name)) }
      #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
      #expect(error?.place.line == (name == "Merge" ? 2 : 1))
    }
  }
}
