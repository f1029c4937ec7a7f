import Notifications
import Testing

@testable import Files

@Suite("What each key of a payload may have in it")
struct PayloadValueTests {
  private func read(_ aps: String) -> (content: Content?, payload: Payload?, said: [String]) {
    var reader = PayloadReader(path: "p")
    let reading = reader.read(Array("{\"aps\":{\(aps)}}".utf8))
    let said = reading.diagnostics.map { "\($0.severity) \($0.rule?.description ?? "-")" }
    return (reading.value?.content, reading.value, said)
  }

  @Test(
    "P18, Y26: a badge is a whole number, however it is written; anything else changes nothing",
    arguments: [
      ("0", 0, []), ("7", 7, []), ("3.0", 3, []), ("1e2", 100, []), ("-1", -1, []),
      ("null", nil, []),
      ("1.5", nil, ["warning Y26"]), ("\"3\"", nil, ["warning Y26"]),
      ("true", nil, ["warning Y26"]),
      ("[1]", nil, ["warning Y26"]), ("99999999999999999999", nil, ["warning Y26"]),
    ] as [(String, Int?, [String])])
  func badge(value: String, badge: Int?, said: [String]) {
    let read = read("\"alert\":\"a\",\"badge\":\(value)")
    #expect(read.content?.badge == badge && read.said == said)
    #expect(read.content?.isBadgeUnusable == (badge == nil && value != "null"))
  }

  @Test(
    "R12: a sound that is neither a name nor an object is told from one that is not there",
    arguments: [
      ("5", true), ("true", true), ("[]", true), ("null", false), (#""""#, false),
      (#""a.caf""#, false), ("{}", false),
    ])
  func sound(value: String, isUnusable: Bool) {
    let content = read("\"alert\":\"a\",\"sound\":\(value)").content
    #expect(content?.isSoundUnusable == isUnusable)
    #expect(!isUnusable || content?.sound == nil)
  }

  @Test(
    "Y25: a switch is on for 1, and said to be odd for what else works",
    arguments: [
      ("1", true, []), ("0", false, []), ("null", false, []), ("1.0", true, []),
      ("true", true, ["warning Y25"]), ("false", false, ["warning Y25"]),
      ("\"1\"", true, ["warning Y25"]), ("\"0\"", false, ["warning Y25"]),
      ("\"true\"", false, ["warning Y25"]), ("2", false, ["warning Y25"]),
      ("-1", false, ["warning Y25"]), ("{}", false, ["warning Y25"]),
    ])
  func switches(value: String, isOn: Bool, said: [String]) {
    for key in ["content-available", "mutable-content"] {
      let read = read("\"alert\":\"a\",\"\(key)\":\(value)")
      let flag =
        key == "content-available" ? read.payload?.isContentAvailable : read.payload?.isMutable
      #expect(flag == isOn && read.said == said, "\(key)")
    }
    let sound = read("\"sound\":{\"critical\":\(value)}")
    #expect(sound.content?.sound?.isCritical == isOn && sound.said == said)
  }

  @Test(
    "T3, Y11: a count counts from 1 in whole numbers; what is none counts as if it were not there",
    arguments: [
      ("1", 1, []), ("3", 3, []), ("3.0", 3, []), ("1000000", 1_000_000, []), ("null", nil, []),
      ("1000001", 1_000_001, ["warning Y11"]), ("0", nil, ["warning Y11"]),
      ("-2", nil, ["warning Y11"]), ("1.5", nil, ["warning Y11"]), ("\"3\"", nil, ["warning Y11"]),
      ("true", nil, ["warning Y11"]),
    ] as [(String, Int?, [String])])
  func count(value: String, count: Int?, said: [String]) {
    let read = read("\"alert\":{\"body\":\"b\",\"summary-arg-count\":\(value)}")
    #expect(read.content?.summaryArgumentCount == count && read.said == said)
  }

  @Test(
    "R5, R6, R13: a sound is a name, or an object with name, switch and volume",
    arguments: [
      ("\"bell.caf\"", Sound(name: "bell.caf"), 0), ("\"\"", nil, 0), ("null", nil, 0),
      ("{}", Sound(name: "default"), 0), ("{\"name\":\"\"}", Sound(name: "default"), 0),
      ("{\"name\":\"a.aiff\"}", Sound(name: "a.aiff"), 0),
      ("{\"critical\":1,\"volume\":0}", Sound(name: "default", isCritical: true, volume: 0), 0),
      ("{\"critical\":1,\"volume\":2.5}", Sound(name: "default", isCritical: true, volume: 2.5), 0),
      ("{\"name\":7,\"critical\":1}", Sound(name: "default", isCritical: true), 1),
      ("7", nil, 1), ("[\"a\"]", nil, 1),
    ] as [(String, Sound?, Int)])
  func sound(value: String, sound: Sound?, complaints: Int) {
    let read = read("\"alert\":\"a\",\"sound\":\(value)")
    #expect(read.content?.sound == sound && read.said.count == complaints, "\(read.said)")
  }

  @Test(
    "G6, G9: a thread is any text of aps but the empty one, exactly as it is",
    arguments: [
      (#""thread-id":"t""#, "t"), (#""thread-id":"""#, nil), (#""thread-id":null"#, nil),
      (#""thread-id":" ""#, " "), (#""thread-id":"e\u0301""#, "e\u{301}"),
      (#""alert":{"body":"b","thread-id":"in"}"#, nil), (#""thread-id":"a","thread-id":"b""#, "b"),
    ] as [(String, String?)])
  func thread(aps: String, thread: String?) {
    let found = read(aps).content?.threadIdentifier
    #expect(found.map { Array($0.utf8) } == thread.map { Array($0.utf8) })
  }

  @Test(
    "L3, L6: arguments are texts; what is none is used as JSON writes it",
    arguments: [
      (#"["a","b"]"#, ["a", "b"], 0), ("[]", [], 0),
      (#"[1,2.50,true,null]"#, ["1", "2.50", "true", "null"], 0),
      (#"["é \"q\"",-0]"#, ["é \"q\"", "-0"], 0), (#""a""#, [], 1), ("null", [], 1), ("{}", [], 1),
    ])
  func arguments(value: String, arguments: [String], complaints: Int) {
    let read = read("\"alert\":{\"loc-key\":\"K\",\"loc-args\":\(value)}")
    guard case .localized(let text)? = read.content?.body?.wording else {
      Issue.record("the key was not read")
      return
    }
    #expect(text.arguments == arguments && read.said.count == complaints, "\(read.said)")
  }

  @Test(
    "B48, Y21: the app that a file names; a template’s word names none",
    arguments: [
      (#""com.example.a""#, "com.example.a"), (#""""#, nil), ("null", nil), ("3", nil),
      (#""{app_bundle_id}""#, nil), (#""[BUNDLE_ID]""#, nil), (#""YOUR_BUNDLE_ID""#, nil),
    ] as [(String, BundleIdentifier?)])
  func target(value: String, target: BundleIdentifier?) {
    var reader = PayloadReader(path: "p")
    let text = "{\"Simulator Target Bundle\":\(value),\"aps\":{\"alert\":\"a\"}}"
    #expect(reader.read(Array(text.utf8)).value?.targetBundle == target)
  }

  @Test(
    "Y2: what has no aps is read as nothing, and said once",
    arguments: ["[]", "\"a\"", "1", "null", "{}", #"{"aps":1}"#, #"{"aps":null}"#, #"{"APS":{}}"#])
  func noAps(text: String) {
    var reader = PayloadReader(path: "p")
    let reading = reader.read(Array(text.utf8))
    #expect(reading.value != nil && reading.value?.content == nil)
    #expect(reading.diagnostics.map(\.rule) == ["Y2"])
  }

  @Test(
    "A payload that stands in another service’s request is found, and its place is said",
    arguments: [
      (#"{"message":{"apns":{"payload":{"aps":{}}}}}"#, "message.apns.payload", "that object"),
      (#"{"payload":{"aps":{}}}"#, "payload", "that object"),
      (#"{"APNS":"{\"aps\":{}}"}"#, "APNS", "the JSON in that text"),
      (#"{"apns":{"payload":{"aps":{}}}}"#, "apns.payload", "that object"),
    ])
  func wrapped(text: String, path: String, what: String) {
    var reader = PayloadReader(path: "p")
    let message = reader.read(Array(text.utf8)).diagnostics.first?.message ?? ""
    #expect(
      message.hasPrefix("the payload stands in \(path), ") && message.contains("gets \(what)"))
  }
}
