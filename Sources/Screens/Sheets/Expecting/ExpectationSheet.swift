import Scenarios
import TerminalCore

/// What can be expected of the selected thing, with what is so now, while one of it is chosen.
struct ExpectationSheet: ChoiceList {
  var choice = RowChoice()
  /// Lines without `expect`, each of them so; never empty.
  let lines: [String]

  func count(_ model: Model, _ scene: Scene) -> Int { lines.count }

  func rows(_ model: Model) -> Int { max(1, min(lines.count, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.expects)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: lines.count, model, title: Words.expectTitle) { row($0, model) }
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let line = lines[index]
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    return row.part([Part.text(line.visibleLine).growing()], .choice(index), label: line)
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([.performLine("expect " + lines[min(choice.selected, lines.count - 1)])])
  }
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
    ask(ExpectationSheet(lines: lines))
  }
}
