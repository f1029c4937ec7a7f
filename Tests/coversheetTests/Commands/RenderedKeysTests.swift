import TestSupport
import TestTraits
import Testing

@Suite("render --keys", .waitsOutside)
struct RenderedKeysTests {
  private static let day = """
    app {"bundleIdentifier":"com.example.a","displayName":"Album"}
    push a {"aps":{"alert":{"title":"Beach","body":"Jane was here"}}}
    +1m push a {"aps":{"alert":{"title":"Boat","body":"Noi was here"}}}
    """

  private func rendered(_ keys: String, _ more: String...) throws -> Program.Outcome {
    try CommandLineHarness(["day.scenario": Self.day]).run(
      ["render", "day.scenario", "--size=100x30", "--keys=\(keys)"] + more)
  }

  @Test(
    "The screen is drawn after the keys, with the box that opens for those who wait",
    arguments: [
      ("T", "the beginning"), ("o", "Do Not Disturb"), ("s h", "Album"),
      ("/ \"boat\" Enter", "boat"), (": \"previews never\" Enter", "Notification"), ("?", "help"),
    ])
  func screen(keys: String, shown: String) throws {
    let outcome = try rendered(keys)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains(shown), "\(keys)\n\(outcome.output)")
    #expect(outcome.output != (try rendered("")).output, "\(keys) changes nothing")
  }

  @Test("What takes cells to be played is drawn whole")
  func matrix() throws {
    let outcome = try CommandLineHarness().run(
      "render", "Album.app", "--keys=M", "--size=120x40")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(
      outcome.output.contains("pl") && !outcome.output.contains("so far"), "\(outcome.output)")
  }

  @Test("In a narrow workbench the arrows stand off the number of languages")
  func languages() throws {
    let outcome = try CommandLineHarness().run(
      "render", "\(Checkout.path)/Fixtures/Scenarios/busy-day.scenario", "--keys=W", "--size=40x12")
    let rule = outcome.output.split(separator: "\n").first { $0.contains(" languages ‹›") }
    #expect(rule?.contains(/↓ \d\d more ── 1 of \d\d languages/) == true, "\(outcome.output)")
  }

  @Test("What was not as expected is among the problems that a key shows")
  func failed() throws {
    let outcome = try CommandLineHarness(["day.scenario": Self.day + "\nexpect groups 5\n"]).run(
      "render", "day.scenario", "--size=100x30", "--keys=!")
    #expect(outcome.output.contains("groups 5"), "\(outcome.output)\(outcome.errors)")
  }

  @Test("Y22, Y40: problems are those of the screen, which looks through no payload of a file")
  func problems() throws {
    let desk = try CommandLineHarness(["day.scenario": Self.day + "\npush a {\"aps\":{}}\n"])
    let app = try desk.run("render", "Messages.app", "--size=140x30")
    #expect(!app.output.contains("problem"), "\(app.output)")
    #expect(app.errors.contains("[Y40]"), "\(app.errors)")
    let day = try desk.run("render", "day.scenario", "--size=140x30")
    #expect(day.output.contains("1 problem") && day.errors.contains("[Y22]"), "\(day.output)")
  }

  @Test(
    "A picture without keys shows what comes next and what was not so, as the screen does",
    arguments: [["render"], ["render", "--keys="], ["export", "--as=html"]])
  func nothingPressed(command: [String]) throws {
    let lines = Self.day + "\nexpect groups 5\n+1h push a {\"aps\":{\"alert\":\"Late\"}}\n"
    let shown = try CommandLineHarness(["day.scenario": lines])
      .run(command + ["day.scenario", "--size=140x30", "--at=+2m"]).output
    #expect(shown.contains("next: 10:43 AM") && shown.contains("1 expectation fails"), "\(shown)")
  }

  @Test(
    "That a line wins over an option is said once",
    arguments: [["render"], ["export", "--as=html"]])
  func overridden(command: [String]) throws {
    let outcome = try CommandLineHarness(["day.scenario": "device os=12\n" + Self.day])
      .run(command + ["day.scenario", "--os=16"])
    #expect(
      outcome.errors
        == "day.scenario:1:1: note: the os of this line wins over --os; change it here\n")
  }

  @Test("A scenario that was played goes back line by line")
  func back() throws {
    let outcome = try rendered("g s ,")
    #expect(outcome.output.contains("Jane was here"), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("Noi was here"), "\(outcome.output)")
  }

  @Test("--at stops before the line that comes later, and keys go on from there")
  func moment() throws {
    let before = try rendered("Enter", "--at=+30s").output
    #expect(before.contains("Beach") && !before.contains("Boat"), "\(before)")
  }

  @Test(
    "What is no key, asks for more than a picture, or has no keys is refused",
    arguments: [
      ("Entr", "“Entr” is no key"), ("/ \"boat", "“\"boat” is no key"), ("w q", "key 2, q"),
      ("y t", "more than a picture"),
    ])
  func refused(keys: String, words: String) throws {
    let outcome = try rendered(keys)
    #expect(outcome.status == .exited(2) && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test(
    "Keys act on the unlocked phone that a picture of what is behind the lock shows",
    arguments: [("settings", "j Enter", "Allow Notifications"), ("home", "Down Enter", "Album")])
  func unlocked(screen: String, keys: String, shown: String) throws {
    let outcome = try rendered(keys, "--screen=\(screen)")
    #expect(!outcome.output.contains("is locked"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains(shown), "\(outcome.output)")
  }

  @Test("The phone alone takes no keys")
  func bare() throws {
    let outcome = try rendered("w", "--bare")
    #expect(outcome.status == .exited(2) && outcome.errors.contains("--bare is not for “--keys”"))
  }
}
