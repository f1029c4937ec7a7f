import TerminalCore
import Testing

@testable import Screens

@Suite("Lines typed at the linear screen")
struct LinearInputTests {
  private func input(_ line: String, isWritten: Bool = false) -> LinearInput {
    var reader = LinearReader()
    var row = LinearLine<Spot>(.row, "Anna")
    row.id = .choice(7)
    let screen = LinearScreen(topic: ["List"], lines: [row], isWritten: isWritten)
    _ = reader.announcements(of: screen, keymap: .standard)
    let harness = ScreenHarness.morning(glyphs: .words)
    return LinearInput(line, on: screen, read: reader, harness.model, harness.scene)
  }

  private func keys(_ keys: Key...) -> LinearInput { .events(keys.map { .input(.key($0)) }) }

  private func text(_ text: String) -> LinearInput {
    .events([
      .input(.key(Key(.character("e"), .control))), .input(.key(Key(.character("u"), .control))),
      .input(.paste(text)),
    ])
  }

  @Test("A number, the name of a key, a control’s name, or a command in words")
  func commands() {
    #expect(input("1") == .events([.chosen(.choice(7))]))
    #expect(input(" #1 ") == .events([.chosen(.choice(7))]))
    #expect(input("2") == .unknownNumber(2))
    #expect(input("") == keys(Key(.enter)))
    #expect(input("esc") == keys(Key(.escape)))
    #expect(input("x") == keys(Key(.character("x"))))
    #expect(input("o t") == keys(Key(.character("o")), Key(.character("t"))))
    #expect(input("Ctrl-R") == keys(Key(.character("r"), .control)))
    #expect(input("read") == .reading && input("#read") == .reading)
    #expect(input("undo") == .events([.chosen(.control(.undo))]))
    #expect(input("why") == .events([.chosen(.control(.why))]), "it is shown, and not copied")
    let line: LinearInput = .events([
      .chosen(.control(.commands)), .input(.paste("wait 1h")), .input(.key(Key(.enter))),
    ])
    #expect(input("wait 1h") == line && input(":wait 1h") == line)
    #expect(input("{\"aps\":{}}") == .events([.input(.paste("{\"aps\":{}}"))]))
  }

  @Test(
    "A name, how a word of it begins, and what is no name of anything run",
    arguments: ["clear gr", "cle", "payl", "undo the", "snooze", "theme: dark", "xyzzy", "push"])
  func named(line: String) {
    guard case .events = input(line) else {
      Issue.record("\(line): \(input(line))")
      return
    }
  }

  @Test("What only has the letters of something is asked about", arguments: ["cler", ":cler"])
  func misspelled(line: String) {
    guard case .unknownCommand("cler", let nearest) = input(line) else {
      Issue.record("\(input(line))")
      return
    }
    #expect(nearest.hasPrefix("clear"), "\(nearest)")
  }

  @Test("Where words are written, a line is words, unless it is a key or a marked number")
  func written() {
    #expect(input("fridge", isWritten: true) == text("fridge"))
    #expect(input("1", isWritten: true) == text("1"))
    #expect(input("x", isWritten: true) == text("x"))
    #expect(input("=esc", isWritten: true) == text("esc"))
    #expect(input("#1", isWritten: true) == .events([.chosen(.choice(7))]))
    #expect(input("#+1", isWritten: true) == text("#+1"), "a number has no sign")
    #expect(input("#-1", isWritten: true) == text("#-1"))
    #expect(input("Esc", isWritten: true) == keys(Key(.escape)))
    #expect(input("{name} hello", isWritten: true) == text("{name} hello"))
    #expect(input("read", isWritten: true) == text("read"))
    #expect(input("#read", isWritten: true) == .reading)
    #expect(input("", isWritten: true) == keys(Key(.enter)))
  }
}
