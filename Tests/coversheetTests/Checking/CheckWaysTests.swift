import TestSupport
import TestTraits
import Testing

@Suite("One file, whichever way it is checked", .waitsOutside)
struct CheckWaysTests {
  private static func plist(_ members: String) -> String {
    "<plist><dict>\(members)</dict></plist>"
  }

  private static func entry(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  private static let fire =
    #"{"Simulator Target Bundle":"com.example.kiosk","aps":{"alert":{"title":"Fire"},"sound":"#
    + #"{"critical":1,"name":"default"},"category":"news"}}"#

  /// An app and a folder of payloads for it, one of which asks to be critical.
  static let kiosk = [
    "Kiosk.app/Info.plist": plist(entry("CFBundleIdentifier", "com.example.kiosk")),
    "Kiosk.app/Notifications.json": #"{"icon":"K","categories":[{"identifier":"news"}]}"#,
    "Payloads/fire.apns": fire, "Payloads/typo.apns": #"{"aps":{"alrt":"x"}}"#,
    "Payloads/saved.json": #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"#,
  ]

  @Test(
    "Y14, Y15: an app that is given alone is sent what lies beside it, and of that nothing is said",
    arguments: ["a.apns", "Payloads/a.apns"])
  func beside(path: String) throws {
    var files = [
      "Kiosk.app/Info.plist": Self.plist(Self.entry("CFBundleIdentifier", "com.example.kiosk")),
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

  @Test("Y16: a placeholder that one language lacks is said of either file that is checked alone")
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
    #expect(
      english == "A/en.lproj/Localizable.strings:1:8: warning: \"HI\" takes %1$@ in en, but "
        + "no argument in de and fr (de.lproj/Localizable.strings:1) [Y16]\n")
    let whole = try desk.run("check", "A").output.split(separator: "\n")
    #expect(whole.filter { $0.hasSuffix("[Y16]") }.count == 2)
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

  @Test("Y17: a form that is never taken stays a note where files are checked")
  func unusedForm() throws {
    let forms =
      #"{"one":{"stringUnit":{"value":"%lld枚"}},"other":{"stringUnit":{"value":"%lld枚"}}}"#
    let catalog =
      #"{"sourceLanguage":"ja","version":"1.0","strings":{"K":{"localizations":{"ja":{"variations":{"#
      + #""plural":\#(forms)}}}}}}"#
    let desk = try CommandLineHarness(["A/Localizable.xcstrings": catalog])
    #expect(
      try desk.run("check", "A").output.contains(
        ": note: \"K\" has the form \"one\", which ja never takes [Y17]"))
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
    "A table of several languages that is cut short or no table is complained about",
    arguments: [
      ("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"A":{"#),
      ("Localizable.xcstrings", "rubbish"), ("Localizable.xcstrings", ""),
      ("Localizable.loctable", "<plist><dict><key>en</key>"), ("Localizable.loctable", "rubbish"),
    ])
  func brokenTables(name: String, text: String) throws {
    let desk = try CommandLineHarness(["A.app/Info.plist": Self.plist(""), "A.app/\(name)": text])
    for path in ["A.app", "A.app/\(name)"] {
      let outcome = try desk.run("check", path)
      #expect(outcome.output.contains("A.app/\(name):1:"), "\(outcome.output)")
      #expect(outcome.output.contains(": error: "))
      #expect(outcome.status == .exited(1))
    }
  }

  private static let catalog =
    #"{"sourceLanguage":"de","version":"1.0","strings":{"HI":{"localizations":{"#
    + #""de":{"stringUnit":{"state":"translated","value":"Hallo"}},"#
    + #""fr":{"stringUnit":{"state":"translated","value":"Salut"}}}}}}"#

  @Test(
    "L17, L33: a catalog's source language is the development region where Info.plist names none",
    arguments: [nil, entry("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)")] as [String?])
  func developmentRegion(region: String?) throws {
    var files = [
      "App/Localizable.xcstrings": Self.catalog,
      "App/a.apns": #"{"aps":{"alert":{"loc-key":"HI"}}}"#,
    ]
    files["App/Info.plist"] = region.map(Self.plist)
    let desk = try CommandLineHarness(files)
    let picture = try desk.run("render", "App", "--locale=pt_PT")
    #expect(picture.output.contains("Hallo"), "\(picture.output)\(picture.errors)")
  }

  @Test(
    "L23: a folder that has nothing but a file of words is an app whose words are those of Base",
    arguments: ["Localizable.strings", "Localizable.stringsdict"])
  func wordsAlone(name: String) throws {
    let desk = try CommandLineHarness(["Words/\(name)": "<plist><dict>"])
    for path in ["Words", "Words/\(name)"] {
      let outcome = try desk.run("check", path)
      #expect(outcome.output.contains("Words/\(name):1:"), "\(outcome.output)\(outcome.errors)")
      #expect(outcome.status == .exited(1))
    }
    #expect(try desk.run("state", "Words").output.contains("\"displayName\": \"Words\""))
  }

  @Test("Y17: a form that was not needed is a warning in a run; one that was is one error")
  func forms() throws {
    let dictionary = Self.plist(
      "<key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        + Self.entry("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
        + Self.entry("NSStringFormatValueTypeKey", "d") + Self.entry("one", "a") + "</dict></dict>")
    let push = { (number: Int) in
      #"{"aps":{"alert":{"loc-key":"K","loc-args":["\#(number)"]}}}"#
    }
    let files = [
      "Info.plist": Self.plist(""), "en.lproj/Localizable.stringsdict": dictionary,
    ]
    let right = try CommandLineHarness(files.merging(["a.apns": push(1)]) { $1 }).run("run", ".")
    #expect(right.status == .exited(0), "\(right.errors)")
    #expect(right.errors.components(of: "[Y17]") == 1, "\(right.errors)")
    let wrong = try CommandLineHarness(files.merging(["a.apns": push(2)]) { $1 }).run("run", ".")
    #expect(wrong.status == .exited(2))
    #expect(wrong.errors.components(of: "[Y17]") == 1, "\(wrong.errors)")
    let both = files.merging(["a.apns": push(1), "b.apns": push(2)]) { $1 }
    for command in ["run", "state"] {
      let errors = try CommandLineHarness(both).run(command, ".").errors
      #expect(errors.components(of: "[Y17]") == 1 && errors.contains(": error: "), "\(errors)")
    }
  }

  @Test(
    "Equal complaints of a file are folded in a run, and each is said with --verbose and in a check"
  )
  func folding() throws {
    let line = #"{"aps":{"alert":{"body":"b","thread-id":"t"}}}"# + "\n"
    let desk = try CommandLineHarness(["a.ndjson": String(repeating: line, count: 100)])
    let run = try desk.run("run", "a.ndjson").errors
    #expect(run.components(of: "[Y5]") == 4)
    #expect(
      run.contains("a.ndjson:100:29: warning:")
        && run.contains("(97 more like this, the last here)"))
    #expect(try desk.run("run", "--verbose", "a.ndjson").errors.components(of: "[Y5]") == 100)
    #expect(try desk.run("state", "a.ndjson").errors.components(of: "[Y5]") == 4)
    #expect(try desk.run("check", "a.ndjson").output.components(of: "[Y5]") == 100)
  }

  @Test("Y41: a catalog has one note for each language and state")
  func catalogNotes() throws {
    let units = { (state: String) in #"{"stringUnit":{"state":"\#(state)","value":"x"}}"# }
    let strings = (1...50).map { number in
      #""K\#(number)":{"localizations":{"en":\#(units("translated")),"de":\#(units("new")),"#
        + #""fr":\#(units("needs_review"))}}"#
    }
    let file =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"# + strings.joined(separator: ",") + "}}"
    let outcome = try CommandLineHarness(["A/Localizable.xcstrings": file]).run("check", "A")
    #expect(outcome.output.components(of: "[Y41]") == 2, "\(outcome.output)")
    #expect(
      outcome.output.contains("50 texts, \"K1\", \"K2\", \"K3\" and 47 more, are marked new in de"))
  }

  @Test("A source tree is read as its targets")
  func tree() throws {
    let service =
      "<key>NSExtension</key><dict>"
      + Self.entry("NSExtensionPointIdentifier", "com.apple.usernotifications.service") + "</dict>"
    let variable = Self.entry("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)")
    let desk = try CommandLineHarness([
      "tree/Shop/Supporting Files/Info.plist": Self.plist(
        Self.entry("CFBundleIdentifier", "com.example.shop")
          + Self.entry("CFBundleDisplayName", "Shop")),
      "tree/Shop/Resources/en.lproj/Localizable.strings": "\"HI\" = \"Hi %@\";\n",
      "tree/Shop/Shop.entitlements": Self.plist(
        "<key>com.apple.developer.usernotifications.critical-alerts</key><true/>"),
      "tree/Service/Info.plist": Self.plist(variable + service),
      "tree/ShopTests/Info.plist": Self.plist(variable),
      "tree/Kit/Info.plist": Self.plist(variable + Self.entry("CFBundlePackageType", "FMWK")),
      "tree/ShopTests/a.apns":
        #"{"aps":{"alert":{"loc-key":"HI"},"sound":{"critical":1},"mutable-content":1}}"#,
    ])
    let outcome = try desk.run("check", "tree")
    #expect(outcome.errors.hasPrefix("1 app checked: "), "\(outcome.errors)")
    #expect(outcome.output.components(of: ": note: this source tree is read as 1 app") == 1)
    #expect(outcome.output.components(of: "[Y16]") == 1, "\(outcome.output)")
    #expect(
      !outcome.output.contains("[Y7]") && !outcome.output.contains("[Y18]"), "\(outcome.output)")
    let picture = try desk.run("render", "tree").output
    #expect(picture.contains("SHOP"), "\(picture)")
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
