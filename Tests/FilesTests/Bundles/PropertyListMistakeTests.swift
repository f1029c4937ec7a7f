import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("What can be wrong with an app’s property lists")
struct PropertyListMistakeTests {
  private static let identifier = "<key>CFBundleIdentifier</key><string>com.example.a</string>"
  private static let name = "<key>CFBundleName</key><string>A</string>"
  private static let service = "com.apple.usernotifications.service"
  private static let category = "UNNotificationExtensionCategory"

  private func remarks(_ files: [String: String]) throws -> [String] {
    var all = ["A.app/Notifications.json": "{}"]
    all["A.app/Info.plist"] = "<plist><dict>\n\(Self.identifier)\(Self.name)</dict></plist>"
    for (path, text) in files { all["A.app/" + path] = text }
    let folder = try TemporaryFolder(all)
    return try AppBundle.read(folder("A.app")).diagnostics.map { folder.short($0) }
  }

  /// What is said of members that begin the second line of a list.
  private func expect(_ complaint: String, of members: String, in path: String, column: Int) throws
  {
    let list = "<plist><dict>\n\(members)</dict></plist>"
    let told = try remarks([path: list])
    #expect(told == ["A.app/\(path):2:\(column): \(complaint)"], "\(list)")
  }

  @Test("Info.plist: a value of another kind is said where it stands, and is not called missing")
  func information() throws {
    for (key, value, rest, complaint) in Self.information {
      let (open, members) = ("<key>\(key)</key>", "<key>\(key)</key>\(value)\(rest)")
      try expect(complaint, of: members, in: "Info.plist", column: open.count + 1)
    }
  }

  private static let information = [
    (
      "CFBundleIdentifier", "<integer>3</integer>", name,
      #"error: "CFBundleIdentifier" is a number where a string is needed"#
    ),
    (
      "CFBundleIdentifier", "<string></string>", name,
      #"note: "CFBundleIdentifier" is empty; com.example.a stands in"#
    ),
    (
      "CFBundleDisplayName", "<true/>", identifier,
      #"error: "CFBundleDisplayName" is a truth value where a string is needed"#
    ),
    (
      "CFBundleDevelopmentRegion", "<array/>", identifier + name,
      #"error: "CFBundleDevelopmentRegion" is an array where a string is needed"#
    ),
    (
      "UIBackgroundModes", "<dict/>", identifier + name,
      #"error: "UIBackgroundModes" is a dictionary where an array is needed"#
    ),
  ]

  @Test("Info.plist: of a list each element that is no string is said")
  func elements() throws {
    let open = "<key>UIBackgroundModes</key><array><string>audio</string>"
    try expect(
      #"error: a number is among the strings of "UIBackgroundModes"; write strings alone"#,
      of: open + "<integer>1</integer></array>" + Self.identifier + Self.name, in: "Info.plist",
      column: open.count + 1)
  }

  @Test("Entitlements: a switch is true or false, and the environment is one of two")
  func entitlements() throws {
    let loud = "com.apple.developer.usernotifications.critical-alerts"
    for (key, value, complaint) in [
      (loud, "<array/>", "error: \"\(loud)\" is an array where a truth value is needed"),
      (
        "aps-environment", "<true/>",
        #"error: "aps-environment" is a truth value where "development" or "production" is needed"#
      ),
      (
        "aps-environment", "<string>prodution</string>",
        #"warning: "aps-environment" is development or production, not "prodution"; "#
          + #"did you mean "production"?"#
      ),
    ] {
      let open = "<key>\(key)</key>"
      try expect(complaint, of: open + value, in: "A.entitlements", column: open.count + 1)
    }
    #expect(
      try remarks([
        "A.entitlements": "<dict><key>aps-environment</key><string>$(APS)</string></dict>"
      ]) == [])
  }

  @Test("C1: an extension’s list says where something else stands, and not that it is missing")
  func extensions() throws {
    let point = "<key>NSExtensionPointIdentifier</key>"
    let content = "\(point)<string>com.apple.usernotifications.content-extension</string>"
    let attributes = "<key>NSExtensionAttributes</key>"
    let key = "<key>\(Self.category)</key>"
    for (before, value, after, complaint) in [
      ("", "<array/>", "", #"error: "NSExtension" is an array where a dictionary is needed"#),
      (
        "<dict>\(point)", "<integer>1</integer>", "</dict>",
        "error: \"NSExtensionPointIdentifier\" is a number where a string such as "
          + "\"\(Self.service)\" is needed"
      ),
      (
        "<dict>\(point)", "<string></string>", "</dict>",
        "error: \"NSExtensionPointIdentifier\" is empty; write one such as \"\(Self.service)\""
      ),
      (
        "<dict>\(content)\(attributes)", "<array/>", "</dict>",
        #"error: "NSExtensionAttributes" is an array where a dictionary is needed [C1]"#
      ),
      (
        "<dict>\(content)\(attributes)<dict>\(key)", "<integer>1</integer>", "</dict></dict>",
        "error: \"\(Self.category)\" is a number where a string or an array of strings is needed "
          + "[C1]"
      ),
      (
        "<dict>\(content)\(attributes)<dict>\(key)<array>", "<true/>", "</array></dict></dict>",
        "error: a truth value is among the strings of \"\(Self.category)\"; write strings alone [C1]"
      ),
      (
        "<dict>\(content)<key>NSExtensionAttribute</key>", "<dict/>", "</dict>",
        "warning: unknown key \"NSExtensionAttribute\"; did you mean \"NSExtensionAttributes\"? [C1]"
      ),
      (
        "<dict>\(content)\(attributes)<dict><key>UNNotificationExtensionCategori</key>",
        "<string>a</string>", "</dict></dict>",
        "warning: unknown key \"UNNotificationExtensionCategori\"; did you mean \"\(Self.category)\"?"
      ),
      (
        "<dict>\(content)\(attributes)<dict>\(key)", "<array/>", "</dict></dict>",
        "warning: \"\(Self.category)\" is empty; write the category that it is for [C1]"
      ),
      (
        "<dict>\(content)\(attributes)<dict>\(key)", "<string></string>", "</dict></dict>",
        "warning: \"\(Self.category)\" is empty; write the category that it is for [C1]"
      ),
    ] {
      let open = "<key>NSExtension</key>\(before)"
      let list = "<plist><dict>\n\(open)\(value)\(after)</dict></plist>"
      let told = try remarks(["PlugIns/V.appex/Info.plist": list]).filter {
        !$0.contains("there is no Content.json")
      }
      let place = "A.app/PlugIns/V.appex/Info.plist:2:\(open.count + 1)"
      #expect(told == ["\(place): \(complaint)"], "\(list)")
    }
  }

  @Test("An extension of ExtensionKit has other keys, and is passed over as all that are not ours")
  func extensionKit() throws {
    let list = """
      <plist><dict><key>EXAppExtensionAttributes</key><dict><key>EXExtensionPointIdentifier</key>
      <string>com.apple.appintents-extension</string></dict></dict></plist>
      """
    #expect(try remarks(["PlugIns/W.appex/Info.plist": list]) == [])
    let (bare, path) = ("<plist>\n<dict/></plist>", "PlugIns/W.appex/Info.plist")
    #expect(
      try remarks([path: bare]) == [
        "A.app/\(path):2:1: warning: \"NSExtension\" is missing, so the system starts nothing here"
      ])
  }

  @Test(
    "C1: a category in a scenario’s app that is something else is said with both ways to write it")
  func inline() {
    let json = #"{"bundleIdentifier":"a.b","content":[{"view":[],"\#(Self.category)":3}]}"#
    let source = SourceText(Array(json.utf8)[...], at: Place("app"))
    let told = AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.message)
    #expect(
      told == ["\"\(Self.category)\" is a number where a string or an array of strings is needed"])
  }

  @Test(
    "C1: a scenario’s app is told of a content extension that is for no category, as a bundle is",
    arguments: [
      (#"‸{"view":[]}"#, "warning", "is missing, so it is for no category"),
      (#"‸{"view":[],KEY:null}"#, "warning", "is missing, so it is for no category"),
      (#"{"view":[],KEY:‸""}"#, "warning", "is empty; write the category that it is for"),
      (#"{"view":[],KEY:‸[]}"#, "warning", "is empty; write the category that it is for"),
    ])
  func inlineWithout(content: String, severity: String, words: String) {
    let key = "\"\(Self.category)\""
    let marked = MarkedText(
      #"{"bundleIdentifier":"a.b","content":[\#(content.replacing("KEY", with: key))]}"#)
    let source = SourceText(Array(marked.text.utf8)[...], at: Place("app"))
    let told = AppManifest.readInline(source, folder: "/nowhere").diagnostics.map(\.description)
    #expect(told == ["app:\(marked.place ?? "?"): \(severity): \(key) \(words) [C1]"])
  }
}
