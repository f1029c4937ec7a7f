import TestSupport
import Testing

@Suite("The lints that the vectors name")
struct CheckVectorTests {
  @Test(
    "A run says exactly the lints of its vector",
    arguments: [
      ("z01", ["Y5"]), ("z12", []), ("z14", []), ("z19", []), ("z22", []), ("z23", ["Y13"]),
      ("z24", ["Y14"]), ("z25", []), ("z26", ["Y11"]), ("z30", []), ("z31", []), ("z38", []),
      ("z39", ["Y15", "Y15"]), ("z40", ["Y16"]), ("z85", ["Y7"]), ("z89", ["Y20"]),
    ] as [(String, [String])])
  func run(vector: String, rules: [String]) throws {
    let path = "\(Checkout.path)/Fixtures/Scenarios/vectors/\(vector).scenario"
    let outcome = try CommandLineHarness().run("run", path)
    #expect(Self.rules(in: outcome.errors) == rules, "\(outcome.errors)")
  }

  @Test(
    "A state has the same lints among its diagnostics",
    arguments: [("z23", "Y13"), ("z24", "Y14"), ("z26", "Y11"), ("z39", "Y15"), ("z40", "Y16")])
  func state(vector: String, rule: String) throws {
    let path = "\(Checkout.path)/Fixtures/Scenarios/vectors/\(vector).scenario"
    let outcome = try CommandLineHarness().run("state", "--quiet", path)
    #expect(outcome.output.contains("[\(rule)]\""), "\(outcome.output.suffix(600))")
  }

  @Test(
    "A check finds them too",
    arguments: [
      ("z01", "Y5"), ("z23", "Y13"), ("z24", "Y14"), ("z26", "Y11"), ("z39", "Y15"),
      ("z40", "Y16"),
    ])
  func check(vector: String, rule: String) throws {
    let path = "\(Checkout.path)/Fixtures/Scenarios/vectors/\(vector).scenario"
    let outcome = try CommandLineHarness().run("check", path)
    #expect(Self.rules(in: outcome.output).contains(rule), "\(outcome.output)")
  }

  private static func rules(in complaints: String) -> [String] {
    complaints.split(separator: "\n").filter { $0.hasSuffix("]") }.compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }
}
