import Foundation
import TestSupport
import Testing

@Suite("Suites that wait for other programs")
struct WaitingSuiteTests {
  private static let waits = [
    "CommandLineHarness(", "ProbeProgram(", "PseudoTerminal(", "Program.run(", "EndpointHarness(",
  ]

  @Test("Each has threads of its own, so that the processors go on with other tests")
  func threads() {
    for file in SwiftFile.all(in: URL(filePath: Checkout.path + "/Tests"))
    where file.path.hasSuffix("Tests.swift") && Self.waits.contains(where: file.text.contains) {
      #expect(
        file.text.contains(", .waitsOutside)") || file.path.hasSuffix("WaitingSuiteTests.swift"),
        "\(file.path): write @Suite(“…”, .waitsOutside)")
    }
  }
}
