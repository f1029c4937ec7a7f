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

  private static func desk(_ color: String) throws -> CommandLineHarness {
    try CommandLineHarness([
      ".config/coversheet/config.json": #"{"options":{"color":"\#(color)"}}"#
    ])
  }
}
