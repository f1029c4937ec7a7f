import TestSupport
import TestTraits
import Testing

@Suite("What an app is called", .waitsOutside)
struct AppNameTests {
  private static let files = [
    "A.app/Info.plist": """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.album</string>
    <key>CFBundleDisplayName</key><string>Album</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """,
    "A.app/Notifications.json": """
    {"categories": [{"identifier": "photo", "actions": [
      {"identifier": "like", "title": {"key": "LIKE"}},
      {"identifier": "reply", "title": "Reply",
       "textInput": {"buttonTitle": {"key": "SEND"}, "placeholder": {"key": "NICE"}}}]}]}
    """,
    "A.app/en.lproj/Localizable.strings": "\"LIKE\" = \"Like\";\n\"SEND\" = \"Send\";\n",
    "A.app/pl.lproj/Localizable.strings": "\"LIKE\" = \"Lubię to\";\n\"SEND\" = \"Wyślij\";\n",
    "A.app/pl.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Zdjęcia\";\n",
    "a.scenario": """
    app A.app
    push album {"aps":{"alert":"Hello","category":"photo"}} id=n
    """,
  ]

  @Test("L17: it has the name that it gives itself in the phone's language, else the declared one")
  func localized() throws {
    let desk = try CommandLineHarness(Self.files)
    #expect(try desk.run("render", "a.scenario").output.contains("ALBUM"))
    let polish = try desk.run("render", "a.scenario", "--locale=pl_PL").output
    #expect(polish.contains("ZDJĘCIA") && !polish.contains("ALBUM"), "\(polish)")
    #expect(try desk.run("render", "a.scenario", "--locale=de_DE").output.contains("ALBUM"))
    let why = try desk.run("explain", "a.scenario", "n", "--locale=pl_PL").output
    #expect(why.contains("· Zdjęcia"), "\(why)")
    let state = try desk.run("state", "a.scenario", "--locale=pl_PL").output
    #expect(state.contains("\"displayName\": \"Zdjęcia\""))
  }

  @Test("L35: why tells what the actions would say now, and from where")
  func actions() throws {
    let desk = try CommandLineHarness(Self.files)
    let why = try desk.run("explain", "a.scenario", "n", "--locale=pl_PL").output
    let offer =
      "offers  “Lubię to”, “Reply” (“NICE”, “Wyślij”)   pl · Localizable.strings:1  L35\n"
    #expect(why.contains(offer), "\(why)")
    #expect(why.contains("warning: the key \"NICE\" is missing in pl   Notifications.json:4"))
    let whole = try desk.run("explain", "a.scenario", "n", "--locale=pl_PL", "--json").output
    #expect(whole.contains("A.app/pl.lproj/Localizable.strings"), "\(whole)")
  }
}
