import Scenarios
import Testing

@Suite("What a scenario is called on a command line")
struct ScenarioNameTests {
  @Test(
    "Behind a scenario, or what stands for one, a case is named",
    arguments: [
      ("a.scenario[one]", "a.scenario", "one"), ("a.scenario", "a.scenario", nil),
      ("-[one]", "-", "one"), ("-", "-", nil), ("/dev/stdin[b[c]]", "/dev/stdin", "b[c]"),
      ("pipe[1]", "pipe[1]", nil), ("pipe[1][one]", "pipe[1]", "one"), ("x[1]", "x[1]", nil),
    ] as [(String, String, String?)])
  func parts(text: String, path: String, caseName: String?) {
    let name = ScenarioName(text) { ["-", "/dev/stdin", "pipe[1]"].contains($0) }
    #expect(name.path == path && name.caseName == caseName && name.text == text)
  }

  @Test("Two that only look the same are two")
  func exact() {
    let names = ["caf\u{E9}.scenario", "cafe\u{301}.scenario"].flatMap { path in
      ["caf\u{E9}", "cafe\u{301}", nil].map { ScenarioName(path: path, caseName: $0) }
    }
    #expect(Set(names).count == names.count)
  }
}
