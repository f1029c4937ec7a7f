import TerminalCore
import Testing

@testable import NcursesTerminal

@Suite("Keys with what is held, number by number")
struct KeySequenceTests {
  private func keys(_ sent: String) -> [Key] {
    var decoder = InputDecoder()
    return decoder.feed(sent.utf8).compactMap { event in
      if case .input(.key(let key)) = event { return key }
      return nil
    }
  }

  /// xterm: 1 is nothing, then a bit each for Shift, Alt, Control and Meta, which counts as Alt.
  private func held(_ number: Int) -> Key.Modifiers {
    var held: Key.Modifiers = []
    let bits = number - 1
    if bits & 1 == 1 { held.insert(.shift) }
    if bits & 2 == 2 || bits & 8 == 8 { held.insert(.alt) }
    if bits & 4 == 4 { held.insert(.control) }
    return held
  }

  private static let letters: [(Character, Key.Code)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]

  @Test("Arrows, Home, End and F1 to F4 are told with all that is held", arguments: 1...16)
  func letters(number: Int) {
    for (letter, code) in Self.letters {
      #expect(keys("\u{1B}[1;\(number)\(letter)") == [Key(code, held(number))], "\(letter)")
      #expect(keys("\u{1B}O\(number)\(letter)") == [Key(code, held(number))], "\(letter), vt220")
    }
  }

  private static let numbers: [(Int, Key.Code)] = [
    (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
    (8, .end), (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)),
    (15, .function(5)), (17, .function(6)), (18, .function(7)), (19, .function(8)),
    (20, .function(9)), (21, .function(10)), (23, .function(11)), (24, .function(12)),
    (25, .function(13)), (26, .function(14)), (28, .function(15)), (29, .function(16)),
    (31, .function(17)), (32, .function(18)), (33, .function(19)), (34, .function(20)),
  ]

  @Test("The keys with numbers, alone and held, in xterm's way and in rxvt's")
  func numbered() {
    for (number, code) in Self.numbers {
      #expect(keys("\u{1B}[\(number)~") == [Key(code)], "\(number)")
      for modifiers in 2...8 {
        #expect(keys("\u{1B}[\(number);\(modifiers)~") == [Key(code, held(modifiers))], "\(number)")
      }
      #expect(keys("\u{1B}[\(number)$") == [Key(code, .shift)], "\(number)")
      #expect(keys("\u{1B}[\(number)^") == [Key(code, .control)], "\(number)")
      #expect(keys("\u{1B}[\(number)@") == [Key(code, [.shift, .control])], "\(number)")
      #expect(keys("\u{1B}\u{1B}[\(number)~") == [Key(code, .alt)], "\(number)")
    }
  }

  @Test(
    "Numbers that are no key are none, and leave the next one alone",
    arguments: [0, 9, 10, 16, 22, 27, 30, 35, 99, 201, 12_345])
  func unknown(number: Int) {
    #expect(keys("\u{1B}[\(number)~j") == [Key(.character("j"))])
  }

  @Test(
    "A character by its code point, with what is held: Shift is in it already, but beside Control",
    arguments: [
      (97, 1, Key(.character("a"))), (65, 2, Key(.character("A"))),
      (97, 3, Key(.character("a"), .alt)), (97, 5, Key(.character("a"), .control)),
      (97, 6, Key(.character("a"), [.control, .shift])), (13, 5, Key(.enter, .control)),
      (13, 2, Key(.enter, .shift)), (9, 6, Key(.tab, [.shift, .control])),
      (127, 3, Key(.backspace, .alt)), (27, 1, Key(.escape)),
      (32, 5, Key(.character(" "), .control)),
      (233, 1, Key(.character("é"))), (26_085, 3, Key(.character("日"), .alt)),
      (128_169, 3, Key(.character("💩"), .alt)), (127_861, 1, Key(.character("🍵"))),
    ])
  func codePoints(number: Int, modifiers: Int, key: Key) {
    #expect(keys("\u{1B}[\(number);\(modifiers)u") == [key])
    #expect(keys("\u{1B}[27;\(modifiers);\(number)~") == [key])
  }

  @Test(
    "What is no code point, or one that is not typed, is no key",
    arguments: [128, 159, 55_296, 57_343, 1_114_112, 9_999_999, 99_999_999_999])
  func noCodePoints(number: Int) {
    #expect(keys("\u{1B}[\(number);1uj") == [Key(.character("j"))])
    #expect(keys("\u{1B}[27;1;\(number)~j") == [Key(.character("j"))])
  }

  @Test(
    "Of a number with parts the first counts: other programs' terminals tell how a key is held",
    arguments: ["\u{1B}[97;5:1u", "\u{1B}[97:65;5u", "\u{1B}[97;5:3u", "\u{1B}[97:65:97;5:1u"])
  func parts(sent: String) {
    #expect(keys(sent) == [Key(.character("a"), .control)])
  }

  @Test("The keypad in application mode is what stands on its keys")
  func keypad() {
    for (letter, character) in zip("jklmnopqrstuvwxy", "*+,-./0123456789") {
      #expect(keys("\u{1B}O\(letter)") == [Key(.character(character))], "\(letter)")
    }
    #expect(
      keys("\u{1B}OM\u{1B}OI\u{1B}OX\u{1B}O ") == [
        Key(.enter), Key(.tab), Key(.character("=")), Key(.character(" ")),
      ])
  }

  @Test("Every letter with Control is itself, but those that are keys of their own")
  func control() {
    for byte in UInt8(0)...0x1F {
      let sent = keys(String(Character(Unicode.Scalar(byte))))
      switch byte {
      case 0x00: #expect(sent == [Key(.character(" "), .control)])
      case 0x08: #expect(sent == [Key(.backspace)])
      case 0x09: #expect(sent == [Key(.tab)])
      case 0x0A, 0x0D: #expect(sent == [Key(.enter)])
      case 0x1B: #expect(sent.isEmpty, "it may begin a sequence")
      case 0x1C...0x1F:
        #expect(sent == [Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)])
      default: #expect(sent == [Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)])
      }
    }
  }

  @Test(
    "Alt with any character that can be typed is that character, held",
    arguments: Array("aZ09 ~é日🍵"))
  func alt(character: Character) {
    #expect(keys("\u{1B}\(character)") == [Key(.character(character), .alt)])
  }

  @Test("Alt before a broken character is nothing, and the next key is itself")
  func brokenAlt() {
    var decoder = InputDecoder()
    let events = decoder.feed([0x1B, 0xC3, 0x28, 0x1B, 0xF0, 0x9F, 0x61])
    #expect(events == ["(", "a"].map { .input(.key(Key(.character($0)))) })
  }
}
