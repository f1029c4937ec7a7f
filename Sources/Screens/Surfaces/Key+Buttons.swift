import TerminalCore

extension Key {
  /// Which of several buttons has the focus after it: Tab goes round, the arrows stop at the
  /// ends; nil for all other keys.
  ///
  /// - Parameters:
  ///   - index: Of the button that has the focus, from 0.
  ///   - count: How many there are.
  func button(from index: Int, of count: Int, _ scene: Scene) -> Int? {
    guard count > 0 else { return nil }
    if self == Key(.tab) { return (index + 1) % count }
    if self == Key(.tab, .shift) { return (index + count - 1) % count }
    let steps = [Key(.left): -scene.rightwards, Key(.right): scene.rightwards]
    return steps[self].map { min(max(0, index + $0), count - 1) }
  }

  /// Whether it presses the button that has the focus, as Enter does.
  var pressesButton: Bool { self == Key(.character(" ")) }
}
