import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("A check of apps with what they are sent")
struct CheckedTogetherTests {
  private static func plist(_ name: String) -> String {
    "<plist><dict><key>CFBundleIdentifier</key><string>com.example.\(name)</string></dict></plist>"
  }

  private static let manifest = #"{"categories":[{"identifier":"hot"}]}"#
  private static func payload(_ category: String, to app: String? = nil) -> String {
    let target = app.map { ",\"Simulator Target Bundle\":\"com.example.\($0)\"" } ?? ""
    return "{\"aps\":{\"alert\":\"x\",\"category\":\"\(category)\"}\(target)}"
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder([
      "Tea.app/Info.plist": Self.plist("tea"), "Tea.app/Notifications.json": Self.manifest,
      "Cup.app/Info.plist": Self.plist("cup"), "Cup.app/Notifications.json": #"{"categories":[]}"#,
      "Tea.app/Payloads/hot.apns": Self.payload("hot"),
      "Tea.app/Payloads/cold.apns": Self.payload("cold"),
      "sent/tea.apns": Self.payload("cold", to: "tea"),
      "sent/cup.apns": Self.payload("hot", to: "cup"),
      "sent/any.apns": Self.payload("cold"), "broken.apns": "{\"aps\":", "bytes.hex": "00",
    ])
  }

  private func check(_ names: [String], weights: [RuleID: RuleWeight] = [:]) throws -> Check {
    try Check(names.map { folder($0) }, locations: DataLocations(dataFolder: nil), weights: weights)
  }

  /// The files in which an unknown category was found, with how bad that is.
  private func strange(_ check: Check) -> [String] {
    check.findings.filter { $0.rule == "Y8" }.map {
      "\($0.place.path.replacing(folder.path + "/", with: "")) \($0.severity)"
    }
  }

  @Test("Y8: a payload is held against the app that it is in, or that it names, or that was named")
  func recipients() throws {
    #expect(strange(try check(["Tea.app"])) == ["Tea.app/Payloads/cold.apns warning"])
    #expect(strange(try check(["Tea.app", "sent/any.apns"])).contains("sent/any.apns warning"))
    let both = strange(try check(["Tea.app", "Cup.app", "sent/tea.apns", "sent/cup.apns"]))
    #expect(
      both.contains("sent/tea.apns warning") && both.contains("sent/cup.apns warning"), "\(both)")
  }

  @Test(
    "Of two apps with one identifier the one that would vanish is told, once, and what to write")
  func oneIdentifier() throws {
    let copies = try ScratchFolder(
      ["A.app", "B.app", "C.app", "old/A.app"].reduce(into: [:]) { files, name in
        files["\(name)/Info.plist"] = Self.plist(name == "C.app" ? "cup" : "tea")
      })
    let locations = DataLocations(dataFolder: nil)
    let told = { (found: [Diagnostic]) in
      found.filter { $0.message.contains("has the bundle identifier") }
        .map { $0.description.replacing(copies.path + "/", with: "") }
    }
    let words = { (path: String, first: String) in
      "\(path)/Info.plist:1:1: warning: \"\(first)\" has the bundle identifier com.example.tea, "
        + "too, and of the two a phone has only this one; write another identifier here, "
        + "or open one of them alone"
    }
    // One that lies elsewhere is checked by itself, and opened all the same.
    #expect(
      told(try Check([copies.path], locations: locations).findings) == [words("B.app", "A.app")])
    let opened = try LoadedInput([copies.path], settings: WorldSettings(), locations: locations)
    #expect(told(opened.diagnostics) == [words("B.app", "A.app"), words("old/A.app", "B.app")])
    let named = try LoadedInput(
      ["C.app", "A.app", "./A.app"].map { copies($0) }, settings: WorldSettings(),
      locations: locations)
    #expect(told(named.diagnostics) == [])
  }

  @Test("A single file of an app is told of alone, as when all of the app is looked through")
  func parts() throws {
    let alone = try check(["Tea.app/Payloads/cold.apns"])
    let whole = try check(["Tea.app"])
    let wanted = whole.findings.filter { $0.place.path == folder("Tea.app/Payloads/cold.apns") }
    #expect(alone.findings == wanted && !wanted.isEmpty)
    #expect(alone.kinds.count == 1 && alone.partCount == 0)
    #expect(try check(["Tea.app/Info.plist"]).partCount == 1)
  }

  @Test("What cannot be read at all is told from what is only wrong, and the others go on")
  func unreadable() throws {
    let fine = try check(["Tea.app"])
    #expect(!fine.hasUnreadable && fine.worst == .warning)
    let missing = try check(["none.app", "Tea.app"])
    #expect(missing.hasUnreadable && missing.worst == .error)
    #expect(strange(missing) == strange(fine))
    let broken = try check(["broken.apns"])
    #expect(broken.worst == .error && broken.findings.map(\.rule) == [nil])
    #expect(try check(["bytes.hex"]).frameFileCount == 1)
  }

  @Test("Findings are by place and each once, however often and in whatever order things are named")
  func order() throws {
    let all = ["Tea.app", "Cup.app", "sent/tea.apns", "sent/cup.apns"]
    let once = try check(all)
    let twice = try check(all + all)
    #expect(twice.findings == once.findings)
    #expect(once.findings.map(\.place) == once.findings.map(\.place).sorted())
    #expect(Set(once.findings).count == once.findings.count)
  }

  @Test("Y15: what is wrong with an app's words is told of scenarios together as of each alone")
  func words() throws {
    let folder = try ScratchFolder([
      "Mug.app/Info.plist": Self.plist("mug"),
      "Mug.app/en.lproj/Localizable.strings":
        #""hot" = "Your tea is hot."; "cold" = "It was tea.";"#,
      "Mug.app/de.lproj/Localizable.strings": #""other" = "Der Tee ist da.";"#,
      "none.scenario": "app Mug.app\n", "again.scenario": "app Mug.app\nwake\n",
      "hot.scenario": #"app Mug.app\#npush mug {"aps":{"alert":{"loc-key":"hot"}}}"#,
      "cold.scenario": #"app Mug.app\#npush mug {"aps":{"alert":{"loc-key":"cold"}}}"#,
    ])
    let names = ["none", "again", "hot", "cold"]
    func found(_ names: [String]) throws -> Set<String> {
      let paths = names.map { folder("\($0).scenario") }
      let check = try Check(paths, locations: DataLocations(dataFolder: nil))
      return Set(check.findings.map(\.description))
    }
    let alone = try names.map { try found([$0]) }
    #expect(alone[0] == alone[1] && Set(alone).count == 3, "\(alone)")
    let all = alone.reduce(into: Set()) { $0.formUnion($1) }
    #expect(try found(names) == all)
    #expect(try found(names.reversed()) == all)
  }

  @Test("Y8: the command line decides how bad a rule is, or that it is silent")
  func weights() throws {
    #expect(strange(try check(["Tea.app"], weights: ["Y8": .off])) == [])
    #expect(
      strange(try check(["Tea.app"], weights: ["Y8": .severity(.error)]))
        == ["Tea.app/Payloads/cold.apns error"])
  }
}
