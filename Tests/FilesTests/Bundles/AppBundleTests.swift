import Foundation
import Notifications
import Testing

@testable import Files

@Suite("App bundles")
struct AppBundleTests {
  private static let propertyList = """
    <plist><dict>
    <key>CFBundleIdentifier</key><string>com.example.chat</string>
    <key>CFBundleName</key><string>Chat</string>
    <key>CFBundleDevelopmentRegion</key><string>de</string>
    <key>UIBackgroundModes</key><array><string>remote-notification</string></array>
    </dict></plist>
    """

  @Test("A bundle is read as Xcode lays it out")
  func bundle() throws {
    let manifest = """
      // what the app does
      { "authorization": { "options": ["alert", "provisional"], "request": "never" }, "icon": "💬",
        "settings": { "grouping": "by-app", "sounds": "off" }, "delegate": {}, "tint": "base0D",
        "categories": [ { "identifier": "m", "options": ["customDismissAction"],
          "categorySummaryFormat": { "key": "SUM" }, "hiddenPreviewsBodyPlaceholder": "hidden",
          "actions": [ { "identifier": "r", "title": "Reply", "options": ["foreground"],
            "textInput": { "buttonTitle": "Send" } } ] } ], }
      """
    let folder = try TemporaryFolder([
      "Chat.app/Info.plist": Self.propertyList, "Chat.app/Notifications.json": manifest,
      "Chat.app/Chat.entitlements": """
      <dict><key>aps-environment</key><string>development</string><key>a</key><true/>
      <key>b</key><false/></dict>
      """,
    ])
    let reading = try AppBundle.read(folder("Chat.app/"))
    let app = try #require(reading.value)
    #expect(reading.diagnostics == [])
    #expect(app.bundleIdentifier == "com.example.chat" && app.displayName == "Chat")
    #expect(app.developmentRegion == "de" && app.backgroundModes == ["remote-notification"])
    #expect(app.authorizationOptions == [.alert, .provisional] && !app.asksAtFirstLaunch)
    #expect(app.tint == .hue(.blue))
    #expect(app.icon == "💬" && app.initialSettings.grouping == .byApp && !app.isStandIn)
    #expect(!app.initialSettings.sounds && app.initialSettings.badges)
    #expect(app.entitlements == ["aps-environment", "a"] && app.folder == folder("Chat.app"))
    let category = try #require(app.category("m"))
    #expect(category.options == [.customDismissAction])
    #expect(category.categorySummaryFormat?.wording == .localized(LocalizedText(key: "SUM")))
    let hidden = Text.literal(
      "hidden", at: Place(folder("Chat.app/Notifications.json"), line: 5, column: 81))
    #expect(category.hiddenPreviewsBodyPlaceholder == hidden)
    #expect(category.actions.map(\.options) == [[.foreground]])
    #expect(category.actions.first?.textInput?.buttonTitle?.wording == .literal("Send"))
  }

  @Test(
    "X15: an app clip says in Info.plist that it is ephemeral, or in Notifications.json",
    arguments: [
      ("<true/>", nil, true), ("<false/>", nil, false), (nil, "true", true),
      ("<true/>", "false", false), ("<false/>", "true", true), (nil, nil, false),
    ] as [(String?, String?, Bool)])
  func appClip(listed: String?, written: String?, isEphemeral: Bool) throws {
    let clip = listed.map {
      "<key>NSAppClip</key><dict><key>NSAppClipRequestEphemeralUserNotification</key>\($0)</dict>"
    }
    let folder = try TemporaryFolder([
      "A.app/Info.plist": "<plist><dict>\(clip ?? "")</dict></plist>",
      "A.app/Notifications.json": written.map { "{\"appClip\":\($0)}" } ?? "{}",
    ])
    let app = try #require(try AppBundle.read(folder("A.app")).value)
    #expect(app.isAppClip == isEphemeral && app.asksForNothing == isEphemeral)
  }

  @Test("X15: what is no app clip's entry is said where it stands")
  func strangeAppClip() throws {
    for (clip, words) in [
      ("<string>yes</string>", "\"NSAppClip\" is a string where a dictionary is needed"),
      (
        "<dict><key>NSAppClipRequestEphemeralUserNotification</key><string>perhaps</string></dict>",
        "\"NSAppClipRequestEphemeralUserNotification\" is a string where a truth value is needed"
      ),
    ] {
      let list = "<plist><dict><key>NSAppClip</key>\(clip)</dict></plist>"
      let folder = try TemporaryFolder(["A.app/Info.plist": list])
      let reading = try AppBundle.read(folder("A.app"))
      let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors == [words] && reading.value == nil)
    }
  }

  @Test(
    "The icon is the file that Info.plist names, at two pixels a point where there is one",
    arguments: [
      (["I20.png", "I60@2x.png", "I60@3x.png"], "I60@2x.png"), (["I60@3x.png"], "I60@3x.png"),
      (["I20.png"], "I20.png"), (["J60@2x.png"], nil),
    ] as [([String], String?)])
  func icon(files: [String], expected: String?) throws {
    let list = """
      <plist><dict><key>CFBundleIcons</key><dict><key>CFBundlePrimaryIcon</key><dict>
      <key>CFBundleIconFiles</key><array><string>I20</string><string>I60</string></array>
      </dict></dict></dict></plist>
      """
    var contents = Dictionary(uniqueKeysWithValues: files.map { ("A.app/\($0)", "") })
    contents["A.app/Info.plist"] = list
    let folder = try TemporaryFolder(contents)
    let app = try #require(try AppBundle.read(folder("A.app")).value)
    #expect(app.iconFile == expected.map { folder("A.app/\($0)") })
  }

  @Test(
    "A2: of categories or actions with one identifier the first counts, and the second is named")
  func doubles() throws {
    let manifest = """
      { "categories": [
        { "identifier": "m", "actions": [
          { "identifier": "like", "title": "Like" }, { "identifier": "like", "title": "Again" } ] },
        { "identifier": "m", "actions": [] } ] }
      """
    let folder = try TemporaryFolder([
      "Chat.app/Info.plist": Self.propertyList, "Chat.app/Notifications.json": manifest,
    ])
    let reading = try AppBundle.read(folder("Chat.app/"))
    let app = try #require(reading.value)
    #expect(app.categories.map(\.identifier) == ["m"])
    #expect(app.categories.first?.actions.map(\.title.wording) == [.literal("Like")])
    let path = folder("Chat.app/Notifications.json")
    #expect(
      reading.diagnostics.map(\.description) == [
        "\(path):3:64: warning: m has an action \"like\" already; the first one counts [A2]",
        "\(path):4:19: warning: there is a category \"m\" already; the first one counts [Y31]",
      ])
  }

  @Test("A2: an identifier that is empty names nothing", arguments: [false, true])
  func emptyIdentifiers(ofAction: Bool) throws {
    let category = ofAction ? "m" : ""
    let manifest = """
      { "categories": [ { "identifier": "\(category)", "actions": [ { "identifier": "", "title": "x" } ] } ] }
      """
    let folder = try TemporaryFolder([
      "Chat.app/Info.plist": Self.propertyList, "Chat.app/Notifications.json": manifest,
    ])
    let reading = try AppBundle.read(folder("Chat.app/"))
    let what = ofAction ? "an action" : "a category"
    #expect(reading.diagnostics.first?.severity == .error)
    #expect(
      reading.diagnostics.first?.message == "the identifier of \(what) is empty; write a word")
  }

  @Test("What a folder does not declare is stood in for, and said")
  func plainFolder() throws {
    let folder = try TemporaryFolder([
      "My Chat/a.apns": #"{"aps":{},"Simulator Target Bundle":"com.example.target"}"#,
      "My Chat/b.apns": #"{"aps":{},"Simulator Target Bundle":"{bundle}"}"#,
      "Bare/en.lproj/x.strings": "",
    ])
    let reading = try AppBundle.read(folder("My Chat"))
    #expect(reading.value?.bundleIdentifier == "com.example.target")
    #expect(reading.value?.displayName == "My Chat" && reading.value?.isStandIn == true)
    #expect(
      reading.diagnostics.map { folder.short($0) } == [
        "My Chat:1:1: note: there is no Info.plist; \"My Chat\" (com.example.target) stands in",
        "My Chat:1:1: note: there is no Notifications.json; the app asks for alert, sound and badge",
      ])
    #expect(try AppBundle.read(folder("Bare")).value?.bundleIdentifier == "com.example.bare")
    #expect(
      AppBundle.payloadFiles(in: folder("My Chat")).map { folder.short($0) } == [
        "My Chat/a.apns", "My Chat/b.apns",
      ])
  }

  @Test("Build variables are filled in from the folder's name, and noted")
  func buildVariables() throws {
    let folder = try TemporaryFolder([
      "Chat.app/Info.plist": """
      <dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleName</key><string>${PRODUCT_NAME:rfc}!</string>
      <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict>
      """, "Chat.app/Notifications.json": "{}",
    ])
    let reading = try AppBundle.read(folder("Chat.app"))
    #expect(reading.value?.bundleIdentifier == "com.example.chat")
    #expect(reading.value?.displayName == "Chat!" && reading.value?.developmentRegion == "en")
    #expect(
      reading.diagnostics.map { folder.short($0) } == [
        "Chat.app/Info.plist:2:30: note: \"$(PRODUCT_BUNDLE_IDENTIFIER)\" is filled in when Xcode builds; \"com.example.chat\" stands in",
        "Chat.app/Info.plist:3:24: note: \"${PRODUCT_NAME:rfc}!\" is filled in when Xcode builds; \"Chat!\" stands in",
        "Chat.app/Info.plist:4:37: note: \"$(DEVELOPMENT_LANGUAGE)\" is filled in when Xcode builds; \"en\" stands in",
      ])
  }

  @Test("All mistakes of a manifest come in one go, wrong kinds with both kinds")
  func mistakes() throws {
    let manifest = """
      { "icno": "x", "icon": 7,
        "authorization": { "options": ["alert", "bagde", 1], "request": "later" },
        "settings": { "grouping": "byApp", "groping": 1 },
        "categories": [ "comment", { "options": "x" },
          { "identifier": "a", "actions": [ { "identifier": "b" }, { "identifier": 3, "title": {} } ] } ],
        "icon": "y" }
      """
    let folder = try TemporaryFolder([
      "A.app/Info.plist": Self.propertyList, "A.app/Notifications.json": manifest,
    ])
    let reading = try AppBundle.read(folder("A.app"))
    #expect(reading.value == nil)
    let wanted = [
      "6:3: warning: \"icon\" is given twice, first in line 1; this one counts [B53]",
      "1:3: warning: unknown key \"icno\"; did you mean \"icon\"?",
      "2:43: error: \"bagde\" is none of \"alert\", \"sound\", \"badge\", \"carPlay\", \"criticalAlert\", "
        + "\"provisional\", \"providesAppNotificationSettings\", \"announcement\", \"timeSensitive\"; did you mean \"badge\"?",
      "2:52: error: \"options\" is a number where an array of strings is needed",
      "2:67: error: \"later\" is none of \"firstLaunch\", \"never\"",
      "3:38: warning: unknown key \"groping\"; did you mean \"grouping\"?",
      "3:29: error: \"byApp\" is none of \"automatic\", \"by-app\", \"off\"; did you mean \"by-app\"?",
      "4:19: error: a category is a string where an object is needed",
      "4:30: error: \"identifier\" is missing in a category",
      "4:43: error: \"options\" is a string where an array is needed",
      "5:39: error: \"title\" is missing in an action",
      "5:78: error: \"identifier\" is a number where a string is needed",
      "5:90: error: \"key\" is missing in \"title\"",
    ]
    #expect(
      reading.diagnostics.map { folder.short($0) }
        == wanted.map { "A.app/Notifications.json:" + $0 })
  }

  @Test(
    "A folder that cannot be an app is one complaint",
    arguments: [
      ("none", "none:1:1: error: there is no such file"),
      ("file", "file:1:1: error: this is a file where a folder is needed"),
      ("Outer", "Outer:1:1: error: this folder is no app; did you mean \"Chat.app\" in it?"),
      (
        "Empty",
        "Empty:1:1: error: nothing of an app is in this folder: no Info.plist, Notifications.json, .lproj, .strings, .stringsdict, .xcstrings, .apns or .ndjson"
      ),
    ])
  func noApp(name: String, complaint: String) throws {
    let folder = try TemporaryFolder(["file": "", "Outer/Chat.app/a": "", "Empty/readme": ""])
    let error = #expect(throws: Diagnostic.self) { try AppBundle.read(folder(name)) }
    #expect(error.map { folder.short($0) } == complaint)
  }

  @Test(
    "A file of a bundle that cannot be read is an error at its place",
    arguments: [
      ("Notifications.json", "", "1:1: error: the file is empty; write at least {}"),
      ("Notifications.json", "[]", "1:1: error: the file is an array where an object is needed"),
      (
        "Notifications.json", "{\"icon\": ",
        "1:10: error: the file ends before the object of line 1 is closed; write } at its end"
      ),
      ("Info.plist", "", "1:1: error: the file is empty; write a property list"),
      ("Info.plist", "bplist00", "1:1: error: this binary property list is damaged or cut off"),
      (
        "Info.plist", "\u{0}\u{0}",
        "1:1: error: this is a binary file where a property list is needed"
      ),
      ("Info.plist", "<array/>", "1:1: error: the file is an array where a dictionary is needed"),
      (
        "Info.plist", "<dict><key>CFBundleIdentifier</key><true/></dict>",
        "1:36: error: \"CFBundleIdentifier\" is a truth value where a string is needed"
      ),
    ])
  func badFiles(name: String, text: String, complaint: String) throws {
    var files = ["A.app/Info.plist": Self.propertyList, "A.app/Notifications.json": "{}"]
    files["A.app/" + name] = text
    let folder = try TemporaryFolder(files)
    let reading = try AppBundle.read(folder("A.app"))
    #expect(reading.value == nil)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { folder.short($0) } == ["A.app/\(name):" + complaint])
  }

  @Test("An app may be written in a scenario, and its places are the scenario's")
  func inline() throws {
    let text = """
      { "bundleIdentifier": "com.example.chat", "backgroundModes": ["audio"], "entitlements": ["e"],
        "strings": {}, "stringsdict": {}, "service": {}, "content": [], "delegat": {} }
      """
    let place = Place("s.scenario", line: 4, column: 5)
    let reading = AppManifest.readInline(SourceText(Array(text.utf8)[...], at: place))
    #expect(reading.value?.bundleIdentifier == "com.example.chat")
    #expect(reading.value?.displayName == "chat" && reading.value?.entitlements == ["e"])
    #expect(
      reading.diagnostics.map(\.description) == [
        "s.scenario:5:67: warning: unknown key \"delegat\"; did you mean \"delegate\"?"
      ])
    let wrong = AppManifest.readInline(SourceText(Array("{}".utf8)[...], at: place))
    #expect(wrong.value == nil)
    #expect(
      wrong.diagnostics.map(\.description) == [
        "s.scenario:4:5: error: \"bundleIdentifier\" is missing; an app needs one"
      ])
  }
}
