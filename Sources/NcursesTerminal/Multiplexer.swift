/// A program between ours and the terminal that keeps some sequences to
/// itself unless they are wrapped.
package enum Multiplexer: String, CaseIterable, Sendable {
  case none, tmux, screen

  /// From what the environment says.
  ///
  /// - Parameters:
  ///   - type: `TERM`.
  ///   - isTmux: Whether `TMUX` is set.
  ///   - isScreen: Whether `STY` is set.
  package init(type: String, isTmux: Bool, isScreen: Bool) {
    if isTmux || type.hasPrefix("tmux") {
      self = .tmux
    } else {
      self = isScreen || type.hasPrefix("screen") ? .screen : .none
    }
  }
}
