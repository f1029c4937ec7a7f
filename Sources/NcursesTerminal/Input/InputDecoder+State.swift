extension InputDecoder {
  /// Where in a sequence, or outside of one, it is.
  enum State {
    case ground
    /// After ESC; `twice` after ESC ESC, which rxvt sends for Alt with a key that has a sequence.
    case escape(twice: Bool)
    case control(ControlSequence)
    /// After ESC O.
    case single(ControlSequence)
    /// After ESC [ [, with which the Linux console begins F1 to F5.
    case linuxFunction
    /// In OSC, DCS, APC, PM or SOS.
    case string(StringIntroducer, isEmpty: Bool, afterEscape: Bool)
    /// In a mouse report of three bytes (X10).
    case mouse([UInt8])
    /// In a character of several bytes after ESC.
    case alternate([UInt8], count: Int)
    case paste
  }
}
