import TestSupport
import TestTraits
import Testing

@Suite("Tables that cannot be read to their ends", .waitsOutside)
struct BrokenTableTests {
  private static let files = [
    "A.app/Info.plist": """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.album</string>
    <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
    """,
    "A.app/Notifications.json": """
    {"categories": [{"identifier": "photo", "actions": [
      {"identifier": "like", "title": {"key": "LIKE"}}, {"identifier": "send", "title": {"key": "SEND"}}]}]}
    """,
    "A.app/pl.lproj/Localizable.strings": "\"LIKE\" = \"Lubię to\";\n\"SEND\" = \"Wyślij\";\n",
  ]

  private func check(_ english: String) throws -> String {
    let desk = try CommandLineHarness(
      Self.files.merging(["A.app/en.lproj/Localizable.strings": english]) { $1 })
    let outcome = try desk.run("check", "A.app")
    return outcome.output + outcome.errors
  }

  @Test("The place is the line whose quote is missing, and nothing is said to be missing beside it")
  func missingQuote() throws {
    let found = try check("\"LIKE\" = \"Like;\n\"OTHER\" = \"Other\";\n")
    #expect(
      found.contains(
        "Localizable.strings:1:10: error: this text is not closed; write \" at its end"),
      "\(found)")
    #expect(!found.contains("missing in en") && !found.contains("not in en"), "\(found)")
  }

  @Test("Y15: a table that can be read lacks what it lacks")
  func whole() throws {
    let found = try check("\"LIKE\" = \"Like\";\n")
    #expect(found.contains("\"SEND\" is missing in en"), "\(found)")
  }

  private static let unclosed = "\"LIKE\" = \"Like;\n"
  private static let complaint = "Localizable.strings:1:10: error: this text is not closed"
  private static let push = #"{"aps":{"alert":"A photo","category":"photo"}}"#

  @Test(
    "L35: a run tells a table that a push’s category alone needs",
    arguments: [["run"], ["render"], ["audit"]])
  func categoryAlone(_ command: [String]) throws {
    let desk = try CommandLineHarness(
      Self.files.merging([
        "A.app/en.lproj/Localizable.strings": Self.unclosed, "A.app/Payloads/a.apns": Self.push,
      ]) { $1 })
    let outcome = try desk.run(command + ["A.app"])
    #expect(outcome.errors.contains("A.app/en.lproj/" + Self.complaint), "\(outcome)")
    #expect(outcome.status == .exited(2), "\(outcome)")
  }

  @Test("A preview tells a table that cannot be read in a language it shows, and in no other")
  func previewed() throws {
    let desk = try CommandLineHarness(
      Self.files.merging(["A.app/de.lproj/Localizable.strings": Self.unclosed]) { $1 })
    for options in [["--locales=de"], [], ["--locales=pl", "--against=locale=de"]] {
      let outcome = try desk.run(["preview", "A.app"] + options)
      #expect(outcome.errors.contains("A.app/de.lproj/" + Self.complaint), "\(outcome)")
      #expect(outcome.status == .exited(2), "\(options): \(outcome)")
    }
    #expect(try desk.run("preview", "A.app", "--locales=pl").status == .exited(0))
  }
}
