import Notifications
import Testing

@testable import Files

@Suite("What a line says beside its payload")
struct PayloadEnvelopeTests {
  private func line(_ members: String) -> PayloadLine? {
    let text = "{\(members),\"payload\":{\"aps\":{\"alert\":\"a\"}}}"
    return PayloadLines(SourceFile(path: "l.ndjson", bytes: Array(text.utf8))).map(\.self).first
  }

  private func said(_ members: String) -> [String] {
    line(members)?.diagnostics.map {
      "\($0.place.column): \($0.message)" + ($0.rule.map { " [\($0)]" } ?? "")
    } ?? ["no line"]
  }

  @Test(
    "B13: headers that a service takes are read without a word, numbers as they are written",
    arguments: [
      (#""apns-priority":5"#, "apns-priority", "5"),
      (#""apns-priority":"10""#, "apns-priority", "10"),
      (#""apns-expiration":0"#, "apns-expiration", "0"),
      (#""apns-expiration":"1276290000""#, "apns-expiration", "1276290000"),
      (#""APNS-Collapse-Id":"score""#, "apns-collapse-id", "score"),
      (#""apns-collapse-id":"""#, "apns-collapse-id", ""),
      (
        #""apns-id":"123e4567-e89b-12d3-a456-42665544000a""#, "apns-id",
        "123e4567-e89b-12d3-a456-42665544000a"
      ),
      (#""apns-channel-id":"dHN0LXNyY2gtY2hubA==""#, "apns-channel-id", "dHN0LXNyY2gtY2hubA=="),
      (#""apns-push-type":"background""#, "apns-push-type", "background"),
      (#""apns-topic":"com.example.a.voip""#, "apns-topic", "com.example.a.voip"),
    ])
  func headers(header: String, name: String, value: String) throws {
    let line = line("\"headers\":{\(header)}")
    let known = try #require(PushHeaderName(rawValue: name))
    #expect(line?.header(known) == value && line?.diagnostics == [])
  }

  @Test(
    "B13: headers that every request over HTTP has are read without a word",
    arguments: [
      #"":path":"/3/device/ab""#, #""Content-Type":"application/json""#, #""content-length":22"#,
      #""user-agent":"curl""#, #""host":"localhost""#, #""accept":"*/*""#,
      #""authorization":"bearer x""#,
    ])
  func usualHeaders(header: String) {
    #expect(said("\"headers\":{\(header)}") == [])
  }

  @Test(
    "Y28, B13: a header that no service takes is said at its value, and kept for the service to refuse",
    arguments: [
      (#""apns-priority":7"#, "29: apns-priority is “7”; write 10, 5 or 1 [Y28]"),
      (#""apns-priority":"high""#, "29: apns-priority is “high”; write 10, 5 or 1 [Y28]"),
      (#""apns-priority":5.0"#, "29: apns-priority is “5.0”; write 10, 5 or 1 [Y28]"),
      (
        #""apns-expiration":"soon""#,
        "31: apns-expiration is “soon”; write seconds since 1970, or 0 for one attempt [Y28]"
      ),
      (
        #""apns-expiration":1276290000000"#,
        "31: apns-expiration is “1276290000000”; write seconds since 1970, not milliseconds [Y28]"
      ),
      (
        #""apns-id":"123e4567""#,
        "23: apns-id is “123e4567”; write it as 8-4-4-4-12 hexadecimal digits [Y28]"
      ),
      (
        #""apns-id":"123e4567-e89b-12d3-a456-42665544000g""#,
        "23: apns-id is “123e4567-e89b-12d3-a456-42665544000g”; write it as 8-4-4-4-12 hexadecimal digits [Y28]"
      ),
      (
        #""apns-priorty":5"#, "13: unknown header \"apns-priorty\"; did you mean \"apns-priority\"?"
      ),
    ])
  func wrongHeaders(header: String, complaint: String) {
    #expect(said("\"headers\":{\(header)}") == [complaint])
    #expect(line("\"headers\":{\(header)}")?.headers.count == 1)
  }

  @Test(
    "Members of the wrong kind, or empty, are said, and the payload is read all the same",
    arguments: [
      (#""to":7"#, #"7: "to" is a number where a string is needed"#),
      (#""to":["a"]"#, #"7: "to" is an array where a string is needed"#),
      (
        #""to":"""#,
        #"7: "to" is empty; write a device token or a bundle identifier, or leave it out"#
      ),
      (#""at":true"#, #"7: "at" is a truth value where a string is needed"#),
      (#""headers":[]"#, #"12: "headers" is an array where an object is needed"#),
      (
        #""headers":{"apns-id":{}}"#, #"23: "apns-id" is an object where a string is needed"#
      ),
      (#""hedaers":{}"#, #"2: unknown key "hedaers"; did you mean "headers"?"#),
    ])
  func wrongKinds(member: String, complaint: String) {
    #expect(
      said(member) == [complaint])
    #expect(
      line(member)?.payload?.content?.body
        == .literal("a", at: line(member)?.payload?.content?.body?.place))
    let says = ["\"to\"", "\"at\""].contains { member.hasPrefix($0) }
    #expect(line(member)?.isMisdirected == says, "it goes nowhere, and not somewhere else")
  }

  @Test("Null is as good as nothing, and the first of repeated headers counts")
  func nulls() {
    let line = line(
      #""to":null,"at":null,"headers":{"apns-id":null,"apns-topic":"a","APNS-TOPIC":"b"}"#)
    #expect(line?.recipient == nil && line?.time == nil && line?.diagnostics == [])
    #expect(line?.isMisdirected == false)
    #expect(line?.headers.map(\.name) == ["apns-topic", "apns-topic"])
    #expect(line?.header(.topic) == "a" && line?.header(.identifier) == nil)
  }

  @Test(
    "A time may be a number, which is a text of digits", arguments: ["12", "\"12\"", "\"+5s\""])
  func times(value: String) {
    #expect(line("\"at\":\(value)")?.time == value.filter { $0 != "\"" })
  }

  @Test("A line whose payload is no payload is told where that stands")
  func noPayload() {
    let lines = Array(
      PayloadLines(
        SourceFile(path: "l", bytes: Array("{\"to\":\"a\",\"payload\":[1]}\n{\"payload\":{}}".utf8))
      ))
    #expect(lines.map { $0.diagnostics.map(\.rule) } == [["Y2"], ["Y2"]])
    #expect(lines.map { $0.diagnostics.first?.place.column } == [21, 12])
    #expect(lines.first?.recipient == "a")
  }
}
