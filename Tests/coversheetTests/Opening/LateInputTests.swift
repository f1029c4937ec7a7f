import TestSupport
import TestTraits
import Testing

@Suite("Input from a parent that made its pipe non-blocking", .waitsOutside)
struct LateInputTests {
  private static let payload =
    #"{"Simulator Target Bundle":"com.example.tea","aps":{"alert":"Hot"}}"#
  private static let hello =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#

  private static func framed(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static let inputs: [(String, [String])] = [
    ("run -", ["wake\n", "expect device awake\n"]),
    ("mcp", [hello + "\n", #"{"jsonrpc":"2.0","id":2,"method":"ping"}"# + "\n"]),
    (
      "lsp",
      [
        framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#),
        framed(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#),
        framed(#"{"jsonrpc":"2.0","method":"exit"}"#),
      ]
    ),
    ("state -", [String(payload.prefix(20)), String(payload.dropFirst(20))]),
    ("check - --json", [payload, "\n"]),
  ]

  @Test("What comes late is waited for, as on any other pipe", arguments: inputs)
  func late(command: String, pieces: [String]) throws {
    let desk = try CommandLineHarness()
    let words = command.split(separator: " ").map(String.init)
    let usual = try desk.run(words, input: pieces.joined())
    #expect(usual.status == .exited(0) && !usual.output.isEmpty, "\(usual.errors)")
    for (index, piece) in pieces.enumerated() {
      try desk.folder.write(Array(piece.utf8), to: "pieces/\(index)")
    }
    try desk.folder.write(Array(Self.parent.utf8), to: "parent.py")
    let late = try desk.shell("python3 parent.py \"$0\" \(command)")
    #expect(late.status == .exited(0) && late.output == usual.output, "\(late.errors)")
  }

  /// Writes each piece once the program waits for it; one that is gone has lost it.
  private static let parent = """
    import os, subprocess, sys
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    child = subprocess.Popen(sys.argv[1:], stdin=reading, stdout=subprocess.PIPE)
    os.close(reading)
    for name in sorted(os.listdir("pieces")):
        while open(f"/proc/{child.pid}/stat").read().rsplit(") ")[-1][0] not in "SZ":
            os.sched_yield()
        os.write(writing, open("pieces/" + name, "rb").read())
    os.close(writing)
    sys.stdout.buffer.write(child.communicate()[0])
    sys.exit(child.returncode)

    """
}
