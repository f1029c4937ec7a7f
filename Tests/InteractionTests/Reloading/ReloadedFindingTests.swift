import Files
import Notifications
import Screens
import TerminalCore
import TestSupport
import Testing

@testable import Interaction
@testable import Sessions

@Suite("What was said of files is as true after they were read anew as when they were opened")
struct ReloadedFindingTests {
  @Test("What is said of a source tree stays while the words of its app are read anew")
  func tree() throws {
    let words = "Tree/en.lproj/Localizable.strings"
    let folder = try ScratchFolder([
      "Tree/project.yml": "name: Tree\n", "Tree/one.apns": #"{"aps":{"alert":"Tea"}}"#,
      words: #""TEA" = "Tea";"#,
    ])
    var time = Duration.seconds(10)
    var interaction = try TestSession.interaction(
      in: folder, opening: "Tree", size: Size(columns: 80, rows: 24), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: time)
    let said = interaction.complaints.said
    try #require(said.contains { $0.message.hasPrefix("this source tree is read as") }, "\(said)")
    for text in [#""TEA" = "Tee";"#, #""TEA" = "The";"#] {
      try folder.write(Array(text.utf8), to: words)
      _ = TestSession.settle(&interaction, from: &time)
      #expect(interaction.complaints.said == said)
    }
  }

  private static let payload =
    #"{"aps":{"alert":{"loc-key":"HELLO","loc-args":["Ann"]},"category":"brew"}}"#

  private static let desk = [
    "Tea.app/Info.plist": """
    <plist><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
    <key>CFBundleDisplayName</key><string>Tea</string></dict></plist>
    """,
    "Tea.app/Notifications.json": #"{ "categories": [ { "identifier": "brew" } ] }"#,
    "Tea.app/en.lproj/Localizable.strings": #""HELLO" = "Hi %@";"#, "one.apns": payload,
    "day.scenario": "app Tea.app\npush tea one.apns id=one\npush tea \(payload) id=two\n",
  ]

  private static func interaction(_ folder: ScratchFolder) throws -> Interaction {
    var interaction = try TestSession.interaction(
      in: folder, size: Size(columns: 80, rows: 24), keepsJournal: false)
    while interaction.isLoading { interaction.load() }
    interaction.followFiles(at: .seconds(10))
    return interaction
  }

  private static func interaction(
    _ folder: ScratchFolder, _ names: [String], _ settings: WorldSettings = WorldSettings()
  ) throws -> Interaction {
    let locations = DataLocations(dataFolder: nil)
    var live = Interaction(
      try LoadedInput(names.map { folder($0) }, settings: settings, locations: locations),
      model: Model(size: Size(columns: 80, rows: 24)), locations: locations)
    while live.isLoading { live.load() }
    live.followFiles(at: .seconds(10))
    return live
  }

  private static func said(_ interaction: Interaction) -> [String] {
    interaction.complaints.said.map(\.description).sorted()
  }

  @Test(
    "What a payload lacks of its app is told once the app lacks it, and no more once that is mended",
    arguments: [
      ("Tea.app/en.lproj/Localizable.strings", #""OTHER" = "Hi %@";"#, "Y15"),
      ("Tea.app/en.lproj/Localizable.strings", #""HELLO" = "Hi %@ %@";"#, "Y16"),
      ("Tea.app/Notifications.json", #"{ "categories": [ { "identifier": "pour" } ] }"#, "Y8"),
      ("one.apns", payload.replacing("HELLO", with: "HALLO"), "Y15"),
      ("one.apns", payload.replacing("loc-key", with: "loc_key"), "Y21"),
    ])
  func conclusions(file: String, broken: String, rule: RuleID) throws {
    try expectFindings(of: rule, while: broken, in: file, of: ScratchFolder(Self.desk))
  }

  // Breaks a file, mends it and breaks it again: each time it is told what a new opening tells.
  private func expectFindings(
    of rule: RuleID, while broken: String, in file: String, of folder: ScratchFolder
  ) throws {
    var time = Duration.seconds(10)
    var live = try Self.interaction(folder)
    #expect(live.complaints.said.isEmpty, "\(live.complaints.said)")
    for text in [broken, Self.desk[file] ?? "", broken] {
      try folder.write(Array(text.utf8), to: file)
      _ = TestSession.settle(&live, from: &time)
      #expect(live.complaints.said.contains { $0.rule == rule } == (text == broken))
      #expect(try Self.said(live) == Self.said(Self.interaction(folder)))
    }
  }

  @Test("Y28: a payload is looked at once more on the terms of the phone as it was sent to it")
  func asItWasSent() throws {
    let words = "Tea.app/en.lproj/Localizable.strings"
    let line = "app Tea.app\npush tea one.apns expiration=+10m\nwait 1h\n"
    let folder = try ScratchFolder(Self.desk.merging(["day.scenario": line]) { $1 })
    var time = Duration.seconds(10)
    var live = try Self.interaction(folder)
    #expect(live.complaints.said.isEmpty, "\(live.complaints.said)")
    for text in ["", Self.desk[words] ?? ""] {
      try folder.write(Array(text.utf8), to: words)
      _ = TestSession.settle(&live, from: &time)
      #expect(live.complaints.said.map(\.rule) == (text.isEmpty ? ["Y15"] : []))
    }
  }

  @Test("Y15: what is concluded of a payload that lies ahead is told while one looks back, too")
  func lookingBack() throws {
    let folder = try ScratchFolder(Self.desk)
    var time = Duration.seconds(10)
    var live = try Self.interaction(folder)
    live.handle(.input(.key(Key(.character(",")))))
    try #require(live.session.isLookingBack)
    try folder.write([], to: "Tea.app/en.lproj/Localizable.strings")
    _ = TestSession.settle(&live, from: &time)
    #expect(live.session.isLookingBack && live.complaints.said.count { $0.rule == "Y15" } == 2)
  }

  @Test("Y15: what a payload that was put into a folder lacks is told as long as it lacks it")
  func dropped() throws {
    let words = "Tea.app/en.lproj/Localizable.strings"
    let folder = try ScratchFolder(Self.desk.merging(["drop/.keep": "", words: ""]) { $1 })
    var time = Duration.seconds(10)
    var live = try TestSession.interaction(
      in: folder, opening: "Tea.app", size: Size(columns: 80, rows: 24), keepsJournal: false,
      openedAt: FileTime(path: folder.path))
    live.incoming.folders = [try DropFolder(folder("drop"))]
    while live.isLoading { live.load() }
    live.followFiles(at: time)
    try folder.write(Array(Self.payload.utf8), to: "drop/new.apns")
    for text in ["", Self.desk[words] ?? "", ""] {
      try folder.write(Array(text.utf8), to: words)
      _ = TestSession.settle(&live, from: &time)
      let found = live.complaints.said.filter { $0.rule == "Y15" }.map(\.place.path)
      #expect(found == (text.isEmpty ? [folder("drop/new.apns")] : []))
    }
  }

  @Test(
    "What a scheduled request lacks of its app is told as long as it lacks it",
    arguments: [
      ("Tea.app/en.lproj/Localizable.strings", #""HELLO" = "Hi %@ %@";"#, "Y16"),
      ("Tea.app/Notifications.json", #"{ "categories": [ { "identifier": "pour" } ] }"#, "Y8"),
    ])
  func scheduled(file: String, broken: String, rule: RuleID) throws {
    let request = """
      {"identifier":"tea","content":{"title":{"key":"HELLO","arguments":["Ann"]},\
      "categoryIdentifier":"brew"},"trigger":{"timeInterval":3600}}
      """
    let folder = try ScratchFolder(
      Self.desk.merging(["day.scenario": "app Tea.app\nschedule tea \(request)\n"]) { $1 })
    try expectFindings(of: rule, while: broken, in: file, of: folder)
  }

  @Test(
    "What a phone lacks that an app names is told after its words were read anew, too",
    arguments: ["day.scenario", "Tea.app", "Tea.app/Payloads/two.apns"])
  func lackingFeatures(opened: String) throws {
    let urgent = #"{ "authorization": { "options": ["alert", "timeSensitive"] } }"#
    let folder = try ScratchFolder(
      Self.desk.merging([
        "Tea.app/Notifications.json": urgent, "day.scenario": "device os=12\napp Tea.app\n",
        "Tea.app/Payloads/two.apns": #"{"aps":{"alert":"Tea"}}"#,
      ]) { $1 })
    var settings = WorldSettings()
    if opened != "day.scenario" { settings.configuration.profile = .ios12 }
    func opening() throws -> Interaction { try Self.interaction(folder, [opened], settings) }
    var (live, time) = (try opening(), Duration.seconds(10))
    let count = live.complaints.said.count { $0.message.hasPrefix("timeSensitive is there") }
    // Nothing is said of an app that was only found around a payload.
    try #require(count == (opened.hasSuffix("apns") ? 0 : 1))
    for words in [#""HELLO" = "Ho %@";"#, #""HELLO" = "Hey %@";"#] {
      try folder.write(Array(words.utf8), to: "Tea.app/en.lproj/Localizable.strings")
      _ = TestSession.settle(&live, from: &time)
      #expect(try Self.said(live) == Self.said(opening()))
    }
  }

  @Test("Two apps with one identifier are told of as long as they have it, whichever is read anew")
  func replacedApps() throws {
    let plist = Self.desk["Tea.app/Info.plist"] ?? ""
    let folder = try ScratchFolder(["Apps/A.app/Info.plist": plist, "Apps/B.app/Info.plist": plist])
    var (live, time) = (try Self.interaction(folder, ["Apps"]), Duration.seconds(10))
    func isTold() -> Bool { live.complaints.said.contains { $0.message.contains("of the two") } }
    try #require(isTold())
    for (app, text) in [
      ("B", plist.replacing(">Tea<", with: ">Tee<")),
      ("A", plist.replacing(".tea<", with: ".tee<")), ("A", plist),
    ] {
      try folder.write(Array(text.utf8), to: "Apps/\(app).app/Info.plist")
      _ = TestSession.settle(&live, from: &time)
      #expect(isTold() == text.contains(".tea<"))
      #expect(try Self.said(live) == Self.said(Self.interaction(folder, ["Apps"])))
    }
  }

  @Test("Payloads beside an app that was opened with a scenario are left to a check, also later on")
  func besideScenario() throws {
    let folder = try ScratchFolder(
      Self.desk.merging([
        "Tea.app/Payloads/two.apns": #"{"aps":{"alert":{"loc-key":"NONE"}}}"#,
        "day.scenario": "note Tea\n",
      ]) { $1 })
    var live = try Self.interaction(folder, ["day.scenario", "Tea.app"])
    let (said, pushes) = (Self.said(live), live.session.state.notifications.count)
    try #require(pushes == 1)
    var time = Duration.seconds(10)
    try folder.write(
      Array(#""HELLO" = "Ho %@";"#.utf8), to: "Tea.app/en.lproj/Localizable.strings")
    _ = TestSession.settle(&live, from: &time)
    #expect(Self.said(live) == said)
  }
}
