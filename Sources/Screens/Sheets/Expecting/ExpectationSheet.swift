import Scenarios
import TerminalCore

/// What can be expected of the selected thing, with what is so now, while one of it is chosen.
struct ExpectationSheet: GatheredList {
  var choice = RowChoice()
  /// Lines without `expect`, each of them so; never empty.
  let items: [String]

  var title: String { Words.expectTitle }
  var enters: String { Words.expects }

  func parts(of line: String, _ row: ChoiceRow, _ model: Model) -> [Part] {
    [Part.text(line.visibleLine).growing()]
  }

  func label(of line: String) -> String { line }

  func effect(of line: String) -> Effect { .performLine("expect " + line) }
}

extension Model {
  /// What is selected, or the phone where nothing is.
  func expectationSubject(_ scene: Scene) -> ExpectationSubject {
    if let pane = scene.state.pane { return .notification(pane.notification) }
    guard showsList(in: scene), let selected = selected(in: scene) else { return .phone }
    if selected.isStack || selected.number == nil, let place = selected.place {
      return .group(place)
    }
    return selected.number.map(ExpectationSubject.notification) ?? .phone
  }

  /// Offers what can be expected.
  mutating func offer(expectations lines: [String]) {
    if lines.isEmpty { return say(Words.nothingToExpect, isError: true) }
    ask(ExpectationSheet(items: lines))
  }
}
