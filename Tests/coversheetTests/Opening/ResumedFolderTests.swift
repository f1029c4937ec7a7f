import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Sessions that are gone on with from their folder or another", .waitsOutside)
struct ResumedFolderTests {
  private static let files = [
    "rs/X.app/Info.plist":
      "<plist><dict><key>CFBundleIdentifier</key><string>com.a.X</string>"
      + "<key>CFBundleDisplayName</key><string>Xylo</string></dict></plist>",
    "rs/X.app/Notifications.json": "{}",
    "rs/r.scenario": "app X.app\npush X {\"aps\":{\"alert\":\"First note\"}} id=k\nunlock\n",
  ]

  @Test("§1: a scenario that was gone through is found again with its app, and listed by its name")
  func steppedThrough() throws {
    let desk = try CommandLineHarness(Self.files)
    let first = try desk.openHere("open", "rs/r.scenario", "--line=3")
    try first.expect("First note")
    first.send(":note hello\r")
    #expect(first.waits { _ in desk.written.contains("note hello\n") }, "\(desk.written)")
    first.signal(SIGKILL)
    _ = first.waitForExit()
    let listed = try desk.run("open", "--sessions")
    #expect(listed.output.contains("rs/r.scenario"), "\(listed.output)")
    for isHere in [true, false] {
      let next = try isHere ? desk.openHere("open", "--resume") : desk.open("open", "--resume")
      try next.expect("First note")
      #expect(
        next.waits { $0.text.lowercased().contains("xylo") && !$0.text.contains("problem") },
        "\(next.screen.text)")
      next.send("q")
      #expect(next.waitForExit() == .exited(0))
    }
  }

  @Test("§1: an app that was named in a typed line is found again from another folder")
  func typed() throws {
    let desk = try CommandLineHarness(Self.files)
    let first = try desk.openHere("open", "rs/r.scenario", "--quiet")
    try first.expect("9:41")
    first.send(":app X.app\r")
    #expect(first.waits { _ in desk.written.contains("app rs/X.app\n") }, "\(desk.written)")
    first.signal(SIGKILL)
    _ = first.waitForExit()
    let next = try desk.open("open", "--resume")
    #expect(
      next.waits { $0.text.contains("9:41") && !$0.text.contains("problem") },
      "\(next.screen.text)")
  }
}

extension CommandLineHarness {
  /// All of the newest journal.
  fileprivate var written: String {
    journals.last.flatMap { folder.text(Self.journalFolder + "/" + $0) } ?? ""
  }
}
