import Files
import TestTraits
import Testing

@Suite("Folders by the variables of XDG", .waitsOutside)
struct PersonalFolderTests {
  /// What is said of one thing, with what decided it.
  private func told(
    _ name: String, _ environment: [String], _ desk: CommandLineHarness
  ) throws -> [String?] {
    let output = try desk.run(["doctor", "--json"], environment: environment).output
    let root = JSONDocument.read(Array(output.utf8), path: "out", grammar: .payload).root
    let finding = root?.elements.first { $0["name"]?.string == name }
    return [finding?["value"]?.string, finding?["reason"]?.string]
  }

  private func desk() throws -> CommandLineHarness {
    let configuration = "{\"theme\": \"dark\"}"
    return try CommandLineHarness([
      "mine/coversheet/config.json": configuration, ".config/coversheet/config.json": configuration,
    ])
  }

  @Test("XDG_CONFIG_HOME and XDG_STATE_HOME name the folders that hold the person’s own files")
  func named() throws {
    let desk = try desk()
    let mine = desk.folder("mine")
    let environment = ["XDG_CONFIG_HOME=\(mine)", "XDG_STATE_HOME=\(mine)"]
    #expect(
      try told("configuration", environment, desk)
        == [mine + "/coversheet/config.json", "XDG_CONFIG_HOME"])
    #expect(
      try told("state folder", environment, desk) == [mine + "/coversheet", "XDG_STATE_HOME"])
  }

  @Test("A variable is heeded whatever its value begins with", arguments: ["a=b", "\u{301}a=b"])
  func values(value: String) throws {
    let reason = try told("data folder", ["COVERSHEET_DATA=\(value)"], desk())[1]
    #expect(reason?.contains("is no data folder; name one that holds") == true)
  }

  @Test("A relative value in them is ignored, as if it were not set", arguments: ["mine", ""])
  func relative(value: String) throws {
    let desk = try desk()
    let environment = ["XDG_CONFIG_HOME=\(value)", "XDG_STATE_HOME=\(value)"]
    #expect(
      try told("configuration", environment, desk)
        == [desk.folder(".config/coversheet/config.json"), "HOME"])
    #expect(
      try told("state folder", environment, desk)
        == [desk.folder(".local/state/coversheet"), "HOME"])
  }

  @Test("doctor says where no state folder can be made; it makes none", arguments: [true, false])
  func stateFolder(isFile: Bool) throws {
    let desk = try CommandLineHarness(isFile ? ["state": ""] : [:])
    let place = desk.folder("state")
    let outcome = try desk.run(["doctor", "--json"], environment: ["XDG_STATE_HOME=\(place)"])
    let advice = "Not a directory; set XDG_STATE_HOME to one that can be written"
    #expect(outcome.output.contains(advice) == isFile, "\(outcome.output)")
    #expect(!Folder.isFolder(place))
    if isFile { #expect(outcome.status == .exited(1)) }
  }
}
