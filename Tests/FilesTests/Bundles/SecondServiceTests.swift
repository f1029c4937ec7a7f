import Notifications
import Testing

@testable import Files

@Suite("Two service extensions in an app")
struct SecondServiceTests {
  @Test("The first by its folder’s name runs, and the second is told at its own")
  func second() throws {
    let list = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.usernotifications.service</string></dict></dict></plist>
      """
    var files = ["C.app/Notifications.json": "{}"]
    for name in ["B", "A"] {
      files["C.app/PlugIns/\(name).appex/Info.plist"] = list
      files["C.app/PlugIns/\(name).appex/Service.json"] =
        #"{"steps": [{"set": {"title": "From \#(name)"}}]}"#
    }
    let folder = try TemporaryFolder(files)
    let reading = try AppBundle.read(folder("C.app"))
    let service = try #require(reading.value?.serviceExtension)
    #expect(service.name == "A")
    #expect(service.steps.map(\.edit.changes) == [[.title(.words(Template("From A")))]])
    let told = reading.diagnostics.filter { $0.severity == .warning }.map { folder.short($0) }
    #expect(
      told == [
        "C.app/PlugIns/B.appex:1:1: warning: "
          + "the app has \"A\" already; of service extensions one runs"
      ])
  }
}
