import Foundation
import TestSupport
import TestTraits
import Testing

/// Files a byte larger than what is read: sparse, so that none takes room.
@Suite("How much of a file is read", .waitsOutside)
struct ReaderLimitTests {
  /// A file, the most of it that is read, and what is said of one byte more.
  struct Limit: CustomTestStringConvertible, Sendable {
    /// What SECURITY.md calls it, and the number there.
    let row: (what: String, most: String)
    let path: String
    let bytes: Int
    let command: String
    var complaint = "is larger than the "

    var testDescription: String { row.what }
  }

  static let limits = [
    Limit(
      row: ("a file of any kind", "1 GiB"), path: "day.scenario", bytes: 1 << 30,
      command: "run day.scenario"),
    Limit(
      row: ("a string table", "512 MiB"), path: "X.app/en.lproj/Localizable.strings",
      bytes: 512 << 20, command: "check X.app"),
    Limit(
      row: ("a project file", "64 MiB"), path: "project/Kite.xcodeproj/project.pbxproj",
      bytes: 64 << 20, command: "import project"),
    Limit(
      row: ("a project file", "64 MiB"), path: "project/project.yml", bytes: 64 << 20,
      command: "import project"),
    Limit(
      row: ("an archive of a local notification", "16 MiB"), path: "old.plist", bytes: 16 << 20,
      command: "run legacy.scenario"),
    Limit(
      row: ("a payload that is read at all", "1 MiB"), path: "a.apns", bytes: 1 << 20,
      command: "check a.apns", complaint: "1048577 bytes are no payload"),
    Limit(
      row: ("a theme", "1 MiB"), path: "dusk.json", bytes: 1 << 20,
      command: "render legacy.scenario --theme=dusk.json"),
  ]

  private static let legacy = """
    app {"bundleIdentifier": "com.example.alarm", "displayName": "Alarm"}
    schedule-legacy alarm old.plist

    """

  @Test("One byte more is a complaint that says how many there may be", arguments: limits)
  func refused(limit: Limit) throws {
    let scenario = limit.path == "old.plist" ? Self.legacy : "wake\n"
    let desk = try CommandLineHarness([
      limit.path: "", "legacy.scenario": scenario, "X.app/Info.plist": "<plist><dict/></plist>",
    ])
    try #require(truncate(desk.folder(limit.path), off_t(limit.bytes + 1)) == 0)
    let outcome = try desk.run(limit.command.split(separator: " ").map(String.init))
    #expect(outcome.status == .exited(limit.command.hasPrefix("check") ? 1 : 2))
    let said = outcome.output + outcome.errors
    let file = limit.path.split(separator: "/").last ?? ""
    #expect(
      said.split(separator: "\n").contains { $0.contains(file) && $0.contains(limit.complaint) },
      "\(said.prefix(2000))")
  }

  @Test("B19: a payload is told by its size in a .json file as in any other")
  func largeJSON() throws {
    let payload = { (count: Int) in
      #"{"aps":{"alert":"a"},"x":""# + String(repeating: "x", count: count) + #""}"#
    }
    let desk = try CommandLineHarness([
      "a.json": payload(300 << 10), "b.json": payload(1 << 20), "c.json": payload(16 << 20),
    ])
    let wanted = [
      ("a.json", "the payload has 307228 bytes"), ("b.json", "1048604 bytes are no payload"),
      ("c.json", "16777244 bytes are no payload"),
    ]
    for (name, words) in wanted {
      let outcome = try desk.run("check", name)
      #expect(outcome.output.contains("\(name):1:1: error: \(words)"), "\(outcome.output)")
      #expect(outcome.status == .exited(name == "c.json" ? 2 : 1))
    }
  }

  @Test("A level of JSON more is a complaint that says how many there may be")
  func levels() throws {
    let desk = try CommandLineHarness(["deep.apns": String(repeating: "[", count: 513)])
    let outcome = try desk.run("check", "deep.apns")
    #expect(
      outcome.output.contains(
        "deep.apns:1:513: error: arrays and objects are nested more than 512 deep"))
  }

  @Test("SECURITY.md says the same numbers")
  func documented() throws {
    let page = try String(contentsOfFile: Checkout.path + "/SECURITY.md", encoding: .utf8)
    for (what, most) in Self.limits.map(\.row) + [("levels of JSON", "512")] {
      #expect(page.contains("| \(what) | \(most) | `ReaderLimitTests` |"), "\(what)")
    }
  }
}
