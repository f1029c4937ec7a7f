import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Apps, payloads and categories in an editor")
struct CategoryPlaceTests {
  static let files = [
    "Tea.app/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
    </dict></plist>
    """,
    "Tea.app/Notifications.json": """
    { "categories": [ { "identifier": "cup" },
      { "identifier": "kettle" } ] }
    """,
    "Tea.app/Payloads/boils.apns": #"{"aps":{"alert":"It boils","category":"kettle"}}"#,
    "day.scenario": """
    app Tea.app
    push tea Payloads/boils.apns
    push tea {"aps":{"alert":"Again","category":"kettle"}}

    """,
  ]

  @Test(
    "An app, its payload and its category lead to where they are declared",
    arguments: [
      ("day.scenario", 1, 6, "Tea.app/Notifications.json", 0),
      ("day.scenario", 1, 12, "Tea.app/Payloads/boils.apns", 0),
      ("day.scenario", 2, 46, "Tea.app/Notifications.json", 1),
      ("Tea.app/Payloads/boils.apns", 0, 41, "Tea.app/Notifications.json", 1),
    ] as [(String, Int, Int, String, Int64)])
  func definition(name: String, line: Int, unit: Int, target: String, row: Int64) throws {
    let client = try EditorClient(Self.files)
    client.open(name)
    let places = try client.ask("textDocument/definition", client.at(name, line, unit)).array
    #expect(places?.map { $0["uri"]?.string } == [client.uri(target)])
    #expect(places?.first?[path: "range", "start", "line"]?.integer == row)
  }
}
