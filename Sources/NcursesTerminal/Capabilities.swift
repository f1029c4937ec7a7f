internal import CNcurses

/// What terminfo says about the present terminal, as bytes ready to be written.
struct Capabilities {
  /// The sequences that are sent around and beside what ncurses writes.
  let enterScreen, leaveScreen, keypadOn, keypadOff, cursorShown, cursorHidden: [UInt8]
  /// Plain characters again.
  let plain: [UInt8]
  /// Writing past the last column wraps, or does not.
  let wrapOn, wrapOff: [UInt8]
  /// The number of colors, 0 without any.
  let colors: Int
  /// Whether there is dim.
  let hasDim: Bool
  /// Whether the terminal is one of xterm's descent: it has its alternate screen, so it understands
  /// its other private modes and answers its questions. Others might show them as text.
  let followsXterm: Bool

  /// Reads them; `newterm` must have been called.
  init() {
    enterScreen = Self.bytes("smcup")
    leaveScreen = Self.bytes("rmcup")
    keypadOn = Self.bytes("smkx")
    keypadOff = Self.bytes("rmkx")
    cursorShown = Self.bytes("cnorm")
    cursorHidden = Self.bytes("civis")
    plain = Self.bytes("sgr0")
    wrapOn = Self.bytes("smam")
    wrapOff = Self.bytes("rmam")
    colors = max(0, Int(tigetnum("colors")))
    hasDim = !Self.bytes("dim").isEmpty
    followsXterm = enterScreen.holds("?1049")
  }

  /// Whether the sequence that sets all attributes at once leaves dim out,
  /// although there is dim (kitty).
  var setsAllButDim: Bool {
    // The fifth of its parameters.
    guard hasDim, let all = cn_string("sgr").map({ String(cString: $0) }) else { return false }
    return !Array(all.utf8).holds("%p5")
  }

  /// Whether pictures may be pixels: where there are colors, and sequences that
  /// are not known are not shown.
  var showsPictures: Bool { colors > 0 && followsXterm }

  /// Whether terminfo promises 24 bits, in either of the two customary ways.
  static var promisesTrueColor: Bool { tigetflag("RGB") > 0 || tigetflag("Tc") > 0 }

  /// Whether what is erased takes the background in force.
  static var erasesInColor: Bool { tigetflag("bce") > 0 }

  /// A capability without numbers; empty when the terminal has none.
  static func bytes(_ name: String) -> [UInt8] {
    cn_string(name).map { withoutPadding(String(cString: $0)) } ?? []
  }

  /// A capability with numbers put in; empty when the terminal has none.
  static func bytes(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8] {
    guard let string = cn_string(name), let filled = cn_filled(string, Int32(first), Int32(second))
    else { return [] }
    return withoutPadding(String(cString: filled))
  }

  /// Takes out the pauses for terminals of wire and paper, `$<5>`.
  static func withoutPadding(_ text: String) -> [UInt8] {
    let all = Array(text.utf8)
    guard all.holds("$<") else { return all }
    var bytes: [UInt8] = []
    var rest = all[...]
    while let start = rest.indices.first(where: { rest[$0...].starts(with: "$<".utf8) }),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      bytes += rest[..<start]
      rest = rest[(end + 1)...]
    }
    return bytes + rest
  }
}

extension [UInt8] {
  /// Whether a part of them is a text. The search of `String` costs a tenth of
  /// all that a start does here.
  func holds(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
