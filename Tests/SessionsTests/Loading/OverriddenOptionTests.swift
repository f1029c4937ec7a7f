import Delivery
import Files
import Notifications
import TestSupport
import Testing

@testable import Sessions

@Suite("Options that a scenario's own line overrides")
struct OverriddenOptionTests {
  private static let phone = "device os=12 locale=en_US timezone=Europe/Paris\nseed 1\n"
  private static let tea =
    #"app {"bundleIdentifier":"com.example.tea","authorization":{"options":["alert","provisional"]}}"#
    + "\n"
  private static let journal =
    ##"# coversheet {"journal":1,"opened":[],"folder":"","options":[],"hash":""}"## + "\n"

  private let locations = DataLocations(dataFolder: nil)

  // All that the line of the phone says, otherwise.
  private func options() throws -> WorldSettings {
    var settings = WorldSettings()
    let files = TimeZoneFolder("/usr/share/zoneinfo")
    settings.configuration.timeZone = try files.timeZone("Asia/Tokyo", at: Place("test"))
    settings.configuration.profile = .ios10
    settings.configuration.locale = "de_DE"
    settings.configuration.languages = ["de-DE"]
    settings.seed = 7
    return settings
  }

  private func state(_ text: String, _ settings: WorldSettings = WorldSettings()) throws -> State {
    let folder = try ScratchFolder(["a.scenario": text, "_phone.scenario": Self.phone])
    var run = HeadlessRun(
      try LoadedInput([folder("a.scenario")], settings: settings, locations: locations))
    run.play()
    return run.session.state
  }

  private func reading(_ state: State) -> String {
    CivilTime(state.now, in: state.device.timeZone).isoText
  }

  @Test(
    "Before any time passes the own line wins, and nothing is left of the option",
    arguments: [
      phone, "title \"Tea\"\n" + tea + "unlock\n" + phone, tea + "include _phone.scenario\n",
      tea + "locale en_US\ntimezone Europe/Paris\nseed 1\ndevice os=12\n",
    ])
  func atStart(text: String) throws {
    let plain = try state(text)
    let optioned = try state(text, options())
    #expect(optioned.now == plain.now && reading(plain).hasPrefix("2018-06-04T18:41"))
    #expect(optioned.device == plain.device && optioned.seed == plain.seed)
    #expect(optioned.apps.map(\.token) == plain.apps.map(\.token))
    #expect(optioned.apps.map(\.authorization) == plain.apps.map(\.authorization))
  }

  @Test("Which options have no effect is noted at the lines that win, beside what is complained of")
  func noted() throws {
    let folder = try ScratchFolder([
      "a.scenario": "note x\ndevice os=12 locale=en_US\nseed 1\n", "b.scenario": "note x\n",
    ])
    let input = try LoadedInput([folder("a.scenario")], settings: options(), locations: locations)
    let notes = input.overriddenOptions
    #expect(notes.map(\.place.line) == [2, 2, 3] && notes.allSatisfy { $0.severity == .note })
    #expect(notes.last?.message == "the seed of this line wins over --seed; change it here")
    #expect(input.diagnostics.isEmpty, "\(input.diagnostics)")
    let other = try LoadedInput([folder("b.scenario")], settings: options(), locations: locations)
    #expect(other.overriddenOptions.isEmpty)
  }

  @Test("A line that comes later changes what the phone is, and not when and how it began")
  func later() throws {
    for line in ["09:45 timezone Europe/Paris\n", "at 09:45\ntimezone Europe/Paris\n"] {
      let state = try state(line, options())
      #expect(reading(state).hasPrefix("2018-06-04T02:45"), "\(line)")
      #expect(state.device.locale == "de_DE" && state.seed == 7)
    }
  }

  @Test("What the scenario does not say stays as the option has it")
  func others() throws {
    let state = try state("device timezone=Europe/Paris\n", options())
    #expect(reading(state).hasPrefix("2018-06-04T18:41"))
    #expect(state.device.locale == "de_DE" && state.device.languages == ["de-DE"])
    #expect(state.device.profile == .ios10 && state.seed == 7)
  }

  @Test("A journal begins as its session did, whatever was done first")
  func journal() throws {
    let state = try state(Self.journal + "timezone Europe/Paris\n", options())
    #expect(reading(state).hasPrefix("2018-06-04T02:41"))
  }

  @Test("A test is played as it is without the option")
  func tested() throws {
    let text =
      Self.tea + Self.phone
      + "20:00 push tea {\"aps\":{\"alert\":\"x\"}} id=a\nexpect notification a quiet\n"
    let scenario = TestedScenario(path: "a.scenario", number: 0)
    let file = SourceFile(path: "a.scenario", bytes: Array(text.utf8))
    let result = try TestRun(settings: options(), locations: locations).play(file, as: scenario)
    #expect(result.verdict == .passed, "\(result.failures)")
  }
}
