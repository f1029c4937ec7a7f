import TestSupport
import TestTraits
import Testing

@Suite("The state as JSON", .waitsOutside)
struct StateTests {
  @Test("§1: --json is taken, and prints what is printed without it")
  func json() throws {
    let desk = try CommandLineHarness(["a.scenario": "unlock\n"])
    let plain = try desk.run("state", "a.scenario")
    let outcome = try desk.run("state", "a.scenario", "--json")
    #expect(outcome.status == .exited(0) && outcome.output == plain.output, "\(outcome.errors)")
    #expect(plain.output.hasPrefix("{"), "\(plain.output)")
  }
}
