import Delivery
import TerminalCore

extension State {
  /// What stands behind the name of an app where its notification is louder than others: that it is
  /// critical, which a mark that is read says already, or Time Sensitive (R4, F3).
  ///
  /// - Returns: Each with the blank that sets it apart from what is before it.
  func loudness(of shown: RowContent, _ number: Int?, _ tint: Role?, _ marks: Marks) -> [TextRun] {
    let saysCritical = shown.isCritical && !marks.isInWords
    let isTimeSensitive = number.map(isTimeSensitive) ?? false
    return [
      saysCritical ? TextRun(" \(systemWords(.critical))", .critical, .bold) : nil,
      isTimeSensitive ? TextRun(" \(systemWords(.timeSensitive))", tint, .bold) : nil,
    ].compactMap(\.self)
  }

  /// The same as parts of a line, each with a blank behind it, too.
  func loudnessParts(
    of shown: RowContent, _ number: Int?, _ tint: Role?, _ marks: Marks
  ) -> [Part?] {
    loudness(of: shown, number, tint, marks).map { .text($0.text + " ", $0.foreground, .bold) }
  }
}

extension ScenePart {
  /// R4: what stands before the name of an app whose notification is critical; else empty.
  func criticalMark(of shown: RowContent) -> TextRun {
    TextRun(phoneMarks.before(shown.isCritical ? .critical : nil), .critical, .bold)
  }

  /// The name of a notification's app at the head of a card, and how loud it is, which goes first
  /// where there is no room.
  func nameAndLoudness(of shown: RowContent, _ number: Int, _ tint: Role?) -> Part {
    Part.horizontal(
      [.text(state.systemWords.inCapitals(shown.appName), tint)]
        + state.loudnessParts(of: shown, number, tint, phoneMarks).map { $0?.droppable() }
    ).padded(trailing: 1).growing()
  }
}
