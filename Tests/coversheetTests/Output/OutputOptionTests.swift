import Files
import TestSupport
import TestTraits
import Testing

@Suite("Results that options name", .waitsOutside)
struct OutputOptionTests {
  private static let outputs: [(command: [String], options: [String])] = [
    (["test", "a.scenario"], ["junit", "coverage-json", "failures", "output"]),
    (["preview", "a.scenario"], ["html", "svg", "output"]),
    (["open", "a.scenario"], ["record", "socket", "ready-file"]),
    (["serve"], ["socket", "ready-file"]),
    (["export", "a.scenario", "--as=story"], ["image", "output"]),
  ]

  private static let inputs = ["config", "data", "provider-keys", "times", "watch"]

  private static let pairs = outputs.flatMap { row in
    row.options.enumerated().flatMap { index, first in
      row.options[(index + 1)...].map { (row.command, first, $0) }
    }
  }

  @Test("Two that name the same file are refused, however it is spelled", arguments: pairs)
  func same(command: [String], first: String, second: String) throws {
    for (path, other) in [
      ("x.scenario", "x.scenario"), ("x.scenario", "./x.scenario"), ("link", "x.scenario"),
    ] {
      let desk = try CommandLineHarness(["a.scenario": "wake\n"])
      if path == "link" { _ = try desk.shell("touch x.scenario; ln -s x.scenario link") }
      let outcome = try desk.run(command + ["--\(first)=\(path)", "--\(second)=\(other)"])
      #expect(outcome.status == .exited(2))
      #expect(
        outcome.errors.contains("both name") && outcome.errors.contains("--\(first)")
          && outcome.errors.contains("--\(second)"), "\(outcome.errors)")
      #expect(desk.folder.text("x.scenario") ?? "" == "", "nothing was written")
    }
  }

  @Test("A name of bytes that are no UTF-8 is refused: a file of another name would be written")
  func foreignName() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    let outcome = try desk.shell(#""$0" render a.scenario -o "$(printf 'b\377')""#)
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("is no UTF-8; write a name that is"), "\(outcome.errors)")
    #expect(!desk.folder.names().contains { $0.hasPrefix("b") })
  }

  @Test("Different ones are written, and so is what goes into a device twice")
  func different() throws {
    let desk = try CommandLineHarness(["a.scenario": "wake\n"])
    for (first, second) in [("a", "b"), ("/dev/null", "/dev/null"), ("-", "c.json")] {
      let outcome = try desk.run(
        "test", "a.scenario", "--junit=\(first)", "--coverage-json=\(second)")
      #expect(outcome.status == .exited(0), "\(outcome.errors)")
    }
  }

  @Test("Each option that takes a path is known to be written or read")
  func known() throws {
    let tables = try CommandLineHarness().run("help", "--json")
    let root = try #require(
      JSONDocument.read(tables.outputBytes, path: "help", grammar: .ours).root)
    let commands = try Array(#require(root["commands"]).elements)
    let own = commands.flatMap { row in row["options"].map { Array($0.elements) } ?? [] }
    let all = try own + Array(#require(root["options"]).elements)
    let paths = all.filter { ["FILE", "DIR", "PATH"].contains($0["value"]?.string ?? "") }
      .compactMap { $0["name"]?.string }
    let classified = Set(Self.outputs.flatMap(\.options) + Self.inputs)
    #expect(Set(paths).subtracting(classified).isEmpty)
  }
}
