import TestSupport
import TestTraits
import Testing

@Suite("One file, whichever way it is checked", .waitsOutside)
struct CheckWaysTests {
  private static let fire =
    #"{"Simulator Target Bundle":"com.example.kiosk","aps":{"alert":{"title":"Fire"},"sound":"#
    + #"{"critical":1,"name":"default"},"category":"news"}}"#

  /// An app and a folder of payloads for it, one of which asks to be critical.
  static let kiosk = [
    "Kiosk.app/Info.plist": PropertyListXML.of(
      PropertyListXML.entry("CFBundleIdentifier", "com.example.kiosk")),
    "Kiosk.app/Notifications.json": #"{"icon":"K","categories":[{"identifier":"news"}]}"#,
    "Payloads/fire.apns": fire, "Payloads/typo.apns": #"{"aps":{"alrt":"x"}}"#,
    "Payloads/saved.json": #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#,
  ]

  @Test("What cannot be checked is told with all that can, which help has as well")
  func nothing() throws {
    let desk = try CommandLineHarness(["day.html": "<p>"])
    let outcome = try desk.run("check", "day.html")
    let files = ".strings, .stringsdict, .xcstrings, .loctable, .entitlements, .plist"
    #expect(
      outcome.output
        == "day.html:1:1: error: this is nothing to check; give a .scenario, an .app or a folder, "
        + "an .apns, an .ndjson or a .json file with \"aps\", a file of an app (\(files)), "
        + "or a .hex with frames\n")
    #expect(outcome.status == .exited(2))
    #expect(try desk.run("help", "checks").output.unfolded.contains(files))
  }

  @Test(
    "Y14, Y15: an app that is given alone is sent what lies beside it, and of that nothing is said",
    arguments: ["a.apns", "Payloads/a.apns"])
  func beside(path: String) throws {
    var files = [
      "Kiosk.app/Info.plist": PropertyListXML.of(
        PropertyListXML.entry("CFBundleIdentifier", "com.example.kiosk")),
      "Kiosk.app/Notifications.json":
        #"{"icon":"K","categories":[{"identifier":"news","summaryFormat":{"key":"MORE"}}]}"#,
      "Kiosk.app/en.lproj/Localizable.strings":
        "\"MORE\" = \"%u more from %@\";\n\"HELLO\" = \"Hello\";\n",
    ]
    let alone = try CommandLineHarness(files).run("check", "Kiosk.app").output
    #expect(alone.contains("uses the key \"HELLO\""), "\(alone)")
    let payload =
      #"{"aps":{"alert":{"loc-key":"HELLO","summary-arg":"Ann","alrt":1},"category":"news"}}"#
    files[path] = payload
    let desk = try CommandLineHarness(files)
    for name in ["Kiosk.app", "./Kiosk.app", desk.folder("Kiosk.app")] {
      let outcome = try desk.run("check", name).output
      #expect(!outcome.contains("[Y15]") && !outcome.contains("[Y14]"), "\(outcome)")
      #expect(!outcome.contains("a.apns"), "\(outcome)")
    }
    let addressed = #"{"Simulator Target Bundle":"com.example.other",""# + payload.dropFirst(2)
    try desk.folder.write(Array(addressed.utf8), to: path)
    let other = try desk.run("check", "Kiosk.app").output
    #expect(other.contains("uses the key \"HELLO\""), "another app’s: \(other)")
  }

  @Test("Y7: payloads say the same alone, in their folder, and with the app that they are for")
  func ways() throws {
    let desk = try CommandLineHarness(Self.kiosk)
    let all = try desk.run("check", "Payloads")
    #expect(all.errors == "3 payload files checked: 2 warnings and 1 note\n")
    #expect(all.output.contains("this is an ordinary sound [Y7]"))
    let withApp = try desk.run("check", "Kiosk.app", "Payloads")
    let own = withApp.output.split(separator: "\n").filter { $0.hasPrefix("Payloads/") }
    #expect(own == all.output.split(separator: "\n"))
    let single = try ["fire.apns", "saved.json", "typo.apns"].map {
      try desk.run("check", "Payloads/\($0)").output
    }
    #expect(single.joined() == all.output)
    let played = try desk.run("run", "Payloads/fire.apns").errors
    #expect(played.contains("this is an ordinary sound [Y7]"))
  }

  @Test("A folder of payloads goes to the app that was named, which keeps what it declares")
  func namedApp() throws {
    let desk = try CommandLineHarness(Self.kiosk)
    for paths in [["Kiosk.app", "Payloads"], ["Payloads", "Kiosk.app"]] {
      let terminal = try desk.open(paths.map { desk.folder($0) })
      try terminal.expect("KIOSK")
      try terminal.expect("1 more notification")
      #expect(!terminal.screen.text.contains("PAYLOADS"), "\(terminal.screen.text)")
      terminal.send("q")
      #expect(terminal.waitForExit() == .exited(0))
    }
  }

  @Test("A payload that is saved as .json is one, and other .json files are none")
  func json() throws {
    let desk = try CommandLineHarness([
      "a.json": #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#, "b.json": #"{"name":"x"}"#,
      "c.json": #"{"aps":{"alert":"b""#,
    ])
    #expect(try desk.run("check", "a.json").output.contains("[Y5]"))
    #expect(try desk.run("check", "b.json").status == .exited(2))
    #expect(try desk.run("check", "c.json").output.contains("c.json:1:"))
    #expect(try desk.run("check", ".").errors.hasPrefix("2 payload files checked: "))
  }

  @Test("§2, Y16: a placeholder that one language lacks is said where it is said of the whole app")
  func placeholders() throws {
    let desk = try CommandLineHarness([
      "A/de.lproj/Localizable.strings": "\"HI\" = \"Neue Nachricht\";\n",
      "A/en.lproj/Localizable.strings": "\"HI\" = \"New message from %@\";\n",
      "A/fr.lproj/Localizable.strings": "\"HI\" = \"Nouveau message\";\n",
    ])
    let german = try desk.run("check", "A/de.lproj/Localizable.strings").output
    #expect(
      german == "A/de.lproj/Localizable.strings:1:8: warning: \"HI\" takes no argument in de, but "
        + "%1$@ in en (en.lproj/Localizable.strings:1) [Y16]\n")
    let english = try desk.run("check", "A/en.lproj/Localizable.strings").output
    #expect(english.isEmpty, "\(english)")
    let whole = try desk.run("check", "A").output.split(separator: "\n")
    #expect(whole.filter { $0.hasSuffix("[Y16]") }.count == 2)
    #expect(whole.contains { "\($0)\n" == german })
  }

  @Test("A file is part of the app around the working folder, which has the folder's name")
  func workingFolder() throws {
    let desk = try CommandLineHarness([
      "Shop/de.lproj/Localizable.strings": "\"HI\" = \"Hallo\";\n",
      "Shop/en.lproj/Localizable.strings": "\"HI\" = \"Hello %@\";\n",
    ])
    let inside = try desk.shell("cd Shop/de.lproj && exec \"$0\" check Localizable.strings")
    #expect(
      inside.output.hasPrefix("Localizable.strings:1:8: warning: \"HI\" takes no argument in de"))
    let whole = try desk.shell("cd Shop && exec \"$0\" check .")
    #expect(
      whole.output.contains(": note: there is no Info.plist; \"Shop\" (com.example.shop) stands in")
    )
  }

  @Test(
    "Y2: a payload within a request to a push service is named, with what to write",
    arguments: [
      (
        #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"a"}}}}}"#, "1:43",
        "message.apns.payload"
      ),
      (#"{"apns":{"payload":{"aps":{"alert":"a"}}}}"#, "1:20", "apns.payload"),
      (#"{"default":"a","APNS":"{\"aps\":{\"alert\":\"a\"}}"}"#, "1:23", "APNS"),
    ])
  func wrapped(text: String, place: String, path: String) throws {
    let desk = try CommandLineHarness(["a.json": text, "a.apns": text, "a.ndjson": text + "\n"])
    for file in ["a.json", "a.apns", "a.ndjson"] {
      let outcome = try desk.run("check", file)
      #expect(outcome.output.hasPrefix("\(file):\(place): error: the payload stands in \(path), "))
      #expect(outcome.output.contains("so write just {\"aps\":{…}} [Y2]"), "\(outcome.output)")
      #expect(outcome.status == .exited(1))
      #expect(try desk.run("run", file).errors.contains("[Y2]"))
    }
  }

  @Test(
    "Equal complaints of a file are folded in a run, and each is said with --verbose and in a check"
  )
  func folding() throws {
    let line = #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"# + "\n"
    let desk = try CommandLineHarness(["a.ndjson": String(repeating: line, count: 100)])
    let run = try desk.run("run", "a.ndjson").errors
    #expect(run.occurrences(of: "[Y5]") == 4)
    #expect(
      run.contains("a.ndjson:100:29: warning:")
        && run.contains("(97 more like this, the last here)"))
    #expect(try desk.run("run", "--verbose", "a.ndjson").errors.occurrences(of: "[Y5]") == 100)
    #expect(try desk.run("state", "a.ndjson").errors.occurrences(of: "[Y5]") == 4)
    #expect(try desk.run("check", "a.ndjson").output.occurrences(of: "[Y5]") == 100)
  }

  @Test("A source tree is read as its targets")
  func tree() throws {
    let service =
      "<key>NSExtension</key><dict>"
      + PropertyListXML.entry("NSExtensionPointIdentifier", "com.apple.usernotifications.service")
      + "</dict>"
    let variable = PropertyListXML.entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
    let desk = try CommandLineHarness([
      "tree/Shop/Supporting Files/Info.plist": PropertyListXML.of(
        PropertyListXML.entry("CFBundleIdentifier", "com.example.shop")
          + PropertyListXML.entry("CFBundleDisplayName", "Shop")),
      "tree/Shop/Resources/en.lproj/Localizable.strings": "\"HI\" = \"Hi %@\";\n",
      "tree/Shop/Shop.entitlements": PropertyListXML.of(
        "<key>com.apple.developer.usernotifications.critical-alerts</key><true/>"),
      "tree/Service/Info.plist": PropertyListXML.of(variable + service),
      "tree/ShopTests/Info.plist": PropertyListXML.of(variable),
      "tree/Kit/Info.plist": PropertyListXML.of(
        variable + PropertyListXML.entry("CFBundlePackageType", "FMWK")),
      "tree/ShopTests/a.apns":
        #"{"aps":{"alert":{"loc-key":"HI"},"sound":{"critical":1},"mutable-content":1}}"#,
    ])
    let outcome = try desk.run("check", "tree")
    #expect(outcome.errors.hasPrefix("1 app checked: "), "\(outcome.errors)")
    #expect(outcome.output.occurrences(of: ": note: this source tree is read as 1 app") == 1)
    #expect(outcome.output.occurrences(of: "[Y16]") == 1, "\(outcome.output)")
    #expect(
      !outcome.output.contains("[Y7]") && !outcome.output.contains("[Y18]"), "\(outcome.output)")
    let picture = try desk.run("render", "tree").output
    #expect(picture.contains("SHOP"), "\(picture)")
  }
}
