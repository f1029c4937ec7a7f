import TestSupport
import TestTraits
import Testing

@Suite("An app that a system refuses", .waitsOutside)
struct RefusedAppTests {
  private static let files = [
    "K.app/Notifications.json": #"{"delegate":{"willPresent":["banner"]}}"#,
    "K.app/Payloads/a.apns": #"{"aps":{"alert":"Hi"}}"#,
  ]

  @Test(
    "P12: every command refuses it, once, at its place, and says what to open it with",
    arguments: ["run", "state", "check"])
  func refused(command: String) throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(command, "K.app")
    let said = outcome.output + outcome.errors
    let error =
      "K.app/Notifications.json:1:29: error: banner is there from iOS 14 on; open it with --os=14"
    #expect(said.contains(error + "\n"), "\(said)")
    #expect(said.ranges(of: ": error: ").count == 1, "\(said)")
    #expect(outcome.status != .exited(0))
    let newer = try desk.run(command, "K.app", "--os=14")
    #expect(newer.status == .exited(0), "\(newer.errors)")
  }

  @Test("P12: where a scenario installs it, that says which system it is on")
  func installed() throws {
    let day = ["day.scenario": "device os=14\napp K.app\nexpect groups 0\n"]
    let outcome = try CommandLineHarness(Self.files.merging(day) { $1 }).run("check", ".")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
  }
}
