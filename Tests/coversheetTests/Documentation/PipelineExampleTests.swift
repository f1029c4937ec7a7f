import Foundation
import TestSupport
import TestTraits
import Testing

/// The examples for pipelines, run as their files say.
@Suite("Pipelines that people copy", .waitsOutside)
struct PipelineExampleTests {
  private static let folder = Checkout.path + "/Fixtures/Integrations"
  private static let python = Checkout.path + "/.build/integrations/bin/python"

  private func desk() throws -> CommandLineHarness {
    let desk = try CommandLineHarness(["Scenarios/a.scenario": "wake\nexpect device awake\n"])
    mkdir(desk.folder("bin"), 0o755)
    symlink(Program.path("coversheet"), desk.folder("bin/coversheet"))
    return desk
  }

  private func run(
    _ words: [String], _ desk: CommandLineHarness
  ) throws -> Program.Outcome {
    try Program.run(
      Array(words.dropFirst()), of: words[0], in: desk.folder.path,
      environment: desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin"])
  }

  @Test("The shell script talks to the phone, and its status says whether all was so")
  func shell() throws {
    let outcome = try run([Self.folder + "/talk.sh"], desk())
    #expect(outcome.status == .exited(0) && outcome.output == "4\n", "\(outcome.errors)")
  }

  @Test("pytest drives the phone through a pipe and as a server")
  func pytest() throws {
    try #require(access(Self.python, X_OK) == 0, "the packages are not there; run .ci/setup")
    let words = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    let outcome = try run(
      [Self.python] + words + [Self.folder + "/test_notifications.py"], desk())
    #expect(outcome.status == .exited(0), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("3 passed"))
  }

  @Test(
    "As its page says, pytest’s plugin pushes, expects, and shows a failed test’s story and screen")
  func plugin() throws {
    try #require(access(Self.python, X_OK) == 0, "the packages are not there; run .ci/setup")
    let desk = try desk()
    let tests = """
      import pytest
      from pytest_coversheet import Refused

      SOUP = {"aps": {"alert": {"title": "Table 4", "body": "Soup"}}}

      @pytest.fixture
      def bistro(phone):
          phone.act('app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}')
          return phone

      def test_holds(bistro, tmp_path):
          facts = bistro.push("bistro", SOUP, id="soup", collapse_id="x y")
          assert "listed" in [fact["fact"] for fact in facts]
          file = tmp_path / "a b.apns"
          file.write_text('{"aps":{"alert":"Fish"}}')
          bistro.push("bistro", file)
          bistro.expect('notification soup title "Table 4"')
          assert "Table 4" in [each["title"] for each in bistro.state()["notifications"]]
          assert "Fish" in bistro.screen() and bistro.explain("soup")
          assert "com.example.bistro" not in bistro.ready["apps"]
          with pytest.raises(Refused, match="wake"):
              bistro.act("wkae")

      def test_fails(bistro):
          bistro.push("bistro", SOUP, id="soup")
          bistro.expect("notification soup title Fish")
      """
    try desk.folder.write(Array(tests.utf8), to: "test_orders.py")
    let plugin = try String(contentsOfFile: Self.folder + "/pytest_coversheet.py", encoding: .utf8)
    try desk.folder.write(Array(plugin.utf8), to: "pytest_coversheet.py")
    let command = "python -m pytest -p pytest_coversheet"
    let page = try String(contentsOfFile: Self.folder + "/README.md", encoding: .utf8)
    #expect(page.contains("put it beside your tests and `\(command)`"))
    #expect(plugin.contains("\n    \(command) test_orders.py\n"))
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let outcome = try run(
      [Self.python] + words + ["test_orders.py", "-q", "-p", "no:cacheprovider"], desk)
    #expect(outcome.output.contains("1 failed, 1 passed"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("expect notification soup title Fish"))
    #expect(outcome.output.contains("Coversheet screen"))
    #expect(outcome.output.contains("Soup"))
  }

  @Test("GitHub's workflow is read as YAML, and its commands pass on each machine of the matrix")
  func gitHub() throws {
    try #require(access(Self.python, X_OK) == 0, "the packages are not there; run .ci/setup")
    let code = """
      import sys, yaml
      job = yaml.safe_load(open(sys.argv[1]))["jobs"]["scenarios"]
      for shard in job["strategy"]["matrix"]["shard"]:
          for step in job["steps"]:
              if "run" in step:
                  print(step["run"].replace("${{ matrix.shard }}", str(shard)))
      """
    let desk = try desk()
    let read = try run([Self.python, "-c", code, Self.folder + "/github.yml"], desk)
    let commands = read.output.split(separator: "\n").map(String.init)
    #expect(commands.count == 6, "\(read.errors)")
    for command in commands {
      let outcome = try run(["/bin/sh", "-c", command], desk)
      #expect(outcome.status == .exited(0), "\(command)\n\(outcome.errors)")
    }
    let tests = (1...3).compactMap { desk.folder.text("report-\($0).xml") }
    #expect(tests.count { $0.contains(" tests=\"1\"") } == 1 && tests.count == 3)
  }

  @Test("The scenarios of Bazel's example pass; .ci/night runs Bazel itself on them")
  func bazel() throws {
    let outcome = try desk().run("test", "--strict", Self.folder + "/bazel")
    #expect(outcome.status == .exited(0), "\(outcome.output)")
    #expect(outcome.errors.contains("2 passed"))
  }
}
