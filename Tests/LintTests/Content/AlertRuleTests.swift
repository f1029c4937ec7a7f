import Notifications
import Testing

@Suite("What a payload's author did not mean")
struct AlertRuleTests {
  static let standIn = #"{"bundleIdentifier":"com.example.a"}"#
  static let woken =
    #"{"bundleIdentifier":"com.example.a","backgroundModes":["remote-notification"]}"#

  /// What is found in one payload of an app that asks for nothing special.
  private func found(_ payload: String, os profile: Profile = .ios12) -> [String] {
    LintHarness(Self.standIn, sent: [payload], profile: profile).findings
      .map { String($0.drop { $0 != ":" }.dropFirst()) }
  }

  @Test(
    "Y4: an alert has something to read, and a text that is empty is none",
    arguments: [
      (#"{"aps":{"alert":{}}}"#, "1:17: warning: the alert has no title, subtitle or body"),
      (#"{"aps":{"alert":""}}"#, "1:17: warning: the alert is empty; write words, or leave it out"),
      (#"{"aps":{"alert":{"launch-image":"a"}}}"#, "1:17: warning: the alert has no title"),
      (
        #"{"aps":{"alert":{"title":"","body":""}}}"#,
        "1:26: warning: the alert's title and body are"
      ),
      (#"{"aps":{"alert":{"title":"","body":"b"}}}"#, "1:26: note: title is empty, as if"),
      (#"{"aps":{"alert":{"title":null}}}"#, "1:17: warning: the alert has no title, subtitle"),
      (
        #"{"aps":{"alert":{"title-loc-key":null,"loc-key":null}}}"#,
        "1:17: warning: the alert has no title, subtitle"
      ),
      (
        #"{"aps":{"alert":{"title":null,"body":""}}}"#, "1:38: warning: the alert's body is empty"
      ),
    ])
  func wordless(payload: String, complaint: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].hasPrefix(complaint), "\(found)")
    #expect(found.allSatisfy { $0.hasSuffix("[Y4]") })
  }

  @Test(
    "Y21: other spellings, keys beside aps, and words of templates are named",
    arguments: [
      (#"{"aps":{"alert":"a"},"content_available":1}"#, "nothing reads content_available; write"),
      (#"{"aps":{"alert":"a"},"mutableContent":1}"#, "write mutable-content, which belongs in aps"),
      (#"{"aps":{"alert":{"body":"a","color":"red"}}}"#, "note: color is no key of alert"),
      (#"{"aps":{"alert":{"alert-body":"a"}}}"#, "nothing reads alert-body; write body"),
      (#"{"aps":{"alert":"a","threadId":"t"}}"#, "nothing reads threadId; write thread-id"),
      (#"{"aps":{"alert":"a","threadIdentifier":"t"}}"#, "write thread-id"),
      (#"{"aps":{"alrt":{"body":"a"}}}"#, "nothing reads alrt; write alert"),
      (
        #"{"aps":{"alert":"a","threadid":"t","thread-id":"t"}}"#,
        "nothing reads threadid; thread-id is there already, so leave this out"
      ),
      (
        #"{"aps":{"alert":"a","thread-id":"t"},"threadId":"t"}"#,
        "nothing reads threadId; thread-id is there already, so leave this out"
      ),
      (
        #"{"aps":{"alert":{"body":"a","threadid":"t"},"thread-id":"t"}}"#,
        "nothing reads threadid; thread-id is there already, so leave this out"
      ),
      (
        #"{"aps":{"alert":"a"},"soud":"b"}"#,
        "nothing reads soud; write sound, which belongs in aps"
      ),
      (
        #"{"aps":{"alert":"a"},"bagde":1}"#,
        "nothing reads bagde; write badge, which belongs in aps"
      ),
      (#"{"aps":{"badge":1},"alrt":"b"}"#, "nothing reads alrt; write alert, which belongs in aps"),
      (
        #"{"Simulator Target Bundle":"[BUNDLE_ID]","aps":{"alert":"a"}}"#,
        "1:28: warning: \"[BUNDLE_ID]\" is a template's word"
      ),
      (#"{"Simulator Target Bundle":"{app_bundle_id}","aps":{"alert":"a"}}"#, "template's word"),
      (#"{"Simulator Target Bundle":"YOUR_BUNDLE_ID","aps":{"alert":"a"}}"#, "template's word"),
      (
        #"{"Simulator target bundle":"com.example.a","aps":{"alert":"a"}}"#,
        "Simulator Target Bundle"
      ),
    ])
  func spelling(payload: String, complaint: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].contains(complaint), "\(found)")
    #expect(found.allSatisfy { $0.hasSuffix("[Y21]") })
  }

  @Test(
    "What is as it should be is not complained about",
    arguments: [
      #"{"aps":{"event":"update","content-state":{"score":1},"timestamp":1}}"#,
      #"{"aps":{"event":"end","timestamp":1,"dismissal-date":1}}"#,
      #"{"aps":{"event":"end","timestamp":1,"alert":{"title":{"loc-key":"T"},"sound":"a.caf"}}}"#,
      #"{"aps":{"content-available":1},"event_id":"7","alert_id":3,"type":"x"}"#,
      #"{"aps":{"alert":"a"},"alerts":1,"sounds":2,"badgers":3,"targets":4,"content_ids":5,"thread_ip":6}"#,
      #"{"aps":{"alert":"a"},"tokens":"","page":{"number":4111111111111112},"id":"1234567890123456"}"#,
      #"{"aps":{"alert":"a"},"as":1,"ps":2,"ap":3,"pas":4,"APS":5}"#,
      #"{"aps":{"alert":{"title":"t"}},"Simulator Target Bundle":"com.example.a"}"#,
      #"{"aps":{"alert":{"loc-key":"K","body":""},"sound":"default"}}"#,
    ])
  func quiet(payload: String) {
    let found = LintHarness(Self.woken, sent: [payload]).all.filter { $0.rule != "Y15" }
    #expect(found.filter { $0.severity > .note } == [])
  }

  @Test(
    "Y37: a payload holds no secrets",
    arguments: [
      #"{"aps":{"alert":"a"},"accessToken":"x"}"#,
      #"{"aps":{"alert":"a"},"user":{"password":"x"}}"#,
      #"{"aps":{"alert":"a"},"API_KEY":"x"}"#,
      #"{"aps":{"alert":"a"},"card":"4111 1111 1111 1111"}"#,
      #"{"aps":{"alert":"a"},"people":[{"ssn":123456789}]}"#,
    ])
  func secrets(payload: String) {
    let found = found(payload)
    #expect(found.count == 1 && found[0].hasSuffix("[Y37]"), "\(found)")
  }

  @Test(
    "Y19: what the system does not know yet says which option shows it, and a score has a range")
  func levels() {
    let payload = #"{"aps":{"alert":"a","interruption-level":"active","relevance-score":1}}"#
    #expect(
      found(payload) == [
        "1:42: warning: iOS 12 does not know interruption-level and relevance-score; --os=15 shows "
          + "what they do [Y19]"
      ])
    let score = #"{"aps":{"alert":"a","relevance-score":1}}"#
    #expect(
      found(score) == [
        "1:39: warning: iOS 12 does not know relevance-score; --os=15 shows what it does [Y19]"
      ])
    let range = "1:69: warning: relevance-score goes from 0 to 1 [Y19]"
    let beyond = payload.replacing("e\":1", with: "e\":2")
    #expect(found(beyond, os: .ios15) == [range])
    #expect(found(beyond).count == 2 && found(beyond).last == range)
    let critical = #"{"aps":{"alert":"a","interruption-level":"critical"}}"#
    #expect(found(critical, os: .ios15).first?.contains("this is no critical alert [Y19]") == true)
  }

  @Test("L1: keys of an alert that a version does not document, or does not read any more")
  func otherSystems() {
    let payload = #"{"aps":{"alert":{"body":"b","subtitle-loc-key":"K","action-loc-key":"V"}}}"#
    let early = found(payload).filter { $0.hasSuffix("[L1]") }
    #expect(early.count == 2 && early[0].contains("--os=13") && early[1].contains("is ignored"))
    #expect(found(payload, os: .ios13).filter { $0.hasSuffix("[L1]") }.count == 1)
  }

  @Test("Y9: threads that differ by case or blanks are two groups, and so is one of blanks")
  func threads() {
    let push = { (thread: String) in #"{"aps":{"alert":"a","thread-id":"\#(thread)"}}"# }
    let harness = LintHarness(Self.standIn, sent: ["a", "A", " a", "b", "a", "A", "  "].map(push))
    let found = harness.findings(of: "Y9")
    #expect(found.count == 3, "\(found)")
    #expect(
      found.first
        == "2.apns:1:33: note: the thread-id \"A\" is another group than \"a\"; write both alike [Y9]"
    )
    #expect(found.last?.contains("has only blanks") == true)
    let accents = LintHarness(Self.standIn, sent: ["caf\u{E9}", "cafe\u{301}"].map(push))
    let alike = accents.findings(of: "Y9")
    #expect(alike.count == 1, "G5: composed and decomposed are two")
    #expect(
      alike.first?.contains("; its “e\u{301}” is U+0065 U+0301, not U+00E9; write both alike")
        == true,
      "\(alike)")
  }

  @Test("Y9, G1: a system without groups tells no threads apart")
  func threadsBeforeGroups() {
    let push = { (thread: String) in #"{"aps":{"alert":"a","thread-id":"\#(thread)"}}"# }
    let own =
      #"{"bundleIdentifier":"com.example.a","on":{"launch":[{"schedule":{"content":{"body":"b","threadIdentifier":"X"}}}]}}"#
    for (profile, count) in [(Profile.ios11, 0), (.ios12, 3)] {
      let harness = LintHarness(own, sent: ["x", "X", " "].map(push), profile: profile)
      #expect(harness.findings(of: "Y9").count == count)
    }
  }

  @Test("Y24: a silent push wakes only an app with the background mode")
  func silent() {
    let payload = #"{"aps":{"content-available":1}}"#
    #expect(found(payload).first?.contains("UIBackgroundModes [Y24]") == true)
    #expect(LintHarness(Self.woken, sent: [payload]).findings == [])
    #expect(found(#"{"aps":{"content-available":1,"alert":"a"}}"#) == [])
  }

  @Test("Y27: without a bundle, the name of a sound tells its kind")
  func soundKinds() {
    let push = { (name: String) in #"{"aps":{"alert":"a","sound":"\#(name)"}}"# }
    #expect(found(push("ding.mp3")).first?.contains("no kind of sound") == true)
    #expect(
      found(push("ding.caf")) == [] && found(push("default")) == [] && found(push("ding")) == [])
  }
}
