import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Folders of results are there whole or not at all", .waitsOutside)
struct OutputFolderTests {
  private func everything(in desk: CommandLineHarness) throws -> [String] {
    try desk.shell("ls -A").output.split(separator: "\n").map(String.init)
  }

  private static let pushes = (1...4000).map { #"{"aps":{"alert":"Push \#($0)"}}"# + "\n" }.joined()
  private static let app = """
    {"categories": [{"identifier": "tea", "categorySummaryFormat": "%u more cups"}]}
    """

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "many.ndjson": Self.pushes, "Tea.app/Notifications.json": Self.app,
      "failing.scenario": "expect groups 1\n",
      "sources/Kettle.xcodeproj/project.pbxproj": "{}",
      "sources/Kettle/Info.plist":
        "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>",
      "sources/Kettle/en.lproj/Localizable.strings":
        (1...400).map { "\"K\($0)\" = \"v\";\n" }.joined(),
    ])
  }

  static let commands = [
    "new app Bistro", "import sources", "export many.ndjson --as=payloads -o out",
    "preview Tea.app --svg out --locales=en", "test failing.scenario --failures=out",
  ]

  @Test(
    "On a disk that is full nothing is left, and the complaint names what was to be written",
    arguments: commands)
  func full(command: String) throws {
    for blocks in [0, 1] {
      let desk = try desk()
      let before = try everything(in: desk)
      let outcome = try desk.shell("ulimit -f \(blocks); trap '' XFSZ; \"$0\" \(command)")
      // The record of failures is no name that is only there meanwhile.
      let told = outcome.errors.replacing(".coversheet-failures", with: "")
      #expect(!told.contains(".coversheet-"), "\(outcome.errors)")
      let left = try everything(in: desk).filter {
        !before.contains($0) && !["out", "state"].contains($0)
      }
      let isDone = outcome.status == .exited(0)
      #expect(left.isEmpty || isDone, "\(blocks) blocks left \(left): \(outcome.errors)")
      if blocks == 0 {
        #expect(outcome.errors.contains("it would be larger than files may be here"))
        #expect(desk.folder.names(in: "out").isEmpty)
      }
    }
  }

  @Test("A link that leads nowhere is no place for a folder")
  func danglingLink() throws {
    let desk = try desk()
    symlink("nowhere", desk.folder("out"))
    for command in Self.commands where command.contains("svg") || command.contains("export") {
      let outcome = try desk.shell("\"$0\" \(command)")
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.contains("out:1:1: error: this link leads nowhere; name a folder"),
        "\(outcome.errors)")
    }
  }

  @Test(
    "A folder that a link leads to, or that the shell is in, takes new results for earlier ones",
    arguments: [(".", "link"), ("real", "."), ("real", "../link")])
  func inPlace(folder: String, path: String) throws {
    let desk = try desk()
    for counts in ["0,1", "1,2"] {
      let outcome = try desk.shell(
        """
        mkdir -p real; test -L link || ln -s real link; app=$PWD/Tea.app; cd \(folder)
        "$0" preview "$app" --locales=en --counts=\(counts) --svg \(path)
        """)
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
    }
    let names = try desk.shell("ls -A link/").output.split(separator: "\n")
    #expect(names.contains { $0.hasSuffix("-2.svg") }, "\(names)")
    #expect(names.allSatisfy { $0.hasSuffix(".svg") && !$0.hasSuffix("-0.svg") }, "\(names)")
  }

  @Test("An empty folder takes results also where the shell is in it")
  func payloads() throws {
    let outcome = try desk().shell(
      """
      mkdir out; cd out; echo '{"aps":{"alert":"Tea"}}' > ../one.ndjson
      "$0" export ../one.ndjson --as=payloads -o . && ls -A
      """)
    #expect(outcome.output.hasSuffix(".apns\n"), "\(outcome)")
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome)")
  }

  @Test(
    "Pictures of people's own, and folders that are called like pictures, are no results",
    arguments: ["logo.svg", "deep.svg/notes.txt"])
  func ownPictures(name: String) throws {
    let desk = try desk()
    let command = ["preview", "Tea.app", "--locales=en", "--svg=out"]
    #expect(try desk.run(command).status == .exited(0))
    let before = desk.folder.names(in: "out").count
    try desk.folder.write(Array("<svg><title>Tea</title></svg>".utf8), to: "out/" + name)
    let outcome = try desk.run(command)
    #expect(outcome.status == .exited(2))
    let other = name.prefix { $0 != "/" }
    #expect(
      outcome.errors.contains("there is something else in it (\(other))"), "\(outcome.errors)")
    #expect(desk.folder.text("out/" + name) == "<svg><title>Tea</title></svg>")
    #expect(desk.folder.names(in: "out").count == before + 1)
  }

  @Test("A file is no place for a folder, whoever wrote it", arguments: ["a.txt", "day.scenario"])
  func file(name: String) throws {
    let desk = try desk()
    try desk.folder.write([], to: name)
    for command in ["preview Tea.app --svg", "test failing.scenario --failures"] {
      let outcome = try desk.shell("\"$0\" \(command)=\(name)")
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.hasPrefix("\(name):1:1: error: this is a file; name a folder"),
        "\(outcome.errors)")
    }
  }

  @Test("A signal leaves nothing lying beside", arguments: ["TERM", "INT", "HUP"])
  func signal(name: String) throws {
    let desk = try desk()
    let outcome = try desk.shell(
      """
      env --default-signal "$0" export many.ndjson --as=payloads -o out & job=$!
      until ls -d .coversheet-* > /dev/null 2>&1; do kill -0 $job || break; done
      kill -\(name) $job
      wait $job
      echo $?
      """)
    let left = try everything(in: desk)
    #expect(!left.contains { $0.hasPrefix(".coversheet-") }, "\(left): \(outcome.output)")
    // It may have been done just before.
    #expect(left.contains("out") == outcome.output.hasPrefix("0"), "\(outcome.output)")
  }
}
