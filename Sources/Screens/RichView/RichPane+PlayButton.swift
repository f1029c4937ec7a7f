import Delivery
import Notifications
import TerminalCore

extension RichPane {
  /// C16: the media button where the extension's frame puts it on the medium, in its tint.
  ///
  /// - Parameters:
  ///   - area: The medium's cells within `medium`.
  func covered(
    _ medium: Part, _ area: Rect, by button: PlayButton, _ media: RichView.Media
  ) -> Part {
    guard let frame = button.frame else { return medium }
    let patch = Self.patch(frame, on: area)
    return medium.covered(
      by: control(media, button, patch.size), .at(patch.origin), isModal: false)
  }

  // A patch as large as the frame would hide what it is to play: it is a button's
  // size, in the frame's middle.
  private static func patch(_ frame: UnitRect, on area: Rect) -> Rect {
    func place(_ start: Double, _ length: Double, _ cells: Int, _ range: ClosedRange<Int>) -> (
      Int, Int
    ) {
      let (start, length) = (min(1, max(0, start)), min(1, max(0, length)))
      let count = min(
        cells, max(range.lowerBound, min(range.upperBound, Int((length * Double(cells)).rounded())))
      )
      let middle = (start + length / 2) * Double(cells)
      return (max(0, min(cells - count, Int((middle - Double(count) / 2).rounded()))), count)
    }
    let (column, columns) = place(frame.x, frame.width, area.size.columns, 5...9)
    let (row, rows) = place(frame.y, frame.height, area.size.rows, 1...3)
    return Rect(
      column: area.origin.column + column, row: area.origin.row + row, columns: columns, rows: rows)
  }

  /// The button, on a patch of its own.
  func control(_ media: RichView.Media, _ button: PlayButton, _ size: Size) -> Part {
    let isFocused = isFocused(.play)
    // In words the marks say how it is, which is not what the button does.
    let mark = Part.text(
      phoneMarks.isInWords ? "" : " \(media.isPlaying ? phoneMarks.pause : phoneMarks.running) ",
      Role(button.tint.flatMap(Tint.init), in: model.palette),
      isFocused ? [.bold, .reverse] : .bold, alignment: .center)
    return Part.vertical([.spacer(), mark, .spacer()])
      .sized(columns: size.columns, rows: size.rows).filled(.surface).identified(.view(.play))
      .meaning(
        .button, label: media.isPlaying ? Words.pauses : Words.plays, isSelected: isFocused)
  }
}
