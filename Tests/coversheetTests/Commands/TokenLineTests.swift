import Notifications
import Push
import TestTraits
import Testing

@Suite("Lines of payloads that are addressed by device token", .waitsOutside)
struct TokenLineTests {
  private static func files(_ token: String) -> [String: String] {
    var files = [
      "f/tok.ndjson":
        #"{"to":"\#(token)","payload":{"aps":{"alert":"1","category":"typo"}}}"# + "\n"
    ]
    for name in ["Tea", "Mug"] {
      files["f/\(name).app/Info.plist"] =
        "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key>"
        + "<string>org.x.\(name.lowercased())</string></dict></plist>"
      files["f/\(name).app/Notifications.json"] = "{}"
    }
    return files
  }

  @Test(
    "A folder’s app gets what its token names, in either case of letters, and no other is made up",
    arguments: [false, true])
  func folder(isUpper: Bool) throws {
    let token = DeviceToken(app: "org.x.mug", seed: DeviceToken.freshSeed).description
    let desk = try CommandLineHarness(Self.files(isUpper ? token.uppercased() : token))
    let run = try desk.run("run", "f")
    #expect(run.output.contains("received n1"), "\(run.output)")
    #expect(
      !run.errors.contains("stands in") || !run.errors.contains("no Info.plist"), "\(run.errors)")
    #expect(run.output.split(separator: "\n").count { $0.contains(" installed ") } == 2)
    for paths in [["f"], ["f/Mug.app", "f/tok.ndjson"]] {
      let check = try desk.run(["check"] + paths)
      #expect(check.output.contains("[Y8]"), "\(paths): \(check.output)")
    }
  }
}
