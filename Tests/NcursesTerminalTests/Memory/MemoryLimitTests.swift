import TestSupport
import TestTraits
import Testing

@Suite("The limit of the memory", .waitsOutside)
struct MemoryLimitTests {
  @Test("What asks for more than is allowed says so in a line, also while half of that is free")
  func halfFree() throws {
    // Swift's own crash reporter would take the signal.
    let outcome = try Program.run(
      ["--exhaust-memory"], of: ProbeProgram.path, in: "/",
      environment: ["SWIFT_BACKTRACE=enable=no"])
    #expect(outcome.status == .exited(2), "\(outcome.status): \(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("coversheet: ") }
    #expect(lines.count == 1, "\(outcome.errors)")
    #expect(lines.first?.contains("(ulimit -v); allow more") == true, "\(outcome.errors)")
  }
}
