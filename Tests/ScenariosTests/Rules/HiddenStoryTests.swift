import Testing

@Suite("Hidden previews, rule by rule")
struct HiddenStoryTests {
  private typealias S = Story

  /// The app of the vectors on a phone that was not looked at, and previews when unlocked.
  private static let closed =
    "setting all previews=when-unlocked\n"
    + Story.chat
    .replacing("authenticate\n", with: "")

  @Test(
    "H1: an app's own setting wins over that for all apps, and gives way to it again",
    arguments: [
      ("always", "default", "B"), ("always", "always", "B"), ("always", "never", "Notification"),
      ("always", "when-unlocked", "Notification"), ("when-unlocked", "default", "Notification"),
      ("when-unlocked", "always", "B"), ("when-unlocked", "never", "Notification"),
      ("never", "default", "Notification"), ("never", "always", "B"),
      ("never", "when-unlocked", "Notification"),
    ])
  func precedence(all: String, own: String, body: String) throws {
    try Story(world: Self.closed).plays(
      """
      setting all previews=\(all)
      setting chat previews=\(own)
      \(S.p())expect notification n1 body '\(body)'
      """)
  }

  @Test(
    "H2: who is looking decides, not whether the display is on",
    arguments: [
      ("always", "wake", "B"), ("always", "authenticate", "B"), ("always", "unlock", "B"),
      ("when-unlocked", "wake", "Notification"), ("when-unlocked", "authenticate", "B"),
      ("when-unlocked", "unlock", "B"), ("when-unlocked", "authenticate\nsleep", "Notification"),
      ("when-unlocked", "unlock\nsleep", "B"), ("when-unlocked", "unlock\nsleep\nwake", "B"),
      ("when-unlocked", "unlock\nlock", "Notification"), ("never", "wake", "Notification"),
      ("never", "authenticate", "Notification"), ("never", "unlock", "Notification"),
    ])
  func looking(previews: String, acts: String, body: String) throws {
    try Story(world: Self.closed).plays(
      "\(S.p())setting all previews=\(previews)\n\(acts)\nexpect notification n1 body '\(body)'")
  }

  @Test("H3: title, subtitle, body and pictures are hidden, and come back together")
  func texts() throws {
    try Story(world: Self.closed).plays(
      S.p(alert: #""subtitle":"S","#)
        + """
        expect notification n1 title none
        expect notification n1 subtitle none
        expect notification n1 body Notification
        authenticate
        expect notification n1 title T
        expect notification n1 subtitle S
        expect notification n1 body B
        """)
  }

  @Test("H4: the system's placeholder counts from two on", arguments: [1, 2, 3, 11])
  func placeholder(count: Int) throws {
    let words = count == 1 ? "Notification" : "\(count) Notifications"
    try Story(world: Self.closed).plays(
      S.p(times: count) + "expect group chat/x body '\(words)'")
  }

  @Test(
    "H5, H8: a category's placeholder stands for any number; an empty one is none",
    arguments: [
      ("\"\"", "Notification", "2 Notifications"), ("\"Hush\"", "Hush", "Hush"),
      (#""100 %%""#, "100 %", "100 %"), (#"" ""#, " ", " "),
    ])
  func own(placeholder: String, one: String, two: String) throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "C", "hiddenPreviewsBodyPlaceholder": \(placeholder) } ] }

      """
    try Story(world: app).plays(
      S.p("C") + "expect group chat/x body '\(one)'\n" + S.p("C")
        + "expect group chat/x body '\(two)'")
  }

  @Test("H6, H7: the placeholder counts every record once, unless their counts are to be used")
  func numbers() throws {
    try Story(world: Self.closed).plays(
      S.p("MSG", nil, "5") + S.p("MSG", nil, "2") + S.p("MSG")
        + """
        expect group chat/x body '3 messages'
        policy hidden.usesArgumentCount true
        expect group chat/x body '8 messages'
        authenticate
        expect group chat/x summary '7 more messages'
        """)
  }

  @Test(
    "H9: the number goes to the first %u, or else to the first %d; all other conversions go",
    arguments: [
      ("%u new", "2 new"), ("%lu new", "2 new"), ("%llu new", "2 new"), ("%d new", "2 new"),
      ("%ld new", "2 new"), ("%i new", "2 new"), ("%d of %u", " of 2"), ("%u and %u", "2 and "),
      ("%@ %u", " 2"), ("%@", "2 Notifications"), ("from %@", "from "), ("%f %d", " 2"),
    ])
  func conversions(placeholder: String, words: String) throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "categories": [ { "identifier": "C", "hiddenPreviewsBodyPlaceholder": "\(placeholder)" } ] }

      """
    try Story(world: app).plays(
      S.p("C") + S.p("C") + "expect group chat/x body '\(words)'")
  }

  @Test("H10, H11: each category's placeholder has its own number and plural form")
  func mixed() throws {
    try Story(world: Self.closed).plays(
      S.p("CMT") + S.p("PHOTO") + S.p("CMT") + S.p("MSG")
        + "expect group chat/x body '1 messages, 2 comments, and 1 image'")
  }

  @Test("H12: parts come by their newest member, the leading one included; equal ones are one part")
  func order() throws {
    try Story(world: Self.closed).plays(
      S.p("PHOTO") + S.p("CMT") + "expect group chat/x body '1 comment and 1 image'\n"
        + S.p("PHOTO") + "expect group chat/x body '2 images and 1 comment'")
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [
        { "identifier": "A", "hiddenPreviewsBodyPlaceholder": "%u new" },
        { "identifier": "B", "hiddenPreviewsBodyPlaceholder": "%u new" } ] }

      """
    try Story(world: app).plays(S.p("A") + S.p("B") + "expect group chat/x body '2 new'")
  }

  @Test("H11, H12: what differs before its number is put in stays apart, each with its own number")
  func apart() throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [
        { "identifier": "A", "hiddenPreviewsBodyPlaceholder": "%u new" },
        { "identifier": "B", "hiddenPreviewsBodyPlaceholder": "1 new" } ] }

      """
    try Story(world: app).plays(
      S.p("A") + S.p("B") + "expect group chat/x body '1 new and 1 new'\n"
        + S.p("A") + "expect group chat/x body '2 new and 1 new'")
  }

  @Test("H13: those without a placeholder are a part of their own, or all of it")
  func defaultPart() throws {
    try Story(world: Self.closed).plays(
      S.p("CMT") + S.p("CMT") + S.p()
        + """
        expect group chat/x body '1 Notification and 2 comments'
        policy hidden.defaultPart collapse
        expect group chat/x body '3 Notifications'
        """)
    // No member lacks one: there is nothing to collapse.
    try Story(world: Self.closed).plays(
      "policy hidden.defaultPart collapse\n" + S.p("CMT") + S.p("PHOTO")
        + "expect group chat/x body '1 image and 1 comment'")
  }

  @Test(
    "H14: title and subtitle stay where the leading one's category says so, from iOS 11 on",
    arguments: [
      ("", "none", "none"), (#""hiddenPreviewsShowTitle""#, "T", "none"),
      (#""hiddenPreviewsShowSubtitle""#, "none", "S"),
      (#""hiddenPreviewsShowTitle","hiddenPreviewsShowSubtitle""#, "T", "S"),
    ])
  func shown(options: String, title: String, subtitle: String) throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat", "categories": [
        { "identifier": "C", "options": [\(options)] }, { "identifier": "D" } ] }

      """
    let push = S.p("C", alert: #""subtitle":"S","#)
    try Story(world: app).plays(
      push
        + """
        expect notification n1 title \(title)
        expect notification n1 subtitle \(subtitle)
        expect notification n1 body Notification

        """ + S.p("D", alert: #""subtitle":"S","#)
          + """
          expect group chat/x title none
          expect group chat/x subtitle none

          """ + push
          + """
          expect group chat/x title \(title)
          expect group chat/x subtitle \(subtitle)
          """)
  }

  @Test("H15: hidden rows of one thread are one row where grouping is off, or each its own")
  func coalescing() throws {
    for (version, setup) in [("12", "setting chat grouping=off\n"), ("11", "")] {
      try Story(world: "device os=\(version)\n" + Self.closed).plays(
        setup + S.p(thread: "a") + S.p(thread: "b") + S.p(thread: "a") + S.p(thread: nil)
          + S.p(thread: nil)
            + """
            expect groups 4
            policy hidden.coalesceWhenOff false
            expect groups 5
            policy hidden.coalesceWhenOff true
            authenticate
            expect groups 5
            """)
    }
  }

  @Test("H16: each member of an expanded hidden group has its own placeholder")
  func expanded() throws {
    try Story(world: Self.closed).plays(
      S.p("CMT") + S.p("MSG") + S.p()
        + """
        expand chat/x
        expect notification n1 body '1 comment'
        expect notification n2 body '1 messages'
        expect notification n3 body Notification
        expect group chat/x body Notification
        """)
  }

  @Test("H17: looking at the phone shows everything at once; nothing is delivered or heard again")
  func revealing() throws {
    let harness = try Story(world: Self.closed).plays(
      #"push chat {"aps":{"alert":"B","sound":"default","badge":2}}"#
        + "\nauthenticate\nexpect notification n1 body B\nlock\nexpect notification n1 body Notification\n"
        + "expect delivered n1 count=1\nexpect badge chat 2")
    #expect(harness.state.sounds.count == 1)
  }

  @Test(
    "H18: a hidden notification's view and actions ask for the owner; it stays hidden with Never")
  func asking() throws {
    for (previews, hidden) in [("when-unlocked", "B"), ("never", "Notification")] {
      try Story(world: Self.closed).plays(
        """
        setting all previews=\(previews)
        \(S.p())view n1
        expect view of none
        expect not prompt none
        authenticate
        expect prompt none
        expect view of n1
        dismiss
        expect view of none
        expect notification n1 body \(hidden)
        \(S.p())expect notification n2 body \(hidden)
        """)
    }
  }

  @Test(
    "H20: a banner on an unlocked phone is hidden by Never only",
    arguments: ["always", "when-unlocked", "never"])
  func banner(previews: String) throws {
    try Story(world: Self.closed).plays(
      """
      unlock
      setting all previews=\(previews)
      \(S.p())expect banner n1
      expect notification n1 body \(previews == "never" ? "Notification" : "B")
      """)
  }

  @Test("H22: a critical alert is hidden like any other, unless it is exempt")
  func critical() throws {
    let app = """
      setting all previews=never
      app { "bundleIdentifier": "com.example.chat", "displayName": "Chat",
        "entitlements": ["com.apple.developer.usernotifications.critical-alerts"],
        "authorization": { "options": ["alert", "sound", "criticalAlert"] } }

      """
    try Story(world: app).plays(
      #"push chat {"aps":{"alert":"Low","sound":{"critical":1}}}"#
        + """

        expect notification n1 critical
        expect notification n1 body Notification
        policy hidden.criticalExempt true
        expect notification n1 body Low
        push chat {"aps":{"alert":"Plain"}}
        expect notification n2 body Notification
        """)
  }
}
