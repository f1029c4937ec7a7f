import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("What lies around an app that is checked by itself")
struct AppSurroundingsTests {
  private static let app = [
    "Info.plist":
      "<plist><dict><key>CFBundleIdentifier</key><string>com.example.kay</string></dict></plist>",
    "Notifications.json":
      #"{"categories":[{"identifier":"c","hiddenPreviewsBodyPlaceholder":{"key":"S"}}]}"#,
    "en.lproj/Localizable.strings": #""S" = "more"; "K" = "Hello"; "Z" = "Zed";"#,
  ]

  private func folder(_ app: String, _ others: [String: String]) throws -> ScratchFolder {
    let own = Self.app.map { (app + "/" + $0.key, $0.value) }
    return try ScratchFolder(others.merging(own) { $1 })
  }

  /// The keys that nothing is said to use.
  private func unused(_ path: String) throws -> [String] {
    let found = try Check([path], locations: DataLocations(dataFolder: nil)).findings
    return found.filter { $0.rule == "Y15" && $0.message.hasPrefix("no payload") }.map(\.message)
  }

  private static let scenario = """
    app K.app
    push kay {"aps":{"alert":{"loc-key":"K"}}}
    schedule kay {"identifier":"q","content":{"title":{"key":"Z"}}}

    """

  @Test(
    "Y15: a key that a scenario beside the app asks for is used, whichever part is checked",
    arguments: ["", "/K.app", "/K.app/en.lproj/Localizable.strings", "/K.app/en.lproj"])
  func scenarios(part: String) throws {
    let folder = try folder("K.app", ["b.scenario": Self.scenario])
    #expect(try unused(folder.path + part) == [])
  }

  @Test(
    "Y15: a bundle's keys that a scenario asks for by a button, or by what it takes back, are used",
    arguments: [
      #"schedule-legacy kay {"alertBody":"b","alertAction":"K","fireDate":"2018-12-01T09:00"}"#,
      #"present-legacy kay {"alertBody":"b","alertAction":"K"}"#,
      #"push kay {"aps":{"alert":{"body":"b","action-loc-key":"K"}}}"#,
      #"""
      schedule kay {"identifier":"q","content":{"body":{"key":"K"}},"trigger":{"timeInterval":60}}
      remove kay pending q
      """#,
    ])
  func askedOfBundle(line: String) throws {
    let folder = try folder("K.app", ["b.scenario": "app K.app\n\(line)\n"])
    for path in ["", "/K.app", "/K.app/en.lproj/Localizable.strings"] {
      #expect(
        try unused(folder.path + path) == ["no payload, category or action uses the key \"Z\""],
        "\(path)")
    }
  }

  @Test(
    "Y15: what a scenario's app asks for is used, also by what waits, what never comes and alerts of old",
    arguments: [
      (
        #"schedule kay {"identifier":"q","content":{"body":{"key":"K"}},"trigger":{"timeInterval":60}}"#,
        12
      ),
      (#"schedule-legacy kay {"alertBody":"K","fireDate":"2018-12-01T09:00"}"#, 12),
      (#"schedule-legacy kay {"alertBody":"b","alertAction":"K"}"#, 12),
      (
        #"""
        schedule kay {"identifier":"q","content":{"body":{"key":"K"}},"trigger":{"timeInterval":60}}
        remove kay pending q
        """#, 12
      ),
      (
        #"schedule-legacy kay {"alertBody":"b","alertAction":"K","fireDate":"2018-12-01T09:00"}"#,
        12
      ),
      (#"push kay {"aps":{"alert":{"body":"b","action-loc-key":"K"}}}"#, 4),
      (#"push kay {"aps":{"alert":{"body":"b","action-loc-key":"K"}}}"#, 12),
    ])
  func asked(line: String, system: Int) throws {
    let text = """
      device os=\(system)
      app {"bundleIdentifier":"com.example.kay","strings":{"en":{"K":"Hello","S":"So"}}}
      push kay {"aps":{"alert":{"loc-key":"S"}}}

      """
    let folder = try ScratchFolder(["a.scenario": text, "b.scenario": text + line + "\n"])
    #expect(
      try unused(folder("a.scenario")) == ["no payload, category or action uses the key \"K\""])
    #expect(try unused(folder("b.scenario")) == [])
  }

  @Test(
    "Y15: a payload in another folder than the app's is one of its uses",
    arguments: ["K.app", "K"])
  func payloads(app: String) throws {
    let payload =
      #"{"Simulator Target Bundle":"com.example.kay","aps":{"alert":{"loc-key":"K"}}}"#
    let own = ["Apps/\(app)/Payloads/own.ndjson": #"{"aps":{"alert":"a"}}"#]
    let folder = try folder("Apps/" + app, own.merging(["payloads/a.apns": payload]) { $1 })
    for part in ["", "/Apps", "/Apps/\(app)", "/Apps/\(app)/en.lproj/Localizable.strings"] {
      #expect(
        try unused(folder.path + part) == ["no payload, category or action uses the key \"Z\""],
        "\(part)")
    }
  }

  @Test("Y14: a folder's own payloads are not counted once more as what lies around it")
  func counted() throws {
    let payload = #"{"aps":{"alert":"a","category":"c"}}"#
    let manifest = #"{"categories":[{"identifier":"c","categorySummaryFormat":"%u from %@"}]}"#
    let files = [
      "K/Info.plist": Self.app["Info.plist"] ?? "", "K/Notifications.json": manifest,
      "K/a.apns": payload, "K/Payloads/b.json": payload,
    ]
    let folder = try ScratchFolder(files)
    for path in [folder("K"), folder.path] {
      let found = try Check([path], locations: DataLocations(dataFolder: nil)).findings
      let nameless = found.filter { $0.rule == "Y14" && $0.message.contains("of its 2 notif") }
      #expect(nameless.count == 1, "\(found.map(\.description))")
    }
  }

  @Test("A scenario that lies around two apps is played once for both, however it is checked")
  func playedOnce() throws {
    let folder = try folder(
      "K.app",
      [
        "L.app/Info.plist":
          "<plist><dict><key>CFBundleIdentifier</key><string>com.example.ell</string></dict></plist>",
        "both.scenario": "app K.app\napp L.app\n"
          + ["kay", "ell"].map { "push \($0) {\"aps\":{\"alert\":\"a\"}}\n" }.joined(),
      ])
    for names in [["K.app", "L.app"], ["K.app", "L.app", "both.scenario"]] {
      let check = try Check(names.map { folder($0) }, locations: DataLocations(dataFolder: nil))
      let counts = ["K.app", "L.app"].map { name in
        FileIdentity(path: folder(name)).flatMap { check.heard[$0]?.contents.count }
      }
      #expect(counts == [1, 1], "\(names)")
    }
  }

  @Test("Y30: where more lies around than is looked at, no category is said to be sent nothing")
  func unsent() throws {
    let plist = """
      <plist><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key>
      <string>com.apple.usernotifications.content-extension</string>
      <key>NSExtensionAttributes</key><dict>
      <key>UNNotificationExtensionCategory</key><string>c</string>
      </dict></dict></dict></plist>
      """
    let payload = #"{"aps":{"alert":"a","category":"d"}}"#
    let own = ["K.app/PlugIns/Wide.appex/Info.plist": plist, "K.app/Payloads/a.apns": payload]
    func notes(besides count: Int) throws -> Int {
      let scenarios = (0..<count).map { ("s\($0).scenario", "wake\n") }
      let folder = try folder("K.app", own.merging(scenarios) { $1 })
      let found = try Check([folder("K.app")], locations: DataLocations(dataFolder: nil)).findings
      return found.count { $0.message.hasPrefix("nothing is sent in the category \"c\"") }
    }
    #expect(try notes(besides: 1) == 1)
    #expect(try notes(besides: 31) == 0)
  }

  @Test("Y15: where more lies around than is looked at, no key is said to be unused")
  func tooMuch() throws {
    let many = (0...30).map { ("s\($0).scenario", "wake\n") }
    let folder = try folder("K.app", Dictionary(uniqueKeysWithValues: many))
    #expect(try unused(folder("K.app")) == [])
    let few = try self.folder("K.app", ["s.scenario": "wake\n"])
    #expect(try unused(few("K.app")).count == 2)
    let heard = try Check(
      many.map { folder($0.0) } + [folder("K.app")], locations: DataLocations(dataFolder: nil))
    #expect(heard.unheard.isEmpty, "all of that is checked, too")
  }
}
