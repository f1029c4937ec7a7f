import TestSupport
import TestTraits
import Testing

@Suite("A push that asks to be a critical alert and is none", .waitsOutside)
struct CriticalWishTests {
  @Test("R2: why says what it lacks, and what would give it that")
  func why() throws {
    let outcome = try CommandLineHarness(CheckWaysTests.kiosk).run("explain", "Payloads", "n1")
    let change =
      "  give Kiosk the entitlement for critical alerts, then let Kiosk ask for critical alerts"
      + " → a critical alert\n"
    #expect(outcome.output.contains(change), "\(outcome.output)")
    let lack = "not critical  Kiosk is not entitled to critical alerts  R2 R3\n"
    #expect(outcome.output.contains(lack), "\(outcome.output)")
  }
}
