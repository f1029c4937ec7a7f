import Files
import Lint
import Notifications
import Testing

@Suite("What will not do what its author means")
struct PayloadRuleTests {
  @Test("Y6, Y21: each rule says where, what, and what to write instead", arguments: cases)
  func findings(payload: String, complaints: [String]) {
    let source = SourceText(Array(payload.utf8)[...], at: Place("p.apns"))
    #expect(Lint.findings(in: source).map(\.description) == complaints)
  }

  @Test(
    "Y21: aps is meant by no other word, however its letters are written",
    arguments: [
      ("Aps", true), ("APS", true), ("asp", true), ("AP", false), ("Alert", false),
      ("Badge", false),
    ])
  func capitals(name: String, isMeant: Bool) {
    let source = SourceText(Array("{\"\(name)\":{}}".utf8)[...], at: Place("p.apns"))
    let found = Lint.findings(in: source).map(\.description)
    let complaint = "p.apns:1:2: warning: nothing reads \(name); write aps [Y21]"
    #expect(found == (isMeant ? [complaint] : []))
  }

  @Test(
    "P25, Y22: what a device makes nothing of presents nothing, whatever key it has",
    arguments: [
      #"{"aps":{"content-available":0}}"#, #"{"aps":{"content-available":2}}"#,
      #"{"aps":{"content-available":false}}"#, #"{"aps":{"sound":""}}"#, #"{"aps":{"sound":5}}"#,
      #"{"aps":{"alert":5}}"#, #"{"aps":{"alert":{"title":5}}}"#, #"{"aps":{"badge":"3"}}"#,
      #"{"aps":{"badge":-1}}"#, #"{"aps":{"alert":null,"badge":1.5}}"#,
      #"{"aps":{"content-available":0},"content-available":0}"#,
    ])
  func nothing(payload: String) {
    let source = SourceText(Array(payload.utf8)[...], at: Place("p.apns"))
    var lint = PayloadLint(for: nil)
    // One that is silent has the same shape.
    let silent = payload.replacing(":0", with: ":1").replacing(":2", with: ":1")
    let other = SourceText(Array(silent.utf8)[...], at: Place("p.apns"))
    _ = lint.findings(in: other, content: nil)
    let found = Lint.findings(in: source)
    #expect(found.filter { $0.rule == "Y22" }.map(\.place.column) == [8], "\(found)")
    #expect(lint.findings(in: source, content: nil) == found)
  }

  @Test(
    "P25, Y22: a request whose texts and sound are empty presents nothing",
    arguments: [
      (#"{"body":""}"#, 1), (#"{"title":"","subtitle":"","sound":""}"#, 1), (#"{"badge":0}"#, 0),
      (#"{"title":"","sound":"default"}"#, 0), (#"{"body":"{userInfo.a}"}"#, 0),
      (#"{"body":{"key":"K"}}"#, 0),
    ])
  func emptyRequest(content: String, count: Int) {
    let app =
      #"{"bundleIdentifier":"com.example.a","on":{"launch":[{"schedule":{"identifier":"i","content":"#
      + content + "}}]}}"
    #expect(LintHarness(app).findings(of: "Y22").count == count)
  }

  static let cases: [(payload: String, complaints: [String])] = [
    // Y6, Y19, Y22: the keys of a live activity have meanings of their own.
    (
      #"{"aps":{"event":"update","content-state":{},"alert":{"title":{"loc-key":"K"},"sound":"c"}}}"#,
      []
    ),
    (
      #"{"aps":{"event":"update","content-state":{},"alert":{"title":"t","category":"C"}}}"#,
      ["p.apns:1:66: warning: category has no effect in alert; move it up into aps [Y6]"]
    ),
    (
      #"{"aps":{"alert":{"title":"t","sound":"c"}}}"#,
      ["p.apns:1:30: warning: sound has no effect in alert; move it up into aps [Y6]"]
    ),
    (
      #"{"aps":{"alert":{"body":"a3","thread-id":"t1"}}}"#,
      ["p.apns:1:30: warning: thread-id has no effect inside alert; move it up into aps [Y5]"]
    ),
    (
      #"{"aps":{"title":"t"},"badge":1}"#,
      [
        "p.apns:1:9: warning: title has no effect in aps; move it down into alert [Y6]",
        "p.apns:1:22: warning: badge has no effect at the top level; move it into aps [Y6]",
      ]
    ),
    (
      #"{"aps":{"alert":{"title":"t","catagory":"X"},"mutable_content":1,"threadid":"q"}}"#,
      [
        "p.apns:1:30: warning: nothing reads catagory; write category, which belongs in aps [Y21]",
        "p.apns:1:46: warning: nothing reads mutable_content; write mutable-content [Y21]",
        "p.apns:1:66: warning: nothing reads threadid; write thread-id [Y21]",
      ]
    ),
    (
      #"{"aps":{"thread-id":"a"},"mine":1}"#,
      [
        "p.apns:1:8: warning: there is nothing to show, play or count; write an alert, or "
          + "content-available: 1 [Y22]"
      ]
    ),
    (#"{"aps":{"content-available":1}}"#, []),
    // Y25: other spellings work.
    (#"{"aps":{"content-available":true}}"#, []), (#"{"aps":{"content-available":"1"}}"#, []),
    (#"{"aps":{"sound":{}}}"#, []), (#"{"aps":{"badge":0}}"#, []),
    (
      #"{"aps":{"alert":"a","color":"red"},"mine":1}"#,
      [
        "p.apns:1:21: note: color is no key of aps; what is the app's own goes beside aps [Y21]"
      ]
    ),
    (#"{"aps":{"alert":{"title":"t","body":"b"},"thread-id":"x","badge":3}}"#, []),
    (
      #"{"aps":{"alert":"a","badge":-2,"sound":{"critical":1,"volume":3}}}"#,
      [
        "p.apns:1:29: warning: a badge below 0 changes nothing; write 0 to take it away [Y26]",
        "p.apns:1:63: warning: volume goes from 0 to 1; a critical alert takes this as 1 [Y27]",
      ]
    ),
    (
      #"{"aps":{"alert":"a","sound":{"critical":1,"volume":0.0}}}"#,
      ["p.apns:1:52: warning: at volume 0 a critical alert is not heard [Y27]"]
    ),
    (
      #"{"aps":{"alert":{"title":"\#(String(repeating: "t", count: 51))","body":"b"}}}"#,
      ["p.apns:1:26: note: the title has 51 characters; rows cut what is over 50 [Y40]"]
    ),
    (
      #"{"aps":{"alert":"\#(String(repeating: "é", count: 179))"}}"#,
      ["p.apns:1:17: note: the body has 179 characters; rows cut what is over 178 [Y40]"]
    ),
    (
      #"{"aps":{"alert":{"title":"\#(String(repeating: "t", count: 50))","body":"\#(String(repeating: "b", count: 178))"}}}"#,
      []
    ),
    (
      #"{"aps":{"alert":"a","url":"x"}}"#,
      ["p.apns:1:21: note: url is no key of aps; what is the app's own goes beside aps [Y21]"]
    ),
    // Y25, Y26: what is wrong with a value is said where its key is wrong, too.
    (
      #"{"aps":{"alert":"a"},"content-available":true,"badge":"1"}"#,
      [
        "p.apns:1:22: warning: content-available has no effect at the top level; move it into aps [Y6]",
        "p.apns:1:42: warning: \"content-available\" is true; write 0 or 1 [Y25]",
        "p.apns:1:47: warning: badge has no effect at the top level; move it into aps [Y6]",
        "p.apns:1:55: warning: \"badge\" is a string where a whole number is needed [Y26]",
      ]
    ),
    (
      #"{"aps":{"alert":{"body":"b","badge":-1},"mutable_content":"1"}}"#,
      [
        "p.apns:1:29: warning: badge has no effect in alert; move it up into aps [Y6]",
        "p.apns:1:37: warning: a badge below 0 changes nothing; write 0 to take it away [Y26]",
        "p.apns:1:41: warning: nothing reads mutable_content; write mutable-content [Y21]",
        "p.apns:1:59: warning: \"mutable-content\" is \"1\"; write 0 or 1 [Y25]",
      ]
    ),
    // Y21, R1, R5: the keys of a sound are looked through, too.
    (
      #"{"aps":{"alert":"a","sound":{"critcal":1,"name":"default","volume":1.0}}}"#,
      [
        #"p.apns:1:30: warning: nothing reads critcal; write critical [Y21]"#
      ]
    ),
    (
      #"{"aps":{"alert":"a","sound":{"Critical":1,"volumne":0.5,"pitch":2}}}"#,
      [
        #"p.apns:1:30: warning: nothing reads Critical; write critical [Y21]"#,
        #"p.apns:1:43: warning: nothing reads volumne; write volume [Y21]"#,
        #"p.apns:1:57: note: pitch is no key of sound; what is the app's own goes beside aps [Y21]"#,
      ]
    ),
    (
      #"{"aps":{"alert":{"body":"b","sound":{"critcal":"no"}}}}"#,
      [
        #"p.apns:1:29: warning: sound has no effect in alert; move it up into aps [Y6]"#,
        #"p.apns:1:38: warning: nothing reads critcal; write critical [Y21]"#,
      ]
    ),
    (
      #"{"aps":{"alert":"a","sound":{"volumne":3}}}"#,
      [
        #"p.apns:1:30: warning: nothing reads volumne; write volume [Y21]"#,
        #"p.apns:1:40: warning: volume goes from 0 to 1; a critical alert takes this as 1 [Y27]"#,
      ]
    ),
    (
      #"{"aps":{"alert":"a","sound":{"volume":0}}}"#,
      [
        #"p.apns:1:39: note: volume has no effect on a sound that is not critical; write critical: 1 [Y27]"#
      ]
    ),
    (#"{"aps":{"alert":"a","sound":{"critical":0,"volume":0.5}}}"#, []),
    // Y6: a known key that is read at another level.
    (
      #"{"aps":{"alert":{"body":"b","interruption-level":"critical","relevance-score":1}}}"#,
      [
        #"p.apns:1:29: warning: interruption-level has no effect in alert; move it up into aps [Y6]"#,
        #"p.apns:1:61: warning: relevance-score has no effect in alert; move it up into aps [Y6]"#,
      ]
    ),
    (
      #"{"aps":{"alert":{"body":"b"},"launch-image":"x.png","action-loc-key":"K"}}"#,
      [
        #"p.apns:1:30: warning: launch-image has no effect in aps; move it down into alert [Y6]"#,
        #"p.apns:1:53: warning: action-loc-key has no effect in aps; move it down into alert [Y6]"#,
      ]
    ),
    (
      #"{"aps":{"alert":{"body":"b"}},"thread-id":"x","relevance-score":1}"#,
      [
        #"p.apns:1:31: warning: thread-id has no effect at the top level; move it into aps [Y6]"#,
        #"p.apns:1:47: warning: relevance-score has no effect at the top level; move it into aps [Y6]"#,
      ]
    ),
    (#"{"aps":{"alert":"a","thread-id":"x"},"thread-id":"x","event":"e","critical":1}"#, []),
    (
      #"{"aps":{"alert":"a","critical":"1","sound":"default"}}"#,
      [
        #"p.apns:1:21: warning: critical has no effect in aps; move it into a sound that is an object [Y6]"#,
        #"p.apns:1:32: warning: "critical" is "1"; write 0 or 1 [Y25]"#,
      ]
    ),
    (
      #"{"aps":{"alert":{"body":"b","volume":2},"sound":{"critical":1,"badge":2}}}"#,
      [
        #"p.apns:1:29: warning: volume has no effect in alert; move it into sound [Y6]"#,
        #"p.apns:1:38: warning: volume goes from 0 to 1; a critical alert takes this as 1 [Y27]"#,
        #"p.apns:1:63: warning: badge has no effect in sound; move it up into aps [Y6]"#,
      ]
    ),
    (
      #"{"aps":{"alert":"a","action":"open","critcal":1}}"#,
      [
        #"p.apns:1:21: note: action is no key of aps; what is the app's own goes beside aps [Y21]"#,
        #"p.apns:1:37: warning: nothing reads critcal; write critical, which belongs in sound [Y21]"#,
      ]
    ),
    // Y5, Y6, Y10, Y21: one place holds one value.
    (
      #"{"aps":{"alert":{"title":"T","badge":3},"badge":1}}"#,
      [
        "p.apns:1:30: warning: badge has no effect in alert; aps has it already, so leave this out [Y6]"
      ]
    ),
    (
      #"{"aps":{"alert":{"title":"T","badge":3}},"badge":4}"#,
      [
        "p.apns:1:30: warning: badge has no effect in alert; another key means it as well, so leave one out and move the other into aps [Y6]",
        "p.apns:1:42: warning: badge has no effect at the top level; another key means it as well, so leave one out and move the other into aps [Y6]",
      ]
    ),
    (
      #"{"aps":{"alert":{"titel":"A","tilte":"B"}}}"#,
      [
        "p.apns:1:18: warning: nothing reads titel; another key means title as well, so leave one out and write title [Y21]",
        "p.apns:1:30: warning: nothing reads tilte; another key means title as well, so leave one out and write title [Y21]",
      ]
    ),
    (
      #"{"aps":{"alert":{"title":"t","thread-id":"A"}},"thread-id":"B"}"#,
      [
        "p.apns:1:30: warning: thread-id has no effect inside alert; another key means it as well, so leave one out and move the other into aps [Y5]",
        "p.apns:1:48: warning: thread-id has no effect at the top level; another key means it as well, so leave one out and move the other into aps [Y6]",
      ]
    ),
    (
      #"{"aps":{"alert":{"title":"t","summary-arg":"A"},"summary-arg":"B"}}"#,
      [
        "p.apns:1:49: warning: summary-arg has no effect in aps; alert has it already, so leave this out [Y10]"
      ]
    ),
    // Y6, Y22: an alert beside an aps that has none, and words that are the app's own.
    (
      #"{"aps":{},"alert":"a"}"#,
      ["p.apns:1:11: warning: alert has no effect at the top level; move it into aps [Y6]"]
    ),
    (#"{"aps":{"alert":"a"},"alert":"b"}"#, []),
    (
      #"{"aps":{},"title":"t","body":"b"}"#,
      [
        "p.apns:1:8: warning: there is nothing to show, play or count; write an alert, or "
          + "content-available: 1 [Y22]"
      ]
    ),
    // Y8, Y9: what is empty is none.
    (
      #"{"aps":{"alert":"a","category":"","thread-id":""}}"#,
      [
        "p.apns:1:32: note: category is empty, as if it were not there [Y8]",
        "p.apns:1:47: note: thread-id is empty, as if it were not there [Y9]",
      ]
    ),
    ("[1]", []),
  ]
}
