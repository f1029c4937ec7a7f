import Files
import Notifications
import TestSupport
import TestTraits
import Testing

@Suite("The language server as a process", .waitsOutside)
struct LanguageServerCommandTests {
  private static func framed(_ bodies: String...) -> String {
    bodies.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private static let start =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
  private static let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
  private static let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  @Test("It answers on standard output and says nothing else")
  func session() throws {
    let desk = try CommandLineHarness()
    let outcome = try desk.run("lsp", input: Self.framed(Self.start, Self.shutdown, Self.exit))
    #expect(outcome.status == .exited(0))
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Content-Length: "))
    #expect(outcome.output.contains(#""hoverProvider":true"#))
    #expect(outcome.output.hasSuffix(#"{"id":2,"jsonrpc":"2.0","result":null}"#))
  }

  @Test("What editors give every server in this protocol is taken, and changes nothing")
  func customaryOptions() throws {
    let desk = try CommandLineHarness()
    let input = Self.framed(Self.start, Self.shutdown, Self.exit)
    let plain = try desk.run("lsp", input: input)
    for options in ["--stdio", "--clientProcessId=4711", "--stdio --clientProcessId 7"] {
      let words = options.split(separator: " ").map(String.init)
      let outcome = try desk.run(["lsp"] + words, input: input)
      #expect(outcome.status == .exited(0) && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output == plain.output)
    }
    let other = try desk.run("lsp", "--clientProcessId=x", input: input)
    #expect(other.status == .exited(2) && other.output.isEmpty, "\(other.output)")
  }

  @Test("What is wrong is said once nothing more comes")
  func rest() throws {
    let desk = try CommandLineHarness(["day.scenario": "wkae\n"])
    let open = """
      {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\
      {"uri":"file://\(desk.folder("day.scenario"))","version":1,"text":"wkae\\n"}}}
      """
    let outcome = try desk.run("lsp", input: Self.framed(Self.start, open))
    #expect(outcome.output.contains("did you mean"))
    #expect(outcome.status == .exited(1), "it went without a word")
  }

  @Test(
    "An editor that goes without a word, and one that talks nonsense, end it with what is wrong",
    arguments: [
      ("", 0, ""), (framed(start, exit), 1, ""),
      ("Content-Length: 9\r\n\r\n{}", 2, "standard input: the last message is cut off"),
      ("GET / HTTP/1.1\r\n\r\n", 2, "the header lacks Content-Length"),
    ])
  func badEnd(input: String, status: Int32, error: String) throws {
    let outcome = try CommandLineHarness().run("lsp", input: input)
    #expect(outcome.status == .exited(status))
    #expect(error.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(error))
  }

  @Test("What is no JSON is answered so, and what follows is answered")
  func nonsense() throws {
    let input = Self.framed("{nope", Self.start, Self.shutdown, Self.exit)
    let outcome = try CommandLineHarness().run("lsp", input: input)
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.contains("-32700"))
    #expect(outcome.output.contains("hoverProvider"))
  }
}
