import Notifications
import Testing

@testable import Files

@Suite("Folders of time zones")
struct TimeZoneFolderTests {
  private func complaint(_ folder: TemporaryFolder, _ identifier: String) -> String? {
    do throws(Diagnostic) {
      _ = try TimeZoneFolder(folder.path).timeZone(identifier, at: Place("s"))
      return nil
    } catch {
      return folder.short(error.message)
    }
  }

  @Test(
    "Whichever list the database has, the nearest name is found in it",
    arguments: [
      (
        "tzdata.zi",
        "# version\nZ Europe/Berlin 1 - CET\nL Europe/Berlin Arctic/Longyearbyen\nR x\n"
      ),
      ("zone1970.tab", "# comment\nDE,SJ\t+5230+01322\tEurope/Berlin\tmost\nbroken\n"),
      ("zone.tab", "DE\t+5230+01322\tEurope/Berlin\nSJ\t+7800+01600\tArctic/Longyearbyen\n"),
    ])
  func lists(name: String, text: String) throws {
    let folder = try TemporaryFolder([name: text])
    for (identifier, near) in [
      ("Europe/Berlln", "Europe/Berlin"), ("Berlin", "Europe/Berlin"),
      ("europe/berlin", "Europe/Berlin"),
    ] {
      #expect(
        complaint(folder, identifier)
          == "unknown time zone \"\(identifier)\"; did you mean \"\(near)\"?")
    }
    #expect(complaint(folder, "Mars/Olympus") == "unknown time zone \"Mars/Olympus\"")
    if name != "zone1970.tab" {
      #expect(complaint(folder, "Longyearbyen")?.hasSuffix("\"Arctic/Longyearbyen\"?") == true)
    }
  }

  @Test("Without a database only Greenwich is known, and it is said where one was looked for")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(complaint(folder, "UTC") == nil && complaint(folder, "GMT") == nil)
    #expect(
      complaint(folder, "Europe/Berlin")
        == "unknown time zone \"Europe/Berlin\"; there are no time zones in FOLDER")
  }

  @Test(
    "What could lead out of the folder, or is no name, is not looked up",
    arguments: [
      "../secret", "A/../../secret", "/etc/x", "A//b", "A/b/c/d", ".hidden", "A/.b", "A b", "É", "",
      "A/", "A\u{0}B", String(repeating: "X", count: 65),
    ])
  func names(identifier: String) throws {
    // A file that would be a zone, were it read.
    let bytes = try SourceFile.read("/usr/share/zoneinfo/Europe/London").bytes
    let folder = try TemporaryFolder(["zones/x": "", "zone.tab": ""])
    for name in ["secret", "zones/.hidden", "zones/A/.b", "zones/A b", "zones/É"] {
      try folder.write(bytes, to: name)
    }
    #expect(throws: Diagnostic.self) {
      try TimeZoneFolder(folder("zones")).timeZone(identifier, at: Place("s"))
    }
  }

  @Test(
    "The machine's own zone is none of the phone's, nor are the copies beside the zones",
    arguments: ["localtime", "posixrules", "posix/Europe/London", "right/Europe/London"])
  func machine(identifier: String) throws {
    let bytes = try SourceFile.read("/usr/share/zoneinfo/Europe/London").bytes
    let folder = try TemporaryFolder(["zone.tab": "GB\t+5130-00007\tEurope/London\n"])
    try folder.write(bytes, to: identifier)
    #expect(
      complaint(folder, identifier)?.hasPrefix("unknown time zone \"\(identifier)\"") == true)
  }

  @Test("Files that are zones are read by their names, up to three parts deep; others are unknown")
  func files() throws {
    let bytes = try SourceFile.read("/usr/share/zoneinfo/Europe/London").bytes
    let folder = try TemporaryFolder(["Words": "no zone", "Empty/Zone": ""])
    for name in ["One", "Two/Parts", "A/B/Three-Parts_+1"] {
      try folder.write(bytes, to: name)
      let zone = try TimeZoneFolder(folder.path).timeZone(name, at: Place("s"))
      #expect(zone.identifier == name)
      #expect(zone.secondsFromGMT(at: Instant(milliseconds: 1_528_000_000_000)) == 3600)
    }
    for name in ["Words", "Empty/Zone", "Empty"] {
      #expect(complaint(folder, name)?.hasPrefix("unknown time zone") == true)
    }
  }
}
