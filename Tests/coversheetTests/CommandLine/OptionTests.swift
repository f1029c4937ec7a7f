import TestTraits
import Testing

@Suite("Options", .waitsOutside)
struct OptionTests {
  @Test("Ways to write an option mean the same", arguments: ways)
  func same(arguments: [String]) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let plain = try desk.run("state", "a.scenario", "--locale=de_DE")
    let outcome = try desk.run(arguments)
    #expect(outcome.errors == "")
    #expect(outcome.output == plain.output)
    #expect(plain.output.contains("\"locale\": \"de_DE\""))
  }

  private static let ways = [
    ["state", "--locale", "de_DE", "a.scenario"], ["state", "--loc=de_DE", "a.scenario"],
    ["state", "--locale=de_DE", "--", "a.scenario"],
    ["state", "--locale=fr", "--locale=de_DE", "a.scenario"],
    ["state", "a.scenario", "--locale=de_DE", "-o", "-"],
    ["state", "a.scenario", "--locale=de_DE", "-o-"],
    ["state", "a.scenario", "--locale=de_DE", "--out=-"],
  ]

  @Test("Behind -- a name may begin with a dash")
  func dashes() throws {
    let desk = try CommandLineHarness(["-a.scenario": "wake\n"])
    #expect(try desk.run("state", "--", "-a.scenario").status == .exited(0))
  }

  @Test("What an option sets is in the state", arguments: settings)
  func sets(option: String, line: String) throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.run("state", "a.scenario", option)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains(line), "\(outcome.output.prefix(900))")
  }

  private static let settings = [
    ("--os=16", "\"os\": \"16\""), ("--timezone=Asia/Tokyo", "\"timeZone\": \"Asia/Tokyo\""),
    ("--timezone=Asia/Tokyo", "\"now\": \"2018-06-04T09:41:00+09:00\""),
    ("--locale=pt_BR", "\"languages\": [\n      \"pt-BR\"\n    ]"),
    ("--policy=group.stackThreshold=5", "\"group.stackThreshold\": \"5\""),
    ("--at=10:00", "\"now\": \"2018-06-04T10:00:00-07:00\""),
    ("--at=+90m", "\"now\": \"2018-06-04T11:11:00-07:00\""),
    ("--at=2018-06-05T00:00", "\"now\": \"2018-06-05T00:00:00-07:00\""),
  ]

  @Test("The seed decides what is made up")
  func seed() throws {
    let desk = try CommandLineHarness(["a.scenario": "world apps=2 notifications=9\n"])
    let one = try desk.run("state", "a.scenario", "--seed=1")
    let two = try desk.run("state", "a.scenario", "--seed=2")
    #expect(one.output == (try desk.run("state", "a.scenario")).output)
    #expect(one.output != two.output)
  }

  @Test("--at stops before what comes later, however the clock gets there", arguments: later)
  func at(text: String) throws {
    let desk = try CommandLineHarness([
      "a.scenario": "app {\"bundleIdentifier\":\"com.example.chat\"}\n\(text)"
        + " push chat {\"aps\":{\"alert\":\"x\"}}\n",
      "Bistro/1.apns": "{\"aps\":{\"alert\":\"x\"}}",
      "Bistro/2.apns": "{\"aps\":{\"alert\":\"x\"}}",
      "a.ndjson": "{\"payload\":{\"aps\":{\"alert\":\"x\"}},\"at\":\"09:50\"}\n",
    ])
    let outcome = try desk.run("state", "a.scenario", "--at=09:45")
    #expect(outcome.output.contains("\"deliveries\": []"), "\(outcome.output) \(outcome.errors)")
    let lines = try desk.run("state", "a.ndjson", "--at=09:45")
    #expect(lines.output.contains("\"deliveries\": []"))
    let folder = try desk.run("run", "Bistro", "--at=09:42:30")
    #expect(folder.output.split(separator: "\n").count { $0.contains(" received ") } == 1)
  }

  private static let later = ["09:50", "+9m", "wait 9m\n", "at 09:50\n", "+1m wait 4m\n"]

  @Test("--at counts from the day that the scenario begins on")
  func atAfterStart() throws {
    let desk = try CommandLineHarness([
      "a.scenario": "device start=2019-01-02T08:00\n08:30 wake\n09:00 sleep\n"
    ])
    let outcome = try desk.run("state", "a.scenario", "--at=08:30:05")
    #expect(outcome.output.contains("\"now\": \"2019-01-02T08:30:05-08:00\""), "\(outcome.errors)")
    #expect(outcome.output.contains("\"display\": \"on\""))
  }

  @Test("--strict counts warnings, --quiet says errors only")
  func strictAndQuiet() throws {
    let desk = try CommandLineHarness(["a.apns": "{\"aps\":{\"alert\":\"a\",},}"])
    #expect(try desk.run("state", "a.apns").status == .exited(0))
    let strict = try desk.run("state", "a.apns", "--strict")
    #expect(strict.status == .exited(1))
    #expect(strict.errors.contains("warning: trailing comma"))
    let quiet = try desk.run("state", "a.apns", "--quiet", "--strict")
    #expect(quiet.status == .exited(1))
    #expect(quiet.errors.hasSuffix("--strict: 2 warnings counted as errors\n"))
    #expect(try desk.run("state", "a.apns", "--quiet").errors == "")
  }

  @Test("--version says name, version and license, and --help begins with examples")
  func aboutItself() throws {
    let desk = try CommandLineHarness()
    let version = try desk.run("--version")
    #expect(
      version.output.wholeMatch(
        of: /coversheet \(Coversheet\) \d+\.\d+\.\d+\nNo license has been chosen yet.\n/) != nil)
    let help = try desk.run("--help")
    #expect(help.status == .exited(0))
    #expect(help.errors == "")
    let examples = try #require(help.output.range(of: "Examples:"))
    let commands = try #require(help.output.range(of: "Commands:"))
    #expect(examples.lowerBound < commands.lowerBound)
    #expect(try desk.run("-h").output == help.output)
    #expect(try desk.run("render", "-h").output.contains("--format=FORMAT"))
  }
}
