import TestSupport
import TestTraits
import Testing

@Suite("Files that are wrong", .waitsOutside)
struct BadFileTests {
  @Test("A file that is wrong is said at its place, with what to write instead", arguments: bad)
  func says(mistake: Mistake) throws {
    let desk = try CommandLineHarness([
      "lunch.scenario": "wake\n", "notes.txt": "x", "plain/readme.txt": "x",
    ])
    for (name, bytes) in mistake.files { try desk.folder.write(bytes, to: name) }
    let outcome = try desk.run(mistake.arguments)
    #expect(outcome.errors == Self.inOrder(mistake.errors).map { $0 + "\n" }.joined())
    #expect(outcome.status == .exited(mistake.status))
  }

  // By their places, then by what they say, as complaints come.
  private static func inOrder(_ complaints: [String]) -> [String] {
    let keyed = complaints.map { complaint -> (line: String, key: (String, Int, Int, String)) in
      guard let parts = complaint.wholeMatch(of: /(.*?):(\d+):(\d+): \w+: (.*)/)?.output else {
        return (complaint, (complaint, 0, 0, ""))
      }
      return (
        complaint,
        (String(parts.1), Int(parts.2) ?? 0, Int(parts.3) ?? 0, String(parts.4))
      )
    }
    return keyed.sorted { $0.key < $1.key }.map(\.line)
  }

  @Test("A payload above 4096 bytes is shown all the same")
  func tooBigIsShown() throws {
    let desk = try CommandLineHarness([
      "a.apns": "{\"aps\":{\"alert\":\"\(String(repeating: "x", count: 4200))\"}}"
    ])
    let outcome = try desk.run("run", "a.apns")
    #expect(outcome.output.contains(" listed n1"), "\(outcome.output)")
  }

  @Test("A folder with one broken payload shows the others")
  func othersGoOn() throws {
    let desk = try CommandLineHarness([
      "Bistro/1.apns": "{\"aps\":", "Bistro/2.apns": "{\"aps\":{\"alert\":\"Soup\"}}",
    ])
    let outcome = try desk.run("render", "Bistro", "--quiet")
    #expect(outcome.output.contains("Soup"), "\(outcome.output)")
    #expect(outcome.errors.hasPrefix("Bistro/1.apns:1:8: error: "), "\(outcome.errors)")
    #expect(outcome.status == .exited(2))
  }

  private static let standIn =
    "1:1: note: the payload names no app; \"App\" stands in for it; "
    + "write \"Simulator Target Bundle\" into the payload"

  private static func searched(_ name: String) -> String {
    ["Apps", "Payloads", "Scenarios"].map { "\(Checkout.path)/Fixtures/\($0)/\(name)" }
      .joined(separator: ", ")
  }

  static let bad: [Mistake] = [
    Mistake(
      "missing, with a near name", "state", "lunhc.scenario",
      says: "lunhc.scenario:1:1: error: there is no such file; did you mean \"lunch.scenario\"?"),
    Mistake(
      "missing, with a near name in the data folder", "render", "Mesages.app",
      says: "Mesages.app:1:1: error: there is no such file; looked for Mesages.app, "
        + searched("Mesages.app") + "; did you mean \"Messages.app\"?"),
    Mistake(
      "a scenario that is missing in the data folder, too", "run", "zzzzzzzz.scenario",
      says: "zzzzzzzz.scenario:1:1: error: there is no such file; looked for zzzzzzzz.scenario, "
        + searched("zzzzzzzz.scenario")),
    Mistake(
      "missing with its folder", "state", "away/x.apns",
      says: "away/x.apns:1:1: error: there is no such file, nor its folder"),
    Mistake(
      "a folder with nothing of an app", "state", "plain",
      says: "plain:1:1: error: nothing of an app is in this folder: no Info.plist, "
        + "Notifications.json, .lproj, .strings, .stringsdict, .xcstrings, .apns or .ndjson"),
    Mistake(
      "a file of a kind that cannot be opened", "state", "notes.txt",
      says: "notes.txt:1:1: error: this is nothing to open; give a .scenario, an .app or a folder, "
        + "an .apns, an .ndjson or a .json file with \"aps\""),
    Mistake(
      "a folder where a payload is needed", in: "folder.apns/x", "",
      says: "folder.apns:1:1: error: this is a folder where a file is needed"),
    Mistake(
      "a folder where a scenario is needed", in: "folder.scenario/x", "",
      says: "folder.scenario:1:1: error: this is a folder where a file is needed"),
    Mistake(
      "a binary scenario", in: "a.scenario", bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 1],
      says: ["a.scenario:1:5: error: this is no text: it has a zero byte"]),
    Mistake(
      "a binary payload", in: "a.apns", bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 1],
      says: ["a.apns:1:1: error: this is a binary file where JSON is needed"]),
    Mistake(
      "an empty scenario", in: "a.scenario", "",
      says: "a.scenario:1:1: warning: the file is empty; a line is written like 09:41 wake",
      status: 0),
    Mistake(
      "an empty payload", in: "a.apns", "",
      says: "a.apns:1:1: error: the file is empty; a payload is written like "
        + "{\"aps\":{\"alert\":\"Hello\"}}"),
    Mistake(
      "an empty list of payloads", in: "a.ndjson", "",
      says: "a.ndjson:1:1: warning: the file is empty; a line is written like "
        + "{\"aps\":{\"alert\":\"Hello\"}}", status: 0),
    Mistake(
      "cut off in a string", in: "a.apns", "{\n  \"aps\": { \"alert\": \"Hel",
      says: "a.apns:2:21: error: this string is not closed; write \" at its end"),
    Mistake(
      "cut off in an object", in: "a.apns", "{\n  \"aps\": {}",
      says: "a.apns:2:12: error: the file ends before the object of line 1 is closed; "
        + "write } at its end"),
    Mistake(
      "a scenario that is not UTF-8", in: "a.scenario",
      bytes: Array("wake\ntitle caf".utf8) + [0xE9, 0x0A],
      says: ["a.scenario:2:10: error: this byte is no UTF-8; save the file as UTF-8"]),
    Mistake(
      "a payload that is not UTF-8", in: "a.apns",
      bytes: Array("{\"aps\":{\"alert\":\"caf".utf8) + [0xE9] + Array("\"}}".utf8),
      says: ["a.apns:1:21: error: byte 0xE9 is not UTF-8 here; save the file as UTF-8"]),
    Mistake(
      "a scenario in UTF-16", in: "a.scenario", bytes: [0xFF, 0xFE, 0x77, 0x00],
      says: ["a.scenario:1:1: error: this is UTF-16; save it as UTF-8"]),
    Mistake(
      "a payload in UTF-16", in: "a.apns", bytes: [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
      says: [
        "a.apns:1:1: error: this is UTF-16 where UTF-8 is needed; save the file as UTF-8"
      ]),
    Mistake(
      "deeply nested", in: "a.apns",
      String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000),
      says: "a.apns:1:513: error: arrays and objects are nested more than 512 deep"),
    Mistake(
      "a key that is given twice", in: "a.apns", "{\"aps\":{\"alert\":\"a\",\"alert\":\"b\"}}",
      says:
        "a.apns:1:21: warning: \"alert\" is given twice, first in line 1; this one counts [B53]",
      "a.apns:" + standIn, status: 0),
    Mistake(
      "more than 4096 bytes", in: "a.apns",
      "{\"aps\":{\"alert\":\"a\"},\"x\":\"\(String(repeating: "x", count: 4192))\"}",
      says: "a.apns:1:1: warning: the payload has 4220 bytes, 124 more than 4096 [Y3]",
      "a.apns:" + standIn, status: 0),
    Mistake(
      "values of the wrong types in Notifications.json", in: "Bistro.app/Notifications.json",
      """
      {"authorization": {"options": "alert", "request": "sometimes"},
       "categories": [{"identifier": 7}], "icn": "x"}
      """,
      says:
        "Bistro.app:1:1: note: there is no Info.plist; \"Bistro\" (com.example.bistro) stands in",
      "Bistro.app/Notifications.json:2:37: warning: unknown key \"icn\"; did you mean \"icon\"?",
      "Bistro.app/Notifications.json:1:31: error: \"options\" is a string where an array is needed",
      "Bistro.app/Notifications.json:1:51: error: \"sometimes\" is none of \"firstLaunch\", \"never\"",
      "Bistro.app/Notifications.json:2:32: error: \"identifier\" is a number where a string is needed"
    ),
    Mistake(
      "a value of the wrong type in Info.plist", in: "Bistro.app/Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><integer>3</integer>
        <key>CFBundleName</key><string>Bistro</string>
      </dict></plist>
      """,
      says: "Bistro.app/Info.plist:3:32: error: \"CFBundleIdentifier\" is a number where a string "
        + "is needed",
      "Bistro.app:1:1: note: there is no Notifications.json; the app asks for alert, sound and badge"
    ),
    Mistake(
      "an Info.plist that is no property list", in: "Bistro.app/Info.plist", "<plist><dict>",
      says: "Bistro.app/Info.plist:1:14: error: the file ends inside a <dict>; write </dict>",
      "Bistro.app:1:1: note: there is no Notifications.json; the app asks for alert, sound and badge"
    ),
    Mistake(
      "wrong lines among good ones", in: "a.ndjson",
      """
      {"payload":{"aps":{"alert":"a"}},"at":"soon"}
      {"to":1,"payload":{"aps":{"alert":"b"}}}
      nope
      """,
      says: "a.ndjson:1:39: error: “soon” is no time; write one such as 09:41 or 2018-06-04T09:41",
      "a.ndjson:2:7: error: \"to\" is a number where a string is needed",
      "a.ndjson:3:1: error: this is no JSON value; write an object in braces"),
  ]
}
