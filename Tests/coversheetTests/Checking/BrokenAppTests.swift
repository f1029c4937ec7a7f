import TestSupport
import TestTraits
import Testing

@Suite("An app with mistakes in its files is looked through all the same", .waitsOutside)
struct BrokenAppTests {
  private static func list(_ identifier: String, _ more: String = "") -> String {
    PropertyListXML.of(PropertyListXML.entry("CFBundleIdentifier", identifier) + more)
  }

  private static func list(_ identifier: String, point: String, _ more: String = "") -> String {
    let point = PropertyListXML.entry(
      "NSExtensionPointIdentifier", "com.apple.usernotifications.\(point)")
    return list(identifier, "<key>NSExtension</key><dict>\(point)\(more)</dict>")
  }

  private func check(_ files: [String: String]) throws -> String {
    try CommandLineHarness(files).run("check", "A.app").output
  }

  @Test("Y34: one request that cannot be read hides nothing of another")
  func requests() throws {
    let output = try check([
      "A.app/Info.plist": Self.list("com.example.quay"),
      "A.app/Notifications.json": """
      {"on":{"launch":[
        {"schedule":{"identifier":"1","content":{"title":"t"},"trigger":{"timeInterval":0}}},
        {"schedule":{"identifier":"2","content":{"title":"t"},"trigger":{"dateMatching":{"hour":25}}}}
      ]}}
      """,
    ])
    #expect(output.contains("error: there is no hour 25"), "\(output)")
    #expect(output.contains("time interval must be greater than 0"), "\(output)")
    #expect(output.occurrences(of: "[Y34]") == 1, "\(output)")
  }

  @Test(
    "Y15, Y30, Y43: a mistake in one extension’s code hides none of the others, nor of payloads")
  func extensions() throws {
    let attributes =
      "<key>NSExtensionAttributes</key><dict>"
      + PropertyListXML.entry("UNNotificationExtensionCategory", "a") + "</dict>"
    let output = try check([
      "A.app/Info.plist": Self.list("com.example.quay"),
      "A.app/Notifications.json": #"{"categories":[{"identifier":"a"}]}"#,
      "A.app/PlugIns/S.appex/Info.plist": Self.list("org.other.s", point: "service"),
      "A.app/PlugIns/S.appex/Service.json":
        #"{"steps":[{"set":{"title":"{userInfo.gone}"}}],"memory":"8XB"}"#,
      "A.app/PlugIns/V.appex/Info.plist": Self.list(
        "com.example.quay.v", point: "content-extension", attributes),
      "A.app/PlugIns/V.appex/Content.json": #"{"view":[{"text":"{body}"}]}"#,
      "A.app/en.lproj/Localizable.strings": "\"K\" = \"k\";\n",
      "A.app/Payloads/a.apns":
        #"{"aps":{"alert":{"loc-key":"NOPE"},"category":"a","mutable-content":1}}"#,
    ])
    for words in [
      "error: \"memory\" is \"8XB\"", "does not begin with the app's",
      "V has no UNNotificationExtensionInitialContentSizeRatio",
      "the key \"NOPE\" is missing in en",
    ] {
      #expect(output.contains(words), "\(output)")
    }
    // A step that cannot be read may set it.
    #expect(!output.contains("userInfo.gone"), "\(output)")
  }

  @Test("Y8, Y15: what a broken list of categories may have is not said to be missing")
  func categories() throws {
    let output = try check([
      "A.app/Info.plist": Self.list("com.example.quay"),
      "A.app/Notifications.json": #"{"categories":[{"identifier":""},{"identifier":"a"}]}"#,
      "A.app/en.lproj/Localizable.strings": "\"K\" = \"k\";\n",
      "A.app/Payloads/a.apns": #"{"aps":{"alert":{"loc-key":"NOPE"},"category":"b"}}"#,
    ])
    #expect(output.contains("the identifier of a category is empty"), "\(output)")
    #expect(output.contains("the key \"NOPE\" is missing in en"), "\(output)")
    #expect(!output.contains("[Y8]") && !output.contains("uses the key"), "\(output)")
  }

  @Test("Y22: of code that is only begun, nothing is said to be missing")
  func begun() throws {
    let output = try check([
      "A.app/Info.plist": Self.list("com.example.quay"),
      "A.app/Notifications.json":
        #"{"on":{"launch":[{"schedule":{"identifier":"1","content":{}"#,
    ])
    #expect(output.contains("A.app/Notifications.json:1:"), "\(output)")
    #expect(!output.contains("[Y22]"), "\(output)")
  }
}
