import TerminalCore
import Testing

@testable import Screens

@Suite("An app that is deleted while its words are looked at")
struct GoneSubjectTests {
  @Test(
    "Matrix and workbench of an app close once it is deleted, and say so", arguments: ["M", "W"])
  func deleted(key: String) {
    var harness = ScreenHarness.album()
    harness.play(#"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#)
    harness.type(key)
    harness.play("uninstall tea")
    harness.type("]]]][[[[")
    #expect(harness.model.sheets.count == 1, "\(harness.text)")
    harness.play("uninstall album")
    #expect(harness.model.sheets.isEmpty, "\(harness.text)")
    #expect(harness.text.contains("Album is not installed now."), "\(harness.text)")
  }
}
