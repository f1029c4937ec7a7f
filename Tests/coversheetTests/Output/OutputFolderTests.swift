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
