import Delivery
import Explaining
import Notifications
import TestSupport
import Testing

@testable import Sessions

/// Rules of which one alone does what it should, and two once did not.
@Suite("Rules that meet")
struct RulesTogetherTests {
  private static let chat = #"app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}"#
  private static let mail = #"app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}"#

  /// What does not hold, and what cannot be played.
  private func complaints(_ text: String) throws -> [String] {
    let report = try HeadlessRun.played(text).report
    return report.failures.map(\.diagnostic.message)
      + report.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test("L20: a language of an app's own is not in force where the system has none for apps")
  func languages() throws {
    let text = """
      device os=13
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
        "strings":{"en":{"B":"Hello"},"fr":{"B":"Bonjour"}}}
      language chat fr
      push chat {"aps":{"alert":{"loc-key":"B"}}} id=new
      expect notification new body "Bonjour"
      device os=12
      push chat {"aps":{"alert":{"loc-key":"B"}}} id=old
      expect notification old body "Hello"
      """
    #expect(try complaints(text) == [])
  }

  @Test(
    "G27: what stands alone leaves no group when it is replaced",
    arguments: ["device os=11\n\(chat)", "device os=12\n\(chat)\nsetting chat grouping=off"])
  func alone(phone: String) throws {
    let text = """
      \(phone)
      push chat {"aps":{"alert":"a","thread-id":"t"}} collapse-id=c
      push chat {"aps":{"alert":"b","thread-id":"t"}} collapse-id=c
      expect not why c G27
      """
    #expect(try complaints(text) == [])
  }

  @Test("F18: nothing is muted where the system has no muting")
  func muting() throws {
    let text = """
      device os=16
      \(Self.chat)
      mute chat today
      expect muted chat
      device os=12
      expect muted none
      """
    #expect(try complaints(text) == [])
  }

  @Test(
    "F18: muted for today ends with that day where the phone moves behind its midnight",
    arguments: [
      ["at 21:30", "timezone America/New_York"],
      // K28: the zone is another before the phone is on again.
      [
        "power off", "at 21:30", "timezone America/New_York", "at 2018-06-05T08:00", "power on",
      ],
      // There and back, and on a system in between that mutes nothing.
      [
        "timezone Pacific/Honolulu", "expect muted chat", "at 20:30",
        "timezone America/New_York",
      ],
      ["device os=14", "at 21:30", "timezone America/New_York", "device os=15"],
      // Chosen when it was another day already where the phone then is.
      [
        "mute chat off", "at 21:15", "mute chat today", "at 21:30", "timezone America/New_York",
      ],
    ])
  func mutedDay(journey: [String]) throws {
    let text = """
      device os=15 timezone=America/Los_Angeles start=2018-06-04T20:00
      \(Self.chat)
      mute chat today
      expect muted chat
      \(journey.joined(separator: "\n"))
      expect muted none
      push chat {"aps":{"alert":"a"}} id=x
      expect outcome x presented
      """
    #expect(try complaints(text) == [])
  }

  @Test("F18: muted for today once more, an app is as it was")
  func mutedAgain() throws {
    let text = """
      device os=15
      \(Self.chat)
      mute chat today
      +1m mute chat today
      """
    let run = try HeadlessRun.played(text)
    #expect(run.session.facts.facts.filter { $0.event.name == .muted }.count == 1)
  }

  @Test("V3: an app is explained with all that is listed of it, in whichever groups")
  func counts() throws {
    let run = try HeadlessRun.played(
      """
      \(Self.chat)
      push chat {"aps":{"alert":"a"}}
      push chat {"aps":{"alert":"b","thread-id":"t"}}
      wake
      unlock
      lock
      push chat {"aps":{"alert":"c","thread-id":"u"}}
      """)
    let answer = try run.session.explanation(ofAnything: "chat").answer
    let listed = Section.allCases.map {
      run.session.state.list.count(of: "com.example.chat", in: $0)
    }
    #expect(listed.reduce(0, +) == 3 && listed.contains(1))
    for (section, count) in zip(Section.allCases, listed) where count > 0 {
      #expect(answer.contains("\(count.counted("notification")) \(section.phrase)."), "\(answer)")
    }
  }

  @Test("U15: an app is explained with the switches that its system has", arguments: [10, 12, 16])
  func switches(os: Int) throws {
    let run = try HeadlessRun.played(
      """
      device os=\(os)
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
        "entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
      """)
    let questions = try run.session.explanation(ofAnything: "chat").questions
    let words = questions.flatMap(\.answers).map(\.words).joined(separator: "; ")
    #expect(words.contains("Time Sensitive") == (os == 16), "\(words)")
    #expect(words.contains("Sounds"))
  }

  @Test("A name that two apps share is answered with both, and not as if nothing had it")
  func ambiguity() throws {
    let run = try HeadlessRun.played(
      """
      \(Self.chat)
      \(Self.mail)
      push chat {"aps":{"alert":"a"}} collapse-id=c1
      push mail {"aps":{"alert":"b"}} collapse-id=c1
      """)
    let error = #expect(throws: Diagnostic.self) {
      try run.session.explanation(ofAnything: "c1")
    }
    let message = error?.message ?? ""
    #expect(message.contains("chat:c1") && message.contains("mail:c1"), "\(message)")
    #expect(try run.session.explanation(ofAnything: "chat:c1").subject.contains("Chat"))
  }

  @Test("A name with what breaks a line of text is explained in quotes, too")
  func otherBreak() throws {
    let run = try HeadlessRun.played(
      """
      \(Self.chat)
      push chat {"aps":{"alert":"a"}} id="so\u{2028}up"
      """)
    let quoted = "\"com.example.chat\":\"so\u{2028}up\""
    let subject = try run.session.explanation(ofAnything: "so\u{2028}up").subject
    #expect(try run.session.explanation(ofAnything: quoted).subject == subject)
  }

  @Test("What waits is explained under any name of its app, a request and a push alike")
  func waiting() throws {
    let run = try HeadlessRun.played(
      """
      \(Self.chat)
      \(Self.mail)
      schedule chat {"identifier":"c1","content":{"body":"a"},"trigger":{"timeInterval":60}}
      network off
      push mail {"aps":{"alert":"b"}} collapse-id=c2
      """)
    for (name, other) in [("Chat:c1", "c1"), ("com.example.chat:c1", "c1"), ("MAIL:c2", "c2")] {
      let subject = try run.session.explanation(ofAnything: other).subject
      #expect(try run.session.explanation(ofAnything: name).subject == subject, "\(name)")
    }
    #expect(throws: Diagnostic.self) { try run.session.explanation(ofAnything: "mail:c1") }
  }

  @Test("F15, G23: Clear All says how many go, those in a summary among them")
  func clearing() throws {
    let run = try HeadlessRun.played(
      """
      device os=16
      \(Self.chat)
      \(Self.mail)
      summary on times=12:00 apps=chat
      push chat {"aps":{"alert":"a"}}
      push chat {"aps":{"alert":"b"}}
      push mail {"aps":{"alert":"c"}}
      at 12:00
      """)
    let state = run.session.state
    #expect(state.clearableCount == 3 && state.list.count == 1)
    let title = state.title(of: .list(nil))
    #expect(title.contains("3 notifications"), "\(title)")
    let titles = Section.allCases.map { state.title(of: .list($0)) }
    #expect(titles.contains { $0.contains("3") || $0.contains("2") }, "\(titles)")
  }

  @Test("V3: what is opened is played until no service extension works on it")
  func settling() throws {
    let payload =
      #"{"Simulator Target Bundle":"com.example.shop","aps":{"alert":"x","mutable-content":1}}"#
    let folder = try ScratchFolder([
      "Shop.app/Notifications.json":
        #"{"bundleIdentifier":"com.example.shop","displayName":"Shop"}"#,
      "Shop.app/PlugIns/S.appex/Info.plist": Self.service,
      "Shop.app/PlugIns/S.appex/Service.json":
        #"{"steps":[{"after":"2s","set":{"title":"Changed"}}]}"#,
      "Shop.app/Payloads/last.apns": payload,
    ])
    for paths in [["Shop.app"], ["Shop.app", "Shop.app/Payloads/last.apns"]] {
      let opening = try LoadedInput(
        paths.map { folder($0) }, settings: WorldSettings(),
        locations: DataLocations(dataFolder: nil))
      var run = HeadlessRun(opening)
      run.play()
      let state = run.session.state
      #expect(state.deliveries.count == paths.count && state.serviceRuns.isEmpty, "\(paths)")
    }
  }

  private static let service = """
    <plist><dict><key>CFBundleIdentifier</key><string>com.example.shop.service</string>
    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
    <string>com.apple.usernotifications.service</string></dict></dict></plist>
    """
}
