import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("Keys as people write them")
struct TypedKeyTests {
  private static let codes: [Key.Code] =
    [
      .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .pageUp,
      .pageDown, .home, .end, .character(" "),
    ] + (1...24).map(Key.Code.function)

  private static let modifiers: [Key.Modifiers] = [
    [], .control, .alt, .shift, [.control, .alt], [.control, .shift], [.alt, .shift],
    [.control, .alt, .shift],
  ]

  @Test("What help calls a key is read as that key, with symbols and without")
  func named() {
    for code in Self.codes {
      for modifiers in Self.modifiers {
        let shortcut = Shortcut([Key(code, modifiers)])
        #expect(Shortcut(reading: shortcut.description) == shortcut, "\(shortcut)")
        #expect(Shortcut(reading: shortcut.ascii) == shortcut, "\(shortcut.ascii)")
        #expect(shortcut.ascii.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(
    "What help calls a character is read as that key, alone and held",
    arguments: Array("azAZ09é日ш-_+.,/\\?!@:;'\"`~[]{}()<>=*&^%$#|"))
  func characters(character: Character) {
    for modifiers in [Key.Modifiers(), .alt] {
      let shortcut = Shortcut([Key(.character(character), modifiers)])
      #expect(Shortcut(reading: shortcut.description) == shortcut, "\(shortcut)")
    }
    // Terminals send one and the same for both cases.
    let small = character.lowercased().first ?? character
    // It is sent for Esc.
    if small == "[" { return }
    for modifiers: Key.Modifiers in [.control, [.control, .alt]] {
      let shortcut = Shortcut([Key(.character(small), modifiers)])
      #expect(Shortcut(reading: shortcut.description) == shortcut, "\(shortcut)")
    }
  }

  @Test(
    "Two keys one after the other are both, with a blank between them or without", arguments: 1...60
  )
  func sequences(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let keys = (0..<random.number(2...3)).map { _ in
      random.once(in: 2)
        ? Key(.character(random.pick(Array("gsoyxQ1é"))))
        : Key(random.pick(Self.codes), random.pick([[], .control]))
    }
    let shortcut = Shortcut(keys)
    #expect(Shortcut(reading: shortcut.description) == shortcut, "\(shortcut)")
    #expect(Shortcut(reading: "  \(shortcut.ascii)  ") == shortcut)
  }

  @Test(
    "Spellings of other programs are understood",
    arguments: [
      ("Control-X", "Ctrl-X"), ("META-f", "Alt-f"), ("return", "Enter"), ("Escape", "Esc"),
      ("PAGEUP", "PgUp"), ("page-down", "PgDn"), ("ctrl-alt-delete", "Ctrl-Alt-Delete"),
      ("alt-ctrl-x", "Ctrl-Alt-X"), ("F24", "F24"), ("ctrl-space", "Ctrl-Space"), ("↵", "Enter"),
      ("ab", "a b"), ("日本", "日 本"),
    ])
  func spellings(text: String, name: String) {
    #expect(Shortcut(reading: text)?.ascii == name)
  }

  @Test(
    "What is no key is none: misspelled, too long, held twice over, or nothing at all",
    arguments: [
      "", "  ", "f25", "fx1", "alt-", "shift-a", "ctrl-up-down", "strg-x", "abc",
      "a bc d",
      "entr", "ctrl-alt-", "space bar x y",
    ])
  func none(text: String) {
    #expect(Shortcut(reading: text) == nil, "\(Shortcut(reading: text)?.description ?? "")")
  }

  @Test(
    "A key is text only where it is a character by itself",
    arguments: [
      ("x", true), ("g g", true), ("Ctrl-X", false), ("Alt-x", false), ("Up", false),
      ("Space", true),
    ])
  func typed(text: String, isTyped: Bool) {
    #expect(Shortcut(reading: text)?.isTyped == isTyped)
  }

  @Test("In a list that is narrowed, Home and End move the cursor once something is typed")
  func narrowed() {
    func act(_ key: Key, _ isNarrowed: Bool) -> String {
      guard let rows = key.rowsInNarrowedList(page: 7, isNarrowed: isNarrowed) else {
        return "other"
      }
      return abs(rows) == RowChoice.beyond ? (rows < 0 ? "first" : "last") : "\(rows)"
    }
    for (code, empty, typed) in [
      (.escape, "other", "other"), (.enter, "other", "other"), (.up, "-1", "-1"),
      (.down, "1", "1"), (.tab, "1", "1"), (.pageUp, "-7", "-7"), (.pageDown, "7", "7"),
      (.home, "first", "other"), (.end, "last", "other"), (.left, "other", "other"),
      (.character("x"), "other", "other"), (.backspace, "other", "other"),
    ] as [(Key.Code, String, String)] {
      #expect(act(Key(code), false) == empty && act(Key(code), true) == typed, "\(code)")
    }
  }
}
