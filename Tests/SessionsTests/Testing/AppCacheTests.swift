import Files
import Localization
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Apps that the scenarios of a test share")
struct AppCacheTests {
  @Test("Each is read once, and what kept one from being read is said each time")
  func once() throws {
    let cache = AppCache()
    var reads: [String] = []
    func app(_ path: String) throws -> Reading<App> {
      try cache.app(path) { path throws(Diagnostic) in
        reads.append(path)
        if path == "none" { throw Diagnostic(Place(path), .error, "it is not there") }
        return Reading(App(bundleIdentifier: BundleIdentifier(path), displayName: path))
      }
    }
    for _ in 1...3 {
      #expect(try app("a").value?.displayName == "a")
      #expect(try app("b").value?.displayName == "b")
      #expect(throws: Diagnostic.self) { _ = try app("none") }
    }
    #expect(reads == ["a", "b", "none"])
  }

  @Test("G5: folders whose names are other bytes hold two apps, though they look the same")
  func lookalikes() throws {
    let cache = AppCache()
    for path in ["Caf\u{E9}.app", "Cafe\u{301}.app"] {
      var app = App(bundleIdentifier: BundleIdentifier(path), displayName: path)
      app.folder = path
      app.developmentRegion = path
      let found = try cache.app(path) { _ in Reading(app) }
      #expect(found.value?.folder.isExactly(path) == true)
      let region = cache.strings(of: app) { AppStrings.read(of: $0) }.developmentRegion
      #expect(region.isExactly(path))
    }
  }

  @Test("Its words are the same for all scenarios that leave it as it is")
  func words() {
    let cache = AppCache()
    let read = { (app: App) in AppStrings.read(of: app) }
    var app = App(bundleIdentifier: "com.example.tea", displayName: "Tea")
    app.folder = "Tea.app"
    let strings = cache.strings(of: app, read: read)
    #expect(cache.strings(of: app, read: read) === strings)
    app.developmentRegion = "de"
    #expect(cache.strings(of: app, read: read).developmentRegion == "de")
    app.folder = nil
    #expect(cache.strings(of: app, read: read) !== cache.strings(of: app, read: read))
  }

  @Test("A test goes on with what it read; the next one reads what is there then")
  func kept() throws {
    let folder = try ScratchFolder(["a.scenario": "app Tea.app\n"])
    func write(name: String) throws {
      let list = """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.tea</string>
        <key>CFBundleDisplayName</key><string>\(name)</string>
        </dict></plist>
        """
      try folder.write(Array(list.utf8), to: "Tea.app/Info.plist")
    }
    func played(by run: TestRun) throws -> String? {
      let played = try run.run(SourceFile.read(folder("a.scenario"))).get()
      return played.session.state.apps.first?.app.displayName
    }
    let locations = DataLocations(dataFolder: nil)
    let run = try TestRun(settings: WorldSettings(), locations: locations)
    try write(name: "Green Tea")
    #expect(try played(by: run) == "Green Tea")
    try write(name: "Black Tea")
    #expect(try played(by: run) == "Green Tea")
    #expect(
      try played(by: TestRun(settings: WorldSettings(), locations: locations)) == "Black Tea")
  }
}
