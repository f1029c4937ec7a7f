import TestSupport
import TestTraits
import Testing

@Suite("A folder that payload files are put into while the screen is open", .waitsOutside)
struct DropFolderCommandTests {
  private func drop(_ text: String, as path: String, _ desk: CommandLineHarness) throws {
    try desk.folder.write(Array(text.utf8), to: path)
  }

  @Test("What is put into the folder of --watch shows, and what is wrong with it is said")
  func watched() throws {
    let desk = try CommandLineHarness.withChat()
    try drop("", as: "drop/.keep", desk)
    let terminal = try desk.open("--watch", desk.folder("drop"), desk.folder("chat.scenario"))
    try terminal.expect("Alone")
    try drop(#"{"aps":{"alert":"Just dropped"}}"#, as: "drop/one.apns", desk)
    try terminal.expect("Just dropped")
    try drop(#"{"aps":{"alert":"#, as: "drop/cut.apns", desk)
    try terminal.expect("cut.apns:1:")
    terminal.send("S")
    for words in ["drop folder", "2 in", "1 refused", "one.apns", "error"] {
      try terminal.expect(words)
    }
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("--watch names a folder that is there")
  func missing() throws {
    let desk = try CommandLineHarness.withChat()
    let terminal = try desk.open("--watch", desk.folder("nowhere"), desk.folder("chat.scenario"))
    #expect(terminal.waitForExit() == .exited(2))
    #expect(terminal.screen.text.contains("there is no such folder"))
  }
}
