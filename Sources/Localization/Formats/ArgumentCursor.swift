/// Where a format has got to with its arguments, which it counts from 0.
///
/// The words of the phone and the rules of `check` go by it, so that what is
/// counted is what is taken.
struct ArgumentCursor {
  // What the next placeholder without a number takes.
  private var next = 0
  // The argument of the variable whose form this is, until its number took it (L28).
  private var own: Int?

  /// Begins an entry's format.
  init() {}

  /// Begins a form of a variable.
  ///
  /// - Parameter argument: The variable's own.
  init(inFormOf variable: PluralVariable, _ argument: Int) {
    if !variable.isWholeText { (next, own) = (argument + 1, argument) }
  }

  /// L5, L24: the argument that a placeholder or a variable takes.
  ///
  /// - Parameters:
  ///   - position: The number that is written there, from 1; nil where none is.
  ///   - isNumber: Whether it takes a number, as variables do.
  /// - Returns: Below 0 for the number 0, which no argument has.
  mutating func take(_ position: Int?, isNumber: Bool) -> Int {
    if let position { return position - 1 }
    guard isNumber, let taken = own else { return takeNext() }
    own = nil
    return taken
  }

  /// The argument that a `*` takes.
  mutating func takeNext() -> Int {
    next += 1
    return next - 1
  }

  /// Goes on behind a variable without a number, whose form may have taken more.
  mutating func pass(_ form: ArgumentCursor) { next = max(next, form.next) }
}
