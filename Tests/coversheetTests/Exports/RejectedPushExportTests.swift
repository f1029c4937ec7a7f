import TestTraits
import Testing

@Suite("A push that no payload is stays in what is exported", .waitsOutside)
struct RejectedPushExportTests {
  @Test(
    "B24: what is no object is written as another that is rejected, so that those after it keep their names"
  )
  func kept() throws {
    let lines = """
      {"to":"com.example.tea","payload":"{\\"aps\\":{\\"alert\\":\\"str\\"}}"}
      {"to":"com.example.tea","payload":{"aps":{"alert":"two"}}}

      """
    let desk = try CommandLineHarness(["s.ndjson": lines])
    let text = try desk.run("export", "s.ndjson", "--as=scenario").output
    try desk.folder.write(
      Array((text + "expect outcome n1 rejected\nexpect outcome n2 presented\n").utf8),
      to: "s.scenario")
    let run = try desk.run("run", "s.scenario")
    #expect(run.errors.contains("2 expectations held"), "\(text)\(run.errors)")
  }

  @Test(
    "B24, B53: what is no strict JSON is exported as it came, and is rejected when played again",
    arguments: [
      #"{"aps":{"alert":"a",},"order":4711}"#, "{\"aps\":{\"alert\":\"a\",},\n\"order\":4711}",
      "{\"aps\":{\"alert\":\"a\"}, // free\n\"order\":4711}",
    ])
  func asItCame(payload: String) throws {
    let desk = try CommandLineHarness([
      "a.apns": payload,
      "a.scenario":
        "app {\"bundleIdentifier\":\"com.example.tea\"}\npush tea a.apns via=http id=a\n",
    ])
    _ = try desk.run("export", "a.scenario", "--as=payloads", "-o", "out")
    let file = try #require(desk.folder.text("out/1-tea-a.apns"))
    #expect(file.contains("\"order\": 4711") && file.contains("\"alert\": \"a\""), "\(file)")
    let text = try desk.run("export", "a.scenario", "--as=scenario").output
    try desk.folder.write(Array((text + "expect outcome a rejected\n").utf8), to: "b.scenario")
    let run = try desk.run("run", "b.scenario")
    #expect(run.errors.contains("1 expectation held"), "\(text)\(run.errors)")
  }
}
