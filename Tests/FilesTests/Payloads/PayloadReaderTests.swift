import Notifications
import Testing

@testable import Files

@Suite("Payloads")
struct PayloadReaderTests {
  @Test("L1, L2: texts come with the place where they are written")
  func texts() throws {
    let content = try #require(
      read("{\"aps\": {\"alert\": {\"title\": \"T\",\n \"body\": \"B\"}}}").value?.content)
    #expect(content.title == .literal("T", at: Place("p.apns", line: 1, column: 29)))
    #expect(content.body == .literal("B", at: Place("p.apns", line: 2, column: 10)))
    #expect(content.subtitle == nil)
    let short = read(#"{"aps":{"alert":"Hello"}}"#).value?.content
    #expect(short?.body == .literal("Hello", at: Place("p.apns", line: 1, column: 17)))
  }

  @Test("L3: a key goes before its literal, which stays as the fallback")
  func keys() {
    let text =
      #"{"aps":{"alert":{"loc-key":"K","loc-args":["a",2],"body":"b","title-loc-key":"T"}}}"#
    let content = read(text).value?.content
    #expect(
      content?.body?.wording
        == .localized(LocalizedText(key: "K", arguments: ["a", "2"], fallback: "b")))
    #expect(content?.title?.wording == .localized(LocalizedText(key: "T")))
  }

  @Test("B19: what is over a mebibyte is no payload, alone or in a line")
  func tooLarge() {
    let text = #"{"aps":{"alert":""# + String(repeating: "x", count: 1 << 20) + #""}}"#
    let message =
      "1048596 bytes are no payload; a push has at most 4096, and files over 1 MiB are not read"
    #expect(read(text).value == nil)
    #expect(read(text).diagnostics.map(\.description) == ["p.apns:1:1: error: " + message])
    let file = SourceFile(path: "p.ndjson", bytes: Array((text + "\n{\"aps\":{}}").utf8))
    let lines = Array(PayloadLines(file))
    #expect(lines.map { $0.payload == nil } == [true, false])
    #expect(lines.first?.diagnostics.map(\.message) == [message])
  }

  @Test("Y11: a summary-arg-count that no one counts to is named")
  func absurdCount() {
    let reading = read(#"{"aps":{"alert":{"body":"a","summary-arg-count":9223372036854775807}}}"#)
    #expect(reading.value?.content?.summaryArgumentCount == .max)
    #expect(reading.diagnostics.map(\.rule) == ["Y11"])
  }

  @Test("Everything else of aps is read")
  func fields() {
    let text = #"""
      {"aps":{"alert":{"summary-arg":"Ann","summary-arg-count":3.0,"launch-image":"l"},"badge":2,
      "sound":{"critical":1,"name":"n.aiff","volume":0.5},"thread-id":"t","category":"c",
      "content-available":1,"mutable-content":1,"interruption-level":"passive"},
      "Simulator Target Bundle":"com.example.a","x":1}
      """#
    let payload = read(text).value
    let content = payload?.content
    #expect(content?.summaryArgument == "Ann" && content?.summaryArgumentCount == 3)
    #expect(content?.launchImageName == "l" && content?.badge == 2)
    #expect(content?.sound == Sound(name: "n.aiff", isCritical: true, volume: 0.5))
    #expect(content?.threadIdentifier == "t" && content?.categoryIdentifier == "c")
    #expect(content?.interruptionLevel == "passive")
    #expect(payload?.isContentAvailable == true && payload?.isMutable == true)
    #expect(payload?.targetBundle == "com.example.a")
    #expect(payload?.source.string == text)
  }

  @Test("G6: empty and null values are no values", arguments: [#""""#, "null"])
  func empties(value: String) {
    let text =
      #"{"aps":{"alert":{"title":V,"body":V},"thread-id":V,"sound":V,"category":V,"badge":null}}"#
    let reading = read(text.replacing("V", with: value))
    #expect(reading.value?.content?.hasAlert == false)
    #expect(reading.value?.content?.threadIdentifier == nil && reading.value?.content?.sound == nil)
    #expect(reading.diagnostics == [])
  }

  @Test("G6: a thread of spaces is a thread")
  func spaces() {
    #expect(read(#"{"aps":{"thread-id":" "}}"#).value?.content?.threadIdentifier == " ")
  }

  @Test(
    "Wrong values are said and passed over",
    arguments: [
      (
        #"{"aps":{"badge":"1"}}"#,
        "1:17: warning: \"badge\" is a string where a whole number is needed [Y26]"
      ),
      (
        #"{"aps":{"badge":1.5}}"#,
        "1:17: warning: \"badge\" is a number where a whole number is needed [Y26]"
      ),
      (
        #"{"aps":{"alert":[1]}}"#,
        "1:17: warning: \"alert\" is an array where a string or an object is needed [Y4]"
      ),
      (
        #"{"aps":{"thread-id":7}}"#,
        "1:21: warning: \"thread-id\" is a number where a string is needed [Y9]"
      ),
      (
        #"{"aps":{"category":7}}"#,
        "1:20: warning: \"category\" is a number where a string is needed [Y8]"
      ),
      (
        #"{"aps":{"filter-criteria":7}}"#,
        "1:27: warning: \"filter-criteria\" is a number where a string is needed [F10]"
      ),
      (
        #"{"aps":{"alert":{"summary-arg":7}}}"#,
        "1:32: warning: \"summary-arg\" is a number where a string is needed [Y12]"
      ),
      (
        #"{"aps":{"alert":{"launch-image":7}}}"#,
        "1:33: warning: \"launch-image\" is a number where a string is needed [N6]"
      ),
      (
        #"{"aps":{},"Simulator Target Bundle":7}"#,
        "1:37: warning: \"Simulator Target Bundle\" is a number where a string is needed [B48]"
      ),
      (
        #"{"aps":{"sound":true}}"#,
        "1:17: warning: \"sound\" is a truth value where a string or an object is needed [Y27]"
      ),
      (
        #"{"aps":{"sound":{"critical":1,"volume":"0.5"}}}"#,
        "1:40: warning: \"volume\" is a string where a number is needed [Y27]"
      ),
      (
        #"{"aps":{"content-available":true}}"#,
        "1:29: warning: \"content-available\" is true; write 0 or 1 [Y25]"
      ),
      (
        #"{"aps":{"mutable-content":"1"}}"#,
        "1:27: warning: \"mutable-content\" is \"1\"; write 0 or 1 [Y25]"
      ),
      (
        #"{"aps":{"alert":{"summary-arg-count":0}}}"#,
        "1:38: warning: \"summary-arg-count\" 0 counts as 1; write a number from 1 [Y11]"
      ),
      (
        #"{"aps":{"alert":{"loc-key":"K","loc-args":"a"}}}"#,
        "1:43: warning: \"loc-args\" is a string where an array is needed [Y16]"
      ),
      (
        #"{"aps":{"alert":{"title":5}}}"#,
        "1:26: warning: \"title\" is a number where a string is needed [Y4]"
      ),
      (
        #"{"aps":{"alert":{"loc-key":[]}}}"#,
        "1:28: warning: \"loc-key\" is an array where a string is needed [Y4]"
      ),
      (
        #"{"aps":{"interruption-level":1}}"#,
        "1:30: warning: \"interruption-level\" is a number where a string is needed [Y19]"
      ),
      (
        #"{"aps":{"relevance-score":"0.5"}}"#,
        "1:27: warning: \"relevance-score\" is a string where a number is needed [Y19]"
      ),
      (
        #"{"aps":{"relevance-score":true}}"#,
        "1:27: warning: \"relevance-score\" is a truth value where a number is needed [Y19]"
      ),
      (
        #"{"aps":{"sound":{"name":1}}}"#,
        "1:25: warning: \"name\" is a number where a string is needed [Y27]"
      ),
    ])
  func wrongValues(text: String, complaint: String) {
    let reading = read(text)
    #expect(reading.diagnostics.map(\.description) == ["p.apns:" + complaint])
    #expect(reading.value?.content != nil)
  }

  @Test(
    "B24, Y2: without an aps object it is a payload that a device drops",
    arguments: [
      ("{}", "1:1: warning: \"aps\" is missing, so a device drops this [Y2]"),
      (#"{"aps":1}"#, "1:8: warning: \"aps\" is a number where an object is needed [Y2]"),
      (
        "[]",
        "1:1: warning: the payload is an array where an object with \"aps\" is needed, such as "
          + #"{"aps":{"alert":"Hello"}} [Y2]"#
      ),
    ])
  func withoutAPS(text: String, complaint: String) {
    let reading = read(text)
    #expect(reading.value != nil && reading.value?.content == nil)
    #expect(reading.diagnostics.map(\.description) == ["p.apns:" + complaint])
  }

  @Test("B19, B49, Y3: a payload above 4096 bytes is said and still read")
  func size() {
    func payload(_ count: Int) -> String {
      #"{"aps":{"alert":""# + String(repeating: "a", count: count) + "\"}}"
    }
    #expect(read(payload(4076)).diagnostics == [])
    let large = read(payload(4077))
    #expect(
      large.diagnostics.map(\.description) == [
        "p.apns:1:1: warning: the payload has 4097 bytes, 1 more than 4096 [Y3]"
      ])
    #expect(large.value?.content?.hasAlert == true)
  }

  @Test("B53: what is no JSON is no payload")
  func broken() {
    let reading = read("{\"aps\":{\"alert\":\"a}}")
    #expect(reading.value == nil)
    #expect(
      reading.diagnostics.map(\.description) == [
        "p.apns:1:17: error: this string is not closed; write \" at its end"
      ])
  }

  @Test("Files with one payload are read by their path")
  func files() throws {
    let folder = try TemporaryFolder(["a.apns": "\u{FEFF}{\"aps\":{\"alert\":\"a\"}}\n"])
    #expect(try PayloadReader.read(path: folder("a.apns")).value?.content?.hasAlert == true)
    #expect(throws: Diagnostic.self) { try PayloadReader.read(path: folder.path) }
  }

  private func read(_ text: String) -> Reading<Payload> {
    var reader = PayloadReader(path: "p.apns")
    return reader.read(Array(text.utf8))
  }
}
