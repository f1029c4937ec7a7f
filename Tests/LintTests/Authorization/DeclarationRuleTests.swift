import Notifications
import TestSupport
import Testing

@Suite("What an app declares and cannot use")
struct DeclarationRuleTests {
  private func found(_ members: String, sent payloads: [String] = []) -> [String] {
    LintHarness(#"{"bundleIdentifier":"com.example.a",\#(members)}"#, sent: payloads).findings
  }

  @Test(
    "Y32, Y33, Y7: options, methods and entitlements go together",
    arguments: [
      (#""delegate":{"openSettingsFor":true}"#, "add it to the options [Y32]"),
      (
        #""authorization":{"options":["alert","providesAppNotificationSettings"]}"#,
        "write \"openSettingsFor\": true [Y32]"
      ),
      (
        #""authorization":{"options":["provisional"]}"#,
        "with provisional alone nothing will be shown; ask for alert, sound or badge too [Y33]"
      ),
      (
        #""authorization":{"options":["alert","criticalAlert"]}"#,
        "criticalAlert is not asked for [Y7]"
      ),
    ])
  func options(members: String, complaint: String) {
    let found = found(members)
    #expect(found.count == 1 && found[0].hasSuffix(complaint), "\(found)")
    #expect(found[0].contains(": warning: "))
  }

  @Test(
    "D1: of eight payloads none of which has a thread the first is told; of seven none, and with one thread none",
    arguments: [(8, nil, 1), (7, nil, 0), (8, "pots", 0)])
  func threads(count: Int, thread: String?, expected: Int) {
    let own = thread.map { #","thread-id":"\#($0)""# } ?? ""
    let payloads = (1...count).map {
      #"{"aps":{"alert":"Tea \#($0)"\#($0 == 3 ? own : "")}}"#
    }
    let harness = LintHarness(#"{"bundleIdentifier":"com.example.a"}"#, sent: payloads)
    let found = harness.findings(of: "D1")
    #expect(found.count == expected && found.allSatisfy { $0.hasPrefix("1.apns:1:1: note: ") })
  }

  @Test(
    "Y38, G1: groups are counted where a system makes them, of what comes into the list",
    arguments: [
      (#""alert":"Tea""#, Profile.ios12, 1), (#""alert":"Tea""#, .ios11, 0),
      (#""content-available":1"#, .ios12, 0), (#""badge":1"#, .ios12, 0),
    ])
  func manyThreads(aps: String, profile: Profile, expected: Int) {
    let payloads = (1...11).map { #"{"aps":{\#(aps),"thread-id":"t\#($0)"}}"# }
    let harness = LintHarness(
      #"{"bundleIdentifier":"com.example.a"}"#, sent: payloads, profile: profile)
    let found = harness.findings(of: "Y38")
    #expect(found.count == expected && found.allSatisfy { $0.hasPrefix("11.apns:1:1: note: ") })
  }

  @Test(
    "D2: seven kinds of notifications want settings of their own; six, or a link to settings, do not",
    arguments: [
      (7, "", 1), (6, "", 0), (7, #""delegate":{"openSettingsFor":true},"#, 0),
      (7, #""authorization":{"options":["alert","providesAppNotificationSettings"]},"#, 0),
    ])
  func ownSettings(count: Int, members: String, expected: Int) {
    let categories = (1...count).map { #"{"identifier":"C\#($0)"}"# }.joined(separator: ",")
    let harness = LintHarness(
      #"{"bundleIdentifier":"com.example.a",\#(members)"categories":[\#(categories)]}"#)
    let found = harness.findings(of: "D2")
    #expect(found.count == expected && found.allSatisfy { $0.contains(": note: ") }, "\(found)")
  }

  @Test(
    "D3: a prompt at the first launch comes too early; provisional, a request from code and old systems are not told",
    arguments: [
      ("\"alert\"", "firstLaunch", Profile.ios12, 1),
      ("\"alert\",\"provisional\"", "firstLaunch", .ios12, 0),
      ("\"alert\"", "never", .ios12, 0), ("\"alert\"", "firstLaunch", .ios11, 0),
    ])
  func prompt(options: String, request: String, profile: Profile, expected: Int) {
    let harness = LintHarness(
      #"""
      {"bundleIdentifier":"com.example.a","authorization":{"options":[\#(options)],\#
      "request":"\#(request)"}}
      """#, folder: "A.app", profile: profile)
    let found = harness.findings(of: "D3")
    #expect(found.count == expected && found.allSatisfy { $0.contains(": note: ") }, "\(found)")
  }

  @Test("What goes together is not complained about")
  func quiet() {
    #expect(
      found(
        #""authorization":{"options":["alert","provisional","providesAppNotificationSettings"]},"#
          + #""delegate":{"openSettingsFor":true}"#) == [])
  }

  private static let content =
    #""content":[{"UNNotificationExtensionCategory":"nws","#
    + #""UNNotificationExtensionInitialContentSizeRatio":1}],"categories":[{"identifier":"news"}]"#

  @Test("Y30: a category that nothing is sent in is told with the one that may be meant")
  func unsentCategory() {
    #expect(!found(Self.content).contains { $0.contains("sent in the category") })
    let sent = found(Self.content, sent: [#"{"aps":{"alert":"a","category":"news"}}"#])
    #expect(
      sent.contains {
        $0.contains("note: nothing is sent in the category \"nws\"")
          && $0.hasSuffix("did you mean \"news\"? [Y30]")
      }, "\(sent)")
  }

  @Test(
    "Y30, C1, V4: a category that a service extension sets is sent, also when its time expires",
    arguments: [
      (#""steps":[{"set":{"categoryIdentifier":"nws"}}]"#, false),
      (#""steps":[],"onTimeWillExpire":[{"set":{"categoryIdentifier":"nws"}}]"#, false),
      (#""steps":[],"onTimeWillExpire":[{"set":{"threadIdentifier":"nws"}}]"#, true),
    ])
  func editedCategory(steps: String, isTold: Bool) {
    let found = found(
      #"\#(Self.content),"service":{\#(steps)}"#, sent: [#"{"aps":{"alert":"a"}}"#])
    #expect(found.contains { $0.contains("sent in the category") } == isTold, "\(found)")
  }

  @Test("Y8: a category that is not registered; one that a content extension is for is named")
  func category() {
    let found = found(Self.content, sent: [#"{"aps":{"alert":"a","category":"nws"}}"#])
    #expect(
      found.contains {
        $0.contains("warning:") && $0.contains("only the content extension") && $0.hasSuffix("[Y8]")
      },
      "\(found)")
  }

  private static func service(_ from: String, bytes: Int, _ attachments: String) -> String {
    #""service":{"steps":[{"download":"https://a.b/c","from":"\#(from)","as":"a","#
      + #""bytes":\#(bytes)},{"set":{"attachments":[\#(attachments)]}}]}"#
  }

  @Test(
    "Y42: what the system refuses to attach is said where it is attached: by size, kind and identifier",
    arguments: [
      (
        "beach.png", 40_000_000, #""a""#,
        "which has 40000000 bytes, so it is left out; PNG may have 10485760"
      ),
      ("a.txt", 40, #""a""#, "which is no kind that the system knows, so it is left out"),
      (
        "beach.png", 40, #"{"identifier":"x","download":"a"},{"identifier":"x","download":"a"}"#,
        "two files with the identifier \"x\""
      ),
      (
        "beach.png", 40,
        #"{"identifier":"\#u{E9}","download":"a"},{"identifier":"e\#u{301}","download":"a"}"#, nil
      ),
      ("beach.png", 40, #""a""#, nil),
    ] as [(String, Int, String, String?)])
  func attachments(file: String, bytes: Int, attachments: String, complaint: String?) throws {
    let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"
    let folder = try ScratchFolder(["a.txt": "words"])
    let path = file == "a.txt" ? folder("a.txt") : media + file
    let service = Self.service(path, bytes: bytes, attachments)
    let app = #"{"bundleIdentifier":"com.example.a",\#(service)}"#
    let found = LintHarness(app).findings(of: "Y42")
    #expect(found.count == (complaint == nil ? 0 : 1), "\(found)")
    guard let complaint else { return }
    #expect(found.first?.contains(complaint) == true, "\(found)")
    let first = LintHarness.column(of: "[\(attachments)]", in: app) + 1
    let second = first + (attachments.count + 1) / 2
    let column = attachments.contains("},") ? second : first
    #expect(found.first?.hasPrefix("app:1:\(column): ") == true, "\(found)")
  }

  @Test("Y42, V12: a file that an extension attaches and that is missing is told with the nearest")
  func missingAttachment() throws {
    let folder = try ScratchFolder(["A.app/Media/beach.png": ""])
    func found(_ path: String) -> [String] {
      let steps = #"[{"set":{"attachments":[{"identifier":"a","path":"\#(path)"}]}}]"#
      return LintHarness(
        #"{"bundleIdentifier":"com.example.a","service":{"steps":\#(steps)}}"#,
        folder: folder("A.app")
      ).findings(of: "Y42")
    }
    let consequence = "which is not there, so it is left out"
    let near = "did you mean \"\(folder("A.app/Media/beach.png"))\"?"
    let told = found("Media/beech.png")
    #expect(told.count == 1 && told[0].contains("\"Media/beech.png\", \(consequence); \(near)"))
    #expect(found("/beach.png") == [], "it is refused where it is read")
  }

  @Test(
    "Y42, V11, V16: what is said of a file is what becomes of it: by its hint, its ending and its bytes",
    arguments: [
      ("beach.mp4", "", "", nil), ("beach.mp4", "", "empty", "the file is empty"),
      ("beach.mp4", "", "png", "it is called MP4 and is PNG"),
      ("beach.dat", "", "", "which is no kind that the system knows, so the whole request"),
      ("beach.dat", #","typeHint":"public.mpeg-4""#, "", nil),
      ("beach.mp4", #","typeHint":"public.text""#, "", "the type hint public.text is none"),
      ("beach.dat", "", "png", "its name does not end as PNG does; write a type hint"),
      (
        "beach.dat", #","thumbnailClippingRect":[0,0,2,1]"#, "png",
        "the thumbnail’s part is not within the picture"
      ),
    ] as [(String, String, String, String?)])
  func decidedAttachment(
    name: String, options: String, bytes: String, complaint: String?
  ) throws {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let zeros = [UInt8](repeating: 0, count: bytes == "empty" ? 0 : 40)
    let folder = try ScratchFolder([:])
    try folder.write(bytes == "png" ? picture : zeros, to: name)
    let request =
      #"{"identifier":"a","content":{"title":"t","attachments":[{"identifier":"b","#
      + #""path":"\#(folder(name))"\#(options)}]}}"#
    let app = #"{"bundleIdentifier":"com.example.a","on":{"launch":[{"schedule":\#(request)}]}}"#
    let found = LintHarness(app).findings(of: "Y42")
    #expect(found.count == (complaint == nil ? 0 : 1), "\(found)")
    if let complaint { #expect(found.first?.contains(complaint) == true, "\(found)") }
  }

  @Test("Y42: identifiers in a request that look alike and have other bytes are two")
  func alike() {
    let files = ["\u{E9}", "e\u{301}"].map { #"{"identifier":"\#($0)","path":"gone.png"}"# }
    let content = #"{"title":"t","attachments":[\#(files.joined(separator: ","))]}"#
    let app =
      #"{"bundleIdentifier":"com.example.a","on":{"launch":["#
      + #"{"schedule":{"identifier":"a","content":\#(content)}}]}}"#
    let found = LintHarness(app).findings(of: "Y42")
    #expect(found.count == 2 && found.allSatisfy { $0.contains("is not there") }, "\(found)")
  }

  @Test("Y30: a slip of a content extension is said at its value, and a small ratio may be meant")
  func places() {
    let ratio = #""UNNotificationExtensionInitialContentSizeRatio":"#
    let hidden = #""UNNotificationExtensionDefaultContentHidden":true"#
    expectPlace(
      of: "3.5", ratio + "3.5", "warning: UNNotificationExtensionInitialContentSizeRatio 3.5")
    expectPlace(
      of: "-1", ratio + "-1", "warning: UNNotificationExtensionInitialContentSizeRatio -1.0")
    expectPlace(of: "0}", ratio + "0", "note: UNNotificationExtensionInitialContentSizeRatio 0.0")
    expectPlace(of: "0.0001", ratio + "0.0001", "note: UNNotificationExtensionInitial")
    expectPlace(of: "true", hidden + "," + ratio + "1", "note: content hides title and body")
    expectPlace(of: #""nws""#, ratio + "0.1", "note: nothing is sent in the category")
  }

  /// What is found in a content extension stands where a part of it does,
  /// beside the unsent category.
  private func expectPlace(of part: String, _ members: String, _ complaint: String) {
    let app =
      #"{"bundleIdentifier":"com.example.a","content":[{"UNNotificationExtensionCategory":["nws"],"#
      + #""view":[],\#(members)}]}"#
    let found = LintHarness(app, sent: [#"{"aps":{"alert":"a"}}"#]).findings
    let wanted = "app:1:\(LintHarness.column(of: part, in: app)): \(complaint)"
    #expect(found.contains { $0.hasPrefix(wanted) }, "\(wanted): \(found)")
    #expect(found.count <= 2, "\(found)")
  }
}
