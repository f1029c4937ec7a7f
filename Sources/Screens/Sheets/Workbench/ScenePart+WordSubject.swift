import Delivery
import TerminalCore

extension ScenePart {
  /// What a sheet is about, as its title begins: app, category and which of all it is.
  ///
  /// - Parameter index: Its place among the subjects, from 0.
  func title(of subjects: [WordSubject], at index: Int) -> [Part?] {
    let subject = subjects[index]
    let name = state.displayName(of: subject.app)
    return [
      // One part: a dot without the name before it would divide nothing.
      Part.text(marks.joined([name.visibleLine, ""]), .dim).droppable(1),
      .text((subject.category ?? Words.noCategory).visibleLine, .text, .bold),
      Part.text(" \(index + 1)/\(subjects.count)", .dim).droppable(2),
    ]
  }
}
