/// How many colors may be used.
package enum ColorMode: String, CaseIterable, Sendable {
  /// None: bold, dim, underline and reverse speak alone.
  case none
  /// The terminal's own sixteen; other colors become the nearest of them.
  case sixteen
  /// The 256 of xterm; others become the nearest.
  case palette256
  /// 24 bits, whatever terminfo says.
  case truecolor
  /// The most that terminfo promises.
  case automatic
}
