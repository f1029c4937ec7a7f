import TestSupport
import TestTraits
import Testing

@Suite("Standard input that cannot be read", .waitsOutside)
struct StandardInputTests {
  @Test(
    "Closed, or a folder, it is complained about, exit 2",
    arguments: ["run -", "check -", "test -", "lsp", "mcp"])
  func unreadable(command: String) throws {
    let desk = try CommandLineHarness()
    let closed = try desk.shell("exec \"$0\" \(command) <&-")
    #expect(closed.status == .exited(2) && closed.output.isEmpty, "\(closed.output)")
    #expect(closed.errors == "-:1:1: error: it is closed, or not open for reading\n")
    let folder = try desk.shell("exec \"$0\" \(command) < .")
    #expect(folder.status == .exited(2) && folder.output.isEmpty, "\(folder.output)")
    #expect(folder.errors == "-:1:1: error: this is a folder where a file is needed\n")
  }

  @Test("Empty, it is the end at once", arguments: ["run -", "lsp", "mcp"])
  func empty(command: String) throws {
    let outcome = try CommandLineHarness().shell("exec \"$0\" \(command) < /dev/null")
    #expect(outcome.status == .exited(0), "\(outcome.errors)")
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty, "\(outcome.errors)")
  }
}
