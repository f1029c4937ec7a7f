import Delivery
import Notifications
import Testing

@testable import Sessions

@Suite("Rules as they are asked for an installed app")
struct InstalledAppGroundsTests {
  private static let tea =
    "device os=13\napp {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"

  /// Whether what was asked before a line is still what is to be asked behind it.
  private func holds(behind line: String) throws -> Bool {
    var run = try HeadlessRun.played(Self.tea)
    let grounds = try InstalledAppGrounds(
      #require(run.session.state.app("com.example.tea")), run.session.state)
    let events = run.perform(line, files: DataLocations(dataFolder: nil).files(folder: ""))
    for complaint in events.compactMap(\.diagnostic) where complaint.severity == .error {
      Issue.record("\(complaint)")
    }
    let state = run.session.state
    return try grounds.holds(for: #require(state.app("com.example.tea")), state)
  }

  @Test(
    "Where words come from something else, rules are asked anew: languages, region, switches",
    arguments: [
      "language tea pl", "locale de_DE", "locale en_GB", "policy loc.perKeyFallback true",
      "policy loc.nativeDigits true",
    ])
  func changed(line: String) throws {
    #expect(try !holds(behind: line))
  }

  @Test(
    "Where they come from the same, what was asked stays",
    arguments: [
      "unlock", "wake", "setting tea sounds=off", "network off", "wait 1h",
      #"push tea {"aps":{"alert":"Tea"}}"#,
    ])
  func same(line: String) throws {
    #expect(try holds(behind: line))
  }
}
