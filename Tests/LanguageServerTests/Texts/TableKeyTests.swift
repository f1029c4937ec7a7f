import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Keys of tables of strings, in an editor")
struct TableKeyTests {
  private static let files = [
    "Tea.app/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """,
    "soup.apns": """
    {"aps":{"alert":{"loc-key":"POTS & CUPS"}},"Simulator Target Bundle":"com.example.tea"}
    """,
  ]
  private static let forms = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>FIRST</key><dict><key>NSStringLocalizedFormatKey</key><string>1</string></dict>
      <key>POTS &amp; CUPS</key>
      <dict><key>NSStringLocalizedFormatKey</key><string>Pots</string></dict>
    </dict></plist>
    """
  private static let strings = """
    <plist version="1.0"><dict>
    <key>FIRST</key><string>1</string>
    <key>POTS &amp; CUPS</key><string>Pots</string>
    </dict></plist>
    """

  @Test(
    "A key leads to its letters in the table: between its tags in a property list, with its quotes",
    arguments: [
      ("Localizable.stringsdict", forms, 3, 7, 22), ("Localizable.strings", strings, 2, 5, 20),
      ("Localizable.strings", "\n  \"POTS & CUPS\" = \"Pots\";\n", 1, 2, 15),
    ])
  func places(name: String, table: String, line: Int64, start: Int64, end: Int64) throws {
    let path = "Tea.app/en.lproj/" + name
    var files = Self.files
    files[path] = table
    let client = try EditorClient(files)
    client.open("soup.apns")
    client.open(path)
    let places = try client.ask("textDocument/definition", client.at("soup.apns", 0, 30)).array
    #expect(places?.map { $0["uri"]?.string } == [client.uri(path)])
    let at = client.at(path, Int(line), Int(start) + 1)
    let hover = try client.ask("textDocument/hover", at)
    let own = try client.ask("textDocument/definition", at).array
    for found in [places?.first, own?.first, hover] {
      #expect(
        found?["range"] == [
          "start": ["line": .integer(line), "character": .integer(start)],
          "end": ["line": .integer(line), "character": .integer(end)],
        ], "\(found ?? .null)")
    }
  }

  @Test("A key without quotes leads to its letters, too")
  func unquoted() throws {
    let path = "Tea.app/en.lproj/Localizable.strings"
    var files = Self.files
    files[path] = "POTS = \"Pots\";\n"
    files["soup.apns"] = Self.files["soup.apns"]?.replacing("POTS & CUPS", with: "POTS")
    let client = try EditorClient(files)
    client.open("soup.apns")
    let places = try client.ask("textDocument/definition", client.at("soup.apns", 0, 30)).array
    #expect(places?.first?[path: "range", "start", "character"]?.integer == 0)
    #expect(places?.first?[path: "range", "end", "character"]?.integer == 4)
  }

  @Test("L4: a payload's key is looked up in Localizable alone, and one of another table there")
  func otherTable() throws {
    let own = "Tea.app/en.lproj/InfoPlist.strings"
    var files = Self.files
    files[own] = "\"NAME\" = \"Tea\";\n"
    files["Tea.app/de.lproj/InfoPlist.strings"] = "\"NAME\" = \"Tee\";\n"
    files["Tea.app/de.lproj/Localizable.strings"] = "\"NAME\" = \"Name\";\n"
    files["soup.apns"] = Self.files["soup.apns"]?.replacing("POTS & CUPS", with: "NAME")
    let client = try EditorClient(files)
    client.open("soup.apns")
    client.open(own)
    let asked = try client.hover("soup.apns", 0, 30)
    #expect(asked.contains("**de**: `Name`") && !asked.contains("**en**"), "\(asked)")
    let written = try client.hover(own, 0, 3)
    #expect(written.contains("**de**: `Tee`") && written.contains("**en**: `Tea`"), "\(written)")
    #expect(written.contains("no file asks for it"))
    let places = try client.ask("textDocument/definition", client.at("soup.apns", 0, 30)).array
    #expect(
      places?.map { $0["uri"]?.string } == [client.uri("Tea.app/de.lproj/Localizable.strings")])
  }

  @Test("A payload in a source tree is the tree's, whatever app around it has the same name")
  func tree() throws {
    let (payload, table) = ("Brew/TeaTests/soup.apns", "Brew/Tea/en.lproj/Localizable.strings")
    let words = { (text: String) in "\"POTS & CUPS\" = \"\(text)\";\n" }
    let client = try EditorClient([
      "Brew/Tea.xcodeproj/project.pbxproj": "{ objects = { }; }",
      "Brew/Tea/Info.plist": Self.files["Tea.app/Info.plist"]?
        .replacing("com.example.tea", with: "$(PRODUCT_BUNDLE_IDENTIFIER)") ?? "",
      table: words("Of the tree"), payload: Self.files["soup.apns"] ?? "",
      "Old/Tea.app/Info.plist": Self.files["Tea.app/Info.plist"] ?? "",
      "Old/Tea.app/en.lproj/Localizable.strings": words("Of old"),
    ])
    client.open(payload)
    client.open(table)
    let said = try client.hover(payload, 0, 30)
    #expect(said.contains("Of the tree") && !said.contains("Of old"), "\(said)")
    let places = try client.ask("textDocument/definition", client.at(payload, 0, 30)).array
    #expect(places?.map { $0["uri"]?.string } == [client.uri(table)])
    let uses = try client.ask("textDocument/references", client.at(table, 0, 3)).array
    #expect(uses?.map { $0["uri"]?.string } == [client.uri(payload)])
  }
}
