import TestSupport
import Testing

@testable import Files

@Suite("What could be opened near a folder")
struct NearbyFilesTests {
  @Test("Apps, folders with payloads and scenarios are found, the nearest first")
  func found() throws {
    let folder = try ScratchFolder()
    for path in [
      "day.scenario", "Demo/Tea.app/Info.plist", "Demo/Tea.app/en.lproj/x.apns",
      "Soup.app/Info.plist",
      "Demo/Payloads/one.apns", "Demo/Payloads/two.apns", "a/b/deep.scenario", "README.md",
      "node_modules/z/z.apns", ".git/hooks/x.apns",
    ] { try folder.write(Array("x".utf8), to: path) }
    let nearby = NearbyFiles(in: folder.path)
    #expect(nearby.apps == ["Soup.app", "Demo/Tea.app"])
    #expect(nearby.payloadFolders == ["Demo/Payloads"])
    #expect(nearby.scenarios == ["day.scenario", "a/b/deep.scenario"])
  }

  @Test("A folder may have a dot in its name")
  func dots() throws {
    let folder = try ScratchFolder([
      "Tea-1.2/A.app/Info.plist": "x", "Tea-1.2/one.scenario": "x", "push-1.2/a.apns": "{}",
      "Tea.xcassets/z.scenario": "x", "en.lproj/z.scenario": "x",
    ])
    let nearby = NearbyFiles(in: folder.path)
    #expect(nearby.apps == ["Tea-1.2/A.app"])
    #expect(nearby.scenarios == ["Tea-1.2/one.scenario"])
    #expect(nearby.payloadFolders == ["push-1.2"])
  }

  @Test("Payloads in the folder itself are the folder's")
  func own() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("{}".utf8), to: "one.apns")
    #expect(NearbyFiles(in: folder.path).payloadFolders == ["."])
  }

  @Test("A link that leads back, a missing folder and a file are no trouble")
  func strange() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("x".utf8), to: "in/a.scenario")
    try folder.link("in/back", to: folder.path)
    #expect(NearbyFiles(in: folder.path).scenarios == ["in/a.scenario"])
    #expect(NearbyFiles(in: folder.path + "/missing").apps.isEmpty)
    #expect(NearbyFiles(in: folder.path + "/in/a.scenario").apps.isEmpty)
  }

  @Test("It says whether that is all: what lies deeper than it looks is left out")
  func whole() throws {
    let folder = try ScratchFolder(["1/2/3/4/5/6/a.scenario": "x"])
    #expect(NearbyFiles(in: folder.path).isWhole)
    try folder.write(Array("x".utf8), to: "1/2/3/4/5/6/7/b.scenario")
    let nearby = NearbyFiles(in: folder.path)
    #expect(!nearby.isWhole && nearby.scenarios.count == 1)
  }
}
