import Delivery
import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("The folder in which paths of a journal begin")
struct JournalFolderTests {
  private static let list =
    "<plist><dict><key>CFBundleIdentifier</key><string>com.a.X</string>"
    + "<key>CFBundleDisplayName</key><string>Xylo</string></dict></plist>"
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(["work/rs/X.app/Info.plist": Self.list]) }

  private func journal(
    of header: JournalHeader, in workingFolder: String
  ) throws -> JournalFile {
    let file = try JournalFile(creating: folder("journal.scenario"))
    try file.append(header.line)
    file.goOn(from: header, in: workingFolder)
    return file
  }

  private func written() throws -> JournalHeader {
    try JournalHeader.read(Array((folder.text("journal.scenario") ?? "").utf8), path: "j")
  }

  private func resumed() throws -> HeadlessRun {
    let opening = try LoadedInput(
      [folder("journal.scenario")], settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    return run
  }

  @Test("What is written anew still says the folder, and what its session had opened")
  func anew() throws {
    let header = JournalHeader(paths: ["day.scenario"], folder: "/work", hashes: ["1"])
    let file = try journal(of: header, in: "/work")
    var kept = KeptSession(try HeadlessRun.played("note a\n").session, journal: Journal(file))
    _ = try kept.perform(.device(.lock))
    #expect(try written() == header, "nothing is written anew without a reason")
    for _ in 0..<2 {
      kept.fallBehind()
      _ = try kept.perform(.device(.wake))
      #expect(try written() == JournalHeader(folder: "/work", played: ["day.scenario"]))
      #expect(try written().opened == ["day.scenario"])
    }
    file.goOn(from: try written(), in: "/work")
    kept.writeAnew()
    #expect(try written().opened == ["day.scenario"], "also of one that was gone on with")
  }

  @Test("Where a scenario was left is in what is written anew, and found from another folder")
  func left() throws {
    let header = JournalHeader(paths: ["day.scenario"], folder: "/work")
    var kept = KeptSession(
      try HeadlessRun.played("note a\n").session,
      journal: Journal(try journal(of: header, in: "/work"), isBehind: true))
    kept.leave(before: Place("day.scenario", line: 4, column: 5))
    kept.noteMove()
    kept.writeMoves()
    #expect(try written().next == Place("day.scenario", line: 4))
    #expect(try written().next(from: "/else") == Place("/work/day.scenario", line: 4))
    #expect(try written().next(from: "/work") == Place("day.scenario", line: 4))
    kept.leave(before: nil)
    kept.writeAnew()
    #expect(try written().next == nil)
  }

  @Test("Apps are found from the folder of the session, wherever the journal lies")
  func found() throws {
    let file = try journal(of: JournalHeader(folder: folder("work")), in: folder("work"))
    try file.append("app rs/X.app\npush com.a.X {\"aps\":{\"alert\":\"one\"}}\n")
    let run = try resumed()
    let complaints = run.report.diagnostics.filter { $0.severity > .note }
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(run.session.state.apps.map(\.app.displayName) == ["Xylo"])
    var kept = run.kept
    kept.begin(Journal(file))
    kept.writeAnew()
    #expect(try resumed().session.state.apps.map(\.app.displayName) == ["Xylo"])
  }

  @Test("A session that goes on in another folder has all of it written anew with its first act")
  func elsewhere() throws {
    let header = JournalHeader(paths: ["day.scenario"], folder: "/one")
    let file = try journal(of: header, in: "/two")
    var kept = try HeadlessRun.played("note a\n").kept
    kept.begin(Journal(file))
    #expect(try written() == header)
    _ = try kept.perform(.device(.lock))
    #expect(try written() == JournalHeader(folder: "/two", played: ["day.scenario"]))
  }

  @Test("A zone that was given for the whole session is in what is written anew")
  func zone() throws {
    var settings = WorldSettings()
    settings.configuration.timeZone = try TimeZoneFolder.standard.timeZone(
      "Asia/Tokyo", at: Place("t"))
    let locations = DataLocations(dataFolder: nil)
    var run = HeadlessRun(
      try LoadedInput([], settings: settings, locations: locations))
    run.kept.begin(Journal(try journal(of: JournalHeader(folder: "/work"), in: "/work")))
    _ = run.perform("wait 5s", files: locations.files(folder: "."))
    run.kept.writeAnew()
    let again = try resumed()
    #expect(again.report.diagnostics.isEmpty, "\(Array(again.report.diagnostics))")
    #expect(again.session.state.now == run.session.state.now)
    #expect(again.session.state.device.timeZone.identifier == "Asia/Tokyo")
  }
}
