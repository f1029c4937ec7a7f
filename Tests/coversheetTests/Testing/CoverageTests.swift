import Files
import TestSupport
import TestTraits
import Testing

@Suite("test --coverage", .waitsOutside)
struct CoverageTests {
  private static let app = """
    app {"bundleIdentifier":"com.example.mail","displayName":"Mail","categories":[\
    {"identifier":"letter","actions":[{"identifier":"archive","title":"Archive"},\
    {"identifier":"reply","title":"Reply","textInput":{"buttonTitle":"Send"}}]},\
    {"identifier":"bill"}]}

    """
  private static let letter =
    app + """
      push mail {"aps":{"alert":"Hello","category":"letter"}} id=a
      act a archive

      """
  private static let quiet =
    app + """
      setting mail sounds=off
      push mail {"aps":{"alert":"Hello","category":"bill"}}

      """

  private func desk() throws -> CommandLineHarness {
    try CommandLineHarness(["a.scenario": Self.letter, "b.scenario": Self.quiet])
  }

  @Test("--coverage-json=- prints it, and nothing else may be printed then")
  func printed() throws {
    let desk = try desk()
    _ = try desk.run("test", ".", "--coverage-json=c.json")
    let outcome = try desk.run("test", ".", "--coverage-json=-")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output == desk.folder.text("c.json"))
    #expect(!desk.folder.names().contains("-"))
    for option in ["--json", "--junit=-", "--tap"] {
      let both = try desk.run("test", ".", "--coverage-json=-", option)
      #expect(both.status == .exited(2))
      #expect(both.errors.contains("both want the output"), "\(both.errors)")
    }
  }

  @Test("The lines for several apps can be played one after the other")
  func severalApps() throws {
    let app = { (name: String) in
      #"app {"bundleIdentifier":"com.example.\#(name)","categories":[{"identifier":"x","actions":[{"identifier":"y","title":"Y"}]}]}"#
        + "\n"
    }
    let all = app("tea") + app("jam") + "expect groups 0\n"
    let desk = try CommandLineHarness(["a.scenario": all])
    _ = try desk.run("test", ".", "--coverage-json=coverage.json")
    let json = try #require(desk.folder.text("coverage.json"))
    let root = JSONDocument.read(Array(json.utf8), path: "", grammar: .ours).root
    let lines = (root?["apps"].map { Array($0.elements) } ?? []).flatMap {
      $0["lines"]?.elements.compactMap(\.string) ?? []
    }
    try desk.folder.write(
      Array((all + lines.joined(separator: "\n")).utf8), to: "b.scenario")
    let outcome = try desk.run("run", "b.scenario")
    #expect(outcome.status == .exited(0) && lines.count > 4, "\(outcome.errors)\n\(lines)")
  }

  @Test("The table counts what was met of rules, outcomes, categories, actions and settings")
  func table() throws {
    let outcome = try desk().run("test", ".", "--coverage")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.contains("Coverage of 2 scenarios\n  rules "), "\(outcome.output)")
    #expect(outcome.output.contains("com.example.mail  2/2         1/2"), "\(outcome.output)")
    #expect(outcome.output.contains("none ended listedQuietly"))
  }

  @Test("The lines that would reach the rest do")
  func advice() throws {
    let desk = try desk()
    _ = try desk.run("test", ".", "--coverage-json=coverage.json")
    let json = try #require(desk.folder.text("coverage.json"))
    let root = JSONDocument.read(Array(json.utf8), path: "", grammar: .ours).root
    let app = root?["apps"].flatMap { Array($0.elements).first }
    let lines = app?["lines"]?.elements.compactMap(\.string) ?? []
    #expect(lines.contains("act mail-1 reply text=\"Yes\""), "\(lines)")
    #expect(lines.contains("setting com.example.mail lock-screen=off"), "\(lines)")
    try desk.folder.write(
      Array((Self.app + lines.map { $0 + "\n" }.joined()).utf8), to: "c.scenario")
    let all = try desk.run("test", ".", "--coverage")
    #expect(all.status == .exited(0), "\(all.errors)")
    #expect(all.output.contains("com.example.mail  2/2         2/2      21/21"), "\(all.output)")
    #expect(!all.output.contains("would reach the rest"), "\(all.output)")
  }

  @Test("The same scenarios give the same bytes, whatever named them")
  func sameBytes() throws {
    let desk = try desk()
    _ = try desk.run("test", ".", "--coverage-json=one.json")
    _ = try desk.run("test", "b.scenario", "a.scenario", "--coverage-json=two.json")
    #expect(desk.folder.text("one.json") == desk.folder.text("two.json"))
    _ = try desk.run("test", ".", "--coverage-json=three.json", "--jobs=1", "--repeat=2")
    #expect(desk.folder.text("one.json") == desk.folder.text("three.json"))
  }

  @Test("Reports for programs keep standard output, and the table goes to the other one")
  func besideReports() throws {
    let outcome = try desk().run("test", ".", "--coverage", "--tap")
    #expect(outcome.output.hasPrefix("TAP version 13\n") && !outcome.output.contains("Coverage"))
    #expect(outcome.errors.contains("Coverage of 2 scenarios"))
  }
}
