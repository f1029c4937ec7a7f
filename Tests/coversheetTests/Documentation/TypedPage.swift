import Glibc
import TestSupport
import Testing

/// A page of the documentation as a reader types it: block after block, in one folder that
/// begins with the demo apps.
final class TypedPage {
  let desk: CommandLineHarness
  private var output = ""
  private var screen: PseudoTerminal?
  private var server: PseudoTerminal?

  init() throws {
    desk = try CommandLineHarness()
    symlink(Checkout.path + "/Fixtures", desk.folder("Fixtures"))
    mkdir(desk.folder("bin"), 0o755)
    symlink(Program.path("coversheet"), desk.folder("bin/coversheet"))
  }

  func type(_ blocks: [PageBlock]) throws {
    for block in blocks { try type(block) }
    try leaveScreen()
    server?.signal(SIGTERM)
    _ = server?.waitForExit()
  }

  private func type(_ block: PageBlock) throws {
    switch block.kind {
    case .shell(let status): try run(block.text, status)
    case .screen: try open(block.text)
    case .serve: try listen(block.text)
    case .output: expectOutput(block.lines)
    case .keys: for line in block.lines { try press(line) }
    case .other: break
    }
  }

  private var environment: [String] {
    desk.environment + ["PATH=\(desk.folder("bin")):/usr/bin:/bin", "TERM=xterm-256color"]
  }

  private func run(_ lines: String, _ status: Int32) throws {
    try leaveScreen()
    let outcome = try Program.run(
      ["-c", "set -e -o pipefail\n" + lines], of: "/bin/bash", in: desk.folder.path,
      environment: environment)
    #expect(outcome.status == .exited(status), "\(lines)\n\(outcome.output)\(outcome.errors)")
    output = outcome.output
  }

  private func terminal(_ line: String) throws -> PseudoTerminal {
    try leaveScreen()
    let terminal = try PseudoTerminal(
      running: "/bin/bash", ["-c", "cd '\(desk.folder.path)'; exec \(line)"],
      type: "xterm-256color", environment: environment, columns: 120, rows: 40)
    terminal.belongings = desk.folder
    return terminal
  }

  private func open(_ line: String) throws {
    let opened = try terminal(line)
    try opened.expect("? help")
    screen = opened
  }

  private func listen(_ line: String) throws {
    let listening = try terminal(line)
    try listening.expect("Programs talk to the phone at")
    server = listening
  }

  private func leaveScreen() throws {
    guard let opened = screen else { return }
    screen = nil
    opened.send("q")
    #expect(opened.waitForExit() == .exited(0), "\(opened.screen.text)")
  }

  private func expectOutput(_ lines: [Substring]) {
    var rest = output[...]
    for part in lines.flatMap({ $0.split(separator: "…") }) {
      guard let found = rest.range(of: String(part)) else {
        Issue.record("“\(part)” is not printed, or not there:\n\(output)")
        return
      }
      rest = rest[found.upperBound...]
    }
  }

  private func press(_ line: Substring) throws {
    let gap = try #require(line.range(of: "  "), "“\(line)” does not say what shows")
    let opened = try #require(screen, "no screen is open above “\(line)”")
    let keys = line[..<gap.lowerBound]
    opened.send(Self.named[String(keys)] ?? String(keys))
    try opened.expect(String(line[gap.upperBound...].drop { $0 == " " }))
  }

  private static let named = ["Enter": "\r", "Tab": "\t", "Esc": "\u{1B}"]
}
