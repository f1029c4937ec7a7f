import TestSupport
import TestTraits
import Testing

@Suite("The lints that the vectors name", .waitsOutside)
struct CheckVectorTests {
  @Test(
    "A run says exactly the lints of its vector",
    arguments: [
      ("Z1", ["Y5"]), ("Z12", []), ("Z14", []), ("Z19", []), ("Z22", []), ("Z23", ["Y13"]),
      ("Z24", ["Y14"]), ("Z25", []), ("Z26", ["Y11"]), ("Z30", []), ("Z31", []), ("Z38", []),
      ("Z39", ["Y15", "Y15"]), ("Z40", ["Y16"]), ("Z85", ["Y7"]), ("Z89", ["Y20"]),
    ] as [(String, [String])])
  func run(vector: String, rules: [String]) throws {
    let path = "\(Checkout.path)/Fixtures/Conformance/\(vector).scenario"
    let outcome = try CommandLineHarness().run("run", path)
    #expect(Self.rules(in: outcome.errors) == rules, "\(outcome.errors)")
  }

  @Test(
    "A state has the same lints among its diagnostics",
    arguments: [("Z23", "Y13"), ("Z24", "Y14"), ("Z26", "Y11"), ("Z39", "Y15"), ("Z40", "Y16")])
  func state(vector: String, rule: String) throws {
    let path = "\(Checkout.path)/Fixtures/Conformance/\(vector).scenario"
    let outcome = try CommandLineHarness().run("state", "--quiet", path)
    #expect(outcome.output.contains("[\(rule)]\""), "\(outcome.output.suffix(600))")
  }

  @Test(
    "A check finds them too",
    arguments: [
      ("Z1", "Y5"), ("Z23", "Y13"), ("Z24", "Y14"), ("Z26", "Y11"), ("Z39", "Y15"),
      ("Z40", "Y16"),
    ])
  func check(vector: String, rule: String) throws {
    let path = "\(Checkout.path)/Fixtures/Conformance/\(vector).scenario"
    let outcome = try CommandLineHarness().run("check", path)
    #expect(Self.rules(in: outcome.output).contains(rule), "\(outcome.output)")
  }

  private static func rules(in complaints: String) -> [String] {
    complaints.split(separator: "\n").filter { $0.hasSuffix("]") }.compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }
}
