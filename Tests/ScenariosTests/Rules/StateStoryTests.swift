import Explaining
import Notifications
import Testing

@Suite("The state as other programs get it")
struct StateStoryTests {
  private static let world = """
    app {"bundleIdentifier":"a.chat","displayName":"Chat"}

    """

  /// A value of the state's JSON by its path, such as `apps.0.badge`.
  private func value(_ path: String, after lines: String) throws -> String {
    let harness = try ScenarioHarness(Self.world + lines)
    var json: JSONValue? = harness.state.json.value
    for step in path.split(separator: ".").map(String.init) {
      json =
        Int(step).map { index in
          json?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        } ?? json?[step]
    }
    return json.map(JSONText.compact) ?? "absent"
  }

  @Test(
    "§4: a phone that nothing has happened to",
    arguments: [
      ("format", "\"coversheet.state/1\""), ("now", "\"2018-06-04T09:41:00-07:00\""),
      ("device.os", "\"12\""), ("device.locale", "\"en_US\""), ("device.languages", "[\"en\"]"),
      ("device.timeZone", "\"America/Los_Angeles\""), ("device.locked", "true"),
      ("device.authenticated", "false"), ("device.display", "\"off\""), ("device.power", "true"),
      ("device.ringer", "true"), ("device.doNotDisturb", "false"), ("device.volume", "0.5"),
      ("device.online", "true"), ("device.previews", "\"always\""),
      ("device.foregroundApp", "null"), ("device.watch", "null"), ("device.policies", "{}"),
      ("screen", "\"lockScreen\""), ("lists.lockScreen", "[]"), ("lists.notificationCenter", "[]"),
      ("banner", "null"), ("bannerApp", "null"), ("prompt", "null"), ("alert", "null"),
      ("suggestion", "null"), ("sheet", "null"), ("richView", "null"),
      ("notifications", "[]"), ("deliveries", "[]"),
      ("stored", "[]"), ("sounds", "[]"), ("calls", "[]"),
      ("apps.0.bundleIdentifier", "\"a.chat\""), ("apps.0.displayName", "\"Chat\""),
      ("apps.0.state", "\"notRunning\""), ("apps.0.authorization", "\"authorized\""),
      ("apps.0.pending", "[]"), ("apps.0.settings.notifications", "\"on\""),
      ("apps.0.settings.banner-style", "\"temporary\""),
      ("apps.0.settings.previews", "\"default\""),
      ("apps.0.settings.grouping", "\"automatic\""),
      ("apps.0.settings.critical", "\"unsupported\""),
      ("apps.0.reported.authorizationStatus", "\"authorized\""),
      ("apps.0.reported.alertStyle", "\"banner\""),
      ("apps.0.reported.soundSetting", "\"enabled\""),
      ("apps.0.reported.showPreviewsSetting", "\"always\""),
    ])
  func start(path: String, json: String) throws {
    #expect(try value(path, after: "") == json, "\(path)")
  }

  private static let push =
    #"push chat {"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"sound":"default","badge":3,"category":"C","thread-id":"t"}}"#
    + "\n"

  @Test(
    "§4: a notification, its group, its delivery and its sound",
    arguments: [
      ("notifications.0.id", "\"n1\""), ("notifications.0.name", "null"),
      ("notifications.0.app", "\"a.chat\""), ("notifications.0.thread", "\"t\""),
      ("notifications.0.category", "\"C\""), ("notifications.0.title", "\"T\""),
      ("notifications.0.subtitle", "\"S\""), ("notifications.0.body", "\"B\""),
      ("notifications.0.date", "\"2018-06-04T09:41:00-07:00\""),
      ("notifications.0.attachments", "[]"), ("notifications.0.critical", "false"),
      (
        "notifications.0.reached",
        #"["lockScreen","notificationCenter","sound","badge","wake"]"#
      ),
      ("lists.lockScreen.0.app", "\"a.chat\""), ("lists.lockScreen.0.thread", "\"t\""),
      ("lists.lockScreen.0.count", "1"), ("lists.lockScreen.0.expanded", "false"),
      ("lists.lockScreen.0.hidden", "false"), ("lists.lockScreen.0.title", "\"T\""),
      ("lists.lockScreen.0.summary", "null"), ("lists.lockScreen.0.members", #"["n1"]"#),
      (
        "deliveries",
        #"[{"app":"a.chat","at":"2018-06-04T09:41:00-07:00","id":"n1","outcome":"presented"}]"#
      ),
      ("sounds.0.notification", "\"n1\""), ("sounds.0.name", "\"default\""),
      ("sounds.0.volume", "0.5"), ("sounds.0.critical", "false"), ("sounds.0.vibrate", "false"),
      ("sounds.0.suppressedBy", "null"), ("apps.0.badge", "3"), ("device.display", "\"on\""),
    ])
  func pushed(path: String, json: String) throws {
    #expect(try value(path, after: Self.push) == json, "\(path)")
  }

  /// Lines, a path, and what is there after them.
  private static let courses: [(lines: String, path: String, json: String)] = [
    ("unlock", "screen", "\"home\""), ("unlock\ncenter", "screen", "\"notificationCenter\""),
    ("unlock\nlaunch chat", "screen", "\"app\""),
    ("unlock\nlaunch chat", "device.foregroundApp", "\"a.chat\""),
    ("unlock\nlaunch chat", "apps.0.state", "\"foreground\""),
    ("unlock\nlaunch chat\nhome", "apps.0.state", "\"background\""),
    ("unlock\nlaunch chat\nhome", "device.foregroundApp", "null"),
    ("unlock\nsettings chat", "screen", "\"settings\""),
    ("unlock", "device.locked", "false"), ("unlock", "device.coverSheet", "false"),
    ("unlock\ncenter", "device.coverSheet", "true"),
    ("authenticate", "device.authenticated", "true"), ("wake", "device.display", "\"on\""),
    ("dnd on", "device.doNotDisturb", "true"), ("ringer off", "device.ringer", "false"),
    ("device os=15", "device.os", "\"15\""),
    ("device languages=de,fr", "device.languages", #"["de","fr"]"#),
    ("timezone Europe/Berlin", "now", "\"2018-06-04T18:41:00+02:00\""),
    ("setting all previews=never", "device.previews", "\"never\""),
    ("setting all previews=never", "apps.0.reported.showPreviewsSetting", "\"never\""),
    (
      "setting all previews=when-unlocked", "apps.0.reported.showPreviewsSetting",
      "\"whenAuthenticated\""
    ),
    ("setting chat sounds=off", "apps.0.reported.soundSetting", "\"disabled\""),
    ("setting chat banners=off", "apps.0.reported.alertStyle", "\"none\""),
    ("setting chat banner-style=persistent", "apps.0.reported.alertStyle", "\"alert\""),
    ("setting chat lock-screen=off", "apps.0.reported.lockScreenSetting", "\"disabled\""),
    ("setting chat center=off", "apps.0.reported.notificationCenterSetting", "\"disabled\""),
    ("setting chat badges=off", "apps.0.reported.badgeSetting", "\"disabled\""),
    (
      "setting chat notifications=off", "apps.0.reported.authorizationStatus", "\"denied\""
    ),
    ("set-badge chat 5", "apps.0.badge", "5"),
    ("policy body.listLines 7", "device.policies", #"{"body.listLines":"7"}"#),
    (
      "schedule chat {\"identifier\":\"r\",\"content\":{\"body\":\"R\"},\"trigger\":{\"timeInterval\":60}}",
      "apps.0.pending",
      #"[{"id":"r","nextTriggerDate":"2018-06-04T09:42:00-07:00","trigger":{"repeats":false,"timeInterval":60.0}}]"#
    ),
  ]

  @Test("§4: what changes shows where it is said to be", arguments: courses)
  func course(row: (lines: String, path: String, json: String)) throws {
    let got = try value(row.path, after: row.lines + "\n")
    #expect(got == row.json, "\(row.lines) → \(row.path)")
  }

  @Test(
    "§4: of what a summary has it is said whose it is, where two apps use one identifier",
    arguments: [
      ("", "held", #"["k","k"]"#), ("", "heldApps", #"["a.mail","a.chat"]"#),
      ("at 18:00\n", "delivered.0.members", #"["k","k"]"#),
      ("at 18:00\n", "delivered.0.memberApps", #"["a.mail","a.chat"]"#),
      ("at 18:00\n", "delivered.0.featured", #"["k","k"]"#),
      ("at 18:00\n", "delivered.0.featuredApps", #"["a.chat","a.mail"]"#),
    ])
  func summary(later: String, path: String, json: String) throws {
    let lines = """
      device os=15
      app {"bundleIdentifier":"a.mail","displayName":"Mail"}
      summary on times=18:00 apps=chat,mail
      push mail {"aps":{"alert":"1"}} collapse-id=k
      push chat {"aps":{"alert":"2","relevance-score":1}} collapse-id=k

      """
    #expect(try value("device.summary." + path, after: lines + later) == json, "\(path)")
  }

  @Test(
    "§4: of a banner, a sound and a rich view it is said whose it is, too",
    arguments: [
      ("banner", "\"k\""), ("bannerApp", "\"a.chat\""), ("sounds.0.app", "\"a.chat\""),
      ("sounds.1.app", "\"a.mail\""), ("richView.app", "\"a.mail\""),
    ])
  func owners(path: String, json: String) throws {
    let lines = """
      app {"bundleIdentifier":"a.mail","displayName":"Mail"}
      unlock
      push chat {"aps":{"alert":"1","sound":"default"}} collapse-id=k
      push mail {"aps":{"alert":"2","sound":"default"}} collapse-id=k

      """
    let view = path.hasPrefix("rich") ? "center\nview mail:k\n" : ""
    #expect(try value(path, after: lines + view) == json, "\(path)")
  }

  @Test("§4: an open sheet says its name, what it is about and what it offers")
  func sheet() throws {
    let lines = Self.push + "manage n1\n"
    #expect(try value("sheet.name", after: lines) == "\"management\"")
    #expect(try value("sheet.notification", after: lines) == "\"n1\"")
    #expect(try value("sheet.app", after: lines) == "\"a.chat\"")
    #expect(
      try value("sheet.offers", after: lines)
        == #"["Deliver Quietly","Turn Off…","Settings","Cancel"]"#)
  }

  @Test("§4: a rich view says whose it is, and what can be pressed")
  func view() throws {
    let lines =
      #"set-categories chat [{"identifier":"C","actions":[{"identifier":"like","title":"Like"}]}]"#
      + "\n" + Self.push + "view n1\n"
    #expect(try value("richView.notification", after: lines) == "\"n1\"")
    #expect(try value("richView.title", after: lines) == "\"Chat\"")
    #expect(
      try value("richView.actions", after: lines).contains(#""identifier":"like","title":"Like""#))
    #expect(try value("richView.input", after: lines) == "null")
  }

  @Test("§4: a group of a hidden, expanded and By App list is as the list shows it")
  func groups() throws {
    let two = Self.push + Self.push
    #expect(try value("lists.lockScreen.0.count", after: two) == "2")
    #expect(try value("lists.lockScreen.0.members", after: two) == #"["n2","n1"]"#)
    #expect(
      try value("lists.lockScreen.0.summary", after: two) == "\"1 more notification\"")
    #expect(
      try value("lists.lockScreen.0.expanded", after: two + "expand chat/t\n") == "true")
    #expect(
      try value("lists.lockScreen.0.summary", after: two + "expand chat/t\n") == "null")
    let hidden = two + "setting all previews=never\n"
    #expect(try value("lists.lockScreen.0.hidden", after: hidden) == "true")
    #expect(try value("lists.lockScreen.0.title", after: hidden) == "null")
    #expect(try value("lists.lockScreen.0.body", after: hidden) == "\"2 Notifications\"")
    let byApp = two + "setting chat grouping=by-app\n"
    #expect(try value("lists.lockScreen.0.thread", after: byApp) == "null")
    let off = two + "setting chat grouping=off\n"
    #expect(try value("lists.lockScreen.1.thread", after: off) == "\"t\"")
  }

  @Test("§4: keys are sorted, and control characters are written as escapes")
  func bytes() throws {
    let harness = try ScenarioHarness(
      Self.world + #"push chat {"aps":{"alert":"\u001b[2J\u009b"}}"# + "\n")
    let text = JSONText.pretty(harness.state.json.value)
    #expect(text.contains(#"\u001b[2J\u009b"#) && !text.contains("\u{1B}"))
    #expect(text.hasPrefix("{\n  \"alert\": null,\n  \"apps\": ["))
  }
}
