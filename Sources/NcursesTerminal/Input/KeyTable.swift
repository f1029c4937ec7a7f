import TerminalCore

/// Which bytes are which key, on every terminal that we know of.
enum KeyTable {
  /// The key of a control byte; nil for none. Ctrl-H is Backspace and Ctrl-J is Enter, because
  /// terminals send them for those keys.
  static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x00: Key(.character(" "), .control)
    case 0x08, 0x7f: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0a, 0x0d: Key(.enter)
    case 0x1b: Key(.escape)
    case 0x01...0x1a: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1c...0x1f: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: nil
    }
  }

  /// The key of `ESC [ … final`; nil when it is none.
  static func control(_ final: UInt8, _ sequence: ControlSequence) -> Key? {
    guard sequence.prefix == nil else { return nil }
    let numbers = sequence.numbers
    switch Character(Unicode.Scalar(final)) {
    case "A", "B", "C", "D", "F", "H", "P", "Q", "R", "S":
      // `ESC [ row ; column R` tells where the cursor is; as a key it begins with 1.
      guard numbers.count < 2 || numbers[0] <= 1, let code = letters[final] else { return nil }
      return Key(code, modifiers(numbers.last, sequence))
    case "Z": return Key(.tab, modifiers(numbers.last, sequence).union(.shift))
    case "a", "b", "c", "d":
      guard sequence.isEmpty, let code = letters[final - 0x20] else { return nil }
      return Key(code, modifiers(nil, sequence).union(.shift))
    case "~" where numbers.first == 27 && numbers.count == 3:
      return key(codePoint: numbers[2], modifiers(numbers[1], sequence))
    case "u" where !numbers.isEmpty:
      return key(codePoint: numbers[0], modifiers(numbers.dropFirst().first, sequence))
    case "~": return numbered(sequence, [])
    case "$": return numbered(sequence, .shift)
    case "^": return numbered(sequence, .control)
    case "@": return numbered(sequence, [.shift, .control])
    default: return nil
    }
  }

  /// The key of `ESC O … final`; nil when it is none.
  static func single(_ final: UInt8, _ sequence: ControlSequence) -> Key? {
    let held = modifiers(sequence.numbers.last, sequence)
    switch final {
    case UInt8(ascii: "M"): return Key(.enter, held)
    case UInt8(ascii: "I"): return Key(.tab, held)
    case UInt8(ascii: "X"): return Key(.character("="), held)
    case UInt8(ascii: " "): return Key(.character(" "), held)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return letters[final - 0x20].map { Key($0, held.union(.control)) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad in application mode: each letter is a character 64 places before it.
      return Key(.character(Character(Unicode.Scalar(final - 0x40))), held)
    default: return letters[final].map { Key($0, held) }
    }
  }

  private static let letters: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static func numbered(_ sequence: ControlSequence, _ more: Key.Modifiers) -> Key? {
    let numbers = sequence.numbers
    guard let number = numbers.first, let code = code(number) else { return nil }
    return Key(code, modifiers(numbers.dropFirst().first, sequence).union(more))
  }

  private static func code(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of a code point, as xterm (`modifyOtherKeys`) and others write it.
  private static func key(codePoint: Int, _ held: Key.Modifiers) -> Key? {
    guard let scalar = Unicode.Scalar(UInt32(codePoint)) else { return nil }
    if codePoint < 0x20 || codePoint == 0x7f {
      guard var key = control(UInt8(codePoint)) else { return nil }
      key.modifiers.formUnion(held)
      return key
    }
    if scalar.isControl { return nil }
    // Shift is in the character already, except beside Control, where xterm sends the bare letter.
    return Key(
      .character(Character(scalar)), held.contains(.control) ? held : held.subtracting(.shift))
  }

  /// xterm's number for what is held, 1 for nothing; other keys than these
  /// (Super, locks) do not count.
  private static func modifiers(_ number: Int?, _ sequence: ControlSequence) -> Key.Modifiers {
    var held: Key.Modifiers = sequence.afterEscape ? .alt : []
    let bits = max(0, (number ?? 1) - 1)
    if bits & 1 != 0 { held.insert(.shift) }
    if bits & 0b1010 != 0 { held.insert(.alt) }
    if bits & 4 != 0 { held.insert(.control) }
    return held
  }
}
