import TestSupport
import TestTraits
import Testing

@Suite("The tour at the terminal", .waitsOutside)
struct TourTests {
  @Test("Without a word it opens the tour with its notes, and q leaves")
  func tour() throws {
    let terminal = try CommandLineHarness().open()
    try terminal.expect("Tour: the list 1 of 7")
    #expect(
      terminal.waits { $0.title.contains("tour.scenario") }, "\(terminal.screen.title)")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }

  @Test("It goes on where it was the next time, with --resume too, and stays away once it was left")
  func nextTime() throws {
    let desk = try CommandLineHarness()
    try desk.visit(expecting: "Tour: the list 1 of 7", "\u{7}\u{7}", then: "Tour: the list 3 of 7")
    try desk.visit(
      expecting: "The tour goes on with the list, step 3.", "j", then: "Tour: the list 3 of 7")
    try desk.visit(
      "open", "--resume", expecting: "Tour: the list 3 of 7", "\u{14}", then: "Ctrl-T resumes")
    try desk.visit(expecting: "22 notifications", ":resume the", then: "Commands")
    let terminal = try desk.open()
    try terminal.expect("22 notifications")
    #expect(!terminal.screen.text.contains("Tour"), "\(terminal.screen.text)")
    terminal.send("\u{14}")
    try terminal.expect("Tour: the list 3 of 7")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
  }

  @Test("From there one's own files are opened: those near the working folder are listed")
  func own() throws {
    let terminal = try CommandLineHarness().open()
    try terminal.expect("Tour: the list")
    terminal.send(":open\r")
    try terminal.expect("Near the working folder")
    // It runs in the checkout.
    try terminal.expect("▌ Fixtures/Apps/Album.app")
    terminal.send("\r")
    try terminal.expect("This is Fixtures/Apps/Album.app; the session before keeps its journal.")
    terminal.send("q")
    #expect(terminal.waitForExit() == .exited(0))
    terminal.expectGivenBack()
  }
}

extension CommandLineHarness {
  /// Opens, types, and leaves.
  fileprivate func visit(
    _ arguments: String..., expecting text: String, _ keys: String, then later: String
  ) throws {
    let terminal = try open(arguments)
    try terminal.expect(text)
    terminal.send(keys)
    try terminal.expect(later)
    terminal.send("\u{3}\u{3}")
    #expect(terminal.waitForExit() == .exited(0))
  }
}
