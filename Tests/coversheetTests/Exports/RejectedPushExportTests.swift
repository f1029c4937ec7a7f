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
}
