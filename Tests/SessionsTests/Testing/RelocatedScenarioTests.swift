import Files
import TestSupport
import Testing

@testable import Sessions

@Suite("Scenarios in another folder")
struct RelocatedScenarioTests {
  @Test("A path is named from there, and what only looks like it stays")
  func paths() throws {
    let folder = try ScratchFolder([
      "app/Notifications.json": "{}", "a.apns": #"{"aps":{"alert":"x"}}"#, "old.json": "{}",
      "l1": "{}",
    ])
    let text = """
      app app from='app'
      push com.a.apns "a.apns" id=a.apns
      expect notification a.apns body "a.apns"
      schedule-legacy com.a old.json
      cancel-legacy com.a old.json
      cancel-legacy com.a l1

      """
    let files = DataLocations(dataFolder: nil).files(folder: folder.path)
    let moved = RelocatedScenario(text, files: files, to: folder("out/x"), from: folder.path).text
    #expect(
      moved == """
        app ../../app from=../../app
        push com.a.apns ../../a.apns id=a.apns
        expect notification a.apns body "a.apns"
        schedule-legacy com.a ../../old.json
        cancel-legacy com.a ../../old.json
        cancel-legacy com.a l1

        """)
  }
}
