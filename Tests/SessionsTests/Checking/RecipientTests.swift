import Delivery
import Files
import Foundation
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Apps and payloads that lie beside each other")
struct RecipientTests {
  private static let list =
    "<plist><dict><key>CFBundleIdentifier</key><string>com.example.toast</string>"
    + "<key>CFBundleDisplayName</key><string>Toast</string>"
    + "<key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>"
  private static let manifest = """
    { "categories": [ { "identifier": "SLICE", "categorySummaryFormat": "%u more from %@" } ] }
    """
  private static let words = "\"BURNT\" = \"It is burnt\";\n\"DONE\" = \"It is done\";\n"
  private static let payload = """
    {"Simulator Target Bundle":"com.example.toast","aps":{"alert":{"title":"Toast","loc-key":"BRUNT"},\
    "category":"SLICES","mutable-content":1,"sound":"pop.wav"}}
    """

  private static func app(at folder: String) -> [String: String] {
    [
      "\(folder)/Info.plist": list, "\(folder)/Notifications.json": manifest,
      "\(folder)/en.lproj/Localizable.strings": words,
    ]
  }

  /// Where people keep apps and payloads: each with the app's folder and the payload's file.
  static let layouts = [
    ["Toast.app", "a.apns"], ["Apps/Toast.app", "payloads/a.apns"],
    ["Toast.app", "server/test/push/a.apns"], ["ios/app/Toast.app", "a.apns"],
    ["ios/Toast", "push/a.apns"], ["Toast.app", "push/a.ndjson"], ["Toast.app", "push/a.json"],
  ]

  private func check(_ paths: [String]) throws -> [Diagnostic] {
    try Check(paths, locations: DataLocations(dataFolder: nil)).findings
  }

  private static func about(_ file: String, _ found: [Diagnostic]) -> [String] {
    found.filter { $0.place.path.hasSuffix(file) }.map {
      "\($0.place.line):\($0.place.column) \($0.severity) \($0.message)"
    }
  }

  @Test("A check knows the app that a payload names in every layout", arguments: layouts)
  func checked(layout: [String]) throws {
    let folder = try ScratchFolder(
      Self.app(at: layout[0]).merging([layout[1]: Self.payload + "\n"]) { $1 })
    let whole = Self.about(layout[1], try check([folder.path]))
    let rules = Set(try check([folder.path]).compactMap(\.rule))
    #expect(rules.isSuperset(of: ["Y8", "Y15", "Y18", "Y27"]), "\(rules)")
    // A file checked alone gets what it gets when its folder is checked.
    #expect(Self.about(layout[1], try check([folder(layout[1])])) == whole)
    #expect(
      Self.about(layout[1], try check([folder(layout[0]), folder(layout[1])])) == whole)
  }

  @Test("Y8, Y15, Y18: a folder that says what its code does is an app without an Info.plist, too")
  func withoutList() throws {
    let files = ["Toast.app/Notifications.json": Self.manifest, "Toast.app/a.apns": Self.payload]
    let folder = try ScratchFolder(files)
    let told = Set(try check([folder("Toast.app")]).compactMap(\.rule))
    #expect(told.isSuperset(of: ["Y8", "Y15", "Y18"]), "\(told)")
    let payloads = ["Toast.app/a.apns": Self.payload]
    let bare = try ScratchFolder(payloads)
    let rest = Set(try check([bare("Toast.app")]).compactMap(\.rule))
    #expect(rest.isDisjoint(with: ["Y8", "Y15", "Y18"]), "of payloads alone nothing is known")
  }

  @Test(
    "A run has that app and none that stands in, from the folder and from the file",
    arguments: layouts)
  func played(layout: [String]) throws {
    let folder = try ScratchFolder(
      Self.app(at: layout[0]).merging([layout[1]: Self.payload + "\n"]) { $1 })
    for path in [folder.path, folder(layout[1])] {
      let opening = try LoadedInput(
        [path], settings: WorldSettings(), locations: DataLocations(dataFolder: nil))
      var run = HeadlessRun(opening)
      run.play()
      let apps = run.session.state.apps.map(\.app)
      #expect(apps.map(\.bundleIdentifier) == ["com.example.toast"])
      #expect(apps.map(\.displayName) == ["Toast"] && apps.allSatisfy { !$0.isStandIn })
      #expect(run.session.state.notifications.map(\.value.app) == ["com.example.toast"])
    }
  }

  private func played(_ files: [String], in folder: ScratchFolder) throws -> HeadlessRun {
    let opening = try LoadedInput(
      files.map { folder($0) }, settings: WorldSettings(),
      locations: DataLocations(dataFolder: nil))
    var run = HeadlessRun(opening)
    run.play()
    return run
  }

  @Test("A payload that names no app gets one that stands in, whatever lies beside it")
  func unnamed() throws {
    let own = Self.list.replacingOccurrences(of: "com.example.toast", with: "com.example.app")
    let folder = try ScratchFolder([
      "App.app/Info.plist": own, "a.apns": #"{"aps":{"alert":"Butter"}}"#,
    ])
    let apps = try played(["a.apns"], in: folder).session.state.apps.map(\.app)
    #expect(apps.map(\.bundleIdentifier) == ["com.example.app"])
    #expect(apps.map(\.isStandIn) == [true])
  }

  @Test(
    "A payload that names no app is for the one that it is a part of, as it is checked",
    arguments: ["Payloads/a.apns", "Payloads/a.ndjson", "a.json"])
  func part(name: String) throws {
    let line = #"{"aps":{"alert":"Butter"}}"# + "\n"
    let lines = name.hasSuffix("ndjson") ? line + line : line
    let folder = try ScratchFolder(
      Self.app(at: "Toast.app").merging(["Toast.app/\(name)": lines, "b.apns": Self.payload]) { $1 }
    )
    let alone = try played(["Toast.app/\(name)"], in: folder)
    #expect(alone.session.state.apps.map(\.app.isStandIn) == [false])
    #expect(Set(alone.session.state.notifications.map(\.value.app)) == ["com.example.toast"])
    #expect(!alone.report.complaints.contains { $0.message.contains("stands in") })
    // Another app that is there first has nothing to do with it.
    let other = #"{"Simulator Target Bundle":"com.example.jam","aps":{"alert":"Jam"}}"#
    try folder.write(Array(other.utf8), to: "c.apns")
    let both = try played(["c.apns", "Toast.app/\(name)"], in: folder)
    #expect(
      Set(both.session.state.notifications.map(\.value.app))
        == ["com.example.jam", "com.example.toast"])
  }

  @Test("Of several apps of a project it is the one that has the payload")
  func partOfProject() throws {
    let jam = Self.list.replacingOccurrences(of: "toast", with: "jam")
    let folder = try ScratchFolder([
      "A/Info.plist": jam, "B/Info.plist": Self.list, "P.xcodeproj/project.pbxproj": "",
      "B/Payloads/a.apns": #"{"aps":{"alert":"Butter"}}"#,
    ])
    let state = try played(["B/Payloads/a.apns"], in: folder).session.state
    #expect(state.notifications.map(\.value.app) == ["com.example.toast"])
  }

  @Test("The nearest of several apps of one name is taken, and none from beyond the repository")
  func nearest() throws {
    let folder = try ScratchFolder(
      Self.app(at: "one/Toast.app").merging(Self.app(at: "two/apps/Toast.app")) { $1 }
        .merging([
          "two/push/a.apns": Self.payload, "three/.git/HEAD": "", "three/a.apns": Self.payload,
        ]) { $1 })
    var search = AppSearch()
    let found = search.app("com.example.toast", around: folder("two/push"))
    #expect(found?.folder == folder("two/apps/Toast.app"))
    #expect(search.app("com.example.toast", around: folder("three")) == nil)
    #expect(search.app("com.example.jam", around: folder("two/push")) == nil)
  }

  @Test(
    "An app is found among thousands of files, and where it is a folder with thousands of files",
    arguments: ["heap/Toast.app", "heap"])
  func crowded(place: String) throws {
    let crowd = (1...2000).map { ("heap/\($0).a-name-that-is-rather-long.txt", "") }
    let folder = try ScratchFolder(
      Self.app(at: place).merging(crowd) { $1 }.merging(["a.apns": Self.payload]) { $1 })
    var search = AppSearch()
    #expect(search.app("com.example.toast", around: folder.path)?.folder == folder(place))
  }

  @Test("Each payload goes to the app that it names, and those that name none to the only one")
  func recipients() throws {
    var files = Self.app(at: "Toast.app").merging(["x/a.apns": Self.payload]) { $1 }
    files["x/b.apns"] = #"{"aps":{"alert":"Butter"}}"#
    files["x/c.apns"] = #"{"Simulator Target Bundle":"com.example.jam","aps":{"alert":"Jam"}}"#
    let folder = try ScratchFolder(files)
    let contents = try FolderContents(folder.path, DataLocations(dataFolder: nil))
    let names = contents.apps.map { app in
      (app.reading.value?.bundleIdentifier, app.files.map { FilePath($0).name })
    }
    #expect(names.map(\.0) == ["com.example.toast", "com.example.jam"])
    #expect(names.map(\.1) == [["a.apns", "b.apns"], ["c.apns"]])
  }

  @Test("Y14, Y15: payloads and lines beside an app count for what nobody would send otherwise")
  func counted() throws {
    let pushed = { (alert: String) in
      #"{"Simulator Target Bundle":"com.example.toast","aps":{"category":"SLICE","alert":\#(alert)}}"#
    }
    let plain = pushed(#"{"loc-key":"DONE"}"#)
    let helpful = pushed(#"{"loc-key":"BURNT","summary-arg":"Kitchen"}"#)
    let app = Self.app(at: "Apps/Toast.app").merging(["push/a.apns": plain]) { $1 }
    let alone = try ScratchFolder(app)
    #expect(Set(try check([alone.path]).compactMap(\.rule)).isSuperset(of: ["Y14", "Y15"]))
    let more = [
      ["push/b.apns": helpful],
      ["day.scenario": "app Apps/Toast.app\npush com.example.toast \(helpful)\n"],
    ]
    for file in more {
      let folder = try ScratchFolder(app.merging(file) { $1 })
      let found = try check([folder.path]).filter { ["Y14", "Y15"].contains($0.rule) }
      #expect(found.isEmpty, "\(found)")
    }
  }

  @Test("A payload's complaint comes once, though a scenario pushes it")
  func once() throws {
    let folder = try ScratchFolder(
      Self.app(at: "Apps/Toast.app").merging([
        "push/a.apns": Self.payload,
        "day.scenario": "app Apps/Toast.app\npush com.example.toast push/a.apns\n",
        "night.scenario": "app Apps/Toast.app\npush com.example.toast push/a.apns\n",
      ]) { $1 })
    let found = Self.about("a.apns", try check([folder.path]))
    #expect(found.count == Set(found).count)
    let places = try check([folder.path]).filter { $0.place.path.hasSuffix("a.apns") }
      .map { "\($0.place) \($0.rule?.description ?? "")" }
    #expect(places.count == Set(places).count, "\(places)")
  }
}
