import TestTraits
import Testing

@Suite("What a project does not want to hear counts nowhere", .waitsOutside)
struct IgnoredFindingTests {
  private static let lines = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    push tea {"aps":{"alert":"Soup","sond":"ding.caf"}}MARK
    expect groups 1

    """

  @Test("A mark in the line, or a setting of the folder, holds for check, run and test alike")
  func ignored() throws {
    let desk = try CommandLineHarness([
      "told.scenario": Self.lines.replacing("MARK", with: ""),
      "marked.scenario": Self.lines.replacing("MARK", with: " # check: ignore Y21"),
      "off/a.scenario": Self.lines.replacing("MARK", with: ""),
      "off/.coversheet-check.json": #"{"rules":{"Y21":"off"}}"#,
      "worse/a.scenario": Self.lines.replacing("MARK", with: ""),
      "worse/.coversheet-check.json": #"{"rules":{"Y21":"error"}}"#,
    ])
    for command in ["check", "run", "test"] {
      for (file, status) in [("told.scenario", 1), ("marked.scenario", 0), ("off/a.scenario", 0)] {
        let outcome = try desk.run(command, "--strict", file)
        #expect(outcome.status == .exited(Int32(status)), "\(command) \(file): \(outcome.errors)")
        #expect((outcome.output + outcome.errors).contains("[Y21]") == (status == 1))
      }
      #expect(try desk.run(command, "worse/a.scenario").status == .exited(1), "\(command)")
    }
  }

  @Test(
    "Y1: who takes trailing commas is told of a file that cannot be read all the same",
    arguments: [
      ("a.scenario", #"app {"bundleIdentifier":"com.example.tea" "x":1}"#),
      ("a.apns", "{\"aps\": "), ("a.ndjson", "{\"aps\": "),
      ("A.app/Notifications.json", "{\"a\": "),
      ("A.app/PlugIns/S.appex/Service.json", "{\"a\": "),
      ("A.app/PlugIns/V.appex/Content.json", "{\"a\": "), ("A.app/Localizable.xcstrings", "{"),
    ])
  func unreadable(path: String, text: String) throws {
    let desk = try CommandLineHarness([
      path: text, "A.app/Info.plist": "<plist><dict/></plist>",
      "A.app/PlugIns/S.appex/Info.plist": Self.extensionList("service"),
      "A.app/PlugIns/V.appex/Info.plist": Self.extensionList("content-extension"),
      "lax.apns": #"{"aps":{"alert":"Soup",}}"#,
    ])
    let name = path.prefix { $0 != "/" }
    let outcome = try desk.run("check", String(name), "--severity", "Y1=off")
    #expect(outcome.status == .exited(1), "\(outcome.errors)")
    #expect(outcome.output.contains("\(path):1:"), "\(outcome.output)")
    #expect(try desk.run("check", "lax.apns", "--severity", "Y1=off").output.isEmpty)
  }

  private static func extensionList(_ point: String) -> String {
    "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.usernotifications.\(point)</string></dict></dict></plist>"
  }
}
