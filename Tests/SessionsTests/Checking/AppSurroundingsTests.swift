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
    "Y15: a payload in another folder than the app's is one of its uses",
    arguments: ["", "/Apps/K.app", "/Apps/K.app/en.lproj/Localizable.strings"])
  func payloads(part: String) throws {
    let payload =
      #"{"Simulator Target Bundle":"com.example.kay","aps":{"alert":{"loc-key":"K"}}}"#
    let folder = try folder("Apps/K.app", ["payloads/a.apns": payload])
    #expect(
      try unused(folder.path + part) == ["no payload, category or action uses the key \"Z\""])
  }

  @Test("Y15: where more lies around than is looked at, no key is said to be unused")
  func tooMuch() throws {
    let many = (0...30).map { ("s\($0).scenario", "wake\n") }
    let folder = try folder("K.app", Dictionary(uniqueKeysWithValues: many))
    #expect(try unused(folder("K.app")) == [])
    let few = try self.folder("K.app", ["s.scenario": "wake\n"])
    #expect(try unused(few("K.app")).count == 2)
  }
}
