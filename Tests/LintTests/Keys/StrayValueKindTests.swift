import Files
import Lint
import Notifications
import Testing

@Suite("The kinds of values that nothing here reads")
struct StrayValueKindTests {
  @Test(
    "A documented key of another kind is told, with what to write",
    arguments: [
      (#""attributes-type":5"#, #"1:27: warning: "attributes-type" is a number where a string"#),
      (#""url-args":"a""#, #"1:20: warning: "url-args" is a string where an array of strings"#),
      (#""url-args":["a",1]"#, #"1:20: warning: "url-args" is an array where an array of strings"#),
      (#""content-changed":"y""#, #"1:27: warning: "content-changed" is a string where true"#),
      (
        #""stale-date":"soon""#,
        #"1:22: warning: "stale-date" is a string where a number of seconds since 1970"#
      ),
      (
        #""content-state":{},"event":5"#,
        #"1:36: warning: "event" is a number where "start", "update" or "end""#
      ),
    ])
  func wrong(members: String, complaint: String) {
    let found = found(#"{"aps":{\#(members),"alert":"a"}}"#)
    #expect(found == ["p.apns:\(complaint) is needed"])
  }

  @Test(
    "An event of a live activity that there is not is told, and dates in milliseconds, in each payload",
    arguments: [
      (
        #""event":"updat","content-state":{}"#,
        #"1:17: warning: unknown event "updat"; did you mean "update"?"#
      ),
      (
        #""event":"goal","content-state":{}"#,
        #"1:17: warning: unknown event "goal"; write one of start, update, end"#
      ),
      (
        #""event":"update","content-state":{},"timestamp":1685952000123"#,
        #"1:57: warning: "timestamp" is 1685952000123; write seconds since 1970, not milliseconds"#
      ),
      (
        #""alert":"a","stale-date":1685952000123"#,
        #"1:34: warning: "stale-date" is 1685952000123; write seconds since 1970, not milliseconds"#
      ),
    ])
  func values(members: String, complaint: String) {
    let payload = #"{"aps":{\#(members)}}"#
    // One of the same shape in which nothing is wrong.
    let right = payload.replacing(#""updat""#, with: #""start""#)
      .replacing(#""goal""#, with: #""update""#).replacing("000123", with: "")
    var lint = PayloadLint(for: nil)
    let found = [right, payload].map { text in
      lint.findings(in: SourceText(Array(text.utf8)[...], at: Place("p.apns")), content: nil)
        .map(\.description)
    }
    #expect(found == [[], ["p.apns:\(complaint)"]])
    #expect(self.found(payload) == found[1])
  }

  @Test(
    "What is as it is documented, null, or the app's own is not told",
    arguments: [
      #""target-content-id":"x","url-args":[],"content-changed":true"#,
      #""target-content-id":null,"url-args":["a","b"],"content-changed":1"#,
      #""event":"update","content-state":{},"timestamp":1.5,"stale-date":1,"attributes":{}"#,
      #""event":5,"timestamp":"now","attributes":"none""#,
      #""event":"gig","timestamp":1685952000123"#,
    ])
  func right(members: String) {
    let found = found(#"{"aps":{\#(members),"alert":"a"},"mine":{"url-args":5,"stale-date":"x"}}"#)
    let words = ["is needed", "unknown event", "write seconds"]
    #expect(found.filter { line in words.contains { line.contains($0) } } == [])
  }

  private func found(_ payload: String) -> [String] {
    Lint.findings(in: SourceText(Array(payload.utf8)[...], at: Place("p.apns")))
      .map(\.description)
  }
}
