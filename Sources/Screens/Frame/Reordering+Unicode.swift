import Localization
import TerminalCore

extension Reordering {
  /// By Unicode's annex 9; loads what that takes when a line first needs it.
  static let unicode = Reordering { line in
    let isRightToLeft = line.direction == .rightToLeft
    return VisualOrder(line.paragraph, line: line.range, isRightToLeft: isRightToLeft).seen
      .map { SeenCharacter($0.character, from: $0.source) }
  }
}
