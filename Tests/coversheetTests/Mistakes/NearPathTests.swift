import TestSupport
import TestTraits
import Testing

@Suite("Paths that are misspelled", .waitsOutside)
struct NearPathTests {
  private static let files = [
    "Days/monday.scenario": "wake\n", "tea.apns": "{\"aps\":{\"alert\":\"Hot\"}}",
    "Tea.app/Notifications.json": "{}",
  ]

  static let commands: [(arguments: [String], near: String)] = [
    (["run", "Days/mnday.scenario"], "Days/monday.scenario"),
    (["run", "Dyas/monday.scenario"], "Days/monday.scenario"),
    (["state", "te.apns"], "tea.apns"), (["render", "./tee.apns"], "./tea.apns"),
    (["explain", "tae.apns", "n1"], "tea.apns"), (["open", "Tae.app"], "Tea.app"),
    (["check", "Tae.app"], "Tea.app"),
    (["check", "Tae.app/Notifications.json"], "Tea.app/Notifications.json"),
    (["check", "Tea.app/Notification.json"], "Tea.app/Notifications.json"),
    (["test", "Dayz"], "Days"), (["preview", "Tae.app"], "Tea.app"),
    (["audit", "Tae.app"], "Tea.app"),
    (["import", "Dayz"], "Days"), (["send", "com.example.tea", "tee.apns"], "tea.apns"),
    (["export", "tee.apns", "--as=story"], "tea.apns"),
    (["archive", "tee.apns", "l1"], "tea.apns"),
    (["doctor", "--config=te.apns"], "tea.apns"), (["serve", "--watch=Dayz"], "Days"),
    (["serve", "--provider-keys=Dayz"], "Days"),
    (["test", "Days", "--shard=1/1", "--times=tee.apns"], "tea.apns"),
  ]

  @Test("The path that was meant is named, whichever part of it is wrong", arguments: commands)
  func near(arguments: [String], near: String) throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run(arguments)
    // The doctor goes on, and says what it found.
    #expect(outcome.status == .exited(arguments[0] == "doctor" ? 1 : 2))
    let said = (outcome.output + outcome.errors).unfolded
    #expect(said.contains("did you mean \"\(near)\"?"), "\(said)")
  }

  @Test(
    "A line of a scenario proposes what is written the same way",
    arguments: [
      ("app Tae.app", "Tea.app"), ("include Dayz/monday.scenario", "Days/monday.scenario"),
      ("app Tea.app\npush - tae.apns", "tea.apns"),
      ("app Tea.app\npush - ./tae.apns", "./tea.apns"),
    ])
  func lines(text: String, near: String) throws {
    let desk = try CommandLineHarness(Self.files)
    _ = try desk.shell(
      "mkdir Sub; cp -r Days Tea.app tea.apns Sub; printf '%s\\n' '\(text)' > Sub/a.scenario")
    let outcome = try desk.run("run", "Sub/a.scenario")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("did you mean \"\(near)\"?"), "\(outcome.errors)")
  }
}
