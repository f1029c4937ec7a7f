import TestSupport
import TestTraits
import Testing

@Suite("preview --against compares two apps or scenarios", .waitsOutside)
struct AgainstTests {
  private func desk() throws -> CommandLineHarness {
    let files = AlbumFiles.app("Old.app").merging(
      AlbumFiles.app("New.app", more: "%u others")
    ) { $1 }
    return try CommandLineHarness(files)
  }

  @Test("What differs between two versions of an app is listed once, with how often")
  func versions() throws {
    let desk = try desk()
    let outcome = try desk.run(
      "preview", "Old.app", "--against=New.app", "--counts=2,5", "--html=a.html")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    let expected = """
      Album · photo
        ≠ differs: 2 more | 2 others (previews always, 1 pair)
        ≠ differs: 5 more | 5 others (previews always, 1 pair)
      4 pairs: 2 differ

      """
    #expect(
      outcome.output == expected, "\(outcome.output)")
    let page = desk.folder.text("a.html") ?? ""
    #expect(
      page.contains("Old.app") && page.contains("New.app") && page.contains("only what differs"))
    #expect(page.contains("f-differs") && page.contains("class=\"same"))
  }

  @Test("An app is compared with itself set otherwise, by what --against says of an axis")
  func axis() throws {
    let desk = try desk()
    let polish = Array("\"MORE\" = \"jeszcze %u\";\n".utf8)
    try desk.folder.write(polish, to: "Old.app/pl.lproj/Localizable.strings")
    let outcome = try desk.run(
      "preview", "Old.app", "--against=locale=pl", "--counts=2", "--html=a.html")
    #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains("differs: 2 more | jeszcze 2"), "\(outcome.output)")
    #expect(outcome.output.contains("2 pairs"), "one language on the left\n\(outcome.output)")
    #expect((desk.folder.text("a.html") ?? "").contains("Old.app | pl"))
    let previews = try desk.run("preview", "Old.app", "--against=previews=never,system=12")
    #expect(previews.output.contains("2 photos"), "\(previews.output)")
  }

  @Test(
    "A value that --against cannot set is told with what can be said",
    arguments: [
      ("locale=englisch", #"--against=locale=: "englisch" is no language; did you mean "en"?"#),
      ("lock=ajar", "--against=lock= takes"),
      ("count=x", "takes whole numbers from 0 to 1000000000, such as 0; “x” is none"),
      ("count=0,1,2", "--against takes one value of each axis; “1” has no axis before it"),
      ("system=12,system=15", "names system twice"), ("theme=darkk", #"did you mean "dark"?"#),
      ("theme=auto", "--against=theme= takes names of themes such as light; “auto” is none"),
    ])
  func axisSlip(against: String, words: String) throws {
    let outcome = try desk().run("preview", "Old.app", "--against=\(against)")
    #expect(outcome.status == .exited(2) && outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test("A theme that only --against names is drawn in its own colors")
  func theme() throws {
    let desk = try desk()
    for theme in ["dark", "high-contrast-dark"] {
      let outcome = try desk.run(
        "preview", "Old.app", "--against=theme=\(theme)", "--counts=2", "--themes=light",
        "--html=\(theme).html")
      #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let other = desk.folder.text("high-contrast-dark.html") ?? ""
    let renamed = other.replacing("high-contrast-dark", with: "dark")
    #expect(!other.isEmpty && renamed != desk.folder.text("dark.html"))
  }

  @Test("An app against itself has no difference, and --strict says so by its status")
  func strict() throws {
    let desk = try desk()
    let same = try desk.run("preview", "Old.app", "--against=Old.app", "--strict", "--counts=2")
    #expect(same.status == .exited(0) && same.output == "2 pairs, nothing differs\n")
    let other = try desk.run("preview", "Old.app", "--against=New.app", "--strict", "--counts=2")
    #expect(other.status == .exited(1) && other.output.contains("1 differs"), "\(other.output)")
  }

  @Test("Two scenarios are compared as they were played")
  func scenarios() throws {
    let desk = try desk()
    for (name, body) in [("a", "One"), ("b", "Two")] {
      try desk.folder.write(
        Array("app Old.app\npush album \(#"{"aps":{"alert":"\#(body)"}}"#)\n".utf8),
        to: "\(name).scenario")
    }
    let outcome = try desk.run(
      "preview", "a.scenario", "--against", "b.scenario", "--previews=always")
    #expect(outcome.output.contains("One | Two") && outcome.output.contains("1 pair: 1 differs"))
  }

  @Test("A category that only one app has is missing on the other side")
  func missing() throws {
    let desk = try desk()
    try desk.folder.write(
      Array(#"{"categories": [{"identifier": "like"}]}"#.utf8), to: "New.app/Notifications.json")
    let output = try desk.run("preview", "Old.app", "--against=New.app", "--counts=2").output
    #expect(output.contains("There is no such category here."), "\(output)")
  }

  @Test("A place that cannot be read is said; --json has nothing to print")
  func mistakes() throws {
    let desk = try desk()
    #expect(try desk.run("preview", "Old.app", "--against=None.app").status == .exited(2))
    let json = try desk.run("preview", "Old.app", "--against=New.app", "--json")
    #expect(json.status == .exited(2) && json.errors.contains("--against"), "\(json.errors)")
  }
}
