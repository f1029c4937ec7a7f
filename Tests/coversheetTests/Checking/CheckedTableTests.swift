import TestSupport
import TestTraits
import Testing

@Suite("String tables, whichever way they are checked", .waitsOutside)
struct CheckedTableTests {
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
    "A table of several languages that is cut short or no table is complained about",
    arguments: [
      ("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"A":{"#),
      ("Localizable.xcstrings", "rubbish"), ("Localizable.xcstrings", ""),
      ("Localizable.loctable", "<plist><dict><key>en</key>"), ("Localizable.loctable", "rubbish"),
    ])
  func brokenTables(name: String, text: String) throws {
    let desk = try CommandLineHarness([
      "A.app/Info.plist": PropertyListXML.of(""), "A.app/\(name)": text,
    ])
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
    arguments: [nil, PropertyListXML.entry("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)")]
      as [String?])
  func developmentRegion(region: String?) throws {
    var files = [
      "App/Localizable.xcstrings": Self.catalog,
      "App/a.apns": #"{"aps":{"alert":{"loc-key":"HI"}}}"#,
    ]
    files["App/Info.plist"] = region.map(PropertyListXML.of)
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
    let dictionary = PropertyListXML.of(
      "<key>K</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>"
        + PropertyListXML.entry("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
        + PropertyListXML.entry("NSStringFormatValueTypeKey", "d")
        + PropertyListXML.entry("one", "a")
        + "</dict></dict>")
    let push = { (number: Int) in
      #"{"aps":{"alert":{"loc-key":"K","loc-args":["\#(number)"]}}}"#
    }
    let files = [
      "Info.plist": PropertyListXML.of(""), "en.lproj/Localizable.stringsdict": dictionary,
    ]
    let right = try CommandLineHarness(files.merging(["a.apns": push(1)]) { $1 }).run("run", ".")
    #expect(right.status == .exited(0), "\(right.errors)")
    #expect(right.errors.occurrences(of: "[Y17]") == 1, "\(right.errors)")
    let wrong = try CommandLineHarness(files.merging(["a.apns": push(2)]) { $1 }).run("run", ".")
    #expect(wrong.status == .exited(1))
    #expect(wrong.errors.occurrences(of: "[Y17]") == 1, "\(wrong.errors)")
    let both = files.merging(["a.apns": push(1), "b.apns": push(2)]) { $1 }
    for command in ["run", "state"] {
      let errors = try CommandLineHarness(both).run(command, ".").errors
      #expect(errors.occurrences(of: "[Y17]") == 1 && errors.contains(": error: "), "\(errors)")
    }
  }

  @Test("Y17, L32: a form of a catalog that was needed is one error, and no inner name is shown")
  func catalogForms() throws {
    let plural = #""variations":{"plural":{"one":{"stringUnit":{"value":"a"}}}}"#
    let named = #""stringUnit":{"value":"%#@n@"},"substitutions":{"n":{"argNum":1,\#(plural)}}"#
    for (words, shown) in [(plural, "K"), (named, "%#@n@")] {
      let catalog =
        #"{"sourceLanguage":"en","version":"1.0","strings":{"K":{"localizations":{"en":{\#(words)}}}}}"#
      let push = { (number: Int) in
        #"{"aps":{"alert":{"loc-key":"K","loc-args":["\#(number)"]}}}"#
      }
      let files = [
        "Info.plist": PropertyListXML.of(""), "Localizable.xcstrings": catalog, "a.apns": push(1),
        "b.apns": push(2),
      ]
      let outcome = try CommandLineHarness(files).run("state", ".")
      #expect(outcome.errors.occurrences(of: "[Y17]") == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains(": error: "), "\(outcome.errors)")
      #expect(outcome.output.contains("\"body\": \"\(shown)\""), "\(outcome.output)")
    }
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
    #expect(outcome.output.occurrences(of: "[Y41]") == 2, "\(outcome.output)")
    #expect(
      outcome.output.contains("50 texts, \"K1\", \"K2\", \"K3\" and 47 more, are marked new in de"))
  }
}
