import Glibc
import TestSupport
import TestTraits
import Testing

@Suite("Where results go", .waitsOutside)
struct OutputTests {
  @Test("A file is written whole, with the same bytes as standard output")
  func file() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let printed = try desk.run("state", "a.scenario", "-o", "-")
    let written = try desk.run("state", "a.scenario", "--output=out/state.json")
    #expect(written.status == .exited(0))
    #expect(written.output == "")
    #expect(desk.folder.text("out/state.json") == printed.output)
    #expect(desk.folder.names(in: "out") == ["state.json"], "nothing half-written is left")
  }

  private static let tooLong = String(repeating: "x", count: 300)

  @Test(
    "Where it cannot be written, that is said, and what was there stays",
    arguments: [
      ("kept.json/x", "kept.json/x:1:1: error: its folder cannot be made; name another"),
      ("folder", "folder:1:1: error: this is a folder; name a file in it"),
      (tooLong, "\(tooLong):1:1: error: the name is too long; choose a shorter one"),
    ])
  func unwritable(path: String, message: String) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n", "kept.json": "kept", "folder/x": ""])
    let names = desk.folder.names()
    let outcome = try desk.run("state", "a.scenario", "-o", path)
    #expect(outcome.errors == message + "\n")
    #expect(outcome.status == .exited(2))
    #expect(desk.folder.text("kept.json") == "kept")
    #expect(desk.folder.names() == names, "nothing half-written is left")
  }

  @Test("A PNG is what a converter makes of the SVG; without one that is said")
  func png() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "wake\n", "broken/rsvg-convert": "#!/bin/sh\necho no >&2\nexit 3\n",
      "bin/rsvg-convert": "#!/bin/sh\nexec cat\n",
    ])
    chmod(desk.folder("bin/rsvg-convert"), 0o755)
    chmod(desk.folder("broken/rsvg-convert"), 0o755)
    let path = "PATH=\(desk.folder("bin")):/bin:/usr/bin"
    let svg = try desk.run("render", "--format=svg", "a.scenario").output
    let outcome = try desk.run(
      "render", "--format=png", "a.scenario", "-o", "a.png", environment: [path])
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(desk.folder.text("a.png") == svg)
    let none = try desk.run(
      "render", "--format=png", "a.scenario", environment: ["PATH=\(desk.folder.path)"])
    #expect(none.status == .exited(2) && none.output == "")
    #expect(none.errors.contains("librsvg2-bin"), "\(none.errors)")
    let broken = try desk.run(
      "render", "--format=png", "a.scenario",
      environment: ["PATH=\(desk.folder("broken")):/bin:/usr/bin"])
    #expect(
      broken.errors.contains("rsvg-convert drew nothing: it ended with status 3"),
      "\(broken.errors)")
  }

  @Test("A converter that cannot be started is not said to be missing: the reason is told")
  func converterNotStarted() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.shell("ulimit -n 12; exec \"$0\" render --format=png a.scenario")
    #expect(outcome.status == .exited(2) && outcome.output == "")
    #expect(outcome.errors.contains("a pipe: Too many open files"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("install"), "\(outcome.errors)")
  }

  @Test(
    "A PNG that the real converter drew has the picture’s size, and is the same each time",
    arguments: [
      ["render", "a.scenario", "--format=png"], ["export", "a.scenario", "--as=png"],
    ])
  func realPNG(words: [String]) throws {
    let desk = try CommandLineHarness(["a.scenario": "title \"A\"\nwake\n"])
    let path = "PATH=/bin:/usr/bin"
    let first = try desk.run(words, environment: [path])
    #expect(first.status == .exited(0), "\(first.errors)")
    #expect(first.outputBytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try desk.run(words, environment: [path]).outputBytes == first.outputBytes)
    let sheet = try desk.run(
      "export", "a.scenario", "--as=sheet", "-o", "a.png", environment: [path])
    #expect(sheet.status == .exited(0), "\(sheet.errors)")
    #expect(try desk.shell("head -c 4 a.png").outputBytes == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("A reader that goes away early ends the program without a word")
  func closedEarly() throws {
    let desk = try CommandLineHarness()
    let scenario = Checkout.path + "/Fixtures/Scenarios/busy-day.scenario"
    let outcome = try desk.run("run", "--json", scenario, byteLimit: 10)
    #expect(outcome.status == .signaled(13), "by SIGPIPE, as head expects")
    #expect(outcome.errors == "")
  }

  @Test("‘new’ begins what opens without a complaint, and never writes over anything")
  func new() throws {
    let desk = try CommandLineHarness()
    #expect(try desk.run("new", "app", "Bistro").status == .exited(0))
    #expect(try desk.run("new", "scenario", "lunch").status == .exited(0))
    let app = try desk.run("state", "Bistro.app", "--strict")
    #expect(app.status == .exited(0), "\(app.errors)")
    let scenario = try desk.run("run", "lunch.scenario")
    #expect(scenario.errors == "2 expectations held\n")
    let words = try desk.run("preview", "Bistro.app")
    for summary in ["1 more order from", "2 weitere Bestellungen von", "2 Bestellungen"] {
      #expect(words.output.contains(summary), "\(words.output)")
    }
    #expect(try desk.run("check", "Bistro.app").status == .exited(0))
    let again = try desk.run("new", "app", "Bistro")
    #expect(
      again.errors == "Bistro.app:1:1: error: it is there already; choose another name\n")
    #expect(again.status == .exited(2))
    _ = try desk.shell("ln -s nowhere Cafe.app")
    let linked = try desk.run("new", "app", "Cafe")
    #expect(
      linked.errors == "Cafe.app:1:1: error: it is there already; choose another name\n")
  }
}
