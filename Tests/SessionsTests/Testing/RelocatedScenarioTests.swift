import Files
import TestSupport
import Testing

@testable import Sessions

@Suite("Scenarios in another folder")
struct RelocatedScenarioTests {
  @Test("A path is named from there, and what only looks like it stays")
  func paths() throws {
    let folder = try ScratchFolder([
      "app/Notifications.json": "{}", "a.apns": #"{"aps":{"alert":"x"}}"#,
    ])
    let text = """
      app app from='app'
      push com.a.apns "a.apns" id=a.apns
      expect notification a.apns body "a.apns"

      """
    let files = DataLocations(dataFolder: nil).files(folder: folder.path)
    let moved = RelocatedScenario(text, files: files, to: folder("out/x"), from: folder.path).text
    #expect(
      moved == """
        app ../../app from=../../app
        push com.a.apns ../../a.apns id=a.apns
        expect notification a.apns body "a.apns"

        """)
  }
}
