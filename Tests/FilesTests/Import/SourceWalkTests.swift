import Notifications
import Testing

@testable import Files

@Suite("What of a tree of sources is looked at")
struct SourceWalkTests {
  /// The paths below the root, for one that lies in a folder of this name.
  private func walk(_ root: String, _ files: [String]) throws -> [String: [String]] {
    let folder = try TemporaryFolder(
      Dictionary(files.map { ("\(root)/\($0)", $0.hasSuffix(".apns") ? #"{"aps":{}}"# : "") }) {
        first, _ in first
      })
    let path = folder(root)
    let walk = SourceWalk(path)
    let short = { (paths: [String]) in paths.map { String($0.dropFirst(path.count + 1)) } }
    return [
      "code": short(walk.codeFiles), "payloads": short(walk.payloadFiles),
      "sounds": short(walk.sounds), "words": short(walk.wordFolders),
      "lists": short(walk.propertyLists), "manifests": short(walk.manifests),
    ]
  }

  @Test("Files are told by their names and endings, in the order of their paths")
  func kinds() throws {
    let found = try walk(
      "Harbor",
      [
        "App/Info.plist", "App/Notifications.json", "App/Ferry.swift", "App/Old.m", "App/Old.h",
        "App/bell.caf", "App/tune.mp3", "App/en.lproj/Localizable.strings", "Push/late.apns",
        "Push/many.ndjson", "Tail-Info.plist", "readme.md",
      ])
    #expect(found["code"] == ["App/Ferry.swift", "App/Old.h", "App/Old.m"])
    #expect(found["payloads"] == ["Push/late.apns", "Push/many.ndjson"])
    #expect(found["sounds"] == ["App/bell.caf"] && found["words"] == ["App"])
    #expect(found["lists"] == ["App/Info.plist", "Tail-Info.plist"])
    #expect(found["manifests"] == ["App/Notifications.json"])
  }

  @Test(
    "Code of tests registers nothing; that a tree lies in a folder of tests says nothing of it",
    arguments: ["Harbor", "HarborTests", "UITests/Harbor", "A.Tests/B/Harbor"])
  func tests(root: String) throws {
    let found = try walk(
      root,
      [
        "App/Ferry.swift", "AppTests/FerryTests.swift", "App/FerryTests.swift", "UITests/Run.m",
        "App/TestsOfPatience.swift",
      ])
    #expect(found["code"] == ["App/Ferry.swift", "App/TestsOfPatience.swift"])
  }

  @Test(
    "What is built or fetched is no source, and a closed folder stays closed",
    arguments: [
      "Pods/X", "Carthage/X", "DerivedData/X", "build/X", "node_modules/x", "vendor/x",
      "Kit.framework", "Kit.xcframework", "A.app", "A.app/PlugIns/B.appex", "Look.xcassets",
      "Docs.docc", "Snaps.xcbaseline",
    ])
  func closed(folder: String) throws {
    let found = try walk(
      "Harbor", ["\(folder)/Ferry.swift", "\(folder)/late.apns", "Own/Own.swift"])
    #expect(found["code"] == ["Own/Own.swift"] && found["payloads"] == [])
  }

  @Test("Ten folders deep is looked into, and no deeper")
  func depth() throws {
    let path = { (count: Int) in String(repeating: "d/", count: count) + "A.swift" }
    let found = try walk("Harbor", [path(0), path(9), path(10)])
    #expect(Set(found["code"] ?? []) == [path(0), path(9)])
  }

  @Test("What lies deeper is said once, at the first folder that is not looked into")
  func deeper() throws {
    let folder = { (count: Int) in Array(repeating: "d", count: count).joined(separator: "/") }
    let told = { (files: [String]) in
      let tree = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
      return SourceWalk(tree.path).diagnostics.map {
        $0.description.replacing(tree.path + "/", with: "")
      }
    }
    #expect(try told([folder(9) + "/A.swift"]) == [])
    let deep = [folder(10) + "/a.apns", folder(12) + "/A.swift", folder(9) + "/build/A.swift"]
    #expect(
      try told(deep) == [
        folder(10) + ":1:1: warning: only 10 levels of folders are looked into, and nothing of "
          + "this one; what belongs to the app has to lie further up"
      ])
  }

  @Test("Names of hidden files are passed over")
  func hidden() throws {
    let found = try walk("Harbor", [".build/A.swift", ".B.swift", "C.swift"])
    #expect(found["code"] == ["C.swift"])
  }

  @Test("Code that describes projects is no app’s, however many apps there are")
  func projects() throws {
    let folder = try TemporaryFolder([
      "Project.swift": "", "Package.swift": "", "Workspace.swift": "", "Tuist.swift": "",
      "Kite/Kite.swift": "",
    ])
    #expect(SourceWalk(folder.path).codeFiles == [folder("Kite/Kite.swift")])
  }
}
