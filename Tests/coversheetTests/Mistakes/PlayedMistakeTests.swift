import Files
import TestSupport
import TestTraits
import Testing

@Suite("What is wrong with what is played", .waitsOutside)
struct PlayedMistakeTests {
  // What is wrong stands in the third line.
  private static let start = """
    app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}
    present-legacy tea {"alertBody":"Hot"}

    """
  private static let files = [
    "good.scenario": start + "wake\n", "gone.scenario": start + "push tea gone.apns\n",
    "failed.scenario": start + "expect groups 7\n", "cut.apns": #"{"aps":{"alert":"x""#,
  ]

  /// Every command that plays to the end, in its ways; W is what is played.
  static let commands = [
    "run W", "run --json W", "test W", "state W", "state W -o out", "render W", "render W -o out",
    "explain W tea", "archive W l1", "archive W l1 -o out", "export W --as=story",
    "export W --as=story -o out", "export W --as=sheet -o out", "export W --as=svg -o out",
    "export W --as=html -o out", "export W --as=animation -o out", "export W --as=cast -o out",
    "export W --as=scenario -o out", "preview W", "preview W -o out", "preview W --json",
    "preview W --text --previews=never", "preview W --strict", "preview W --html=out",
    "preview W --html=-", "preview W --svg=out", "preview W --against=previews=never --html=out",
    "preview W --against=good.scenario --html=out", "preview good.scenario --against=W --svg=out",
    "audit W", "audit W --json", "audit W --strict", "audit W --interruptions",
    "audit W --interruptions --json", "audit good.scenario W",
  ]

  private func outcome(_ command: String, on name: String) throws -> (
    Program.Outcome, CommandLineHarness
  ) {
    let desk = try CommandLineHarness(Self.files)
    let words = command.replacing("W", with: name).split(separator: " ").map(String.init)
    return (try desk.run(words), desk)
  }

  @Test(
    "A payload that is not there is told at its line: the status is 2, and no file is written",
    arguments: commands)
  func unusable(command: String) throws {
    let (outcome, desk) = try outcome(command, on: "gone.scenario")
    let said = outcome.output + outcome.errors
    #expect(said.contains("gone.scenario:3:10: error: there is no file"), "\(command): \(said)")
    #expect(outcome.status == .exited(2), "\(command): \(said)")
    #expect(!Folder.exists(desk.folder("out")), "\(command)")
    #expect(!said.contains("nothing is wrong"), "\(command): \(said)")
  }

  @Test("What was expected and is not so is told at its line: the status is 1", arguments: commands)
  func failed(command: String) throws {
    let (outcome, _) = try outcome(command, on: "failed.scenario")
    let said = outcome.output + outcome.errors
    #expect(
      said.contains("failed.scenario:3:1: error: expected groups 7"), "\(command): \(said)")
    #expect(outcome.status == .exited(1), "\(command): \(said)")
  }

  @Test("A payload that is cut short is told", arguments: ["audit", "preview", "render", "state"])
  func cut(command: String) throws {
    let (outcome, _) = try outcome("\(command) W", on: "cut.apns")
    #expect(outcome.errors.contains("cut.apns:1:20: error: the file ends"), "\(outcome.errors)")
    #expect(outcome.status == .exited(2))
  }

  @Test("Every command that plays is among them, but for those that go on after what was opened")
  func complete() throws {
    let help = try CommandLineHarness().run("help", "--json")
    let root = try #require(
      JSONDocument.read(help.outputBytes, path: "help", grammar: .ours).root)
    let playing = try #require(root["commands"]).elements.filter { row in
      row["common"]?.elements.contains { $0.string == "allow-programs" } == true
    }.compactMap { $0["name"]?.string }
    let tried = Self.commands.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(Set(playing).subtracting(tried) == ["open", "serve", "mcp"])
  }

  @Test("What an assistant's phone begins with is told where it is wrong, and the phone goes on")
  func assistant() throws {
    let (gone, _) = try outcome("mcp W", on: "gone.scenario")
    #expect(gone.errors.contains("gone.scenario:3:10: error: there is no"), "\(gone.errors)")
    #expect(gone.status == .exited(0))
    let (failed, _) = try outcome("mcp W", on: "failed.scenario")
    #expect(failed.errors.contains("expected groups 7"), "\(failed.errors)")
  }

  @Test("A folder that is not written is told as a file is", arguments: ["payloads", "simctl"])
  func leftFolder(form: String) throws {
    let (outcome, desk) = try outcome("export W --as=\(form) -o out", on: "gone.scenario")
    #expect(outcome.status == .exited(2) && !desk.folder.names().contains("out"))
    #expect(
      outcome.errors.hasSuffix(
        "out:1:1: note: it is not written, because the input cannot be used\n"),
      "\(outcome.errors)")
  }

  @Test("A result that was never there is not said to be left as it was")
  func left() throws {
    let (outcome, desk) = try outcome("export W --as=story -o out", on: "gone.scenario")
    let reason = "because the input cannot be used\n"
    #expect(
      outcome.errors.hasSuffix("out:1:1: note: it is not written, \(reason)"), "\(outcome.errors)")
    try desk.folder.write(Array("kept".utf8), to: "out")
    let again = try desk.run("export", "gone.scenario", "--as=story", "-o", "out")
    #expect(
      again.errors.hasSuffix("out:1:1: note: it is left as it was, \(reason)"), "\(again.errors)")
    #expect(desk.folder.text("out") == "kept")
  }
}
