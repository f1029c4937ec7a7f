import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("What a bundle, a payload or a project names stays inside it", .waitsOutside)
struct OutsideFileTests {
  private static let secret = "root:hushhush:0:0"
  private static let service = """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.usernotifications.service</string></dict></dict></plist>
    """

  /// A way in which a file is named, and what is run then.
  struct Way: CustomTestStringConvertible, Sendable {
    /// Where a link to the outside lies, or the file that names one.
    let path: String
    /// What is in the file; nil for a link, which leads to a file unless its name
    /// says that it is a folder.
    var text: String?
    /// The command.
    let command: String

    var testDescription: String { "\(command): \(path)" }
  }

  private static let names = ["../outside/beach.png", "/tmp/outside-beach.png", "in/../../x.png"]
  // From the folder of an extension, two levels deeper.
  private static let deepNames = ["../../../outside/beach.png", "/tmp/outside-beach.png"]

  static let ways = links + tested + named + deeplyNamed + projectLinks

  private static let links: [Way] =
    [
      "X.app/Info.plist", "X.app/Notifications.json", "X.app/en.lproj/Localizable.strings",
      "X.app/en.lproj/Localizable.stringsdict", "X.app/de.lproj", "X.app/Words.xcstrings",
      "X.app/Words.loctable", "X.app/Base.strings", "X.app/X.entitlements", "X.app/bell.wav",
      "X.app/PlugIns", "X.app/PlugIns/Y.appex", "X.app/PlugIns/Y.appex/Info.plist",
      "X.app/PlugIns/Y.appex/Service.json", "X.app/Payloads", "X.app/Payloads/a.apns",
      "X.app/hello.apns", "X.app/Library/Sounds/bell.caf", "payloads/a.apns", "payloads/a.ndjson",
      "folder/a.scenario", "folder/inner", "folder/.coversheet-check.json",
      "X.app/.coversheet-check.json",
    ].map { Way(path: $0, command: "check \($0.split(separator: "/")[0])") }

  private static let tested = ["folder/a.scenario", "folder/inner"].map {
    Way(path: $0, command: "test folder")
  }

  private static let deeplyNamed: [Way] = deepNames.flatMap { name -> [Way] in
    [
      Way(
        path: "X.app/PlugIns/Y.appex/Service.json",
        text:
          #"{"steps": [{"download": "http://example.com/a", "as": "pic", "from": "\#(name)"}]}"#,
        command: "check X.app"),
      Way(
        path: "X.app/PlugIns/Y.appex/Service.json",
        text: #"{"steps": [{"set": {"attachments": [{"path": "\#(name)"}]}}]}"#,
        command: "check X.app"),
    ]
  }

  private static let named: [Way] = names.flatMap { name -> [Way] in
    [
      Way(
        path: "X.app/Notifications.json",
        text: #"{"on": {"launch": [{"schedule": {"content": {"title": "a", "attachments": "#
          + #"[{"path": "\#(name)"}]}}}]}}"#, command: "check X.app"),
      Way(
        path: "project/project.yml",
        text:
          "targets:\n  Kite:\n    type: application\n    info: {path: \(name), properties: {A: b}}\n",
        command: "import project"),
      Way(
        path: "project/project.yml",
        text: "targets:\n  Kite:\n    type: application\n    sources: [\(name)]\n",
        command: "import project"),
      Way(
        path: "project/project.yml",
        text: "targets:\n  \"\(name)\":\n    type: application\n    sources: Kite\n",
        command: "import project"),
      Way(
        path: "project/Project.swift",
        text: "let p = Project(name: \"P\", targets: [.target(name: \"\(name)\", product: .app, "
          + "bundleId: \"a.b\", sources: \"Kite/**\")])\n", command: "import project"),
      Way(
        path: "project/Package.swift", text: "let package = Package(name: \"\(name)\")\n",
        command: "import project"),
    ]
  }

  private static let projectLinks: [Way] = [
    "project/project.yml", "project/Project.swift", "project/Package.swift",
    "project/Kite/Info.plist", "project/Kite/Notifications.json", "project/Kite/bell.wav",
    "project/Kite/Kite.swift", "project/Kite/a.apns", "project/Kite/en.lproj",
    "project/Kite/Inner",
  ].map { Way(path: $0, command: "import project") }

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "outside/file": Self.secret, "outside/folder/Localizable.strings": Self.secret,
      "outside/folder/Info.plist": Self.secret, "outside/folder/a.apns": Self.secret,
      "outside/folder/a.scenario": Self.secret, "outside/beach.png": "PNG",
      "X.app/en.lproj/InfoPlist.strings": "", "X.app/Payloads/b.apns": #"{"aps":{"alert":"Hi"}}"#,
      "X.app/PlugIns/Z.appex/Info.plist": "<plist><dict/></plist>",
      "X.app/PlugIns/Y.appex/Info.plist": Self.service, "X.app/Library/Sounds/none": "",
      "payloads/b.apns": #"{"aps":{"alert":"Hi"}}"#, "folder/b.scenario": "wake\n",
      "project/Kite/de.lproj/Localizable.strings": #""A" = "a";"#,
    ])
  }

  // Where the way's file is there already, it gives way.
  private func place(_ way: Way, in desk: CommandLineHarness) throws {
    if let text = way.text { return try desk.folder.write(Array(text.utf8), to: way.path) }
    let name = way.path.split(separator: "/").last ?? ""
    let isFolder = !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".appex")
    let target = desk.folder(isFolder ? "outside/folder" : "outside/file")
    _ = try desk.shell("rm -rf '\(way.path)' && mkdir -p \"$(dirname '\(way.path)')\"")
    try desk.folder.link(way.path, to: target)
  }

  private static let refusals = ["leads out of", "is an absolute path", "is no name of a bundle"]

  @Test(
    "Whatever leads out is a complaint, and nothing of it is read, quoted or written",
    arguments: ways)
  func outside(way: Way) throws {
    let desk = try desk()
    try place(way, in: desk)
    let outcome = try desk.run(way.command.split(separator: " ").map(String.init))
    let said = (outcome.output + outcome.errors).unfolded
    #expect(Self.refusals.contains { said.contains($0) }, "\(said)")
    #expect(!said.contains("hushhush"), "\(said)")
    let copies = try desk.shell("grep -rl hushhush --exclude-dir=outside . || true").output
    #expect(copies.isEmpty, "copied: \(copies)")
    #expect(Set(desk.folder.names(in: "outside")) == ["beach.png", "file", "folder"])
  }

  @Test(
    "§2: a picture that a link leads out to is not shown, copied, overwritten or removed",
    arguments: [
      ("folder/b.snapshots/p.txt", "outside/file"), ("folder/b.snapshots/p.txt", "outside/none"),
      ("folder/b.snapshots", "outside/folder"), ("folder/b.snapshots", "outside/bare"),
    ])
  func picture(link: String, target: String) throws {
    let desk = try desk()
    try desk.folder.write(Array("snapshot p\n".utf8), to: "folder/b.scenario")
    for name in ["folder/p.txt", "folder/old.txt", "bare/notes"] {
      try desk.folder.write(Array(Self.secret.utf8), to: "outside/\(name)")
    }
    _ = try desk.shell("mkdir -p \"$(dirname '\(link)')\"")
    try desk.folder.link(link, to: desk.folder(target))
    let before = try desk.shell("find outside -type f -exec cksum {} + | sort").output
    for options in [["--json"], ["--failures=ff"], ["--update-snapshots"]] {
      let outcome = try desk.run(["test", "folder"] + options)
      let said = (outcome.output + outcome.errors).unfolded
      #expect(said.contains("put the file itself there"), "\(said)")
      #expect(!said.contains("hushhush") && outcome.status != .exited(0), "\(said)")
    }
    let copies = try desk.shell("grep -rl hushhush --exclude-dir=outside . || true").output
    #expect(copies.isEmpty, "copied: \(copies)")
    #expect(try desk.shell("find outside -type f -exec cksum {} + | sort").output == before)
  }

  @Test("A link within the bundle and one within the project are followed")
  func inside() throws {
    let desk = try desk()
    try desk.folder.link("X.app/fr.lproj", to: "en.lproj")
    try desk.folder.write(Array(#""A" = "b";"#.utf8), to: "X.app/en.lproj/Localizable.strings")
    let outcome = try desk.run("preview", "X.app", "--locales=fr")
    #expect(!outcome.errors.contains("leads out"), "\(outcome.errors)")
    try desk.folder.link("project/Kite/fr.lproj", to: "de.lproj")
    let imported = try desk.run("import", "project")
    #expect(imported.status == .exited(0), "\(imported.errors)")
    #expect(!imported.errors.contains("leads out"))
    #expect(desk.folder.text("project.app/fr.lproj/Localizable.strings") == #""A" = "a";"#)
  }

  @Test("A bundle that is itself named by a link is read")
  func linkedBundle() throws {
    let desk = try desk()
    try desk.folder.link("Link.app", to: "X.app")
    let outcome = try desk.run("state", "Link.app")
    #expect(!outcome.errors.contains("leads out"), "\(outcome.errors)")
  }

  private static let foreign = [
    "root:hushhush:19000:0:99999:7:::\nann:hushhush2:19000:0:99999:7:::\n",
    "-----BEGIN PRIVATE KEY-----\nhushhush+MIIEvgIBADANBgkqhkiG9w0BAQEFAASC\n-----END PRIVATE KEY-----\n",
    "password=hushhush\n[section]\nkey = hushhush\n", "hushhush\n", "\u{0}\u{1}hushhush\u{2}\n",
  ]

  static let kinds = [
    "X.app/Info.plist", "X.app/Notifications.json", "X.app/en.lproj/Localizable.strings",
    "X.app/en.lproj/Localizable.stringsdict", "X.app/Words.xcstrings", "X.app/Words.loctable",
    "X.app/X.entitlements", "X.app/PlugIns/Y.appex/Info.plist",
    "X.app/PlugIns/Y.appex/Service.json", "X.app/Payloads/a.apns", "payloads/a.ndjson",
    "project/project.yml", "project/Kite/Info.plist",
  ]

  @Test(
    "A file that is no text of the expected kind is complained about and not quoted",
    arguments: kinds)
  func foreign(path: String) throws {
    for text in Self.foreign {
      let desk = try desk()
      try desk.folder.write(Array(text.utf8), to: path)
      let first = path.split(separator: "/").first.map(String.init) ?? ""
      for command in first == "project" ? ["import"] : ["check", "state"] {
        let outcome = try desk.run(command, first)
        let said = outcome.output + outcome.errors
        // Tables are read when a word of theirs is needed; a word is YAML, too.
        if command == "check" { #expect(said.contains("error: "), "\(command): \(said)") }
        #expect(!said.contains("hushhush"), "\(command): \(said)")
      }
    }
  }
}
