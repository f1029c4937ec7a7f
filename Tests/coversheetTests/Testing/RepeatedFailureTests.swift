import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("A failure can be had once more", .waitsOutside)
struct RepeatedFailureTests {
  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness([
      "world.scenario": "world apps=2 threads=2 notifications=9\nexpect groups 0\n",
      "plain.scenario": "expect groups 1\n",
      "outer.scenario": "wake\ninclude parts/inner.scenario\n",
      "parts/inner.scenario": "lock\n\nexpect groups 3\n",
    ])
  }

  @Test("A failure in a world that was made up says its seed, in text, JUnit and JSON")
  func world() throws {
    let desk = try desk()
    let run = try desk.run("test", "--seed=7", "--junit=report.xml", "world.scenario")
    #expect(run.status == .exited(1) && run.output.contains("  seed      7\n"), "\(run.output)")
    #expect(desk.folder.text("report.xml")?.contains("seed      7") == true)
    let json = try desk.run("test", "--json", "--seed=7", "world.scenario")
    #expect(json.output.contains("\"seed\": \"7\""), "\(json.output)")
    let standard = try desk.run("test", "world.scenario")
    #expect(standard.output.contains("  seed      1\n"), "\(standard.output)")
    let plain = try desk.run("test", "plain.scenario")
    #expect(!plain.output.contains("seed"), "\(plain.output)")
  }

  @Test("The commands that show it begin the world in the same way")
  func options() throws {
    let run = try desk().run("run", "--quiet", "--seed=7", "--os=14", "plain.scenario")
    #expect(run.errors.contains("plain.scenario --line 1 --os 14 --seed 7\n"), "\(run.errors)")
    #expect(
      run.errors.contains("state plain.scenario --line 1 --os 14 --seed 7\n"), "\(run.errors)")
  }

  @Test("They read the same data and let the same programs run", arguments: ["run", "test"])
  func programs(command: String) throws {
    let desk = try desk()
    let data = "--data=" + Checkout.path
    let told = try desk.run(command, "--allow-programs", data, "--os=14", "plain.scenario")
    let options =
      "plain.scenario --line 1 --data \(Checkout.path) --os 14 --allow-programs"
    for name in ["state", "open"] {
      #expect(
        (told.output + told.errors).contains("coversheet \(name) \(options)\n"),
        "\(told.output)\(told.errors)")
    }
  }

  @Test(
    "Where an included scenario fails, they open the one that was run, at the line that fails"
  )
  func included() throws {
    let run = try desk().run("test", "outer.scenario")
    #expect(run.output.contains("parts/inner.scenario:3:1: error"), "\(run.output)")
    #expect(
      run.output.contains("coversheet state outer.scenario --line parts/inner.scenario:3\n"),
      "\(run.output)")
    #expect(
      run.output.contains("coversheet open outer.scenario --line parts/inner.scenario:3\n"),
      "\(run.output)")
  }
}
