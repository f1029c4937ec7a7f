import TestSupport
import Testing

@testable import Files

@Suite("Where paths lead, and by which links")
struct FileWayTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["v1/Tea.app/a.apns": "{}", "z/b": ""])
    try folder.link("now", to: "v1")
    try folder.link("z/Tea.app", to: "../now/Tea.app")
    try folder.link("z/all", to: folder.path)
    try folder.link("z/round", to: "round")
    try folder.link("z/nowhere", to: "../v2/./a.apns")
    return folder
  }

  @Test(
    "Each link on the way is told in its turn, whether something is at the end or not",
    arguments: [
      ("v1/Tea.app/a.apns", [], "v1/Tea.app/a.apns"),
      ("z/../now/.//x", ["now"], "v1/x"),
      ("z/Tea.app/a.apns", ["z/Tea.app", "now"], "v1/Tea.app/a.apns"),
      ("z/Tea.app/../..", ["z/Tea.app", "now"], ""),
      ("z/all/z/all/y", ["z/all", "z/all"], "y"),
      ("z/nowhere", ["z/nowhere"], "v2/a.apns"),
      ("z/none/../b", [], "z/b"),
    ] as [(String, [String], String)])
  func ways(path: String, links: [String], end: String) throws {
    let folder = try folder()
    let way = FileWay(folder(path))
    #expect(way.links == links.map { folder($0) })
    #expect(way.end == (end.isEmpty ? folder.path : folder(end)))
  }

  @Test("Links that lead in a circle end somewhere")
  func circle() throws {
    let folder = try folder()
    let way = FileWay(folder("z/round"))
    #expect(way.end == folder("z/round"))
    #expect(way.links.count == 40)
  }

  @Test("A relative path begins in the working folder, and the root is above nothing")
  func beginnings() {
    #expect(FileWay("no-such-file").end == Folder.whole(".").text + "/no-such-file")
    #expect(FileWay("").end == Folder.whole(".").text)
    #expect(FileWay("/../..").end == "/")
  }
}
