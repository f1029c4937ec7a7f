import Files
import Lint
import Notifications
import Testing

@Suite("Mending payloads")
struct PayloadMendingTests {
  @Test("What needs no judgment is mended, and the rest stays byte for byte", arguments: cases)
  func mends(payload: String, mended: String, notes: [String]) {
    let mending = PayloadMending(Self.source(payload))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == mended)
    #expect(mending.notes.map(\.message) == notes.map { "mended: " + $0 })
  }

  @Test(
    "Nothing becomes a critical alert by being mended, nor an app's own word one of the system's",
    arguments: [
      #"{"aps":{"alert":{"body":"New result","clinical":true},"sound":{"name":"default"}}}"#,
      #"{"aps":{"alert":{"body":"A","critic":"Ebert"},"sound":{"name":"default"}}}"#,
      #"{"aps":{"alert":"A","criticl":1,"sound":{"name":"default"}}}"#,
      #"{"aps":{"alert":{"title":"Concert","body":"Tonight","event":"gig-12","timestamp":"20:00"}}}"#,
      #"{"aps":{"event":"end","timestamp":1,"alert":{"title":"Over","sound":"a.aiff"}}}"#,
    ])
  func ownWords(payload: String) {
    let mending = PayloadMending(Self.source(payload))
    #expect(mending.notes == [], "\(mending.notes)")
  }

  @Test("Mending twice changes nothing the second time", arguments: cases.map(\.mended))
  func settles(mended: String) {
    #expect(PayloadMending(Self.source(mended)).notes == [])
  }

  @Test("What was mended has none of the complaints any more", arguments: cases.map(\.mended))
  func silences(mended: String) {
    let found = Lint.findings(in: Self.source(mended)).filter { $0.severity != .note }
    #expect(found == [])
  }

  @Test(
    "Y1: a trailing comma that is mended is told where the check tells it, many in a line as well",
    arguments: [
      #"{"aps":{"alert":"b","sound":"default" , }}"#,
      #"{"aps":{"alert":{"body":"b",},"sound":"default",},}"#,
      #"{"aps":{"alert":"b"},"list":[[1,],[2,],],}"#,
      "{\"aps\":{\"alert\":{\"body\":\"b\"\n, // last\n}}}",
    ])
  func commaPlaces(payload: String) {
    let source = Self.source(payload)
    let told = JSONDocument.read(source, grammar: .payload).diagnostics
      .filter { $0.message.hasPrefix("trailing comma") }
    #expect(!told.isEmpty)
    #expect(PayloadMending(source).notes.map(\.place) == told.map(\.place))
  }

  @Test("Y1: however many trailing commas there are, all are mended, and the rest with them")
  func manyCommas() {
    let list = { (comma: String) in (0..<1500).map { "[\($0)\(comma)]" }.joined(separator: ",") }
    let payload = "{\"aps\":{\"alert\":{\"body\":\"b\",\"thread-id\":\"t\"}},\"l\":[\(list(","))]}"
    let mending = PayloadMending(Self.source(payload))
    #expect(mending.notes.count == 1501)
    let text = String(decoding: mending.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\"l\":[\(list(""))]}"))
    #expect(!text.contains("\"body\":\"b\",\"thread-id\""))
    #expect(PayloadMending(Self.source(text)).notes == [])
  }

  @Test(
    "What needs judgment stays as it is",
    arguments: [
      // A mistake in the grammar that can mean several things.
      #"{"aps":{"alert":{"body":"b","thread-id":"t"}"#,
      #"{"aps":{"alert":{"body":"b" "thread-id":"t"}}}"#,
      // The right place is taken.
      #"{"aps":{"alert":{"body":"b","thread-id":"t"},"thread-id":"u"}}"#,
      #"{"aps":{"alert":"b","threadid":"t","thread-id":"u"}}"#,
      // Which of the two was meant?
      #"{"aps":{"alert":{"body":"b","badge":1,"badge":2}}}"#,
      #"{"aps":{"alert":{"title":"T","badge":3}},"badge":4}"#,
      #"{"aps":{"alert":{"title":"T"},"mutable_content":1,"mutableContent":0}}"#,
      #"{"aps":{"alert":{"titel":"A","tilte":"B"}}}"#,
      #"{"aps":{"titel":"A","title":"B"}}"#,
      #"{"aps":{"alert":{"title":"A"},"titel":"B"}}"#,
      #"{"aps":{"alert":{"title":"T","thread-id":"A"}},"thread-id":"B"}"#,
      #"{"aps":{"alert":{"title":"T","badeg":3}},"bagde":4}"#,
      #"{"aps":{"alert":{"title":"T"},"summary-arg":"A"},"summary-arg":"B"}"#,
      // The words beside it would not be shown any more.
      #"{"aps":{"alert":{"body":"b","loc_key":"K"}}}"#,
      #"{"aps":{"alert":{"loc_key":"K","body":"b"}}}"#,
      #"{"aps":{"alert":{"title":"t","title_loc_key":"K","body":"b"}}}"#,
      #"{"aps":{"alert":{"subtitle":"s","subtitle_loc_key":"K","body":"b"}}}"#,
      #"{"aps":{"alert":{"body":"b","bodyLocKey":"K"}}}"#,
      #"{"aps":{"alert":{"body":"b"},"loc-key":"K"}}"#,
      #"{"aps":{"alert":{"body":"b","title":"t"},"title-loc-key":"K"}}"#,
      #"{"aps":{"alert":{"body":"b"},"loc_key":"K"}}"#, #"{"aps":{"alert":"b","loc_key":"K"}}"#,
      // A string is the body already.
      #"{"aps":{"alert":"b","title":"t"}}"#,
      // What a sound that is an object is called otherwise, its author has to say.
      #"{"aps":{"alert":"b","critical":1,"sound":"default"}}"#,
      // What its author calls it, only the app knows.
      #"{"aps":{"alert":"b","action":"open"}}"#,
      // A beginning may be a word of the app's own.
      #"{"aps":{"alert":"b","target":"t"}}"#,
      #"{"aps":{"alert":"b"},"Simulator target bundle":"a.b","SimulatorTargetBundle":"c.d"}"#,
      #"{"APS":{"alert":"b"},"asp":{"alert":"c"}}"#, #"{"APS":{"mine":1}}"#, #"{"APS":"b"}"#,
      // Beside aps words are the app's own.
      #"{"aps":{"alert":"b"},"content_available":1,"bagde":1}"#,
      // What two mistakes lead from, or has a value of another kind, may be one, too.
      #"{"aps":{"alert":"b","count":3}}"#, #"{"aps":{"alert":"b","soundz":3}}"#,
      #"{"aps":{"alert":{"title":"t","caption":"A beach"}}}"#,
      #"{"aps":{"alert":{"title":"t","event-id":"a"}}}"#,
      #"{"aps":{"alert":{"title":"t","events":["a"]}}}"#,
      #"{"aps":{"alert":"b","events":["a"]}}"#, #"{"aps":{"alert":"b","threadIdentifier":5}}"#,
      #"{"aps":{"alert":{"title":"t","local-key":"a"}}}"#,
      // What a comment belongs to, only its author knows.
      "{\"aps\":{\"alert\":{\"body\":\"b\", /* mine */ \"thread-id\":\"t\"}}}",
    ])
  func leaves(payload: String) {
    let mending = PayloadMending(Self.source(payload))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == payload)
    #expect(mending.notes == [])
  }

  @Test("What is in an alert is moved before what stands beside that may be meant for its place")
  func alertFirst() {
    let payload = #"{"aps":{},"badge":4,"alert":{"title":"T","badge":3}}"#
    let mended = #"{"aps":{"alert":{"title":"T","badge":3}},"badge":4}"#
    let mending = PayloadMending(Self.source(payload))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == mended)
    #expect(mending.notes.map(\.message) == ["mended: alert moved from the top level into aps"])
  }

  @Test(
    "Y21, Y6: a key that stays for the words beside it is still complained about",
    arguments: [
      #"{"aps":{"alert":{"body":"b","loc_key":"K"}}}"#,
      #"{"aps":{"alert":{"title":"t","title_loc_key":"K","body":"b"}}}"#,
      #"{"aps":{"alert":{"body":"b"},"loc-key":"K"}}"#,
    ])
  func staysFound(payload: String) {
    let found = Lint.findings(in: Self.source(payload)).filter { $0.severity != .note }
    #expect(found.contains { ["Y21", "Y6"].contains($0.rule) }, "\(found)")
  }

  @Test(
    "Where nothing is shown in its place, a key into a string table gets its name and its level",
    arguments: [
      (#"{"aps":{"alert":{"loc_key":"K"}}}"#, #"{"aps":{"alert":{"loc-key":"K"}}}"#),
      (
        #"{"aps":{"alert":{"title":"t","loc_key":"K"}}}"#,
        #"{"aps":{"alert":{"title":"t","loc-key":"K"}}}"#
      ),
      (
        #"{"aps":{"alert":{"body":"b","title_loc_key":"K"}}}"#,
        #"{"aps":{"alert":{"body":"b","title-loc-key":"K"}}}"#
      ),
    ])
  func tables(payload: String, mended: String) {
    let mending = PayloadMending(Self.source(payload))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == mended)
  }

  private static func source(_ text: String) -> SourceText {
    SourceText(Array(text.utf8)[...], at: Place("p.apns"))
  }

  static let cases: [(payload: String, mended: String, notes: [String])] = [
    (
      #"{"aps":{"alert":{"body":"b",},"sound":"default",},}"#,
      #"{"aps":{"alert":{"body":"b"},"sound":"default"}}"#,
      Array(repeating: "trailing comma removed", count: 3)
    ),
    (
      #"{"aps":{"alert":{"body":"a3","thread-id":"t1"}}}"#,
      #"{"aps":{"alert":{"body":"a3"},"thread-id":"t1"}}"#,
      ["thread-id moved from alert into aps"]
    ),
    (
      #"{ "badge": 2, "aps": { "alert": "b" } }"#,
      #"{ "aps": { "alert": "b", "badge": 2 } }"#,
      ["badge moved from the top level into aps"]
    ),
    (
      #"{"aps":{"title":"t","body":"b"}}"#,
      #"{"aps":{"alert": {"title":"t","body":"b"}}}"#,
      ["title moved from aps into alert", "body moved from aps into alert"]
    ),
    (
      #"{"aps":{"alert":{"body":"b"},"summary-arg":"Anna"}}"#,
      #"{"aps":{"alert":{"body":"b","summary-arg":"Anna"}}}"#,
      ["summary-arg moved from aps into alert"]
    ),
    (
      #"{"aps":{"alert":"b","mutable_content":true,"threadId":"x"}}"#,
      #"{"aps":{"alert":"b","mutable-content":1,"thread-id":"x"}}"#,
      [
        "mutable_content is now mutable-content", "mutable-content is written 1 in place of true",
        "threadId is now thread-id",
      ]
    ),
    (
      #"{"aps":{"alert":{"title":"t","catagory":"X"}}}"#,
      #"{"aps":{"alert":{"title":"t"},"category":"X"}}"#,
      ["catagory is now category", "category moved from alert into aps"]
    ),
    (
      #"{"aps":{"alert":"b","sound":{"critcal":true,"name":"x.caf"}}}"#,
      #"{"aps":{"alert":"b","sound":{"critical":1,"name":"x.caf"}}}"#,
      ["critcal is now critical", "critical is written 1 in place of true"]
    ),
    (
      #"{"aps":{"alert":"b","critical":1,"sound":{"name":"x.caf"}}}"#,
      #"{"aps":{"alert":"b","sound":{"name":"x.caf","critical":1}}}"#,
      ["critical moved from aps into sound"]
    ),
    (
      #"{"aps":{"alert":{"body":"b","relevance-score":1},"launch-image":"x"},"thread-id":"t"}"#,
      #"{"aps":{"alert":{"body":"b","launch-image":"x"},"relevance-score":1,"thread-id":"t"}}"#,
      [
        "relevance-score moved from alert into aps", "launch-image moved from aps into alert",
        "thread-id moved from the top level into aps",
      ]
    ),
    (
      #"{"APS":{"Alert":"b"},"Simulator target bundle":"com.example.a"}"#,
      #"{"aps":{"alert":"b"},"Simulator Target Bundle":"com.example.a"}"#,
      [
        "APS is now aps", "Alert is now alert",
        "Simulator target bundle is now Simulator Target Bundle",
      ]
    ),
    (
      #"{"aps":{"alert":{"body-loc-key":"K","body_loc_args":["a"]}}}"#,
      #"{"aps":{"alert":{"loc-key":"K","loc-args":["a"]}}}"#,
      ["body-loc-key is now loc-key", "body_loc_args is now loc-args"]
    ),
    (
      #"{"aps":{"event":"update","alert":{"title":"t","contentState":{}}}}"#,
      #"{"aps":{"event":"update","alert":{"title":"t"},"content-state":{}}}"#,
      ["contentState is now content-state", "content-state moved from alert into aps"]
    ),
    (
      """
      {
        "aps": {
          "alert": {
            "body": "b",
            "sound": {
              "name": "x.aiff"
            }
          }
        }
      }
      """,
      """
      {
        "aps": {
          "alert": {
            "body": "b"
          },
          "sound": {
            "name": "x.aiff"
          }
        }
      }
      """, ["sound moved from alert into aps"]
    ),
    (
      "{\r\n\t\"aps\": {\r\n\t\t\"alert\": \"b\",\r\n\t},\r\n}\r\n",
      "{\r\n\t\"aps\": {\r\n\t\t\"alert\": \"b\"\r\n\t}\r\n}\r\n",
      ["trailing comma removed", "trailing comma removed"]
    ),
  ]
}
