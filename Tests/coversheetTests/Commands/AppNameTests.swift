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

  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{"CFBundleDisplayName":{"localizations":{
    "de":{"stringUnit":{"state":"translated","value":"Fotos"}}}}}}
    """#

  @Test(
    "L33: a name that a catalog has only as a key is none, and the declared one stands",
    arguments: [("en_US", "ALBUM"), ("fr_FR", "ALBUM"), ("de_DE", "FOTOS")])
  func untranslated(locale: String, name: String) throws {
    var files = Self.files
    files["A.app/pl.lproj/InfoPlist.strings"] = nil
    files["A.app/InfoPlist.xcstrings"] = Self.catalog
    let picture = try CommandLineHarness(files).run("render", "a.scenario", "--locale=\(locale)")
    #expect(picture.output.contains(name), "\(picture.output)")
    #expect(!picture.output.contains("CFBUNDLE"))
  }

  @Test("A display name goes before any other name, also a localized one")
  func order() throws {
    var files = Self.files
    files["A.app/pl.lproj/InfoPlist.strings"] = "CFBundleName = \"Zdjęcia\";\n"
    let polish = ["render", "a.scenario", "--locale=pl_PL"]
    let named = try CommandLineHarness(files).run(polish).output
    #expect(named.contains("ALBUM") && !named.contains("ZDJĘCIA"), "\(named)")
    files["A.app/Info.plist"] = Self.files["A.app/Info.plist"]?
      .replacing("CFBundleDisplayName", with: "CFBundleName")
    #expect(try CommandLineHarness(files).run(polish).output.contains("ZDJĘCIA"))
  }

  @Test("L35: preview shows what stands around what is typed, and what of it is not translated")
  func textInput() throws {
    let desk = try CommandLineHarness(Self.files)
    let words = try desk.run("preview", "A.app", "--locales=pl").output
    #expect(words.contains("reply · button       Wyślij"), "\(words)")
    #expect(words.contains("reply · placeholder  ! NICE"), "\(words)")
    #expect(words.contains("warning: the key \"NICE\" is missing in pl"), "\(words)")
    let pseudo = try desk.run(
      "preview", "A.app", "--locales=en", "--pseudo", "--previews=never", "--counts=2"
    ).output
    #expect(pseudo.contains("action reply · placeholder: the key NICE is missing"), "\(pseudo)")
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
