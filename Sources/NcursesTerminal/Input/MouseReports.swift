import TerminalCore

/// Reads what terminals report of the mouse.
struct MouseReports: Sendable {
  /// The button that is held: the old protocol does not say which one is released.
  private var held = Mouse.Button.left

  /// Reads the form of xterm's mode 1006 (`ESC [ < button ; column ; row M` or `m`), or, without
  /// `<`, that of rxvt's 1015.
  ///
  /// - Returns: Nil when it is malformed, or means nothing to us.
  mutating func report(_ sequence: ControlSequence, final: UInt8) -> Mouse? {
    let numbers = sequence.numbers
    guard numbers.count == 3 else { return nil }
    let isModern = sequence.prefix != nil
    let button = isModern ? numbers[0] : numbers[0] - 32
    return mouse(
      button: button, column: numbers[1], row: numbers[2],
      isRelease: isModern ? final == UInt8(ascii: "m") : button & 0b110_0011 == 3)
  }

  /// Reads the three bytes of the oldest form, after `ESC [ M`.
  mutating func report(_ bytes: [UInt8]) -> Mouse? {
    guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
    let button = Int(bytes[0]) - 32
    return mouse(
      button: button, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32,
      isRelease: button & 0b110_0011 == 3)
  }

  private mutating func mouse(button: Int, column: Int, row: Int, isRelease: Bool) -> Mouse? {
    guard button >= 0, column > 0, row > 0, let act = act(button, isRelease: isRelease) else {
      return nil
    }
    return Mouse(act, at: Point(column: column - 1, row: row - 1))
  }

  /// What happened, whatever keys are held meanwhile; nil for moves without a button, and for buttons
  /// without a name.
  private mutating func act(_ number: Int, isRelease: Bool) -> Mouse.Act? {
    if number & 128 != 0 { return nil }
    if number & 64 != 0 {
      if isRelease { return nil }
      return [0: .wheelUp, 1: .wheelDown][number & 3]
    }
    let buttons: [Mouse.Button] = [.left, .middle, .right]
    let named = number & 3 < 3 ? buttons[number & 3] : nil
    if isRelease { return .release(named ?? held) }
    guard let named else { return nil }
    held = named
    return number & 32 != 0 ? .drag(named) : .press(named)
  }
}
