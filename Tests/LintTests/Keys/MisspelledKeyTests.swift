import Files
import Lint
import Notifications
import Testing

@Suite("Keys that are nearly known ones")
struct MisspelledKeyTests {
  @Test(
    "Y21: a short word is meant to be a key that is one mistake away, not two",
    arguments: [
      (#"{"aps":{"alert":"3 new","count":3}}"#, "1:25: note: count is no key of aps"),
      (#"{"aps":{"alert":{"title":"t","caption":"a"}}}"#, "1:30: note: caption is no key of alert"),
      (#"{"aps":{"alert":{"title":"t","event-id":"a"}}}"#, "1:30: note: event-id is no key of"),
      (#"{"aps":{"alert":"a","sonud":"b"}}"#, "1:21: warning: nothing reads sonud; write sound"),
      (#"{"aps":{"alert":"a","catgery":"b"}}"#, "1:21: warning: nothing reads catgery; write cat"),
    ])
  func shortWords(payload: String, complaint: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].hasPrefix("p.apns:\(complaint)"), "\(found)")
  }

  @Test(
    "Y21: what the app may have as its own there is not told to belong elsewhere, well or ill spelled",
    arguments: [
      #"{"aps":{"alert":{"title":"t","events":["a"]}}}"#, #"{"aps":{"alert":"a","actions":["b"]}}"#,
    ])
  func ownWords(payload: String) {
    #expect(found(payload).allSatisfy { $0.contains(" note: ") }, "\(found(payload))")
  }

  @Test(
    "Y21: Firebase's names for the body's key and what fills it are told as Apple's",
    arguments: ["body-loc-key", "body_loc_key", "bodyLocKey"])
  func bodyKeys(name: String) {
    let complaint = "p.apns:1:18: warning: nothing reads \(name); write loc-key [Y21]"
    #expect(found(#"{"aps":{"alert":{"\#(name)":"K"}}}"#) == [complaint])
  }

  @Test(
    "Y21: a word beside aps means a common key with one letter out or two swapped, not with others",
    arguments: [
      ("sonud", "sound"), ("soun", "sound"), ("badeg", "badge"), ("bade", "badge"),
      ("urlArgs", "url-args"), ("url_args", "url-args"), ("gadbe", nil), ("sunod", nil),
      ("soond", nil), ("s\u{F6}nud", nil), ("Sonud", nil), ("args", nil),
    ])
  func besideAps(name: String, meant: String?) {
    let complaint = meant.map {
      "p.apns:1:22: warning: nothing reads \(name); write \($0), which belongs in aps [Y21]"
    }
    let found = found(#"{"aps":{"alert":"a"},"\#(name)":["x"]}"#)
    #expect(found == [complaint].compactMap(\.self))
  }

  @Test(
    "Y21, Y22: a misspelled key of live activities or widgets is told as that and nothing else",
    arguments: [
      (#"{"aps":{"contentChanged":true}}"#, "1:9: warning: nothing reads contentChanged"),
      (
        #"{"aps":{"event":"update","timestamp":1,"contentState":{"a":1}}}"#,
        "1:40: warning: nothing reads contentState; write content-state [Y21]"
      ),
      (
        #"{"aps":{"event":"update","content_state":{},"alert":{"title":"t","sound":"c"}}}"#,
        "1:26: warning: nothing reads content_state; write content-state [Y21]"
      ),
      (
        #"{"aps":{"alert":"a"},"content-changed":true}"#,
        "1:22: warning: content-changed has no effect at the top level; move it into aps [Y6]"
      ),
      (
        #"{"aps":{},"content-changed":true}"#,
        "1:11: warning: content-changed has no effect at the top level; move it into aps [Y6]"
      ),
      (
        #"{"aps":{"event":"update","alert":{"title":"t","content-state":{}}}}"#,
        "1:47: warning: content-state has no effect in alert; move it up into aps [Y6]"
      ),
    ])
  func activities(payload: String, complaint: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].hasPrefix("p.apns:\(complaint)"), "\(found)")
  }

  @Test("Y19: a score may be any number where only the spelling keeps a push from a live activity")
  func liveScore() {
    let payload = #"{"aps":{"event":"update","contentState":{},"relevance-score":50}}"#
    let found = LintHarness(
      #"{"bundleIdentifier":"com.example.a"}"#, sent: [payload], profile: .ios15)
    #expect(found.findings(of: "Y19") == [])
    #expect(found.findings(of: "Y21").count == 1)
  }

  private func found(_ payload: String) -> [String] {
    Lint.findings(in: SourceText(Array(payload.utf8)[...], at: Place("p.apns")))
      .map(\.description)
  }
}
