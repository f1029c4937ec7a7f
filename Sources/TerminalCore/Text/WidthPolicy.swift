/// Whether it is found out how many columns the terminal takes for characters on which terminals
/// do not agree (`--widths`).
///
/// What is laid out has the columns of our table in any case; this decides what the terminal
/// is believed to do with it.
package enum WidthPolicy: String, CaseIterable, Hashable, Sendable {
  /// The terminal says it itself: it is given one character of each kind, and asked
  /// where its cursor is then.
  case measured
  /// Nothing is asked, and no terminal is believed to agree.
  case fixed
}
