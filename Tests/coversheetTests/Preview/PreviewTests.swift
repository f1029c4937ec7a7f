import TerminalCore
import TestSupport
import TestTraits
import Testing

@Suite("preview", .waitsOutside)
struct PreviewTests {
  private static let files = AlbumFiles.languages(japanese: "他%u枚の写真")

  @Test("--against that is empty is refused")
  func againstNothing() throws {
    let desk = try CommandLineHarness()
    let app = "\(Checkout.path)/Fixtures/Apps/Album.app"
    let outcome = try desk.run("preview", app, "--against=", "--html=x.html")
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("--against is empty"), "\(outcome.errors)")
  }

  @Test(
    "H15, G1: where there are no words at all the reason is told",
    arguments: [
      (#"app {"bundleIdentifier":"com.example.chat"}"#, "10", "before iOS 11 no words stand"),
      (#"app {"bundleIdentifier":"com.example.chat"}"#, "11", nil),
      ("wake", "12", "no app is installed"),
      (
        #"app {"bundleIdentifier":"com.example.chat","categories":[{"identifier":"a","#
          + #""actions":[{"identifier":"like","title":"Like"}]}]}"#, "10", nil
      ),
    ])
  func nothing(line: String, os: String, reason: String?) throws {
    let desk = try CommandLineHarness(["a.scenario": line + "\n"])
    let outcome = try desk.run("preview", "--os=\(os)", "a.scenario")
    #expect(outcome.status == .exited(0) && outcome.output.isEmpty == (reason != nil))
    #expect(outcome.errors.contains("note: nothing to preview: ") == (reason != nil))
    #expect(reason.map(outcome.errors.contains) != false, "\(outcome.errors)")
    #expect(try desk.run("preview", "--quiet", "--os=\(os)", "a.scenario").errors.isEmpty)
  }

  @Test("L26: a table for each category, with the numbers that tell the forms apart, in columns")
  func table() throws {
    let desk = try CommandLineHarness(Self.files)
    let outcome = try desk.run("preview", "A.app")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Album · photo", "\(outcome.output)")
    let row = "5  5 more  他5枚の写真  ! jeszcze 5 zdjęcia     5 photos  ! HIDDEN  zdjęcia: 5"
    #expect(lines.contains { $0 == row }, "\(outcome.output)")
  }

  @Test("What is shown and what is hidden stand side by side where both fit into the width")
  func sideBySide() throws {
    let desk = try CommandLineHarness(Self.files)
    let beside = try desk.run("preview", "A.app", "--locales=en,pl", "--counts=1,22").output
    let expected = """
      Album · photo
      summary · key MORE                    placeholder · key HIDDEN
      grouping automatic, by-app            grouping automatic, by-app, off
      previews always                       previews never
          en       pl                       en         pl
      1   1 more   jeszcze 1 zdjęcie        1 photos   zdjęcia: 1
      22  22 more  ! jeszcze 22 zdjęcia     22 photos  zdjęcia: 22

      """
    #expect(beside.hasPrefix(expected), "\(beside)")
    let terminal = try desk.open(
      ["preview", desk.folder("A.app"), "--locales=en,pl", "--counts=1"], columns: 50)
    try terminal.expect("Album · photo · placeholder · key HIDDEN")
    try terminal.expect("Album · photo · summary · key MORE")
  }

  @Test("Y15, Y17: what is missing is said once, with file and line, and the status is 0")
  func flaws() throws {
    let output = try CommandLineHarness(Self.files).run("preview", "A.app", "--text").output
    let few =
      "A.app/pl.lproj/Localizable.stringsdict:3:13: warning: the form \"few\" is missing in pl;"
      + " \"other\" stands in [Y17]"
    #expect(output.contains(few + "\n"), "\(output)")
    #expect(output.contains("[Y15]") && output.contains("is missing in ja"))
    #expect(output.occurrences(of: few) == 1)
  }

  @Test("At the end stands what the marks mean that are there, and no other")
  func legend() throws {
    let desk = try CommandLineHarness(Self.files)
    let output = try desk.run("preview", "A.app", "--locales=en,fr,pl").output
    #expect(output.contains("\n! something is missing or wrong;"), "\(output)")
    #expect(
      output.hasSuffix("\n~ not translated into this language; words of another stand in\n"))
    let clean = try desk.run("preview", "A.app", "--locales=en", "--counts=1").output
    #expect(!clean.contains("something is missing") && !clean.contains("\n~"), "\(clean)")
  }

  @Test("Languages and numbers can be chosen; one that the app lacks shows what stands in")
  func choosing() throws {
    let desk = try CommandLineHarness(Self.files)
    let output = try desk.run("preview", "A.app", "--locales=pl,fr", "--counts=22,1000000").output
    #expect(output.contains("22       ! jeszcze 22 zdjęcia       ~ 22 more\n"), "\(output)")
    #expect(output.contains("1000000  "))
    #expect(!output.contains("ja"))
  }

  @Test("With --json there are key, form, file and line")
  func json() throws {
    let output = try CommandLineHarness(Self.files).run(
      "preview", "A.app", "--locales=pl", "--counts=2", "--json"
    ).output
    for part in [
      "\"format\": \"coversheet.preview/1\"", "\"key\": \"MORE\"", "\"category\": \"few\"",
      "\"form\": \"other\"", "\"file\": \"A.app/pl.lproj/Localizable.stringsdict\"",
      "\"words\": \"jeszcze 2 zdjęcia\"", "\"rule\": \"Y17\"",
    ] {
      #expect(output.contains(part), "\(part) is not in \(output)")
    }
  }

  @Test(
    "What cannot be used says what to write instead",
    arguments: [
      (["preview"], "APP is missing"),
      (
        ["preview", "A.app", "--locales=zz"],
        "\"zz\" is no language; write one such as pl or pt-BR"
      ),
      (
        ["preview", "A.app", "--locales=pl,"],
        "\"\" is no language; write one such as pl or pt-BR"
      ),
      (["preview", "A.app", "--counts=-1"], "--counts takes whole numbers from 0"),
      (["preview", "A.app", "--counts=two"], "“two” is none"),
      (["preview", "No.app"], "No.app"),
      (
        ["preview", "A.app", "--delivery=summary"],
        "--delivery=summary: a scheduled summary is there from iOS 15 on; write --systems=15"
      ),
      (
        ["preview", "A.app", "--against=delivery=summary", "--systems=12,14"],
        "--against=delivery=summary: a scheduled summary is there from iOS 15 on"
      ),
      (
        ["preview", "A.app", "--grouping=off", "--systems=10"], "from iOS 12 on; write --systems=12"
      ),
    ])
  func mistakes(words: [String], says: String) throws {
    let outcome = try CommandLineHarness(Self.files).run(words)
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains(says), "\(outcome.errors)")
  }

  @Test(
    "A value that one of the systems has is shown",
    arguments: [
      ["--delivery=summary", "--systems=12,15"], ["--delivery=summary", "--os=15"],
      ["--against=delivery=summary,system=15"], ["--rows=delivery"],
    ])
  func known(options: [String]) throws {
    let words = ["preview", "A.app", "--locales=en", "--counts=1", "--previews=always", "--text"]
    let outcome = try CommandLineHarness(Self.files).run(words + options)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
  }

  @Test(
    "Section O: what an app needs is missed where one of the systems that are drawn lacks it",
    arguments: [
      (["--systems=14"], 0), (["--systems=15,14", "--html=a.html"], 0),
      (["--systems=14", "--against=system=15"], 0), (["--systems=12,14"], 2), (["--text"], 2),
      (["--systems=14", "--against=system=12"], 2), (["--systems=12,14", "--os=14"], 0),
    ])
  func openingSystem(options: [String], status: Int) throws {
    let desk = try CommandLineHarness([
      "N.app/Notifications.json":
        #"{"delegate": {"willPresent": ["banner"]}, "categories": [{"identifier": "c"}]}"#
    ])
    let outcome = try desk.run(["preview", "N.app", "--locales=en", "--counts=1"] + options)
    #expect(outcome.status == .exited(Int32(status)), "\(outcome.errors)")
    #expect(outcome.errors.contains("banner is there from iOS 14 on") == (status == 2))
  }
}
