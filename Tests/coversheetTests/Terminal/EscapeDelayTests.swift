import TestSupport
import TestTraits
import Testing

@Suite("How long a lone Escape waits", .waitsOutside)
struct EscapeDelayTests {
  @Test("It waits as long as ESCDELAY says, also while a long scenario is loading")
  func loading() throws {
    let app = "app {\"bundleIdentifier\":\"com.example.tea\",\"displayName\":\"Tea\"}\n"
    let push = "push tea {\"aps\":{\"alert\":\"Alone\"}}\n"
    let desk = try CommandLineHarness([
      "long.scenario": app + String(repeating: push, count: 40_000)
    ])
    let terminal = try desk.open(
      desk.folder("long.scenario"), environment: ["ESCDELAY=600000"])
    try terminal.expect("Alone")
    terminal.send("?")
    try terminal.expect("Esc back")
    terminal.send("\u{1B}")
    // Two frames later it was read, and would be the key by now if nothing but work were waited for.
    terminal.resize(columns: 30, rows: 8)
    try terminal.expect("Needs 40x12")
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.waits { $0.text.contains("Esc back") }, "\(terminal.screen.text)")
  }
}
