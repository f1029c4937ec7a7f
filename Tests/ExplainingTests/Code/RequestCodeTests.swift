import Notifications
import Testing

@testable import Explaining

@Suite("Swift code for requests, part by part")
struct RequestCodeTests {
  private func code(_ trigger: Trigger = .push, _ change: (inout Content) -> Void = { _ in })
    -> String
  {
    var content = Content()
    change(&content)
    return Request(identifier: "r", content: content, trigger: trigger).swiftCode
  }

  @Test(
    "R1: each kind of sound is the initializer that an app has for it",
    arguments: [
      (Sound(), ".default"),
      (
        Sound(name: "bell.caf"), #"UNNotificationSound(named: UNNotificationSoundName("bell.caf"))"#
      ),
      (Sound(isCritical: true), ".defaultCritical"),
      (Sound(isCritical: true, volume: 0.5), ".defaultCriticalSound(withAudioVolume: 0.5)"),
      (
        Sound(name: "s.aiff", isCritical: true),
        #".criticalSoundNamed(UNNotificationSoundName("s.aiff"))"#
      ),
      (
        Sound(name: "s.aiff", isCritical: true, volume: 1),
        #".criticalSoundNamed(UNNotificationSoundName("s.aiff"), withAudioVolume: 1.0)"#
      ),
      // A volume is only for critical ones (R5).
      (
        Sound(name: "s.aiff", volume: 0.2),
        #"UNNotificationSound(named: UNNotificationSoundName("s.aiff"))"#
      ),
    ])
  func sounds(sound: Sound, expression: String) {
    #expect(code { $0.sound = sound }.contains("content.sound = \(expression)\n"))
  }

  @Test(
    "R14: a level is one of four; another word is none",
    arguments: [
      ("passive", ".passive"), ("active", ".active"), ("time-sensitive", ".timeSensitive"),
      ("critical", ".critical"), ("urgent", nil), ("", nil), ("Passive", nil),
    ] as [(String, String?)])
  func levels(name: String, expression: String?) {
    let lines = code { $0.interruptionLevel = name }.split(separator: "\n")
    let line = lines.first { $0.hasPrefix("content.interruptionLevel") }
    #expect(line.map(String.init) == expression.map { "content.interruptionLevel = \($0)" })
  }

  @Test("What is not set is not written, and without a trigger it is nil")
  func empty() {
    #expect(
      code() == """
        let content = UNMutableNotificationContent()
        let request = UNNotificationRequest(
          identifier: "r", content: content, trigger: nil)
        try await UNUserNotificationCenter.current().add(request)

        """)
    #expect(code(.immediate) == code(.push))
  }

  @Test("Every other property has its line, in the order of Apple's page")
  func properties() {
    let text = code { content in
      content.subtitle = .literal("Œufs")
      content.badge = 0
      content.categoryIdentifier = "brunch"
      content.summaryArgument = "Ann"
      content.summaryArgumentCount = 3
      content.launchImageName = "Egg"
      content.attachments = [
        Attachment(identifier: "pic", path: "/a \"b\".png"), Attachment(identifier: "", path: "x"),
      ]
      content.userInfo = .values([
        "aps": ["alert": "no"], "table": 4, "tags": ["a", nil, true, .number("1.5")], "empty": [:],
      ])
    }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("content.") }.map(String.init)
    let wanted: [String] = [
      #"content.subtitle = "Œufs""#, "content.badge = 0",
      #"content.categoryIdentifier = "brunch""#, #"content.summaryArgument = "Ann""#,
      "content.summaryArgumentCount = 3", #"content.launchImageName = "Egg""#,
      #"content.userInfo = ["table": 4, "tags": ["a", NSNull(), true, 1.5] as [Any], "#
        + #""empty": [:] as [String: Any]] as [String: Any]"#,
      #"content.attachments = [try UNNotificationAttachment(identifier: "pic", "#
        + #"url: URL(fileURLWithPath: "/a \"b\".png")), "#
        + #"try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "x"))]"#,
    ]
    #expect(lines == wanted)
  }

  @Test(
    "F9: who speaks is an intent that the content is updated from",
    arguments: [
      (nil, "nil"), ("Egg \"club\"", #"INSpeakableString(spokenPhrase: "Egg \"club\"")"#),
    ] as [(String?, String)])
  func communication(conversation: String?, group: String) {
    let text = code {
      $0.communication = Communication(sender: "Ann \\ Œ", conversation: conversation)
    }
    #expect(
      text == """
        let content = UNMutableNotificationContent()
        let sender = INPerson(
          personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil,
          displayName: "Ann \\\\ Œ", image: nil, contactIdentifier: nil,
          customIdentifier: nil)
        let intent = INSendMessageIntent(
          recipients: nil, outgoingMessageType: .outgoingMessageText, content: nil,
          speakableGroupName: \(group), conversationIdentifier: nil,
          serviceName: nil, sender: sender, attachments: nil)
        let request = UNNotificationRequest(
          identifier: "r", content: try content.updating(from: intent), trigger: nil)
        try await UNUserNotificationCenter.current().add(request)

        """)
  }

  @Test("B51: of a push with nothing of its own beside aps, no userInfo is written")
  func onlyAPS() {
    #expect(!code { $0.userInfo = .values(["aps": ["alert": "x"]]) }.contains("userInfo"))
  }

  @Test("K4, K5: a date has its zone and calendar first, then its units from the largest")
  func calendar() {
    let date = DateMatching(
      [.second: 5, .year: 2030, .hour: 9, .weekday: 2], timeZone: .utc, calendar: .hebrew)
    let lines = code(.calendar(date, repeats: true)).split(separator: "\n").map(String.init)
    let wanted: [String] = [
      "var date = DateComponents()", "date.calendar = Calendar(identifier: .hebrew)",
      "date.timeZone = TimeZone(identifier: \"\(TimeZone.utc.identifier)\")", "date.year = 2030",
      "date.weekday = 2", "date.hour = 9", "date.second = 5",
      "let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)",
    ]
    #expect(Array(lines.dropFirst().prefix(wanted.count)) == wanted)
    #expect(lines.contains("  identifier: \"r\", content: content, trigger: trigger)"))
  }

  @Test("K10: a place is a region with what of its edge counts", arguments: [1, 2, 3] as [UInt8])
  func location(edges: UInt8) {
    let crossings = Trigger.Crossings(rawValue: edges)
    let place = Region(name: "Pâtisserie", latitude: -1.5, longitude: 2, radius: 50)
    let text = code(.location(place, on: crossings, repeats: false))
    #expect(text.contains("latitude: -1.5, longitude: 2.0)"))
    #expect(text.contains("radius: 50.0, identifier: \"Pâtisserie\")"))
    #expect(text.contains("region.notifyOnEntry = \(edges & 1 != 0)\n"))
    #expect(text.contains("region.notifyOnExit = \(edges & 2 != 0)\n"))
    #expect(text.contains("UNLocationNotificationTrigger(region: region, repeats: false)"))
  }

  @Test("N1: one of old has no trigger of today, only a note of when it fired")
  func legacy() {
    var old = LocalNotification()
    old.fireDate = Instant(milliseconds: 1_276_290_000_000)
    let scheduled = code(.legacy(old, isPresentedNow: false))
    #expect(scheduled.contains("// It fired at 1276290000 s since 1970"))
    #expect(scheduled.contains("trigger: nil)"))
    #expect(!code(.legacy(old, isPresentedNow: true)).contains("//"))
    #expect(!code(.legacy(LocalNotification(), isPresentedNow: false)).contains("//"))
  }
}
