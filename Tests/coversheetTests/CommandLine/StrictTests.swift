import TestSupport
import TestTraits
import Testing

@Suite("Warnings that count as errors", .waitsOutside)
struct StrictTests {
  private static let scenario =
    "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    + "push tea {\"aps\":{\"alert\":\"Hot\",\"sound\":5}} id=hot\n"
  private static let warning = "warning: \"sound\" is a number"

  static let commands: [[String]] = [
    ["run", "a.scenario"], ["run", "--json", "a.scenario"], ["test", "a.scenario"],
    ["state", "a.scenario"], ["render", "a.scenario"], ["explain", "a.scenario", "hot"],
    ["export", "a.scenario", "--as=story"], ["check", "a.scenario"],
    ["check", "a.scenario", "--format=github"], ["check", "a.scenario", "--format=json"],
    ["preview", "a.scenario"], ["audit", "a.scenario"], ["run", "-"],
  ]

  @Test("Merged reports fail where warnings count, as the tests did")
  func merged() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    _ = try desk.run("test", "a.scenario", "--json", "-o", "a.json")
    #expect(try desk.run("test", "--merge", "a.json").status == .exited(0))
    #expect(try desk.run("test", "--merge", "a.json", "--strict").status == .exited(1))
  }

  @Test(
    "That a test is known to fail excuses no warning: what holds fails, whatever counts",
    arguments: [true, false], [true, false])
  func knownToFail(fails: Bool, holds: Bool) throws {
    let push = "push tea {\"aps\":{\"alert\":\"Hot\",\"sound\":\"default\"}} id=hot\n"
    let app = "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    let first = fails ? "fails \"known bug\"\n" : ""
    for hasWarning in [true, false] {
      let text =
        first + (hasWarning ? Self.scenario : app + push) + "expect groups \(holds ? 1 : 9)\n"
      let desk = try CommandLineHarness(["a.scenario": text])
      for isStrict in [true, false] {
        let outcome = try desk.run(["test", "a.scenario"] + (isStrict ? ["--strict"] : []))
        let isFailure = fails == holds || !fails && isStrict && hasWarning
        #expect(outcome.status == .exited(isFailure ? 1 : 0), "\(text)\(outcome.output)")
        #expect(outcome.output.contains("it passes, and is known to fail") == (fails && holds))
      }
    }
  }

  @Test(
    "With --strict it is said what a command fails for, with --quiet as well", arguments: commands)
  func said(arguments: [String]) throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario])
    let input = arguments.last == "-" ? Self.scenario : ""
    for quiet in [[], ["--quiet"]] {
      let lax = try desk.run(arguments + quiet, input: input)
      #expect(lax.status == .exited(0), "\(lax.errors)")
      let strict = try desk.run(arguments + quiet + ["--strict"], input: input)
      #expect(strict.status == .exited(1))
      let told = strict.output + strict.errors
      #expect(told.contains("is a number where a string or an object is needed"), "\(told)")
      // A test has its tally behind it.
      let sum = "--strict: 1 warning counted as an error\n"
      let errors = strict.errors
      let isTest = arguments.contains("test")
      #expect(isTest ? errors.contains(sum) : errors.hasSuffix(sum), "\(errors)")
    }
  }

  @Test("Without --strict --quiet leaves warnings unsaid")
  func quiet() throws {
    let desk = try CommandLineHarness(["a.scenario": Self.scenario])
    let outcome = try desk.run("run", "a.scenario", "--quiet")
    #expect(outcome.status == .exited(0) && outcome.errors == "" && outcome.output == "")
    let strict = try desk.run("run", "a.scenario", "--quiet", "--strict")
    #expect(strict.errors.contains(Self.warning), "\(strict.errors)")
    #expect(
      strict.errors.hasSuffix("--strict: 1 warning counted as an error\n"), "\(strict.errors)")
  }
}
