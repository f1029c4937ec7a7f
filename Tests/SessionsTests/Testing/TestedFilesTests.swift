import Files
import TestSupport
import Testing

@testable import Sessions

@Suite("Which files a test is made of")
struct TestedFilesTests {
  private static let app = """
    app {"bundleIdentifier":"com.example.tea","service":{"command":["sh","enrich.sh"]}}

    """

  private func folder(_ lines: String) throws -> ScratchFolder {
    let folder = try ScratchFolder([
      "a.scenario": Self.app + lines, "part.scenario": "present-legacy tea part.json\n",
      "old.json": #"{"alertBody":"Get up"}"#, "part.json": #"{"alertBody":"Part"}"#,
      "pot.apns": #"{"aps":{"alert":"Tea"}}"#, "enrich.sh": "echo {}\n", "other.json": "{}",
    ])
    let picture = Checkout.path + "/Fixtures/Apps/Album.app/Media/beach.png"
    try folder.write(try SourceFile.read(picture).bytes, to: "leaf.png")
    return folder
  }

  private func files(_ folder: ScratchFolder) throws -> TestedFiles {
    let run = try TestRun(
      settings: WorldSettings(), locations: DataLocations(dataFolder: nil), collectsFiles: true)
    return try #require(
      run.play(TestedScenario(path: folder("a.scenario"), number: 1)).madeOf)
  }

  @Test("All that its lines name, attachments and the programs of apps among it")
  func named() throws {
    let folder = try folder(
      """
      schedule-legacy tea old.json
      schedule tea {"identifier":"a","content":{"title":"x",\
      "attachments":[{"identifier":"b","path":"leaf.png"}]},"trigger":{"timeInterval":60}}
      push tea pot.apns
      include part.scenario
      expect groups 1

      """)
    let files = try files(folder)
    for name in [
      "a.scenario", "part.scenario", "old.json", "part.json", "pot.apns", "leaf.png", "enrich.sh",
    ] {
      #expect(files.concerns(Folder.whole(folder(name)).text), "\(name)")
    }
    #expect(!files.concerns(Folder.whole(folder("other.json")).text))
  }

  @Test("An attachment that is not there counts where it would lie")
  func missing() throws {
    let folder = try folder(
      """
      schedule tea {"identifier":"a","content":{"title":"x",\
      "attachments":[{"identifier":"b","path":"new.png"}]},"trigger":null}
      expect groups 0

      """)
    #expect(try files(folder).concerns(Folder.whole(folder.path).text + "/new.png"))
  }

  @Test("An app that is not there counts where it was looked for, with the folder that it lacks")
  func missingApp() throws {
    let folder = try folder("app new/Cup.app\npush cup none.apns\nexpect groups 1\n")
    let whole = Folder.whole(folder.path).text
    let files = try files(folder)
    #expect(files.concerns(whole + "/new") && files.concerns(whole + "/new/Cup.app"))
    #expect(!files.concerns(whole + "/old"))
    // The payload is still missing.
    try folder.write([], to: "new/Cup.app/en.lproj/x")
    #expect(try self.files(folder).concerns(whole + "/new/Cup.app/x.png"))
  }

  @Test("Of a test that cannot be played each file near it counts that apps have, and no picture")
  func unplayed() throws {
    let folder = try folder("wkae\n")
    let files = try files(folder)
    for kind in ["scenario", "app", "lproj", "json"] + AppPart.kinds {
      #expect(files.concerns(Folder.whole(folder.path).text + "/deep/x.\(kind)"), "\(kind)")
    }
    #expect(!files.concerns(Folder.whole(folder.path).text + "/x.svg"))
  }

  @Test("A file counts that would be found before the one that is, and so do pictures to come")
  func inFront() throws {
    let folder = try folder("app Cup.app\npush cup cup.apns\nexpect groups 1\n")
    let list = "<key>CFBundleIdentifier</key><string>com.example.cup</string>"
    try folder.write(
      Array("<plist version=\"1.0\"><dict>\(list)</dict></plist>".utf8), to: "Cup.app/Info.plist")
    try folder.write(Array(#"{"aps":{"alert":"Tea"}}"#.utf8), to: "Cup.app/cup.apns")
    let whole = Folder.whole(folder.path).text
    let files = try files(folder)
    #expect(files.concerns(whole + "/Cup.app/cup.apns") && files.concerns(whole + "/cup.apns"))
    #expect(!files.concerns(whole + "/part.apns"))
    #expect(files.concerns(whole + "/a.snapshots"))
  }

  @Test("A link counts as what it leads to does, and so does each on the way")
  func links() throws {
    let folder = try folder("push tea sent/pot.apns\nexpect groups 1\n")
    try folder.link("now", to: ".")
    try folder.link("sent", to: "now")
    let files = try files(folder)
    for name in ["sent", "now", "pot.apns"] {
      #expect(files.concerns(Folder.whole(folder.path).text + "/" + name), "\(name)")
    }
  }
}
