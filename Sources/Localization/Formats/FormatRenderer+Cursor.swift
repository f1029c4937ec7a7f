import Notifications

extension FormatRenderer {
  /// Where a format has got to with its arguments.
  struct Cursor {
    /// Which of them is next.
    var arguments = ArgumentCursor()
    /// The variable itself; nil in the entry's format.
    var variable: PluralVariable?
    /// The variable's argument, for `%arg`.
    var argument = 0
    /// Where to complain.
    var place: Place
  }
}
