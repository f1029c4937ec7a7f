import TerminalCore

/// How pictures get to the terminal as pixels.
package struct PictureWay: Hashable, Sendable {
  /// What the terminal reads them in.
  package let `protocol`: PictureProtocol
  /// A cell's extent in pixels.
  package let cell: PixelSize

  /// What a terminal that was asked can do, or what the person says that it can.
  ///
  /// Nil where pictures stay tiles: the person wants that, the terminal knows no protocol, or
  /// something stands between that hands none on. Pixels of a size that is not known cannot be
  /// sixel's, which has no other measure.
  ///
  /// - Parameters:
  ///   - size: The terminal's extent in cells.
  ///   - window: Its extent in pixels as the system says it; nil where it does not.
  package init?(
    _ wish: PictureWish, _ answers: PictureAnswers, through multiplexer: Multiplexer, size: Size,
    window: PixelSize?
  ) {
    let cell = Self.cell(answers, size, window)
    guard let chosen = Self.chosen(wish, answers, knowsCell: cell != nil),
      multiplexer == .none || multiplexer == .tmux && chosen == .sixel
    else { return nil }
    self.protocol = chosen
    self.cell = cell ?? .usualCell
  }

  private static func chosen(
    _ wish: PictureWish, _ answers: PictureAnswers, knowsCell: Bool
  ) -> PictureProtocol? {
    switch wish {
    case .tiles: nil
    case .kitty, .sixel, .iterm2: wish.forced
    case .auto:
      answers.knowsKitty
        ? .kitty
        : answers.inlineCell != nil ? .iterm2 : answers.knowsSixel && knowsCell ? .sixel : nil
    }
  }

  private static func cell(
    _ answers: PictureAnswers, _ size: Size, _ window: PixelSize?
  ) -> PixelSize? {
    func share(_ area: PixelSize?) -> PixelSize? {
      area.flatMap { area in
        PixelSize(width: area.width / size.columns, height: area.height / size.rows).asCell
      }
    }
    return answers.cell?.asCell ?? answers.inlineCell?.asCell ?? share(answers.textArea)
      ?? share(window)
  }
}
