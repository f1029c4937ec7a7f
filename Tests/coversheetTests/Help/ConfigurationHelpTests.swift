import Interaction
import TestTraits
import Testing

@Suite("What config.json may have is told", .waitsOutside)
struct ConfigurationHelpTests {
  @Test(
    "Help, the manual and doctor tell every option; what the table has is read",
    arguments: ConfigurationOption.all)
  func option(option: ConfigurationOption) throws {
    let desk = try CommandLineHarness()
    #expect(try desk.run("help", "config.json").output.contains("\n  \(option.name): "))
    #expect(try desk.run("manual").output.contains("\(option.name): ".replacing("-", with: "\\-")))
    for value in option.values {
      let isWord = value != "true" && value != "false"
      let file = "{\"options\":{\"\(option.name)\":\(isWord ? "\"\(value)\"" : value)}}"
      try desk.folder.write(Array(file.utf8), to: "c.json")
      let outcome = try desk.run("doctor", "--config=c.json")
      #expect(!outcome.output.contains("c.json:1:"), "\(outcome.output)")
    }
  }

  @Test("What help shows as an example is read without a complaint, and is in force")
  func example() throws {
    let desk = try CommandLineHarness()
    let text = try desk.run("help", "config.json").output
    let example = text.split(separator: "\n").drop { $0 != "config.json:" }.dropFirst()
      .joined(separator: "\n")
    try desk.folder.write(Array(example.utf8), to: "c.json")
    let output = try desk.run("doctor", "--config=c.json").output
    #expect(!output.contains("c.json:1:") && output.contains("watch: none"), "\(output)")
    #expect(output.contains("compact  (c.json)"), "\(output)")
  }

  @Test("Help and the manual say where state is kept and in which order data is looked for")
  func places() throws {
    let desk = try CommandLineHarness()
    let help = try desk.run("help", "config.json").output.unfolded
    #expect(help.contains("XDG_STATE_HOME, else of ~/.local/state."), "\(help)")
    #expect(help.contains("It is what --data names, else COVERSHEET_DATA, else"), "\(help)")
    let manual = try desk.run("manual").output
    #expect(manual.contains("\\(ti/.local/state") && manual.contains("share/coversheet beside"))
  }

  @Test(
    "What is asked for by its name or value is found",
    arguments: ["density", "compact", "reduce-motion"])
  func meant(word: String) throws {
    let output = try CommandLineHarness().run("help", word).output
    #expect(output.contains("In config.json:"), "\(output)")
  }
}

extension ConfigurationOption: CustomTestStringConvertible {
  package var testDescription: String { name }
}
