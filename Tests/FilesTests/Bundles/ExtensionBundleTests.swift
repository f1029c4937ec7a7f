import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("Extensions of an app")
struct ExtensionBundleTests {
  private static let app = """
    <plist><dict><key>CFBundleIdentifier</key><string>com.example.clips</string>
    <key>CFBundleName</key><string>Clips</string></dict></plist>
    """

  private static func extensionList(_ point: String, _ attributes: String = "") -> String {
    """
    <plist><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.\(point)</string>
    <key>NSExtensionAttributes</key><dict>\(attributes)</dict></dict></dict></plist>
    """
  }

  private func read(_ files: [String: String]) throws -> (App, [String]) {
    var all = files.reduce(into: [String: String]()) { $0["C.app/PlugIns/" + $1.key] = $1.value }
    all["C.app/Info.plist"] = Self.app
    all["C.app/Notifications.json"] = "{}"
    let folder = try TemporaryFolder(all)
    let reading = try AppBundle.read(folder("C.app"))
    let remarks = reading.diagnostics.map { folder.short($0) }
      .map { $0.replacing("C.app/PlugIns/", with: "") }
    return (reading.value ?? App(bundleIdentifier: "broken", displayName: ""), remarks)
  }

  @Test("V17: a service extension is what its Service.json says")
  func service() throws {
    let json = """
      { "steps": [
          { "after": "2s", "download": "{userInfo.pic_url}", "from": "beach.png", "as": "pic" },
          { "set": { "title": "{userInfo.user} posted", "badge": null, "attachments": ["pic"] } } ],
        "onTimeWillExpire": [ { "set": { "title": { "key": "INCOMING" } } } ],
        "memory": "8MB", "misbehave": "none" }
      """
    let (app, remarks) = try read([
      "S.appex/Info.plist": Self.extensionList("service"), "S.appex/Service.json": json,
      "S.appex/beach.png": "12345",
    ])
    let service = try #require(app.serviceExtension)
    #expect(remarks == [])
    #expect(service.name == "S" && service.memoryBytes == 8_000_000 && service.steps.count == 2)
    #expect(
      service.steps[0].delay == .seconds(2) && service.steps[0].download?.file?.byteCount == 5)
    #expect(
      service.steps[1].edit.changes == [
        .title(.words(Template("{userInfo.user} posted"))), .badge(nil),
        .attachments([AttachmentTemplate(identifier: Template("pic"), download: Template("pic"))]),
      ])
    #expect(service.onTimeWillExpire?.count == 1)
  }

  @Test("A link to no Service.json is one that cannot be read, and not none")
  func danglingLink() throws {
    let code = "C.app/PlugIns/S.appex/Service.json"
    let folder = try ScratchFolder([
      "C.app/Info.plist": Self.app,
      "C.app/PlugIns/S.appex/Info.plist": Self.extensionList("service"),
    ])
    try folder.link(code, to: "nowhere")
    let told = try AppBundle.read(folder("C.app")).diagnostics.filter { $0.severity == .error }
    #expect(told.map(\.place.path) == [folder(code)])
  }

  @Test(
    "C1, C3–C6: a category is a string or an array, a switch is true in any spelling",
    arguments: [
      ("<string>video</string>", "<true/>"), ("<array><string>video</string></array>", "YES"),
      ("<string>video</string>", "1"), ("<array><string>video</string></array>", "true"),
    ])
  func attributes(category: String, spelling: String) throws {
    let flag = spelling.hasPrefix("<") ? spelling : "<string>\(spelling)</string>"
    let (app, remarks) = try read([
      "V.appex/Info.plist": Self.extensionList(
        "content-extension",
        """
        <key>UNNotificationExtensionCategory</key>\(category)
        <key>UNNotificationExtensionInitialContentSizeRatio</key><real>0.5</real>
        <key>UNNotificationExtensionDefaultContentHidden</key>\(flag)
        <key>UNNotificationExtensionUserInteractionEnabled</key>\(flag)
        """), "V.appex/Content.json": "{}",
    ])
    let content = try #require(app.contentExtensions.first)
    #expect(remarks == [])
    #expect(content.categories == ["video"] && content.openingRatio == 0.5)
    #expect(content.isDefaultContentHidden && content.isUserInteractionEnabled)
    #expect(!content.overridesDefaultTitle)
  }

  @Test("Misspelled keys of an extension are named with what was meant")
  func misspelled() throws {
    let (_, remarks) = try read([
      "V.appex/Info.plist": Self.extensionList(
        "content-extension",
        """
        <key>UNNotificationExtensionCategory</key><string>video</string>
        <key>UNNotificationExtensionIntialContentSizeRatio</key><real>1</real>
        """),
      "V.appex/Content.json": """
      { "veiw": [], "view": [ { "lable": "x" }, { "label": "status" } ],
        "on": { "acton like": [], "action like": [ { "set": { "statu": "x" } }, { "complte": 1 } ] } }
      """,
    ])
    let joined = remarks.joined(separator: "\n")
    #expect(joined.contains("did you mean \"UNNotificationExtensionInitialContentSizeRatio\"?"))
    #expect(
      joined.contains("Content.json:1:3: warning: unknown key \"veiw\"; did you mean \"view\"?"))
    #expect(joined.contains("an element needs one of"))
    #expect(joined.contains("did you mean \"label\"?"))
    #expect(joined.contains("did you mean \"action ID\"?") || joined.contains("write one of"))
    #expect(joined.contains("no element is called \"statu\"; did you mean \"status\"?"))
    #expect(joined.contains("\"complte\" is no step; did you mean \"complete\"?"))
  }

  @Test("An extension point that is misspelled is named where it stands")
  func misspelledPoint() throws {
    let list = "<plist><dict><key>NSExtension</key><dict>\n<key>NSExtensionPointIdentifier</key>"
    let name = "com.apple.usernotification.service"
    let (_, remarks) = try read([
      "S.appex/Info.plist": list + "<string>\(name)</string></dict></dict></plist>"
    ])
    #expect(
      remarks == [
        "S.appex/Info.plist:2:38: warning: unknown extension point \"\(name)\"; "
          + "did you mean \"com.apple.usernotifications.service\"?"
      ])
  }

  @Test(
    "C1, C3, C6: what a declaration lacks or spells wrong is said at its value",
    arguments: [
      ("", "\"UNNotificationExtensionCategory\" is missing, so it is for no category [C1]"),
      ("<key>UNNotificationExtensionCategory</key><true/>", "[C1]"),
      (
        "<key>UNNotificationExtensionCategory</key><string>a</string>"
          + "<key>UNNotificationExtensionInitialContentSizeRatio</key><string>wide</string>",
        "needs a number: the height through the width [Y30]"
      ),
      (
        "<key>UNNotificationExtensionCategory</key><string>a</string>"
          + "<key>UNNotificationExtensionUserInteractionEnabled</key><string>maybe</string>",
        "\"UNNotificationExtensionUserInteractionEnabled\" is neither true nor false, and counts as "
          + "false [C6]"
      ),
    ])
  func wrongValues(members: String, complaint: String) throws {
    let (_, remarks) = try read([
      "V.appex/Info.plist": Self.extensionList("content-extension", members),
      "V.appex/Content.json": "{}",
    ])
    #expect(remarks.count == 1 && remarks[0].hasSuffix(complaint), "\(remarks)")
  }

  @Test("Y30, C3: a ratio below 0 is read, so that the app is there and the linter can tell of it")
  func negativeRatio() throws {
    let (app, remarks) = try read([
      "V.appex/Info.plist": Self.extensionList(
        "content-extension",
        """
        <key>UNNotificationExtensionCategory</key><string>a</string>
        <key>UNNotificationExtensionInitialContentSizeRatio</key><integer>-1</integer>
        """), "V.appex/Content.json": "{}",
    ])
    #expect(remarks == [])
    #expect(app.contentExtensions.first?.initialContentSizeRatio == -1)
  }

  @Test("V17: the program of a service extension is told what it should have answered")
  func serviceAnswer() {
    let line = SourceText(Array("{\"set\":{\"title\":\"T\"}}".utf8)[...], at: Place("answer"))
    let reader = ProgramAnswerReader(folders: [], isOfService: true)
    #expect(reader.read(line).value == .failed("it answered neither \"content\" nor \"error\""))
  }

  private func answer(_ json: String, isOfService: Bool) -> Reading<ProgramAnswer> {
    let line = SourceText(Array(json.utf8)[...], at: Place("answer"))
    return ProgramAnswerReader(
      folders: [], elementNames: ["status"], isOfService: isOfService
    ).read(line)
  }

  @Test("V17: what a program was told may hold braces, so its texts are no templates")
  func answeredBraces() {
    let set = #"[{"set":{"status":"see {title}"}},{"append":{"status":["{body}"]}}]"#
    #expect(
      answer(set, isOfService: false).value
        == .steps([
          .set([.init("status", .template(Template("see {{title}")))]),
          .append([.init("status", .list([.template(Template("{{body}"))]))]),
        ]))
    let content = answer(#"{"content":{"body":"{title}"}}"#, isOfService: true)
    #expect(content.value == .content(ContentEdit([.body(.words(Template("{{title}")))])))
  }

  @Test("V12: a program has nothing downloaded that it could attach")
  func answeredDownload() {
    let reading = answer(#"{"content":{"title":"T","attachments":["pic"]}}"#, isOfService: true)
    #expect(
      reading.diagnostics.map(\.message) == [
        #"no download is called "pic", so it is left out; for a file write {"path": …}"#
      ])
  }

  @Test("C22: a table is read with all its elements and steps")
  func table() throws {
    let json = """
      { "title": "{userInfo.user}", "inputView": ["👍", "😂"], "inputAccessoryView": "To {title}",
        "view": [
          { "media": "pic",
            "playButton": { "type": "overlay", "frame": [0.4, 0.4, 0.2, 0.2], "tint": "base07" } },
          { "row": [ { "label": "status" }, { "button": "more", "title": "All" } ] },
          { "text": "{body}" }, { "divider": true }, { "list": "comments" },
          { "progress": "upload", "value": 0.25 }, { "day": "plan" } ],
        "on": {
          "notification": [ { "setActions": ["like", { "identifier": "x", "title": "X" }] } ],
          "action like": [ { "replaceAction": "like", "with": "unlike" },
                           { "complete": "doNotDismiss" } ],
          "input *": [ { "resignFirstResponder": true } ],
          "press more": [ { "when": { "status": "" }, "do": [ { "set": { "status": "1" } } ] } ],
          "mediaPlay": [ { "mediaPlayingStarted": true } ] } }
      """
    let (app, remarks) = try read([
      "V.appex/Info.plist": Self.extensionList(
        "content-extension",
        "<key>UNNotificationExtensionCategory</key><string>video</string>"),
      "V.appex/Content.json": json,
    ])
    let table = try #require(app.contentExtensions.first).table
    #expect(remarks == [])
    #expect(table.inputView == ["👍", "😂"] && table.view.count == 7)
    #expect(
      table.rows.map(\.event) == [
        .notification, .action("like"), .input(nil), .press("more"), .mediaPlay,
      ])
    #expect(table.view[0].leaves.count == 1 && table.view[1].leaves.compactMap(\.name).count == 2)
    #expect(table.receivesResponses)
    #expect(table.steps(on: .input("👍")) == [.resignFirstResponder])
  }

  @Test("A file that no server has fails its download, and says where it was looked for")
  func missingFile() throws {
    let (app, remarks) = try read([
      "S.appex/Info.plist": Self.extensionList("service"),
      "S.appex/Service.json": """
      { "steps": [ { "download": "{userInfo.url}", "from": "gone.png", "as": "pic" },
                   { "set": { "title": "{usrInfo.user}" } } ] }
      """,
    ])
    #expect(app.serviceExtension?.steps.first?.download?.file == nil)
    #expect(remarks.first?.contains("there is no file \"gone.png\", so the download fails") == true)
    #expect(remarks.last?.contains("did you mean \"userInfo\"?") == true)
  }

  @Test("Extensions are written inline as they are in files, with a name where they need one")
  func inline() throws {
    let text = """
      { "bundleIdentifier": "com.example.clips",
        "service": { "name": "Decrypt", "command": ["./decrypt.py"] },
        "content": [ { "UNNotificationExtensionCategory": ["a", "b"],
                       "UNNotificationExtensionInitialContentSizeRatio": 1.5, "view": [] } ] }
      """
    let source = SourceText(Array(text.utf8)[...], at: Place("a.scenario"))
    let reading = AppManifest.readInline(source)
    #expect(reading.diagnostics == [])
    #expect(reading.value?.serviceExtension?.name == "Decrypt")
    #expect(reading.value?.serviceExtension?.command == ["./decrypt.py"])
    #expect(reading.value?.contentExtensions.first?.name == "content")
    #expect(reading.value?.contentExtensions.first?.categories == ["a", "b"])
  }

  @Test("C1: content extensions of one name are told apart")
  func equalNames() {
    let own = #""UNNotificationExtensionCategory":"c""#
    let text = MarkedText(
      #"{"bundleIdentifier":"a","content":[{"name":"P2",\#(own)},{"name":"P",\#(own)},"#
        + #"{"name":‸"P",\#(own)},{\#(own)}]}"#)
    let source = SourceText(Array(text.text.utf8)[...], at: Place("s"))
    let inline = AppManifest.readInline(source)
    #expect(inline.value?.contentExtensions.map(\.name) == ["P2", "P", "P3", "content4"])
    #expect(
      inline.diagnostics.map(\.description) == [
        "s:\(text.place ?? ""): warning: a content extension is called \"P\" already; this one is \"P3\""
      ])
  }
}
