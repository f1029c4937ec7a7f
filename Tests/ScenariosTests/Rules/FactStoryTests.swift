import Delivery
import Explaining
import Notifications
import Testing

@Suite("Facts as other programs get them")
struct FactStoryTests {
  /// Lines that set a harness, a line, and the facts of that line, as JSON without place and time.
  struct Row: Sendable, CustomTestStringConvertible {
    var setup: [String]
    var line: String
    var facts: [String]

    init(_ setup: String..., then line: String, makes facts: String...) {
      (self.setup, self.line, self.facts) = (setup, line, facts)
    }

    var testDescription: String { line }
  }

  private static let world = """
    app {"bundleIdentifier":"a.chat","displayName":"Chat"}
    app {"bundleIdentifier":"a.mail","displayName":"Mail"}

    """

  private func check(_ row: Row) throws {
    var harness = try ScenarioHarness(
      Self.world + row.setup.map { $0 + "\n" }.joined())
    let before = harness.facts.count
    try harness.run(row.line)
    let facts = harness.facts[before...].map { fact -> String in
      guard case .object(let members) = fact.json(sequence: 1, in: harness.state) else {
        return "?"
      }
      let rules = fact.reasons.map { $0.rule.description }.joined(separator: ",")
      let kept = members.filter { !["sequence", "at", "reasons"].contains($0.key) }
      return JSONText.compact(.object(kept)) + " " + rules
    }
    #expect(facts == row.facts, "\(facts.joined(separator: "\n"))")
  }

  @Test("§4.1: what becomes of a push", arguments: pushes)
  func push(row: Row) throws { try check(row) }

  private static let pushes: [Row] = [
    Row(
      then: #"push chat {"aps":{"alert":"A","thread-id":"t","sound":"default","badge":2}}"#,
      makes: #"{"app":"a.chat","fact":"received","notification":"n1"} B2"#,
      #"{"app":"a.chat","fact":"decided","notification":"n1","outcome":"presented","reached":["lockScreen","notificationCenter","sound","badge","wake"]} P3,P24,P16"#,
      #"{"app":"a.chat","fact":"listed","in":"lock-screen","notification":"n1"} G3"#,
      #"{"app":"a.chat","badge":2,"fact":"badged","notification":"n1"} P16"#,
      #"{"app":"a.chat","fact":"woke","notification":"n1"} P3"#,
      #"{"app":"a.chat","critical":false,"fact":"sounded","name":"default","notification":"n1","suppressedBy":null,"vibrate":false,"volume":0.5} P3"#
    ),
    Row(
      then: #"push chat {"aps":{"badge":4}} id=b"#,
      makes: #"{"app":"a.chat","fact":"received","notification":"b"} B2"#,
      #"{"app":"a.chat","fact":"decided","notification":"b","outcome":"badgeOrSoundOnly","reached":["badge"]} P16"#,
      #"{"app":"a.chat","fact":"unlisted","notification":"b"} P26"#,
      #"{"app":"a.chat","badge":4,"fact":"badged","notification":"b"} P16"#),
    Row(
      "setting chat notifications=off",
      then: #"push chat {"aps":{"alert":"A"}} id=x"#,
      makes: #"{"app":"a.chat","fact":"received","notification":"x"} B2"#,
      #"{"app":"a.chat","fact":"decided","notification":"x","outcome":"turnedOff","reached":[]} U4"#
    ),
    Row(
      then: #"push chat {"aps":{}} id=x"#,
      makes: #"{"app":"a.chat","fact":"received","notification":"x"} B2"#,
      #"{"app":"a.chat","fact":"decided","notification":"x","outcome":"empty","reached":[]} P25"#),
    Row(
      #"push chat {"aps":{"alert":"A"}} collapse-id=c"#, "unlock",
      then: #"push chat {"aps":{"alert":"B"}} collapse-id=c"#,
      makes: #"{"app":"a.chat","fact":"received","notification":"c"} B2"#,
      #"{"app":"a.chat","fact":"decided","notification":"c","outcome":"presented","reached":["notificationCenter","banner"]} P7,P4"#,
      #"{"app":"a.chat","fact":"updated","from":"center","in":"center","notification":"c"} G26,G3"#,
      #"{"app":"a.chat","fact":"bannerShown","notification":"c","replaces":null,"until":"2018-06-04T09:41:05-07:00"} P4,U12"#
    ),
  ]

  @Test("§4.1: what the person does with the list", arguments: lists)
  func list(row: Row) throws { try check(row) }

  private static let two = #"push chat {"aps":{"alert":"A","thread-id":"t"}}"#

  private static let lists: [Row] = [
    Row(
      two, two, then: "expand chat/t",
      makes: #"{"app":"a.chat","fact":"expanded","group":"a.chat/t"} G17"#),
    Row(
      two, two, "expand chat/t", then: "collapse chat/t",
      makes: #"{"app":"a.chat","fact":"collapsed","group":"a.chat/t"} G18"#),
    Row(
      two, then: "clear n1",
      makes:
        #"{"app":"a.chat","count":1,"fact":"removed","from":"lock-screen","notification":"n1"} G21"#
    ),
    Row(
      two, two, then: "clear chat/t",
      makes:
        #"{"app":"a.chat","count":2,"fact":"removed","from":"lock-screen","group":"a.chat/t"} G22"#),
    Row(
      two, two, then: "clear-all lock-screen",
      makes: #"{"count":2,"fact":"removed","from":"lock-screen"} G23"#),
    Row(
      two, two, then: "arm clear chat/t",
      makes: #"{"app":"a.chat","fact":"armed","group":"a.chat/t","waits":true} G18"#),
    Row(
      two, two, "arm clear chat/t", then: "cancel",
      makes: #"{"app":"a.chat","fact":"armed","group":"a.chat/t","waits":false} "#),
    Row(
      two, two, then: "remove chat delivered n1",
      makes:
        #"{"app":"a.chat","count":1,"fact":"removed","from":"lock-screen","notification":"n1"} K23,G28"#
    ),
  ]

  @Test("§4.1: what changes on the phone and in settings", arguments: phone)
  func device(row: Row) throws { try check(row) }

  private static let phone: [Row] = [
    Row(
      then: "wait 5s",
      makes:
        #"{"fact":"clockMoved","from":"2018-06-04T09:41:00-07:00","to":"2018-06-04T09:41:05-07:00"} "#
    ),
    Row(then: "note Hello", makes: #"{"fact":"noted","text":"Hello"} "#),
    Row(then: "seed 4", makes: #"{"fact":"seeded","seed":"4"} "#),
    Row(then: "volume 0.25", makes: #"{"fact":"deviceChanged","volume":0.25} P1"#),
    Row(then: "volume -0", makes: #"{"fact":"deviceChanged","volume":0.0} P1"#),
    Row(then: "ringer off", makes: #"{"fact":"deviceChanged","ringer":false} P1"#),
    Row(
      then: "policy list.style ampersand",
      makes: #"{"fact":"deviceChanged","policies":{"list.style":"ampersand"}} T24"#),
    Row(
      then: "setting chat sounds=off grouping=by-app",
      makes:
        #"{"app":"a.chat","fact":"settingChanged","grouping":"by-app","sounds":"off"} U1,U13,G2,G29"#
    ),
    Row(
      then: "setting chat notifications=off",
      makes:
        #"{"app":"a.chat","fact":"settingChanged","notifications":"off"} U1,U13"#
    ),
    Row(
      then: "deliver-quietly chat",
      makes:
        #"{"app":"a.chat","badges":"off","banners":"off","fact":"settingChanged","lock-screen":"off","sounds":"off"} X3,X6"#
    ),
    Row(
      then: "set-badge chat 7", makes: #"{"app":"a.chat","badge":7,"fact":"badged"} P16"#),
    Row(
      then: "will-present chat alert,sound",
      makes: #"{"app":"a.chat","fact":"settingChanged","willPresent":["alert","sound"]} P10,P11"#),
    Row(
      then: "background chat",
      makes:
        #"{"app":"a.chat","fact":"called","method":"didFinishLaunching","state":"background"} P14"#,
      #"{"app":"a.chat","fact":"appStateChanged","state":"background"} "#),
    Row(
      "background chat", then: "suspend chat",
      makes: #"{"app":"a.chat","fact":"appStateChanged","state":"suspended"} "#),
    Row(
      then: "force-quit chat",
      makes: #"{"app":"a.chat","fact":"appStateChanged","state":"forceQuit"} "#),
  ]

  @Test("§4.1: what waits for its trigger", arguments: requests)
  func request(row: Row) throws { try check(row) }

  private static let minute =
    #"schedule chat {"identifier":"r","content":{"body":"R"},"trigger":{"timeInterval":60,"repeats":false}}"#

  private static let requests: [Row] = [
    Row(
      then: minute,
      makes:
        #"{"app":"a.chat","fact":"scheduled","nextTriggerDate":"2018-06-04T09:42:00-07:00","replaces":false,"request":"r","trigger":{"repeats":false,"timeInterval":60.0}} "#
    ),
    Row(
      minute, "wait 5s", then: minute,
      makes:
        #"{"app":"a.chat","fact":"scheduled","nextTriggerDate":"2018-06-04T09:42:05-07:00","replaces":true,"request":"r","trigger":{"repeats":false,"timeInterval":60.0}} K15"#
    ),
    Row(
      then: #"schedule-legacy chat {"alertBody":"A","fireDate":"2018-06-04T19:00Z"}"#,
      makes:
        #"{"app":"a.chat","fact":"scheduled","nextTriggerDate":"2018-06-04T12:00:00-07:00","replaces":false,"request":"l1","trigger":{"fireDate":"2018-06-04T12:00:00-07:00","region":null,"repeatCalendar":null,"repeatInterval":null,"timeZone":null}} N9,N23"#
    ),
    Row(
      minute, then: "remove chat pending r",
      makes: #"{"app":"a.chat","fact":"unscheduled","request":"r"} K20"#),
    Row(
      minute, then: "remove chat pending all",
      makes: #"{"app":"a.chat","fact":"unscheduled","request":"r"} K21"#),
    Row(
      then:
        #"schedule chat {"identifier":"r","content":{"body":"R"},"trigger":{"timeInterval":0}}"#,
      makes:
        #"{"app":"a.chat","fact":"refused","request":"r"} K2"#
    ),
  ]

  @Test("§4.1: a fact says where it stands among all, and when it was, with the phone's offset")
  func place() throws {
    let harness = try ScenarioHarness("wait 1500ms\nnote Hello\n")
    let fact = try #require(harness.facts.last)
    let json = fact.json(sequence: 12, in: harness.state)
    #expect(json["sequence"] == 12 && json["at"] == "2018-06-04T09:41:01.500-07:00")
    #expect(json["reasons"] == [])
  }

  @Test("§4.1: a reason names its rule, and what was so")
  func reasons() throws {
    let harness = try ScenarioHarness(Self.world + Self.two + "\n")
    let listed = try #require(harness.facts.first { $0.event.name == .listed })
    let json = listed.json(sequence: 1, in: harness.state)["reasons"]
    #expect(
      json.map(JSONText.compact) == #"[{"because":{"thread":"t"},"decision":null,"rule":"G3"}]"#)
  }

  @Test("§4.1, G5: that it has no thread is no thread of a name", arguments: ["none", ""])
  func noThread(name: String) throws {
    let push = "push chat {\"aps\":{\"alert\":\"A\",\"thread-id\":\"\(name)\"}}\n"
    let harness = try ScenarioHarness(Self.world + push)
    let listed = try #require(harness.facts.first { $0.event.name == .listed })
    let json = listed.json(sequence: 1, in: harness.state)["reasons"].map(JSONText.compact)
    let said =
      name.isEmpty
      ? #"{"because":{},"decision":"none","rule":"G3"}"#
      : #"{"because":{"thread":"none"},"decision":null,"rule":"G3"}"#
    #expect(json == "[\(said)]")
  }
}
