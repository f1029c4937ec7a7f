import TerminalCore

/// The modes that a terminal is in while it shows frames, and the bytes that change them.
struct TerminalModes {
  /// Whether frames are wrapped in synchronized output (2026); only once the terminal said so.
  var synchronizes = false
  /// Whether the terminal is to say when its colors turn dark or light (2031).
  var followsScheme = false
  private let capabilities: Capabilities
  /// Whether the terminal may have one screen only, whatever terminfo says: GNU
  /// screen does, unless told.
  private let mayHaveOneScreen: Bool
  private var isCursorShown = false
  private var capturesMouse = false
  /// Whether the terminal was told to leave the order of text alone.
  private(set) var isExplicit = false
  private var title = ""

  /// Begins with a terminal as it is found.
  ///
  /// - Parameter mayHaveOneScreen: Whether the screen is cleared in the end although it is left.
  init(capabilities: Capabilities, mayHaveOneScreen: Bool) {
    (self.capabilities, self.mayHaveOneScreen) = (capabilities, mayHaveOneScreen)
  }

  /// What is written before the first frame: its own screen, the title put aside, and every mode.
  mutating func enter() -> [UInt8] {
    var bytes = capabilities.enterScreen
    if capabilities.followsXterm && !keepsTitle { bytes += "\u{1b}[22;0;0t".utf8 }
    return bytes + enterAgain()
  }

  /// What is written when something else may have changed the modes. The screen is not entered
  /// again: that would overwrite the place of the cursor on the first one.
  mutating func enterAgain() -> [UInt8] {
    isCursorShown = false
    capturesMouse = false
    isExplicit = false
    title = ""
    let bytes = capabilities.keypadOn + capabilities.cursorHidden
    guard capabilities.followsXterm else { return bytes }
    return bytes + Self.mouseOff + Array("\u{1b}[?2004h\u{1b}[?1004h".utf8)
      + (followsScheme ? Self.schemeOn : [])
  }

  /// What gives the terminal back, whatever mode it is in by then.
  func leave() -> [UInt8] {
    var bytes: [UInt8] = []
    if capabilities.followsXterm {
      if synchronizes { bytes += Self.synchronizedEnd }
      if isExplicit { bytes += Self.implicitOrder }
      if followsScheme { bytes += Self.schemeOff }
      bytes += Self.mouseOff + Array("\u{1b}[?1004l\u{1b}[?2004l".utf8)
    }
    bytes += capabilities.wrapOn + capabilities.plain + capabilities.keypadOff
    bytes += capabilities.cursorShown
    if capabilities.leaveScreen.isEmpty || mayHaveOneScreen {
      // No second screen to leave: at least the shell's prompt gets an empty one.
      bytes += Capabilities.bytes("clear")
    }
    bytes += capabilities.leaveScreen
    if capabilities.followsXterm && !keepsTitle { bytes += "\u{1b}[23;0;0t".utf8 }
    return bytes
  }

  /// The bytes before a frame's cells: those modes that the frame wants otherwise.
  mutating func prepare(for frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    if frame.cursor == nil && isCursorShown {
      bytes += capabilities.cursorHidden
      isCursorShown = false
    }
    guard capabilities.followsXterm else { return bytes }
    if frame.capturesMouse != capturesMouse {
      bytes += frame.capturesMouse ? Self.mouseOn : Self.mouseOff
      capturesMouse = frame.capturesMouse
    }
    if frame.isReordered && !isExplicit {
      bytes += Self.explicitOrder
      isExplicit = true
    }
    if frame.title != title && !frame.title.isEmpty {
      bytes += Self.titleChange(to: frame.title)
      title = frame.title
    }
    return bytes
  }

  /// The bytes after a frame's cells.
  mutating func finish(_ frame: Frame) -> [UInt8] {
    guard frame.cursor != nil, !isCursorShown else { return [] }
    isCursorShown = true
    return capabilities.cursorShown
  }

  /// A frame's bytes as they are sent; none when there are none.
  func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    guard synchronizes, !bytes.isEmpty else { return bytes }
    return Self.synchronizedStart + bytes + Self.synchronizedEnd
  }

  /// Newer terminfo entries push the title and pop it themselves.
  private var keepsTitle: Bool { capabilities.enterScreen.holds("[22;0;0t") }

  private static func titleChange(to title: String) -> [UInt8] {
    // The title is untrusted text too: nothing in it may end the sequence early.
    let safe = String(title.unicodeScalars.filter { !$0.isControl }.prefix(256))
    return Array("\u{1b}]2;\(safe)\u{07}".utf8)
  }

  /// Lets the terminal say from now on when its colors turn dark or light.
  static let schemeOn = Array("\u{1b}[?2031h".utf8)
  private static let schemeOff = Array("\u{1b}[?2031l".utf8)
  private static let synchronizedStart = Array("\u{1b}[?2026h".utf8)
  // BDSM of ECMA-48, for terminals that reorder text by themselves.
  private static let explicitOrder = Array("\u{1b}[8l".utf8)
  private static let implicitOrder = Array("\u{1b}[8h".utf8)
  private static let synchronizedEnd = Array("\u{1b}[?2026l".utf8)
  private static let mouseOn = Array("\u{1b}[?1002h\u{1b}[?1006h".utf8)
  private static let mouseOff = Array("\u{1b}[?1006l\u{1b}[?1002l".utf8)
}
