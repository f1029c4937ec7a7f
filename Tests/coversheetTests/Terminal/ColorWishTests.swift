import TestTraits
import Testing

@Suite("Who decides about colors", .waitsOutside)
struct ColorWishTests {
  @Test(
    "--color comes before config.json, that before the environment; auto leaves it to the next",
    arguments: [
      ("never", nil, [], "none (color in config.json=never)"),
      ("never", "auto", [], "automatic (terminfo of no TERM)"),
      ("never", "auto", ["CLICOLOR_FORCE=1"], "automatic (CLICOLOR_FORCE)"),
      ("always", "auto", ["NO_COLOR=1"], "none (NO_COLOR)"),
      ("always", "never", [], "none (--color=never)"),
      ("auto", nil, ["NO_COLOR=1"], "none (NO_COLOR)"),
      ("always", nil, ["NO_COLOR=1"], "automatic (color in config.json=always)"),
    ] as [(String, String?, [String], String)])
  func order(file: String, option: String?, variables: [String], words: String) throws {
    let desk = try Self.desk(file)
    let options = option.map { ["--color=\($0)"] } ?? []
    let output = try desk.run(["doctor"] + options, environment: variables).output.unfolded
    #expect(output.contains("colors \(words)"), "\(output)")
  }

  @Test(
    "Reports and pictures for a terminal go by the same order, pictures for others by --color",
    arguments: [
      ("never", ["CLICOLOR_FORCE=1"], false, false), ("always", ["NO_COLOR=1"], true, true),
      ("auto", ["CLICOLOR=0"], false, false), ("auto", ["CLICOLOR_FORCE=1"], true, true),
      ("auto", [], false, true),
    ])
  func withoutScreen(
    file: String, variables: [String], isReportColored: Bool, isPictureColored: Bool
  ) throws {
    let desk = try Self.desk(file)
    try desk.folder.write(Array("expect groups 3\n".utf8), to: "tea.scenario")
    func output(_ words: [String]) throws -> String {
      try desk.run(words, environment: variables).output
    }
    let test = ["test", "tea.scenario"]
    #expect(try output(test).contains("\u{1B}[") == isReportColored)
    #expect(try output(test + ["--color=always"]).contains("\u{1B}["))
    let render = ["render", "tea.scenario", "--theme=dark"]
    #expect(try output(render + ["--format=ansi"]).contains("38;") == isPictureColored)
    #expect(
      try output(render + ["--format=svg"]) == output(render + ["--format=svg", "--color=always"]))
  }

  private static func desk(_ color: String) throws -> CommandLineHarness {
    try CommandLineHarness([
      ".config/coversheet/config.json": #"{"options":{"color":"\#(color)"}}"#
    ])
  }
}
