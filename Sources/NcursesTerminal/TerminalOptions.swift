import TerminalCore

/// What a terminal needs to know from outside; nothing here is read from the environment.
package struct TerminalOptions: Sendable {
  /// The terminal's type as in `TERM`; empty when there is none.
  var type: String
  /// How many colors may be used.
  package var colorMode: ColorMode
  /// How long a lone ESC may be the start of a sequence: `ESCDELAY`, else 25 ms.
  var escapeDelay: Duration
  /// Whether the terminal may be asked what it can do; off with `--no-query`.
  package var allowsQuestions: Bool
  /// Whether it is asked for the color of its background, for a theme that follows it.
  package var asksBackground: Bool
  /// Whether it is asked what it calls itself, for those that turn words round.
  package var asksName: Bool
  /// Whether it is iTerm2, by what the environment says.
  package var isITerm2: Bool
  /// How pictures are to be shown.
  package var pictures: PictureWish
  /// What stands between the program and the terminal, and wants some sequences wrapped.
  package var multiplexer: Multiplexer
  /// Whether it is asked how wide characters are on whose columns terminals do not agree.
  package var widths: WidthPolicy
  /// Whether the terminal is read and written line by line, and no screen is drawn.
  var isLinear: Bool

  package init(
    type: String, colorMode: ColorMode = .automatic, escapeDelay: Duration = .milliseconds(25),
    allowsQuestions: Bool = true, asksBackground: Bool = false, asksName: Bool = false,
    isITerm2: Bool = false,
    pictures: PictureWish = .tiles, multiplexer: Multiplexer = .none,
    widths: WidthPolicy = .fixed, isLinear: Bool = false
  ) {
    (self.type, self.colorMode, self.escapeDelay) = (type, colorMode, escapeDelay)
    (self.allowsQuestions, self.asksBackground) = (allowsQuestions, asksBackground)
    (self.asksName, self.isITerm2, self.pictures) = (asksName, isITerm2, pictures)
    (self.multiplexer, self.widths, self.isLinear) = (multiplexer, widths, isLinear)
  }
}
