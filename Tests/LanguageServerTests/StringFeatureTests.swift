import JSONRPC
import LanguageServer
import Notifications
import Testing

@Suite("Strings and payloads in an editor")
struct StringFeatureTests {
  private static let files = [
    "Tea.app/Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.tea</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """,
    "Tea.app/Notifications.json": """
    { "categories": [ { "identifier": "kettle",
        "hiddenPreviewsBodyPlaceholder": { "key": "KETTLE" } } ] }
    """,
    "Tea.app/en.lproj/Localizable.strings": """
    "KETTLE" = "The kettle sings";
    "CUPS" = "Cups: %@";
    """,
    "Tea.app/de.lproj/Localizable.strings": "\"KETTLE\" = \"Der Kessel singt\";\n",
    "soup.apns": """
    {"aps":{"alert":{"loc-key":"KETTLE","title":"Tea"}},"Simulator Target Bundle":"com.example.tea"}
    """,
  ]

  @Test(
    "A key says its text in each language, and where it is used",
    arguments: [
      ("soup.apns", 0, 29), ("Tea.app/Notifications.json", 1, 52),
      ("Tea.app/en.lproj/Localizable.strings", 0, 3),
    ])
  func key(name: String, line: Int, unit: Int) throws {
    let client = try EditorClient(Self.files)
    client.open(name)
    let words = try client.hover(name, line, unit)
    #expect(words.contains("**en**: `The kettle sings`"), "\(words)")
    #expect(words.contains("**de**: `Der Kessel singt`"))
    #expect(words.contains("soup.apns:1"))
    #expect(words.contains("Notifications.json:2"))
  }

  @Test("A key leads to its words in each language, and to who asks for it")
  func definition() throws {
    let client = try EditorClient(Self.files)
    client.open("soup.apns")
    let places = try client.ask("textDocument/definition", client.at("soup.apns", 0, 29)).array
    #expect(
      places?.map { $0["uri"]?.string } == [
        client.uri("Tea.app/de.lproj/Localizable.strings"),
        client.uri("Tea.app/en.lproj/Localizable.strings"),
      ])
    let uses = try client.ask("textDocument/references", client.at("soup.apns", 0, 29)).array
    #expect(
      uses?.map { $0["uri"]?.string } == [
        client.uri("Tea.app/Notifications.json"), client.uri("soup.apns"),
      ])
  }

  @Test("A key that a line of a scenario asks for says its text, and leads to words and uses")
  func scenario() throws {
    var files = Self.files
    files["day.scenario"] = """
      app Tea.app
      push tea {"aps":{"alert":{"loc-key":"CUPS","loc-args":["3"]}}}

      """
    let client = try EditorClient(files)
    client.open("day.scenario")
    let words = try client.hover("day.scenario", 1, 38)
    #expect(words.contains("**en**: `Cups: %@`") && words.contains("day.scenario:2"), "\(words)")
    #expect(try client.hover("day.scenario", 1, 2).contains("push APP"), "the verb says its own")
    let place = client.at("day.scenario", 1, 38)
    let places = try client.ask("textDocument/definition", place).array
    #expect(
      places?.map { $0["uri"]?.string } == [client.uri("Tea.app/en.lproj/Localizable.strings")])
    #expect(places?.first?[path: "range", "start", "line"]?.integer == 1)
    let uses = try client.ask("textDocument/references", place).array
    #expect(uses?.map { $0["uri"]?.string } == [client.uri("day.scenario")])
    #expect(uses?.first?[path: "range", "start", "character"]?.integer == 36)
    client.open("Tea.app/en.lproj/Localizable.strings")
    let table = try client.hover("Tea.app/en.lproj/Localizable.strings", 1, 2)
    #expect(table.contains("day.scenario:2"), "\(table)")
  }

  @Test(
    "A key that a line of a scenario writes with escapes is found from its words",
    arguments: [
      (#"Say \"hi\""#, #"Say \"hi\""#), (#"Two\nrows"#, #"Two\nrows"#), ("Café", #"Caf\u00e9"#),
      ("1/2", #"1\/2"#),
    ])
  func escapes(inTable: String, inLine: String) throws {
    let table = "Tea.app/en.lproj/Localizable.strings"
    var files = Self.files
    files[table] = "\"\(inTable)\" = \"Tea is ready\";\n"
    files["day.scenario"] = """
      app Tea.app
      push tea {"aps":{"alert":{"loc-key":"\(inLine)"}}}

      """
    let client = try EditorClient(files)
    client.open(table)
    let uses = try client.ask("textDocument/references", client.at(table, 0, 2)).array
    #expect(uses?.map { $0["uri"]?.string } == [client.uri("day.scenario")])
    #expect(uses?.first?[path: "range", "start", "line"]?.integer == 1)
    #expect(uses?.first?[path: "range", "start", "character"]?.integer == 36)
  }

  @Test(
    "A key leads to the whole of it in its table, with its escapes, and is shown letter by letter",
    arguments: [
      (#"Say \"hi\""#, #"`Say "hi"`"#), (#"Back\\"#, #"`Back\`"#), ("a`b", "`` a`b ``"),
      (#"\U2615 tea"#, "`☕ tea`"),
    ])
  func wholeKey(written: String, shown: String) throws {
    let table = "Tea.app/en.lproj/Localizable.strings"
    var files = Self.files
    files[table] = "\"\(written)\" = \"Tea\"; /* \"x */\n"
    let client = try EditorClient(files)
    client.open(table)
    let at = client.at(table, 0, 2)
    let hover = try client.ask("textDocument/hover", at)
    let words = hover[path: "contents", "value"]?.string ?? ""
    #expect(words.hasPrefix(shown + "\n"), "\(words)")
    let places = try client.ask("textDocument/definition", at).array ?? []
    let ends = ([hover] + places).map { $0[path: "range", "end", "character"]?.integer }
    #expect(ends == [Int64(written.utf16.count) + 2, Int64(written.utf16.count) + 2])
  }

  @Test("A table that is open under two addresses, with two texts, is asked about under both")
  func twoAddresses() throws {
    let table = "Tea.app/en.lproj/Localizable.strings"
    let client = try EditorClient(Self.files)
    let (own, other) = (client.uri(table), "file://localhost" + client.folder(table))
    let texts = ["", "\"KETTLE\" = \"The kettle sings\";\n"]
    for (uri, text) in zip([own, other, other, own], texts + texts) {
      client.tell(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "version": 1, "text": .string(text)]])
      for asked in [own, other] {
        let place: JSONValue = [
          "textDocument": ["uri": .string(asked)], "position": client.position(0, 0),
        ]
        _ = try? client.ask("textDocument/hover", place)
        _ = try? client.ask("textDocument/definition", place)
      }
    }
    #expect(try client.hover(table, 0, 2).contains("The kettle sings"))
  }

  @Test(
    "A key of a catalog leads to one place, over the key, and a language that has none of it says nothing"
  )
  func catalog() throws {
    let table = "Tea.app/Localizable.xcstrings"
    var files = Self.files
    files[table] = #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "STEEP": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Steep it" } },
          "fr": { "stringUnit": { "state": "translated", "value": "Infuser" } } } },
        "POUR": { "localizations": {
          "nl": { "stringUnit": { "state": "translated", "value": "Schenken" } },
          "en": { "stringUnit": { "state": "translated", "value": "Pour" } } } } } }
      """#
    files["steep.apns"] =
      #"{"Simulator Target Bundle":"com.example.tea","aps":{"alert":{"loc-key":"STEEP"}}}"#
    let client = try EditorClient(files)
    client.open("steep.apns")
    let at = client.at("steep.apns", 0, 75)
    let places = try #require(try client.ask("textDocument/definition", at).array)
    #expect(places.map { $0["uri"]?.string } == [client.uri(table)])
    let range = places.first?["range"]
    #expect(
      range?["start"]?["character"]?.integer == 2 && range?["end"]?["character"]?.integer == 9)
    let words = try client.hover("steep.apns", 0, 75)
    #expect(words.contains("**fr**") && !words.contains("**nl**"), "\(words)")
  }

  @Test("What another app asks for under the same key is no use of this one")
  func otherApp() throws {
    var files = Self.files
    for (path, text) in Self.files where path.hasPrefix("Tea.app/") {
      files["Mug" + path.dropFirst(3)] = text.replacing("com.example.tea", with: "com.example.mug")
    }
    let client = try EditorClient(files)
    client.open("soup.apns")
    let uses = try client.ask("textDocument/references", client.at("soup.apns", 0, 29)).array
    #expect(
      uses?.map { $0["uri"]?.string } == [
        client.uri("Tea.app/Notifications.json"), client.uri("soup.apns"),
      ])
  }

  @Test(
    "A property list’s entry begins with its key; an entry that a later one replaces says nothing")
  func entryStarts() throws {
    var files = Self.files
    let forms = "Tea.app/en.lproj/Localizable.stringsdict"
    let variable = { (key: String) in
      """
      <key>\(key)</key>
      <dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d \(key)</string></dict>
      </dict>
      """
    }
    files[forms] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \(variable("APPLES"))
      \(variable("PEARS"))
      </dict></plist>
      """
    let table = "Tea.app/en.lproj/Other.strings"
    files[table] = #"""
      "LIKE" = "Like";
      "GREET" = "Hello %@ from %@";
      "GREET" = "Hello";
      """#
    let client = try EditorClient(files)
    client.open(forms)
    for (line, key) in [(2, "APPLES"), (5, "APPLES"), (8, "PEARS"), (9, "PEARS")] {
      #expect(try client.hover(forms, line, 6).contains("`\(key)`"), "line \(line)")
    }
    client.open(table)
    #expect(try client.hover(table, 0, 3).contains("`LIKE`"))
    #expect(try !client.hover(table, 1, 3).contains("`LIKE`"))
    #expect(try client.hover(table, 2, 3).contains("`GREET`"))
  }

  @Test("Each form of a plural is told")
  func plural() throws {
    var files = Self.files
    let form = "Tea.app/en.lproj/Localizable.stringsdict"
    files[form] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>POTS</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@pots@</string>
      <key>pots</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>one pot</string><key>other</key><string>%d pots</string></dict>
      </dict></dict></plist>
      """
    let client = try EditorClient(files)
    client.open(form)
    let words = try client.hover(form, 2, 40)
    #expect(words.contains("pots one: `one pot`"), "\(words)")
    #expect(words.contains("pots other: `%d pots`"))
  }

  @Test("A payload says what the phone would say, as it is typed")
  func payload() throws {
    let client = try EditorClient(Self.files)
    client.open("soup.apns")
    let words = try client.hover("soup.apns", 0, 3)
    #expect(words.contains("`Tea`"), "\(words)")
    #expect(words.contains("`The kettle sings`"))
    client.type("CUPS", in: "soup.apns", 0, 28, 34)
    #expect(try client.hover("soup.apns", 0, 3).contains("Cups: "))
  }

  @Test("A rule that is broken says what it is")
  func rule() throws {
    let client = try EditorClient(["soup.apns": #"{"aps":{"alert":"A","mutable-content":true}}"#])
    client.open("soup.apns")
    let words = try client.hover("soup.apns", 0, 39)
    #expect(words.contains("**Y25**"), "\(words)")
  }
}
