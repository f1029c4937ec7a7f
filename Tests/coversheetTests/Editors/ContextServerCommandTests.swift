import TestSupport
import TestTraits
import Testing

@Suite("Tools for assistants as a process", .waitsOutside)
struct ContextServerCommandTests {
  private static let start = """
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}

    """

  @Test(
    "Each line has its answer on a line, a batch has those of its messages on one, and the end is good"
  )
  func session() throws {
    let desk = try CommandLineHarness([
      "day.scenario": #"app {"bundleIdentifier":"com.example.tea"}"#
    ])
    let input =
      Self.start + #"{"jsonrpc":"2.0","method":"notifications/initialized"}"# + "\n\n"
      + #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","id":3,"method":"ping"}]"#
      + "\n"
      + "nonsense\n"
      + #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"act","arguments":{"line":"push tea {\"aps\":{\"alert\":\"Hot\"}}"}}}"#
    let outcome = try desk.run("mcp", "day.scenario", input: input)
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4, "\(outcome.output)")
    let pings = [2, 3].map { #"{"id":\#($0),"jsonrpc":"2.0","result":{}}"# }
    #expect(lines.dropFirst().first ?? "" == "[" + pings.joined(separator: ",") + "]")
    #expect(lines.contains { $0.contains("-32700") })
    #expect(lines.last?.contains("\\\"listed\\\"") == true, "\(outcome.output)")
  }

  @Test("What is no request is answered with its id, and the rest of its batch is answered, too")
  func badParts() throws {
    let input =
      Self.start + #"[{"jsonrpc":"2.0","id":2,"method":"ping"},5,{"jsonrpc":"2.0","id":3}]"# + "\n"
      + #"{"jsonrpc":"2.0","id":9,"method":5}"# + "\n"
    let outcome = try CommandLineHarness().run("mcp", input: input)
    #expect(outcome.status == .exited(0) && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.count == 3 && lines.dropFirst().first?.hasPrefix("[") == true, "\(outcome.output)")
    #expect(lines.contains { $0.contains(#""id":2,"jsonrpc":"2.0","result":{}"#) })
    let refusals = lines.filter { $0.contains("-32600") }
    for id in ["null", "3", "9"] {
      #expect(refusals.count { $0.contains(#""id":\#(id),"#) } == 1, "\(outcome.output)")
    }
  }

  @Test("A batch without a request has no answer, and an empty one is refused by itself")
  func emptyBatches() throws {
    let notice = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let outcome = try CommandLineHarness().run("mcp", input: Self.start + "[\(notice)]\n[]\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.hasPrefix("{") == true, "\(outcome.output)")
    #expect(lines.last?.contains("-32600") == true, "\(outcome.output)")
  }

  @Test("What cannot be opened is said, and nothing is answered")
  func unreadable() throws {
    let outcome = try CommandLineHarness().run("mcp", "nothing.scenario", input: Self.start)
    #expect(outcome.status == .exited(2))
    #expect(outcome.errors.contains("there is no such file"))
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "A folder of which nothing can be opened is a place to work in, and why it is empty is said",
    arguments: [
      ([:], "nothing of it is opened, so the phone begins empty: "),
      (["notes.md": "Soup."], "nothing of it is opened, so the phone begins empty: "),
      (["day.scenario": "wake\n"], "nothing of it is opened, so the phone begins empty: "),
    ] as [([String: String], String)])
  func emptyFolder(files: [String: String], said: String) throws {
    let desk = try CommandLineHarness(["work/.keep": ""])
    for (name, text) in files { try desk.folder.write(Array(text.utf8), to: "work/\(name)") }
    let outcome = try desk.run("mcp", "work", input: Self.start)
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors.hasPrefix("work:1:1: note: \(said)"), "\(outcome.errors)")
    #expect(outcome.output.contains("The phone is empty: nothing was opened, since"))
  }

  @Test("A folder with an app opens it and says nothing; one that is broken is refused")
  func folderOfApp() throws {
    let desk = try CommandLineHarness([
      "work/Tea.app/Notifications.json": "{}",
      "bad/Tea.app/Notifications.json": "{",
    ])
    let opened = try desk.run("mcp", "work", input: Self.start)
    #expect(opened.errors == "" && !opened.output.contains("The phone is empty"))
    let broken = try desk.run("mcp", "bad", input: Self.start)
    #expect(broken.status == .exited(2) && broken.output.isEmpty)
    #expect(broken.errors.contains("bad/Tea.app/Notifications.json:1:"), "\(broken.errors)")
  }
}
